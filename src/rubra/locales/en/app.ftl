# What the browser says of the app: versions, and what this device keeps.

web-new-version = A new version is here. Games that are under way are kept.
web-new-version-take = Use it now
web-new-version-later = Later
web-app-kept = Kept on this device: it works without a connection too.
web-language-away = This language is not on this device yet. Connect once, and choose it again.
web-no-server = The server cannot be reached. Until it is back you can play on this device.
web-hero-here = Play in the browser, alone against bots or with friends around one device. No account, no connection needed.
web-here-kept = Games are kept in this browser and nowhere else. A private window forgets them when it is closed.
web-plain-http = This page came over plain http: games are played and kept in this browser, but only while there is a connection; over https none is needed.

## What this browser keeps

web-store-passing = This browser does not let the page keep anything: a game is lost when the page is closed. To keep one, save it as a file.
web-store-full = There is no room left on this device, so this was not carried out. Delete games that you no longer need, or free some space, and try again.
web-store-forbidden = The browser does not let the page keep anything, so this was not carried out. Allow it to store data and load the page again.
web-store-missing = This table has been deleted, perhaps in another tab.
web-store-exists = This table is on this device already.
web-store-newer = A newer version of this page has been used here. Load the page again.
web-store-failed = The browser could not keep this, so it was not carried out. Load the page again; everything before it is kept.
