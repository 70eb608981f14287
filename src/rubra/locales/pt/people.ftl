# Encontrar-se: uma mesa nova, a mesa antes da partida, a minha página.

## Uma mesa nova

people-fill = Todos os outros lugares:
people-sitter-open = Aberto
people-sitter-here = Mesmo dispositivo
people-sitter-bot = Bot, { $level }
people-sitter-friend-how = O lugar de um amigo fica guardado: ele encontra a mesa na sua página inicial.
people-sitter-open-how = Os lugares abertos são para quem vier, ou para quem receber a tua ligação.
people-cancel = Cancelar

## Antes da partida

people-lobby = { $game }: à espera de jogadores
people-lobby-ready = A partida começa quando todos os lugares estiverem ocupados e todos estiverem prontos.
people-lobby-unready = Ainda não prontos: { $names }.
people-access-open = aberta a todos
people-access-invited = só com a ligação
people-host = anfitrião
people-ready = Já podemos começar
people-not-ready = Ainda não
people-ready-is = pronto
people-free-seat = Libertar o lugar de { $name }
people-kept = guardado para alguém
people-kept-for = guardado para { $name }
people-kept-for-me = guardado para ti
people-keep-no-more = Deixar de guardar o lugar para { $name }
people-decline = Não, obrigado
people-to-tournament = Ir para o torneio
people-fill-seat = Quem se senta no lugar { $number }?
people-fill-with = Preencher com…
people-leave = Sair
people-cancel-table = Cancelar a mesa
people-keep-table = Manter
people-invite-text = Joga { $game } comigo.
people-share = Partilhar
people-code = Código QR
people-code-how = Um amigo ao teu lado aponta para aqui a câmara do telemóvel.

## Avisos onde ajudam

people-offer = Ninguém tem de esperar aqui com a página aberta. Avisamos-te quando for a tua vez?
people-offer-yes = Avisem-me
people-offer-how = Como?
people-offer-no = Não, obrigado
people-offer-done = Vamos avisar-te quando for a tua vez.
people-mail = Por e-mail
people-mail-how = Primeiro perguntamos nesse endereço se o queres. Cada mensagem tem uma ligação para as parar.
people-mail-asked = Enviámos uma mensagem para lá. Abre a ligação que ela traz e diz que sim.
people-mail-waits = Escrevemos para este endereço e esperamos pelo sim.
people-mail-on = Os avisos são enviados para aqui.
people-mail-off = Chega de e-mails
people-mail-confirm-title = Avisos por e-mail
people-mail-confirm-how = Queres uma mensagem aqui quando uma mesa esperar por ti?
people-mail-confirm-yes = Sim
people-mail-confirm-done = Feito. Vamos avisar-te por e-mail.
people-mail-stop-title = Chega de mensagens
people-mail-stop-how = Os avisos por e-mail acabam; ficas com os teus lugares.
people-mail-stop-yes = Parar
people-mail-stop-done = Feito. Não se enviam mais mensagens para aqui.

## Mais uma

people-rematch = { $name } gostava de jogar outra vez.
people-rematch-yes = Também quero
people-rematch-no = Não, obrigado

## A minha página

people-running = Partidas em curso
people-running-none = Não há nenhuma partida em curso.
people-more = Mostrar mais
people-tallies = Ganhas e perdidas
people-against = Contra
people-against-people = pessoas
people-against-bots = bots, { $level }
people-alone = a solo
people-levels = Bots de Jogar já
people-levels-how = Em que nível jogaram, jogo a jogo, neste navegador: um ponto cheio onde ganhaste. Agora estão no nível { $level }.
people-levels-game = Nível { $level }: { $won ->
    [yes] ganho
   *[no] perdido
}
people-levels-fixed = Ficam no nível { $level }; escolheste que não se adaptem.
people-home = Início
people-clubs = Clubes

## Amigos

people-friends = Amigos
people-friends-none = Ainda não tens amigos aqui. Envia uma ligação a quem gostas de ter à mesa.
people-friend-invite = Convidar um amigo
people-friend-link = A tua ligação para amigos
people-friend-link-how = Quem a abrir e aceitar torna-se teu amigo. Os amigos podem guardar lugar uns aos outros. Mais ninguém vê quem são os teus amigos.
people-friend-renew = Nova ligação (a antiga acaba)
people-friend-text = { $name } convida-te para a sua lista de amigos na Tabula Rubra.
people-friend-drop = Acabar a amizade
people-friend-drop-of = Acabar a amizade com { $name }
people-friend-keep = Continuar amigos
people-friend-own = Esta é a tua própria ligação. Envia-a a um amigo.
people-friend-title = { $name } gostava de ter a tua amizade aqui
people-friend-how = Os amigos podem guardar lugar uns aos outros nas suas mesas. Podes acabar com isso quando quiseres.
people-friend-yes = Aceitar a amizade
people-friend-done = Tu e { $name } são agora amigos.

## A galeria

people-gallery-how = Jogos terminados que todos os que os jogaram querem mostrar.
people-gallery-none = Ainda não há nenhum jogo. Depois de um jogo, quem o jogou pode mostrá-lo aqui.
people-show = Mostrar na galeria
people-show-how = Assim qualquer pessoa pode ver a repetição, com os nomes de quem jogou. O que disseram uns aos outros não se vê. Podes retirá-lo quando quiseres.
people-show-yes = Mostrar
people-show-asked = { $count ->
    [1] { $names } gostava de mostrar este jogo na galeria.
   *[other] { $names } gostavam de mostrar este jogo na galeria.
}
people-show-waits = { $count ->
    [1] Fica visível assim que { $names } concordar.
   *[other] Fica visível assim que { $names } concordarem.
}
people-show-is = Este jogo está na galeria.
people-show-back = Retirar
people-show-hidden = Quem gere este servidor retirou este jogo da galeria.
people-shown = Jogos para a galeria

## Um sinal próprio

people-sign = O teu sinal
people-sign-how = Fica ao lado do teu nome, nas mesas onde te sentares a partir de agora.
people-sign-none = nenhum
people-sign-boat = barco
people-sign-bridge = ponte
people-sign-candle = vela
people-sign-castle = castelo
people-sign-comet = cometa
people-sign-fish = peixe
people-sign-fox = raposa
people-sign-heron = garça
people-sign-leaf = folha
people-sign-mountain = montanha
people-sign-olive = ramo de oliveira
people-sign-snail = caracol

## Uma partida deste navegador

people-delete = Apagar esta partida?
people-delete-over = É apagada deste aparelho para sempre e deixa de contar entre as tuas partidas.
people-delete-running = É apagada deste aparelho para sempre. Se um dia a quiseres continuar, guarda-a antes num ficheiro, a partir do menu dela.
people-delete-yes = Apagar
people-delete-no = Manter
people-save-how = Abre o ficheiro na página inicial, aqui ou noutro aparelho: a partida continua de onde está.
people-save-hidden = O ficheiro contém também tudo o que está escondido: quem o ler pode saber todas as mãos e tudo o que ainda está para vir.
