/* Rubico for three players, played at random: the rules as one writes them in C.
 *
 * The same functions on the same data as src/rubra/games/rubico/rules.py, with everything that is
 * fixed for three players (cards, track, no powers) as constants, so that the compiler can use it.
 * Beside it, utmost.c is what remains when the rules no longer have to be readable.
 *
 *     gcc -O3 -march=native -o rubico3 rubico3.c
 *     ./rubico3 KEY0 KEY1 FIRST COUNT [--list]
 *
 * KEY0 and KEY1 are the halves of the series' key in hexadecimal; games FIRST to FIRST + COUNT - 1
 * are played, each the same to the last card as in Python. Prints totals as JSON, or with --list a
 * line per game: reason, turns, decisions and the winners (a bit for each seat).
 */

#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- Chance: Threefry-2x64-20, four words of 32 bits to a block, counted per purpose --- */

enum { PURPOSES = 16, GAME_STREAM = 0, CHOICE_STREAM = 1, LONGEST_LOT = 16 };
enum { FIRST, ROLES, POWERS, DEAL, EXTRA, DISCARD, REVEAL, SENATE };

typedef struct {
    uint64_t key[2];
    uint64_t drawn[PURPOSES];
    uint64_t block[PURPOSES][2]; /* the block in use for each purpose */
    int lot[LONGEST_LOT], hat[LONGEST_LOT];
} Stream;

#define ROTATE(x, bits) ((x) << (bits) | (x) >> (64 - (bits)))
#define ROUND(bits) x0 += x1, x1 = ROTATE(x1, bits) ^ x0
#define INJECT(a, b, n) x0 += (a), x1 += (b) + (n)

static void threefry(uint64_t k0, uint64_t k1, uint64_t c0, uint64_t c1, uint64_t out[2])
{
    uint64_t k2 = UINT64_C(0x1BD11BDAA9FC1A22) ^ k0 ^ k1;
    uint64_t x0 = c0 + k0, x1 = c1 + k1;
    ROUND(16), ROUND(42), ROUND(12), ROUND(31), INJECT(k1, k2, 1);
    ROUND(16), ROUND(32), ROUND(24), ROUND(21), INJECT(k2, k0, 2);
    ROUND(16), ROUND(42), ROUND(12), ROUND(31), INJECT(k0, k1, 3);
    ROUND(16), ROUND(32), ROUND(24), ROUND(21), INJECT(k1, k2, 4);
    ROUND(16), ROUND(42), ROUND(12), ROUND(31), INJECT(k2, k0, 5);
    out[0] = x0;
    out[1] = x1;
}

static uint64_t next_word(Stream *stream, int purpose)
{
    uint64_t number = stream->drawn[purpose]++;
    uint64_t *block = stream->block[purpose];
    if (number % 4 == 0)
        threefry(stream->key[0], stream->key[1], number / 4, (uint64_t)purpose, block);
    uint64_t half = block[number >> 1 & 1];
    return number & 1 ? half & 0xFFFFFFFF : half >> 32;
}

static int below(Stream *stream, int purpose, int bound)
{
    uint64_t width = (uint64_t)bound;
    for (;;) {
        uint64_t cut = next_word(stream, purpose) * width;
        uint64_t rest = cut & 0xFFFFFFFF;
        if (rest >= width || rest >= (UINT64_C(1) << 32) % width)
            return (int)(cut >> 32);
    }
}

/* lot[i] is uniform below total - i */
static void draw_lots(Stream *stream, int purpose, int total, int wanted)
{
    int found = 0;
    while (found < wanted) {
        uint64_t product = (uint64_t)(total - found);
        int upto = found + 1;
        while (upto < wanted && product * (uint64_t)(total - upto) <= 1 << 24)
            product *= (uint64_t)(total - upto++);
        for (;;) {
            uint64_t rest = next_word(stream, purpose);
            for (int item = found; item < upto; item++) {
                uint64_t cut = rest * (uint64_t)(total - item);
                stream->lot[item] = (int)(cut >> 32);
                rest = cut & 0xFFFFFFFF;
            }
            if (rest >= product || rest >= (UINT64_C(1) << 32) % product)
                break;
        }
        found = upto;
    }
}

