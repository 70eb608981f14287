# What the browser says, whatever the game.
# [1], not [one]: the category "one" of pt holds 0 too, and in Portugal 0 takes the plural.

## Everywhere

web-close = Fechar
web-done = Pronto
web-settings = Definições
web-menu = Menu
web-to-home = Início
web-opening = A pôr a mesa…
web-preparing = As regras deste jogo estão a ser preparadas nesta máquina. Demora um minuto, e só desta vez.
web-lost-page = Aqui não há nada.
web-lost-table = Esta mesa não existe ou não está aberta para ti.
web-error-line = O servidor não responde. Verifica a ligação e tenta outra vez.
web-refused = Não foi possível. Olha para a mesa e escolhe outra vez.
web-refused-other = Não foi possível. Vê o que escreveste e tenta outra vez.
web-refused-wrong_password = Não há conta com esse nome e essa palavra-passe.
web-refused-name_taken = Esse nome já é de alguém. Escolhe outro.
web-refused-bad_name = Um nome tem de 1 a 30 letras ou algarismos.
web-refused-bad_address = Não se chega daqui a esse endereço. Deve começar por https:// e ser público.
web-refused-bad_box = O ficheiro da caixa não pode ser usado.
web-refused-bad_record = Este ficheiro não é um registo de partida que se possa ler aqui.
web-refused-stale = Entretanto a mesa avançou. Escolhe outra vez.
web-refused-illegal_move = Essa jogada não é permitida agora. Escolhe uma das que brilham.
web-refused-not_asked = Agora não é a tua vez de decidir.
web-refused-seat_taken = Esse lugar está ocupado. Escolhe outro.
web-refused-too_many = Demasiadas coisas em pouco tempo. Espera um momento.
web-refused-busy = O servidor está ocupado. Tenta outra vez daqui a pouco.
web-refused-not_invited = Esta mesa é só para quem tem a ligação.
web-refused-freed = O anfitrião libertou o teu lugar. Procura outra mesa.
web-refused-banned = A tua entrada está proibida aqui. Pergunta a quem gere este servidor.
web-refused-closed = Esta mesa está fechada.
web-refused-not_your_password = Essa não é a tua palavra-passe.
web-refused-not_friends = Só podes guardar lugar a um amigo.
web-refused-no_such_code = Esta ligação já foi usada ou já não vale. Pede uma nova.
web-refused-no_mail = Este servidor não envia e-mails.
web-refused-bad_email = Esse não é um endereço para onde possamos escrever.
web-guest-name = Convidado
web-nobody = O teu nome
web-footer = Tabula Rubra: software livre, sem publicidade nem rastreadores.

## Home

