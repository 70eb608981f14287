# O que o navegador diz da aplicação: versões e o que este aparelho guarda.

web-new-version = Há uma versão nova. As partidas começadas são conservadas.
web-new-version-take = Usar agora
web-new-version-later = Mais tarde
web-app-kept = Guardado neste aparelho: também funciona sem ligação.
web-language-away = Esta língua ainda não está neste aparelho. Liga-te uma vez e escolhe-a de novo.
web-no-server = Não se consegue chegar ao servidor. Enquanto não voltar, podes jogar neste aparelho.
web-hero-here = Joga no navegador, sozinho contra bots ou com amigos à volta de um só aparelho. Não é preciso conta nem ligação.
web-here-kept = As partidas ficam guardadas neste navegador e em mais lado nenhum. Uma janela privada esquece-as quando é fechada.
web-plain-http = Esta página chegou por http não cifrado: as partidas jogam-se e ficam guardadas neste navegador, mas só com ligação; por https não é precisa nenhuma.

## O que este navegador guarda

web-store-passing = Este navegador não deixa a página guardar nada: a partida perde-se quando a página é fechada. Para a conservar, guarda-a num ficheiro.
web-store-full = Já não há espaço neste aparelho e por isso não foi feito. Apaga partidas de que já não precises ou liberta espaço, e tenta outra vez.
web-store-forbidden = O navegador não deixa a página guardar nada e por isso não foi feito. Permite-lhe guardar dados e carrega a página de novo.
web-store-missing = Esta mesa foi apagada, talvez noutro separador.
web-store-exists = Esta mesa já está neste aparelho.
web-store-newer = Aqui já se usou uma versão mais nova desta página. Carrega a página de novo.
web-store-failed = O navegador não conseguiu guardar isto e por isso não foi feito. Carrega a página de novo; tudo o que veio antes está guardado.