static void branch(const Stream *source, Stream *target, int label, uint64_t number)
{
    threefry(source->key[0], source->key[1], number, (uint64_t)(PURPOSES + label), target->key);
    memset(target->drawn, 0, sizeof target->drawn);
}

/* --- The box, for three players --- */

enum { PLAYERS = 3, ROW = 4, RED_ROLES = 2, SPACES = 5, ROME = 4, BEYOND = 2, MOST_OF_ONE = 2 };
enum { RED, BLUE, JANUS, POMPEY, KINDS, NO_CARD = KINDS };
enum { LEGIONARY, SENATOR };
enum { NONE, EXTRA_CARD, DISCARD_CARD, ONE_BLUE, ONE_RED };
enum { ITALICA = 1, APOLLINARIS = 2 };
enum { SENATE_CARDS = 8, LEGIONS_TO_WIN = 4, TOP_CARD = 0, BLUES_FOR_SENATE = 1 };

static const bool CASTRUM[SPACES] = {false, false, true, true, true}; /* the last one is Rome */
static const int8_t MARCH[KINDS] = {3, 4, 2, 1};
static const struct { int8_t effect, legions; } SENATE_CARD[SENATE_CARDS] = {
    {NONE, ITALICA}, {EXTRA_CARD, ITALICA}, {ONE_BLUE, ITALICA}, {ONE_RED, ITALICA},
    {DISCARD_CARD, APOLLINARIS}, {ONE_RED, APOLLINARIS}, {ONE_RED, APOLLINARIS},
    {NONE, ITALICA | APOLLINARIS},
};

/* --- The table --- */

enum { SUGGEST, TAKING, OVER };
enum { M_LAY, M_DECLARE, M_SAY_NOTHING, M_TAKE };
enum { GOES_ON, ROME_BY_MARCH, FOUR_ITALICA, FOUR_APOLLINARIS, FOUR_OF_BOTH, REASONS };
static const char *const REASON_NAMES[REASONS] = {
    "goes_on", "rome_by_march", "four_italica", "four_apollinaris", "four_of_both"};

typedef struct {
    int8_t role;
    int8_t hand[KINDS];
    int8_t row[ROW];
    uint8_t laid, taken, declared;
    int8_t claim[KINDS];
} Seat;

typedef struct {
    uint8_t waiting, winners;
    int16_t turn;
    int8_t reason, step, centurion, caesar, to_take, taken_count;
    Seat seats[PLAYERS];
    int8_t deck[KINDS], pile[3 * ROW], pile_count;
    int8_t turned[SENATE_CARDS], turned_count, fresh;
    int8_t revealed[2 * ROW], revealed_as[2 * ROW], revealed_count;
    int8_t last_red, last_blue, last_pompey;
} State;

enum { MOST_MOVES = 64 };
typedef uint64_t Move;

static Move pack(int kind, int a, int b, int c, int d)
{
    return (Move)kind | (Move)a << 8 | (Move)b << 16 | (Move)c << 24 | (Move)d << 32;
}
static int kind_of(Move move) { return (int)(move & 0xFF); }
static int part(Move move, int index) { return (int)(move >> (8 + 8 * index) & 0xFF); }
static int left_of(int seat) { return seat + 1 == PLAYERS ? 0 : seat + 1; }

static int take_nth(int8_t counts[KINDS], int number)
{
    int kind = 0, passed = 0;
    for (int before = 0; before < KINDS - 1; before++) {
        passed += counts[before];
        kind += number >= passed;
    }
    counts[kind]--;
    return kind;
}

/* Take cards out of a heap; stream->lot tells the kind of each */
static void draw_from(Stream *stream, int purpose, int8_t counts[KINDS], int wanted)
{
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            stream->hat[total++] = kind;
    draw_lots(stream, purpose, total, wanted);
    for (int item = 0; item < wanted; item++) {
        int place = stream->lot[item];
        int kind = stream->hat[place];
        stream->hat[place] = stream->hat[--total];
        stream->lot[item] = kind;
        counts[kind]--;
    }
}