web-hero = Três jogos de tabuleiro numa mesa vermelha
web-hero-more = Joga no navegador com amigos, num só aparelho ou contra bots. Não é preciso conta.
web-games = Jogos
web-play-now = Jogar já
web-play-now-how = Jogar já: um clique e ficas à mesa com bots.
web-play-now-level = Um clique e ficas à mesa com bots. Jogam no nível { $level } de { $most }.
web-play-now-choose = Escolher o nível
web-play-now-adapts = Os bots adaptam-se a mim: depois de um jogo que ganho jogam um nível acima, depois de um que perco, um nível abaixo, e os primeiros passos têm o dobro do tamanho.
web-play-now-fixed = Nível dos bots
web-play-now-next = Bots de Jogar já: nível { $level } da próxima vez.
web-learn = Aprender a jogar
web-new-table = Nova mesa
web-workbench = Oficina: muda este jogo
web-list-two = { $first } e { $last }
web-list-more = { $first } e { $last }
web-players = { $least } a { $most } jogadores
web-minutes = { $least } a { $most } minutos
web-my-tables = As minhas mesas
web-open-tables = Mesas abertas
web-no-open = Agora nenhuma mesa espera jogadores. Abre uma.
web-watch-tables = A decorrer
web-ended-tables = As minhas partidas terminadas
web-join-link = Enviaram-te uma ligação? Cola-a aqui
web-import = Tens o registo de uma partida? Vê-a ou continua-a
web-join = Entrar
web-go-on = Continuar
web-watch-it = Ver
web-seats-free = { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
web-frozen = Parada
web-closed = Fechada
web-with-bots = { $count ->
    [1] 1 bot
   *[other] { $count } bots
}
web-kept-for-you = { $name } guarda-te um lugar
web-kept-in-tournament = Uma mesa de um torneio espera por ti
web-nearly-full = quase cheia
web-filter = Que mesas?
web-filter-games = Todos os jogos
web-filter-paces = Qualquer ritmo
web-none-found = Não há agora nenhuma mesa assim aberta.
web-my-page = A minha página

## A new table

web-new-table-of = { $game }: nova mesa
web-name = O teu nome
web-how-many = Quantos jogam?
web-who-sits = Quem se senta onde?
web-sitter-me = Eu
web-sitter-here-how = Passam o aparelho de mão em mão; uma cortina esconde a mão de cada um dos outros.
web-second-name = Jogador { $number }
web-level-random = ao acaso
web-level-easy = fácil
web-level-medium = médio
web-level-hard = difícil
web-level-easy-how = Joga por hábito. Bom para uma primeira partida.
web-level-medium-how = Pensa algumas jogadas à frente.
web-level-hard-how = Pensa um segundo em cada decisão.
web-level-number = nível { $number }
web-level-in-sentence = { $number }
web-levels-numbered = Bots por número
web-level-number-how = O nível 1 joga como o fácil e o nível { $most } é o mais alto aqui. Cada um ganha claramente ao anterior.
web-bots-level = Bots: { $levels }
web-options = Opções
web-no-wish = o que ficar livre
web-own-box = Ficheiro de regras próprio
web-own-box-how = Um ficheiro (TOML) com outras cartas e números. A mesa diz que joga com ele.
web-own-box-here = Esta mesa joga com um ficheiro de regras próprio.
web-pace = Tempo para pensar
web-pace-none = Sem relógio
web-pace-none-how = Cada um pensa o tempo que quiser.
web-pace-live = Em direto, 15 minutos cada um
web-pace-live-how = E mais 15 segundos por decisão. Quando alguém fica sem tempo, os outros decidem se esperam.
web-pace-days = Por turnos, 2 dias para cada decisão
web-pace-days-how = Voltas quando é a tua vez.
web-access = Quem pode vir?
web-access-open = Toda a gente
web-access-open-how = A mesa aparece na página inicial.
web-access-invited = Só quem tiver a ligação
web-access-invited-how = És tu que envias a ligação.
web-open-table = Abrir a mesa

## Before the game

web-gathering-how = A partida começa sozinha quando todos os lugares estiverem ocupados.
web-seat-free = livre
web-seat-bot = Bot, { $level }
web-seat-here = aqui
web-seat-away = ausente
web-sit = Sentar-me aqui
web-sit-too = Também neste aparelho
web-bot-away = Tirar o bot
web-seat-free-up = Libertar este lugar
web-close-table-sure = Ninguém poderá jogar mais aqui.
web-table-closed = Esta mesa está fechada.
web-online = Convidar um amigo
web-online-how = A partida continua no servidor, a partir de onde está. Ficas com o teu lugar, e os teus amigos recebem uma ligação para os deles.
web-online-seats = Lugares para os teus amigos
web-online-luck = A sorte desta partida foi decidida neste aparelho, por isso quem o tem poderia saber o que ainda está para vir. Os teus amigos são avisados, e a partida não conta para a classificação.
web-online-do = Levar para o servidor
web-online-gone = Esta partida continua no servidor.
web-online-there = Para a mesa
web-on-device = Esta partida começou no aparelho de { $name }, que poderia saber o que a sorte ainda vai trazer. Não conta para a classificação.
web-on-device-mine = Esta partida começou no teu aparelho, por isso poderias saber o que a sorte ainda vai trazer: os teus amigos são avisados. Não conta para a classificação.
web-link = A ligação para os amigos
web-copy = Copiar
web-copied = Copiada

## At the table

web-your-turn = É a tua vez
web-my-place = O teu tabuleiro
web-waiting = { $count ->
    [1] { $names } está a escolher.
   *[other] { $names } estão a escolher.
}
web-thinking = { $count ->
    [1] { $names } está a pensar.
   *[other] { $names } estão a pensar.
}
web-watch = Vê o que acontece.
web-sending = Um momento…
web-choices = { $count ->
    [1] 1 opção
   *[other] As { $count } opções
}
web-undo = Desfazer
web-undo-how = Desfazer a tua última jogada.
web-hint = Sugestão
web-hint-asking = Um bot está a pensar nisso…
web-skip = Saltar
web-again = Mostrar outra vez
web-panels = Crónica, conversa e regras
web-log = Crónica
web-talk = Conversa
web-ledger = Turnos passados
web-rules = Regras
web-since = desde a tua última jogada
web-line-lost = A ligar de novo…
web-propose = Pedir à mesa para voltar antes da minha última jogada
web-proposal = { $reader ->
    [name] Pedes
   *[other] { $name } pede
} para recuar.
web-proposal-unrated = Então esta partida já não conta para a classificação, e o registo diz isso.
web-propose-sure = Recuar?
web-propose-do = Pedir
web-agree = De acordo
web-disagree = Não concordo
web-stand-in = Um bot está a jogar por ti.
web-return = Voltar ao meu lugar
web-late-gone = { $name } está ausente há { $time }. Deixam jogar um bot até voltar?
web-late-time = { $name } já não tem tempo. Deixam jogar um bot até voltar?
web-late-gone-told = { $name } está ausente há { $time }.
web-late-time-told = { $name } já não tem tempo.
web-late-bot = Que jogue um bot
web-late-wait = Continuar à espera
web-late-all = O bot joga assim que todos quiserem.
web-late-soon = Um bot joga por { $name } daqui a { $time }.
web-late-me = O teu tempo acabou. Pergunta-se aos outros se um bot pode jogar por ti.
web-late-me-soon = Os outros deixam um bot jogar por ti daqui a { $time }.
web-late-here = Estou aqui
web-stood-in = Enquanto estavas ausente, um bot decidiu por ti:
web-stood-in-undo = Desfazer
web-stood-in-undo-part = O que foi tirado ou mostrado desde então fica.
web-stood-in-ask = Pedir aos outros para recuar
web-stood-in-keep = Deixar assim
web-by-bot = um bot por { $reader ->
    [name] ti
   *[other] { $name }
}
web-resign = Abandonar o lugar
web-resign-sure = Um bot jogará no teu lugar até ao fim. Não poderás voltar.
web-stay = Ficar

## Talk

web-say = Diz alguma coisa
web-send = Enviar
web-talk-empty = Ainda ninguém disse nada. Pode dizer-se tudo, mentiras também.
web-mute = Silenciar { $name }
web-hear = Voltar a ouvir { $name }
web-watcher = { $name } (a ver)
web-report = Denunciar uma frase
web-report-of = Denunciar o que { $name } disse
web-report-how = Quem gere este servidor vai ler a frase e ver quem a disse.
web-report-why = O que há de errado? (Podes deixar em branco.)
web-report-send = Denunciar
web-reported = Denunciado. Obrigado.
web-speak = O que dizes
web-speak-how = Escolhe de quem ou a quem falas: de ti, ou de outro jogador.
web-speak-me = Sobre mim
web-speak-back = Voltar
web-speak-enough = Nesta vez já disseste o suficiente.
web-signalled-trust = { $reader ->
    [seat] confias em { $name }.
    [name] confia em ti.
   *[other] confia em { $name }.
}
web-signalled-suspect = { $reader ->
    [seat] suspeitas de { $name }.
    [name] suspeita de ti.
   *[other] suspeita de { $name }.
}
web-signalled-ask = { $reader ->
    [seat] perguntas a { $name }: o que tens?
    [name] pergunta-te: o que tens?
   *[other] pergunta a { $name }: o que tens?
}
web-signalled-go_back = { $reader ->
    [seat] pedes para recuar.
   *[other] pede para recuar.
}
web-signalled-agree = { $reader ->
    [seat] concordas em recuar.
   *[other] concorda em recuar.
}
web-signalled-refuse = { $reader ->
    [seat] não concordas em recuar.
   *[other] não concorda em recuar.
}
web-signalled-let_bot = { $reader ->
    [seat] queres que um bot jogue por { $name }.
    [name] quer que um bot jogue por ti.
   *[other] quer que um bot jogue por { $name }.
}
web-signalled-keep_waiting = { $reader ->
    [seat] preferes esperar por { $name }.
    [name] prefere esperar por ti.
   *[other] prefere esperar por { $name }.
}
web-signalled-bot_plays = { $reader ->
    [seat] estás ausente: um bot joga até voltares.
   *[other] está ausente: um bot joga até voltar.
}
web-signalled-here = { $reader ->
    [seat] estás aqui.
   *[other] está aqui.
}
web-quiet = Só falam os que jogam
web-loud = Falam também os que assistem
web-quiet-here = Nesta mesa só falam os que jogam.
web-mute-watchers = Silenciar os que assistem
web-hear-watchers = Voltar a ouvir os que assistem
web-signalled-freed = { $reader ->
    [seat] deixaste o lugar: o anfitrião libertou-o.
   *[other] deixou o lugar: o anfitrião libertou-o.
}
web-signalled-quiet = { $reader ->
    [seat] deixas falar só os que jogam.
   *[other] deixa falar só os que jogam.
}
web-signalled-loud = { $reader ->
    [seat] deixas falar também os que assistem.
   *[other] deixa falar também os que assistem.
}
web-signalled-rematch = { $reader ->
    [seat] gostavas de jogar outra vez.
   *[other] gostava de jogar outra vez.
}
web-signalled-declined = { $reader ->
    [seat] desta vez não podes vir.
   *[other] desta vez não pode vir.
}

## Rules

web-rules-pointed = O que apontaste
web-rules-now = O que conta agora
web-rules-find = Procurar nas regras

## Fairness

web-fairness = Distribuição honesta
web-fairness-what = Antes da primeira carta o servidor promete a distribuição: mostra a impressão digital do seu segredo. Depois da partida mostra o segredo. Assim ninguém pode mudar uma carta pelo meio.
web-fairness-device = A sorte foi decidida no aparelho de quem abriu esta mesa, antes de os outros chegarem. Desde então ninguém a pode mudar, e depois da partida isso pode ser verificado; mas quem tinha o aparelho poderia tê-la sabido toda.
web-fairness-commitment = A promessa
web-fairness-secret = O segredo
web-fairness-nonces = O que cada lugar acrescentou
web-fairness-later = O segredo é mostrado quando a partida terminar.
web-fairness-none = Esta partida continua outra; a sorte foi decidida lá.
web-fairness-check = Verificar
web-fairness-working = A calcular…
web-fairness-unknown = Agora não se pode calcular. Tenta outra vez mais tarde.
web-fairness-promise-same = O segredo condiz com a promessa.
web-fairness-promise-different = O segredo não condiz com a promessa.
web-fairness-before-same = A promessa é a que este navegador anotou durante a partida.
web-fairness-before-different = A promessa não é a que este navegador anotou durante a partida.
web-fairness-before-unknown = Este navegador não esteve na partida e não anotou nenhuma promessa.
web-fairness-mine-same = O que este navegador acrescentou está lá.
web-fairness-mine-different = O que este navegador acrescentou não está lá.
web-fairness-mine-unknown = Este navegador não acrescentou nada.
web-fairness-key-same = A chave da partida é feita do segredo e do que todos os lugares acrescentaram.
web-fairness-key-different = A chave da partida não é feita do segredo e do que todos os lugares acrescentaram.
web-fairness-draws-same = { $count ->
    [1] O único sorteio da partida resulta da chave.
   *[other] Os { $count } sorteios da partida resultam da chave: foram calculados aqui outra vez, um a um.
}
web-fairness-draws-different = Um sorteio não resulta da chave, depois da jogada { $count }.
web-fairness-verify = Que as cartas, os dados e as jogadas levam destes sorteios a este resultado verifica-se no teu computador com o registo e
web-record = Descarregar o registo

## The end

web-won = Ganhaste
web-lost = Perdeste
web-result = Resultado
web-rematch = Jogar outra vez
web-replay = Repetição
web-review = Revisão

## Replay

web-seen-from = Vista
web-seen-from-none = Vista pública
web-seen-open = Tudo à vista
web-first = Ao início
web-before = Uma jogada atrás
web-next = Uma jogada à frente
web-last = Ao fim
web-run = Reproduzir
web-pause = Pausa
web-moves = Jogada
web-replay-quiet = Uma decisão que os outros não puderam ver.
web-branch = Jogar a partir daqui

## One device for several

web-curtain = Dá o aparelho a { $name }. Os outros desviam o olhar.
web-curtain-lift = Sou { $name }

## Settings

web-language = Língua
web-theme = Tema
web-theme-system = o do sistema
web-theme-light = claro
web-theme-dark = luz de vela
web-pace-motion = Animação
web-motion-none = nenhuma
web-motion-quick = rápida
web-motion-usual = normal
web-motion-slow = lenta
web-sound = Sons

## People

web-people = Pessoas
web-account = Conta
web-account-link = Conta, avisos e as minhas partidas
web-account-guest = Jogas como convidado. Com uma conta podes voltar de qualquer aparelho, e as tuas partidas contam para a classificação. Ficas com as tuas mesas.
web-account-yours = Entraste como { $name }.
web-password = Palavra-passe
web-password-how = Pelo menos 8 caracteres. Se a esqueceres, quem gere este servidor pode dar-te uma nova.
web-register = Abrir uma conta
web-login = Entrar
web-logout = Sair
web-mine = Segurança e privacidade
web-password-change = Mudar a palavra-passe
web-password-old = Palavra-passe atual
web-password-new = Palavra-passe nova
web-password-changed = A palavra-passe foi mudada. A sessão foi fechada em todos os outros lugares.
web-sessions = Onde a tua sessão está aberta
web-session-here = este navegador
web-session-unknown = Navegador desconhecido
web-session-when = desde { $since }, usada pela última vez em { $used }
web-session-end = Fechar essa sessão
web-sessions-end = Fechar todas as outras
web-kept = Os teus dados
web-kept-how = O teu nome, lugares, jogadas, classificação e o que disseste. Podes guardar tudo num ficheiro, ou apagar.
web-export = Guardar num ficheiro
web-delete = Apagar tudo o que é meu
web-delete-how = O teu nome, a tua classificação e tudo o que disseste são apagados para sempre. As partidas ficam, sem o teu nome; nas que ainda se jogam, um bot continua por ti.
web-delete-yes = Apagar para sempre
web-delete-no = Manter
web-reminders = Avisos
web-reminders-how = Onde ninguém tem pressa: quando é a tua vez e não estás aqui, ou quando um amigo te guarda um lugar. Nada é enviado sem que o peças.
web-push = Neste navegador, mesmo sem nenhuma página aberta
web-push-none = Este navegador não pode ser avisado aqui: precisa de um endereço seguro (https).
web-push-refused = O navegador não permitiu ou não pode ser alcançado. Permite as notificações desta página e tenta outra vez.
web-webhook = Para um endereço meu (webhook)
web-webhook-how = Enviamos para lá uma mensagem JSON curta, como os programas de conversa entendem. Vazio: nada é enviado.
web-save = Guardar
web-saved = Guardado.
web-statistics = As minhas partidas
web-statistics-of = { $name }: partidas
web-game = Jogo
web-player = Jogador
web-played = Jogadas
web-wins = Ganhas
web-strength = Força
web-strength-how = A força é uma estimativa a partir de quem ganhou a quem; depois de ± está quanto pode errar. Só as contas são classificadas.
web-not-rated = Ainda nenhuma partida classificada. São classificadas as de quem tem uma conta.
web-ratings = Classificação
web-gallery = Galeria
web-ratings-empty = Ainda ninguém está classificado neste jogo.
web-place = Lugar

## The first game

web-learn-next = Continuar
web-learn-back = Voltar
web-learn-step = { $step } de { $steps }
web-learn-try = É a tua vez
web-learn-end = Agora joga
web-learn-leave = Sair

## Seats, by their emblems: what bots are called

web-emblem-sun = Sol
web-emblem-wave = Onda
web-emblem-vine = Videira
web-emblem-bee = Abelha
web-emblem-moon = Lua
web-emblem-tower = Torre
web-emblem-key = Chave

## A game from elsewhere

web-watch-loading = A pôr a partida na mesa…
web-watch-wrong = Esta partida não pode ser mostrada: { $reason }
