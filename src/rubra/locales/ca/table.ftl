# What the browser says at a table, beside web.ftl

web-why-watch = Mira primer què passa; després tria.
web-why-other = Ara no. { $question }
web-why-turn = No és el teu torn: { $count ->
    [one] { $names } està triant.
   *[other] { $names } estan triant.
}