static void shuffle(Stream *stream, int purpose, int8_t *items, int count)
{
    draw_lots(stream, purpose, count, count);
    for (int place = 0; place < count - 1; place++) {
        int other = place + stream->lot[place];
        int8_t item = items[place];
        items[place] = items[other];
        items[other] = item;
    }
}

static int size_of(const int8_t counts[KINDS])
{
    return counts[RED] + counts[BLUE] + counts[JANUS] + counts[POMPEY];
}

/* --- a) Drawing --- */

static void begin_turn(State *state, Stream *stream)
{
    state->turn++;
    state->taken_count = 0;
    memcpy(state->deck, MARCH, sizeof state->deck);
    draw_from(stream, DEAL, state->deck, ROW * (PLAYERS - 1));
    int drawn = 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
        Seat *place = &state->seats[seat];
        place->laid = place->taken = place->declared = 0;
        memset(place->hand, 0, sizeof place->hand);
        memset(place->claim, 0, sizeof place->claim);
        memset(place->row, NO_CARD, sizeof place->row);
        if (seat != state->centurion)
            for (int i = 0; i < ROW; i++)
                place->hand[stream->lot[drawn++]]++;
    }
    state->step = SUGGEST;
    state->waiting = (uint8_t)((1 << PLAYERS) - 1 - (1 << state->centurion));
}

static void set_up(State *state, Stream *stream)
{
    memset(state, 0, sizeof *state);
    int reds = RED_ROLES;
    draw_lots(stream, ROLES, PLAYERS, PLAYERS);
    for (int seat = 0; seat < PLAYERS; seat++) {
        bool red = stream->lot[seat] < reds;
        state->seats[seat].role = red ? LEGIONARY : SENATOR;
        reds -= red;
    }
    state->centurion = (int8_t)below(stream, FIRST, PLAYERS);
    begin_turn(state, stream);
}

/* --- b) The suggestion --- */

/* All claims, and all rows sorted by hand, as Python keeps them in its box */
static Move claims[40], rows[256];
static int claim_count, first_row[125], row_count[125];

static int hand_number(const int8_t hand[KINDS])
{
    return (hand[RED] * 5 + hand[BLUE]) * 5 + hand[JANUS];
}

static void make_lists(void)
{
    claims[claim_count++] = pack(M_SAY_NOTHING, 0, 0, 0, 0);
    for (int red = 0; red <= ROW && red <= MARCH[RED]; red++)
        for (int blue = 0; blue <= ROW - red && blue <= MARCH[BLUE]; blue++)
            for (int janus = 0; janus <= ROW - red - blue && janus <= MARCH[JANUS]; janus++) {
                int pompey = ROW - red - blue - janus;
                if (pompey <= MARCH[POMPEY])
                    claims[claim_count++] = pack(M_DECLARE, red, blue, janus, pompey);
            }
    int count = 0;
    for (int number = 0; number < 125; number++) {
        first_row[number] = count;
        for (int row = 0; row < 256; row++) {
            int card[ROW] = {row >> 6, row >> 4 & 3, row >> 2 & 3, row & 3};
            int8_t hand[KINDS] = {0};
            for (int slot = 0; slot < ROW; slot++)
                hand[card[slot]]++;
            if (hand_number(hand) == number)
                rows[count++] = pack(M_LAY, card[0], card[1], card[2], card[3]);
        }
        row_count[number] = count - first_row[number];
    }
}

static int list_rows(const State *state, int seat, Move *out)
{
    int number = hand_number(state->seats[seat].hand);
    for (int i = 0; i < row_count[number]; i++)
        out[i] = rows[first_row[number] + i];
    return row_count[number];
}

static int list_declarations(Move *out)
{
    for (int i = 0; i < claim_count; i++)
        out[i] = claims[i];
    return claim_count;
}

static void lay(State *state, int seat, Move move)
{
    Seat *place = &state->seats[seat];
    for (int slot = 0; slot < ROW; slot++)
        place->row[slot] = (int8_t)part(move, slot);
    memset(place->hand, 0, sizeof place->hand);
    place->laid = 1;
}

