# What the browser says at a table, beside web.ftl

web-why-watch = Vê primeiro o que acontece; depois escolhe.
web-why-other = Agora não. { $question }
web-why-turn = Não é a tua vez: { $count ->
    [one] { $names } está a escolher.
   *[other] { $names } estão a escolher.
}
