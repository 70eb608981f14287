# What the browser says at a table, beside web.ftl

web-why-watch = Watch first what happens; then choose.
web-why-other = Not now. { $question }
web-why-turn = It is not your turn: { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