/* As many cards as steps to the next Castrum, plus two */
static int cards_to_take(int caesar)
{
    int space = caesar + 1;
    while (!CASTRUM[space])
        space++;
    int wanted = space - caesar + BEYOND, most = MOST_OF_ONE * (PLAYERS - 1);
    return wanted < most ? wanted : most;
}

static void declare(State *state, int seat, Move move)
{
    Seat *place = &state->seats[seat];
    place->declared = kind_of(move) == M_DECLARE;
    for (int kind = 0; kind < KINDS; kind++)
        place->claim[kind] = (int8_t)part(move, kind);
    state->waiting -= (uint8_t)(1 << seat);
    if (!state->waiting) {
        state->to_take = (int8_t)cards_to_take(state->caesar);
        state->step = TAKING;
        state->waiting = (uint8_t)(1 << state->centurion);
    }
}

/* --- c) The Centurion's choice --- */

static int free_slots(const State *state, int owner)
{
    const Seat *place = &state->seats[owner];
    if (!place->laid || __builtin_popcount(place->taken) >= MOST_OF_ONE)
        return 0;
    return (1 << ROW) - 1 - place->taken;
}

static int list_takings(const State *state, Move *out)
{
    int count = 0;
    for (int owner = 0; owner < PLAYERS; owner++) {
        int slots = free_slots(state, owner);
        for (int slot = 0; slot < ROW; slot++) {
            out[count] = pack(M_TAKE, owner, slot, 0, 0);
            count += slots >> slot & 1;
        }
    }
    return count;
}

/* --- d) to g) --- */

static int active(const State *state, int effect)
{
    int count = 0;
    for (int i = state->turned_count - state->fresh; i < state->turned_count; i++)
        count += SENATE_CARD[state->turned[i]].effect == effect;
    return count;
}

static void reveal(State *state, Stream *stream)
{
    state->pile_count = 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int slot = 0; slot < ROW; slot++) {
            state->pile[state->pile_count] = state->seats[seat].row[slot];
            state->pile_count += state->seats[seat].taken >> slot & 1;
        }
    for (int i = active(state, EXTRA_CARD); i > 0; i--)
        state->pile[state->pile_count++] =
            (int8_t)take_nth(state->deck, below(stream, EXTRA, size_of(state->deck)));
    for (int i = active(state, DISCARD_CARD); i > 0; i--) {
        int thrown = below(stream, DISCARD, state->pile_count);
        state->pile[thrown] = state->pile[--state->pile_count];
    }
    state->last_red = state->last_blue = state->last_pompey = state->revealed_count = 0;
    int before = NO_CARD;
    shuffle(stream, REVEAL, state->pile, state->pile_count);
    for (int i = 0; i < state->pile_count; i++) {
        int card = state->pile[i];
        before = card == JANUS ? before : card;
        state->revealed[state->revealed_count] = (int8_t)card;
        state->revealed_as[state->revealed_count++] = (int8_t)before;
        state->last_red += before == RED;
        state->last_blue += before == BLUE;
        state->last_pompey += before == POMPEY;
    }
    memset(state->pile, 0, sizeof state->pile);
    state->pile_count = 0;
    state->last_red += (int8_t)active(state, ONE_RED);
    state->last_blue += (int8_t)active(state, ONE_BLUE);
}

static void end_game(State *state, int reason)
{
    int winner = reason == ROME_BY_MARCH ? LEGIONARY : SENATOR;
    state->step = OVER;
    state->waiting = 0;
    state->reason = (int8_t)reason;
    for (int seat = 0; seat < PLAYERS; seat++)
        if (state->seats[seat].role == winner)
            state->winners |= (uint8_t)(1 << seat);
}

static int next_senate_card(const State *state, Stream *stream)
{
    if (state->turned_count == 0)
        return TOP_CARD;
    int face_up = 0;
    for (int i = 0; i < state->turned_count; i++)
        face_up |= 1 << state->turned[i];
    int number = below(stream, SENATE, SENATE_CARDS - state->turned_count);
    for (int card = 0;; card++)
        if (!(face_up >> card & 1) && number-- == 0)
            return card;
}

