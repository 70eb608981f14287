# What the server says where no browser is.

reminder-turn = { $count ->
    [one] Tabula Rubra: a table waits for you.
   *[other] Tabula Rubra: { $count } tables wait for you.
}
reminder-seat = { $count ->
    [one] Tabula Rubra: somebody keeps a seat for you.
   *[other] Tabula Rubra: seats are kept for you at { $count } tables.
}
mail-confirm-subject = Tabula Rubra: reminders by e-mail?
mail-confirm =
    Somebody has asked Tabula Rubra to write to this address when a table waits for them.

    If it was you, open this link and say yes:
    { $url }

    If not, do nothing: you will get no other mail.
mail-remind =
    { $said }

    { $urls }

    No more mails like this one:
    { $stop }
