# What the browser says at a table, beside web.ftl

web-why-watch = Prima guarda che cosa succede; poi scegli.
web-why-other = Non adesso. { $question }
web-why-turn = Non è il tuo turno: { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
}