static void turn_one(State *state, Stream *stream)
{
    state->turned[state->turned_count++] = (int8_t)next_senate_card(state, stream);
    state->fresh++;
    int italica = 0, apollinaris = 0;
    for (int i = 0; i < state->turned_count; i++) {
        italica += (SENATE_CARD[state->turned[i]].legions & ITALICA) != 0;
        apollinaris += (SENATE_CARD[state->turned[i]].legions & APOLLINARIS) != 0;
    }
    if (italica >= LEGIONS_TO_WIN && apollinaris >= LEGIONS_TO_WIN)
        end_game(state, FOUR_OF_BOTH);
    else if (italica >= LEGIONS_TO_WIN)
        end_game(state, FOUR_ITALICA);
    else if (apollinaris >= LEGIONS_TO_WIN)
        end_game(state, FOUR_APOLLINARIS);
}

static void resolve_turn(State *state, Stream *stream)
{
    reveal(state, stream);
    for (int steps = state->last_red - state->last_blue; steps > 0; steps--)
        if (CASTRUM[++state->caesar])
            break;
    if (state->caesar == ROME) {
        end_game(state, ROME_BY_MARCH);
        return;
    }
    int to_turn = state->last_pompey + (state->last_blue >= BLUES_FOR_SENATE);
    state->fresh = 0;
    while (to_turn-- > 0 && state->turned_count < SENATE_CARDS && state->step != OVER)
        turn_one(state, stream);
    if (state->step == OVER)
        return;
    state->centurion = (int8_t)left_of(state->centurion);
    begin_turn(state, stream);
}

/* --- The verbs --- */

static int moves(const State *state, int seat, Move *out)
{
    if (state->step == TAKING)
        return list_takings(state, out);
    return state->seats[seat].laid ? list_declarations(out) : list_rows(state, seat, out);
}

static void play(State *state, int seat, Move move, Stream *stream)
{
    int kind = kind_of(move);
    if (kind == M_LAY) {
        lay(state, seat, move);
    } else if (kind == M_TAKE) {
        state->seats[part(move, 0)].taken |= (uint8_t)(1 << part(move, 1));
        if (++state->taken_count == state->to_take)
            resolve_turn(state, stream);
    } else {
        declare(state, seat, move);
    }
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "usage: %s KEY0 KEY1 FIRST COUNT [--list]\n", argv[0]);
        return 2;
    }
    Stream series = {.key = {strtoull(argv[1], NULL, 16), strtoull(argv[2], NULL, 16)}};
    uint64_t first = strtoull(argv[3], NULL, 10), count = strtoull(argv[4], NULL, 10);
    make_lists();
    bool listing = argc > 5 && strcmp(argv[5], "--list") == 0;
    uint64_t all_decisions = 0, all_turns = 0, ends[REASONS] = {0};
    static Stream stream, choices;
    static State state;
    static Move out[MOST_MOVES];
    for (uint64_t number = 0; number < count; number++) {
        branch(&series, &stream, GAME_STREAM, first + number);
        branch(&series, &choices, CHOICE_STREAM, first + number);
        set_up(&state, &stream);
        unsigned decisions = 0;
        while (state.waiting) {
            int seat = __builtin_ctz(state.waiting);
            int listed = moves(&state, seat, out);
            play(&state, seat, out[below(&choices, 0, listed)], &stream);
            decisions++;
        }
        all_decisions += decisions;
        all_turns += (uint64_t)state.turn;
        ends[state.reason]++;
        if (listing)
            printf("%s %d %u %d\n", REASON_NAMES[state.reason], state.turn, decisions,
                   state.winners);
    }
    struct timespec spent;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    if (!listing) {
        printf("{\"games\": %" PRIu64 ", \"decisions\": %" PRIu64 ", \"turns\": %" PRIu64
               ", \"reasons\": {", count, all_decisions, all_turns);
        for (int reason = 1; reason < REASONS; reason++)
            printf("%s\"%s\": %" PRIu64, reason > 1 ? ", " : "", REASON_NAMES[reason],
                   ends[reason]);
        printf("}, \"cpu_seconds\": %.6f}\n", (double)spent.tv_sec + 1e-9 * (double)spent.tv_nsec);
    }
    return 0;
}
