/* Rubico for three players, played at random, written by hand for this one purpose.
 *
 * What one core does when nothing has to be general and hardly anything readable; rubico3.c beside it
 * is the game as one writes it in C. The number of players, the track and the cards are constants, nobody can look at the
 * table between two moves, and the moves of a turn follow each other as plain code.
 *
 * It does the same work as src/rubra/bots/playout.py: at every decision all legal moves are written
 * into a buffer and one of them is drawn, each equally likely. With the same key, game number i is
 * the same game to the last card. Numbers such as 5.1 are the clauses of the game's texts/en/rules.md.
 *
 *     gcc -O3 -march=native -o utmost utmost.c              the generator of the reference
 *     gcc -O3 -march=native -DFAST_RNG -o utmost utmost.c   a cheaper one; other games, same odds
 *
 *     ./utmost KEY0 KEY1 FIRST COUNT [--list]
 *
 * KEY0 and KEY1 are the halves of the series' key in hexadecimal; games FIRST to FIRST + COUNT - 1
 * are played. Prints totals as JSON, or with --list one line per game: reason, turns, decisions and
 * the winners (a bit for each seat).
 */

#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline)) /* rare: kept out of the way of the rest */
#define UNLIKELY(condition) __builtin_expect(condition, 0)

/* ================================================================================================
 * Chance
 * ============================================================================================= */

/* What the table asks chance for, each counted on its own; the players ask for one thing only. */
enum { FIRST, ROLES, POWERS, DEAL, EXTRA, DISCARD, REVEAL, SENATE, PURPOSES };
enum { CHOICE };

#ifndef FAST_RNG

/* Threefry-2x64-20, computed for eight counters side by side: the processor's vectors hold them. */

enum { LANES = 8, WORDS_PER_BLOCK = 4 };
typedef u64 lanes __attribute__((vector_size(8 * LANES)));

struct blocks {
    u64 half[2][LANES]; /* two halves of 64 bits make a block */
};

#define ROUND(bits) (x0 += x1, x1 = (x1 << (bits) | x1 >> (64 - (bits))) ^ x0)
#define FOUR_ROUNDS(a, b, c, d) (ROUND(a), ROUND(b), ROUND(c), ROUND(d))
#define ADD_KEY(a, b, number) (x0 += (a), x1 += (b) + (number))

/* In each lane the two counters are higher by step0 and step1 than in the one before. */
INLINE void threefry(u64 key0, u64 key1, u64 counter0, u64 step0, u64 counter1, u64 step1,
                     struct blocks *out)
{
    const lanes number = {0, 1, 2, 3, 4, 5, 6, 7};
    lanes x0 = counter0 + step0 * number;
    lanes x1 = counter1 + step1 * number;
    u64 key2 = 0x1BD11BDAA9FC1A22 ^ key0 ^ key1;
    ADD_KEY(key0, key1, 0);
    FOUR_ROUNDS(16, 42, 12, 31);
    ADD_KEY(key1, key2, 1);
    FOUR_ROUNDS(16, 32, 24, 21);
    ADD_KEY(key2, key0, 2);
    FOUR_ROUNDS(16, 42, 12, 31);
    ADD_KEY(key0, key1, 3);
    FOUR_ROUNDS(16, 32, 24, 21);
    ADD_KEY(key1, key2, 4);
    FOUR_ROUNDS(16, 42, 12, 31);
    ADD_KEY(key2, key0, 5);
    memcpy(out->half[0], &x0, sizeof x0);
    memcpy(out->half[1], &x1, sizeof x1);
}

/* One word of the four in a block, the upper half of 64 bits before the lower. */
INLINE u32 word_of(const struct blocks *blocks, u32 lane, u32 number)
{
    return (u32)(blocks->half[number >> 1 & 1][lane] >> (number & 1 ? 0 : 32));
}

/* The stream of the table: lane p holds the block in use for purpose p. */
struct table_stream {
    u64 key0, key1;
    u32 drawn[PURPOSES];
    struct blocks held;
};

/* The stream of the players: one purpose, eight blocks of it in a row. */
struct choice_stream {
    u64 key0, key1;
    u32 drawn;
    struct blocks held;
};

static void open_table_stream(struct table_stream *stream, u64 key0, u64 key1)
{
    stream->key0 = key0;
    stream->key1 = key1;
    memset(stream->drawn, 0, sizeof stream->drawn);
    threefry(key0, key1, 0, 0, 0, 1, &stream->held);
}

static void open_choice_stream(struct choice_stream *stream, u64 key0, u64 key1)
{
    stream->key0 = key0;
    stream->key1 = key1;
    stream->drawn = 0;
}

APART void next_block(struct table_stream *stream, u32 purpose)
{
    struct blocks found;
    u64 number = stream->drawn[purpose] / WORDS_PER_BLOCK;
    threefry(stream->key0, stream->key1, number, 0, 0, 1, &found);
    stream->held.half[0][purpose] = found.half[0][purpose];
    stream->held.half[1][purpose] = found.half[1][purpose];
}

INLINE u32 table_word(struct table_stream *stream, u32 purpose)
{
    u32 number = stream->drawn[purpose];
    if (UNLIKELY(number && number % WORDS_PER_BLOCK == 0))
        next_block(stream, purpose);
    stream->drawn[purpose] = number + 1;
    return word_of(&stream->held, purpose, number);
}

APART void next_choices(struct choice_stream *stream)
{
    u64 number = stream->drawn / WORDS_PER_BLOCK;
    threefry(stream->key0, stream->key1, number, 1, CHOICE, 0, &stream->held);
}

INLINE u32 choice_word(struct choice_stream *stream)
{
    u32 number = stream->drawn;
    if (UNLIKELY(number % (WORDS_PER_BLOCK * LANES) == 0))
        next_choices(stream);
    stream->drawn = number + 1;
    return word_of(&stream->held, number / WORDS_PER_BLOCK % LANES, number);
}

/* Every game has two streams, their keys derived from the series' key and the game's number. */
enum { TABLE_LABEL = 16, CHOICE_LABEL = 17 };

struct series {
    u64 key0, key1;
    struct blocks table_keys, choice_keys; /* for eight games in a row */
};

INLINE void open_streams(struct series *series, u64 number, u64 index, struct table_stream *table,
                         struct choice_stream *choices)
{
    u64 lane = index % LANES;
    if (lane == 0) {
        u64 key0 = series->key0, key1 = series->key1;
        threefry(key0, key1, number, 1, TABLE_LABEL, 0, &series->table_keys);
        threefry(key0, key1, number, 1, CHOICE_LABEL, 0, &series->choice_keys);
    }
    open_table_stream(table, series->table_keys.half[0][lane], series->table_keys.half[1][lane]);
    open_choice_stream(choices, series->choice_keys.half[0][lane],
                       series->choice_keys.half[1][lane]);
}

#else

/* xoshiro256++, one for the whole run; a word is the upper half of what it returns, and is cut into
 * bounded numbers in the same way. */

struct xoshiro {
    u64 s[4];
};
struct table_stream {
    struct xoshiro *source;
};
struct choice_stream {
    struct xoshiro *source;
};
struct series {
    u64 key0, key1;
    struct xoshiro source;
};

INLINE u64 rotate(u64 x, int bits) { return x << bits | x >> (64 - bits); }

INLINE u32 xoshiro_word(struct xoshiro *x)
{
    u64 answer = rotate(x->s[0] + x->s[3], 23) + x->s[0];
    u64 shifted = x->s[1] << 17;
    x->s[2] ^= x->s[0];
    x->s[3] ^= x->s[1];
    x->s[1] ^= x->s[2];
    x->s[0] ^= x->s[3];
    x->s[2] ^= shifted;
    x->s[3] = rotate(x->s[3], 45);
    return (u32)(answer >> 32);
}

INLINE u32 table_word(struct table_stream *stream, u32 purpose)
{
    (void)purpose;
    return xoshiro_word(stream->source);
}

INLINE u32 choice_word(struct choice_stream *stream) { return xoshiro_word(stream->source); }

/* splitmix64, to spread the key over the state. */
static u64 spread(u64 *state)
{
    u64 z = *state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

INLINE void open_streams(struct series *series, u64 number, u64 index, struct table_stream *table,
                         struct choice_stream *choices)
{
    if (index == 0) {
        u64 state = series->key0 ^ rotate(series->key1, 32) ^ number;
        for (int i = 0; i < 4; i++)
            series->source.s[i] = spread(&state);
    }
    table->source = choices->source = &series->source;
}

#endif

/* Whether a word, of which `rest` is left, would favour some of `product` outcomes. */
INLINE bool favours_some(u32 rest, u32 product)
{
    return UNLIKELY(rest < product) && rest < (UINT64_C(1) << 32) % product;
}

/* A number below `bound`, each equally likely. */
INLINE u32 below(struct table_stream *stream, u32 purpose, u32 bound)
{
    u64 cut;
    do
        cut = (u64)table_word(stream, purpose) * bound;
    while (favours_some((u32)cut, bound));
    return (u32)(cut >> 32);
}

INLINE u32 choice_below(struct choice_stream *stream, u32 bound)
{
    u64 cut;
    do
        cut = (u64)choice_word(stream) * bound;
    while (favours_some((u32)cut, bound));
    return (u32)(cut >> 32);
}

/* lot[i] is uniform below total - i. Every deal and shuffle of this game fits into one word. */
INLINE void draw_lots(struct table_stream *stream, u32 purpose, u32 total, u32 wanted, u32 *lot)
{
    u32 rest, product;
    do {
        rest = table_word(stream, purpose);
        product = 1;
        for (u32 i = 0; i < wanted; i++) {
            u64 cut = (u64)rest * (total - i);
            lot[i] = (u32)(cut >> 32);
            rest = (u32)cut;
            product *= total - i;
        }
    } while (favours_some(rest, product));
}

/* ================================================================================================
 * The box
 * ============================================================================================= */

enum { PLAYERS = 3, ADVISERS = PLAYERS - 1, ROW = 4 };
enum { RED_ROLES = 2 };   /* 2.3 of three */
enum { ROME = 4 };           /* the second space behind the start is a Castrum, and all after it */
enum { MOST_TAKEN = 2 + 2 }; /* 6.1 from the start the next one is two steps away, later one */

/* March cards, and how many of each kind (2.2). */
enum { RED, BLUE, JANUS, POMPEY, KINDS, NO_CARD = KINDS };
enum { REDS = 3, BLUES = 4, JANUSES = 2, POMPEYS = 1, DECK = REDS + BLUES + JANUSES + POMPEYS };

/* The eight Senate cards (8.1). What several of them name and do is the sum of their numbers. */
enum {
    ITALICA = 1 << 0,
    APOLLINARIS = 1 << 4,
    EXTRA_CARD = 1 << 8,
    DISCARD_CARD = 1 << 12,
    ONE_BLUE = 1 << 16,
    ONE_RED = 1 << 20,
};
enum { SENATE_CARDS = 8, TOP_CARD = 0, LEGIONS_TO_WIN = 4 };

static const u32 senate[SENATE_CARDS] = {
    ITALICA,                    /* vacant, always on top */
    ITALICA + EXTRA_CARD,       /* muster */
    ITALICA + ONE_BLUE,         /* veto */
    ITALICA + ONE_RED,          /* acclamation */
    APOLLINARIS + DISCARD_CARD, /* desertion */
    APOLLINARIS + ONE_RED,      /* surrender */
    APOLLINARIS + ONE_RED,      /* triumph */
    ITALICA + APOLLINARIS,      /* joker */
};

/* How often something is in a sum of Senate cards. */
#define TIMES(sum, what) ((sum) / (what) & 0xF)

enum reason { ROME_BY_MARCH, FOUR_ITALICA, FOUR_APOLLINARIS, FOUR_OF_BOTH, REASONS };
static const char *const reason_names[REASONS] = {
    "rome_by_march", "four_italica", "four_apollinaris", "four_of_both"};

/* ================================================================================================
 * Cards side by side: four bits for each, the first card lowest
 * ============================================================================================= */

typedef u64 cards;

INLINE u32 nth(cards row, u32 number) { return row >> 4 * number & 0xF; }

/* Take a card out and close the gap; returns the card. */
INLINE u32 take_nth(cards *row, u32 number)
{
    u32 card = nth(*row, number);
    cards before = (UINT64_C(1) << 4 * number) - 1;
    *row = (*row & before) | (*row >> 4 & ~before);
    return card;
}

static const cards full_deck = 0x3221111000; /* the March deck in the order of its kinds */
static const cards full_senate = 0x76543210; /* the Senate cards by number */

/* Four cards in the order of their kinds. */
INLINE cards sorted(u32 a, u32 b, u32 c, u32 d)
{
#define SORT(x, y) do { u32 low = x < y ? x : y; y = x < y ? y : x; x = low; } while (0)
    SORT(a, b);
    SORT(c, d);
    SORT(a, c);
    SORT(b, d);
    SORT(b, c);
#undef SORT
    return a | b << 4 | c << 8 | d << 12;
}

/* ================================================================================================
 * The table
 * ============================================================================================= */

/* What a move is depends on the decision: a row of cards, a count for each kind, or the number of a
 * card on the table. */
typedef u16 move;
enum { MOST_MOVES = 24 };

struct game {
    struct table_stream stream;
    struct choice_stream choices;
    u32 decisions;
    u32 turns;
    u32 legionaries;      /* a bit for each seat */
    u32 centurion;
    u32 caesar;           /* spaces behind the start */
    cards deck;           /* in the order of their kinds, as in the hands */
    cards hand[ADVISERS]; /* advisers are the two other seats, the lower number first */
    cards rows;           /* slots 0 to 3 of the first adviser, then those of the second */
    move claim[ADVISERS];
    u32 free;             /* a bit for each card that may be taken, numbered as in `rows` */
    u32 taken;            /* a bit for each card that the Centurion has */
    cards hidden;         /* Senate cards face down */
    u32 hidden_count;
    u32 named;            /* the sum of those face up */
    u32 fresh;            /* the sum of those turned last turn: their effects hold in this one */
};

struct outcome {
    enum reason reason;
    u32 turns, decisions, winners;
};

/* Any of the moves listed, each equally likely. */
INLINE move pick(struct game *game, const move *list, u32 count)
{
    game->decisions++;
    return list[choice_below(&game->choices, count)];
}

INLINE u32 left_of(u32 seat) { return seat == PLAYERS - 1 ? 0 : seat + 1; }

/* ================================================================================================
 * Set-up, and phase a
 * ============================================================================================= */

/* 2.3 One role each, then 2.8 the first Centurion. */
INLINE void set_up(struct game *game)
{
    u32 lot[PLAYERS];
    u32 reds = RED_ROLES;
    game->decisions = game->turns = game->caesar = game->legionaries = 0;
    game->hidden = full_senate;
    game->hidden_count = SENATE_CARDS;
    game->named = game->fresh = 0;
    draw_lots(&game->stream, ROLES, PLAYERS, PLAYERS, lot);
    for (u32 seat = 0; seat < PLAYERS; seat++) {
        u32 red = lot[seat] < reds;
        game->legionaries |= red << seat;
        reds -= red;
    }
    game->centurion = below(&game->stream, FIRST, PLAYERS);
}

/* 4.1 Everybody but the Centurion draws four cards. */
INLINE void draw_cards(struct game *game)
{
    u32 lot[ADVISERS * ROW], card[ADVISERS * ROW];
    cards deck = full_deck;
    draw_lots(&game->stream, DEAL, DECK, ADVISERS * ROW, lot);
    for (u32 i = 0; i < ADVISERS * ROW; i++) {
        card[i] = nth(deck, lot[i]); /* the last card fills the gap */
        deck ^= (cards)(card[i] ^ nth(deck, DECK - 1 - i)) << 4 * lot[i];
    }
    u32 one = nth(deck, 0), other = nth(deck, 1);
    deck = one < other ? one | other << 4 : other | one << 4;
    game->hand[0] = sorted(card[0], card[1], card[2], card[3]);
    game->hand[1] = sorted(card[4], card[5], card[6], card[7]);
    game->deck = deck;
}

/* ================================================================================================
 * Phase b: the suggestion
 * ============================================================================================= */

/* Every order of four things, from 0123 to 3210. */
enum { ORDERS = 24 };
static u16 place[ROW][ORDERS]; /* times a card, puts it into its slot in this order */
static u32 crossed[ROW - 1];   /* a bit for each order that puts card i + 1 before card i */

static void list_orders(void)
{
    u32 count = 0;
    for (u32 digits = 0; digits < 256; digits++) {
        u32 slot_of[ROW], seen = 0;
        for (u32 slot = 0; slot < ROW; slot++) {
            u32 card = digits >> 2 * (ROW - 1 - slot) & 3;
            slot_of[card] = slot;
            seen |= 1u << card;
        }
        if (seen != 0xF)
            continue;
        for (u32 card = 0; card < ROW; card++)
            place[card][count] = (u16)(1 << 4 * slot_of[card]);
        for (u32 card = 0; card + 1 < ROW; card++)
            crossed[card] |= (u32)(slot_of[card + 1] < slot_of[card]) << count;
        count++;
    }
}

/* 5.1 Every order of the hand. Equal cards are not told apart: orders that only swap them are left
 * out. A row is always written down and counted only if it stays, so there is nothing to guess. */
INLINE u32 list_rows(cards hand, move *out)
{
    move row[ORDERS];
    u16 a = (u16)nth(hand, 0), b = (u16)nth(hand, 1), c = (u16)nth(hand, 2), d = (u16)nth(hand, 3);
    for (u32 k = 0; k < ORDERS; k++)
        row[k] = (move)(a * place[0][k] + b * place[1][k] + c * place[2][k] + d * place[3][k]);
    u32 stays = ~(crossed[0] * (a == b) | crossed[1] * (b == c) | crossed[2] * (c == d));
    u32 count = 0;
#pragma GCC unroll 24
    for (u32 k = 0; k < ORDERS; k++) {
        out[count] = row[k];
        count += stays >> k & 1;
    }
    return count;
}

/* 5.4 Silence, or any make-up of four cards that the deck allows: four bits for each count. */
INLINE u32 list_declarations(move *out)
{
    u32 count = 0;
    out[count++] = 0;
    for (u32 red = 0; red <= REDS; red++)
        for (u32 blue = 0; blue <= ROW - red; blue++)
            for (u32 janus = 0; janus <= JANUSES && red + blue + janus <= ROW; janus++) {
                u32 pompey = ROW - red - blue - janus;
                if (pompey <= POMPEYS)
                    out[count++] = (move)(red | blue << 4 | janus << 8 | pompey << 12);
            }
    return count;
}

INLINE void suggest(struct game *game, u32 adviser)
{
    move list[MOST_MOVES];
    cards row = pick(game, list, list_rows(game->hand[adviser], list));
    game->rows |= row << 4 * ROW * adviser;
    game->hand[adviser] = 0;
    game->claim[adviser] = pick(game, list, list_declarations(list));
    /* Nobody here listens to a claim: without this the compiler could leave the choice out. */
    __asm__ volatile("" : : "m"(game->claim[adviser]));
}

/* ================================================================================================
 * Phase c: the Centurion's choice
 * ============================================================================================= */

/* 6.1 The steps to the next Castrum, plus two. */
INLINE u32 to_take(const struct game *game)
{
    return game->caesar == 0 ? MOST_TAKEN : MOST_TAKEN - 1;
}

/* 6.2 Any card of a seat that has not given two yet. A move is the number of the card. */
INLINE u32 list_takings(u32 free, move *out)
{
    u32 count = 0;
    for (u32 card = 0; card < ADVISERS * ROW; card++) {
        out[count] = (move)card;
        count += free >> card & 1;
    }
    return count;
}

/* 6.4 The Centurion takes one card, unseen. */
INLINE u32 take_card(struct game *game)
{
    move list[MOST_MOVES];
    u32 card = pick(game, list, list_takings(game->free, list));
    u32 of_owner = UINT32_C(0xF) << card / ROW * ROW;
    u32 left = game->free & ~(UINT32_C(1) << card);
    game->free = __builtin_popcount(left & of_owner) == ROW - 2 ? left & ~of_owner : left;
    return UINT32_C(1) << card;
}

/* ================================================================================================
 * Phases d to g
 * ============================================================================================= */

/* 7.1 The pile is shuffled and revealed. Returns how many cards count as each kind, in bytes. */
INLINE u64 reveal(struct game *game)
{
    u32 lot[MOST_TAKEN + 1];
    u32 pile[MOST_TAKEN + 1];
    u64 counted = 0;
    u32 before = NO_CARD; /* what a Janus copies (7.2) */
    u32 size = to_take(game);
    u32 taken = game->taken; /* in the order in which the cards lie, not in that of taking them */
    for (u32 i = 0; i < size; i++) {
        pile[i] = nth(game->rows, (u32)__builtin_ctz(taken));
        taken &= taken - 1;
    }
    if (TIMES(game->fresh, EXTRA_CARD)) /* 8.5 there is only one such card */
        pile[size++] = nth(game->deck, below(&game->stream, EXTRA, DECK - ADVISERS * ROW));
    if (TIMES(game->fresh, DISCARD_CARD)) { /* 8.6 and of this one too */
        u32 thrown = below(&game->stream, DISCARD, size);
        pile[thrown] = pile[--size];
    }
    draw_lots(&game->stream, REVEAL, size, size, lot);
    for (u32 i = 0; i < size; i++) {
        u32 card = pile[i + lot[i]];
        pile[i + lot[i]] = pile[i];
        before = card == JANUS ? before : card;
        counted += UINT64_C(1) << 8 * before;
    }
    return counted;
}

/* 2.6 The first card is the one on top, of the others nobody knows the order. */
INLINE u32 next_senate_card(struct game *game)
{
    u32 number = TOP_CARD;
    if (game->hidden_count < SENATE_CARDS)
        number = below(&game->stream, SENATE, game->hidden_count);
    game->hidden_count--;
    return take_nth(&game->hidden, number);
}

/* 7.11 Turn one card; returns whether the Senate has won. */
INLINE bool turn_senate_card(struct game *game, enum reason *reason)
{
    u32 card = next_senate_card(game);
    game->named += senate[card];
    game->fresh += senate[card];
    bool italica = TIMES(game->named, ITALICA) >= LEGIONS_TO_WIN;
    bool apollinaris = TIMES(game->named, APOLLINARIS) >= LEGIONS_TO_WIN;
    if (!italica && !apollinaris)
        return false;
    *reason = italica && apollinaris ? FOUR_OF_BOTH : italica ? FOUR_ITALICA : FOUR_APOLLINARIS;
    return true;
}

/* Reveal, advance, Senate; returns whether the game is over. */
INLINE bool resolve(struct game *game, enum reason *reason)
{
    u64 counted = reveal(game);
    u32 red = (counted >> 8 * RED & 0xFF) + TIMES(game->fresh, ONE_RED);
    u32 blue = (counted >> 8 * BLUE & 0xFF) + TIMES(game->fresh, ONE_BLUE);
    u32 pompey = counted >> 8 * POMPEY & 0xFF;
    u32 ahead = game->caesar == 0 ? 2 : 1; /* 7.7 the steps to the next Castrum: he stops there */
    u32 steps = red > blue ? red - blue : 0;
    game->caesar += steps < ahead ? steps : ahead;
    if (game->caesar == ROME) {
        *reason = ROME_BY_MARCH;
        return true;
    }
    game->fresh = 0;
    for (u32 to_turn = pompey + (blue > 0); to_turn; to_turn--) /* 7.10 one blue is enough */
        if (turn_senate_card(game, reason))
            return true; /* long before the eight cards run out */
    return false;
}

/* ================================================================================================
 * Playing
 * ============================================================================================= */

static struct outcome play_game(struct game *game)
{
    enum reason reason;
    set_up(game);
    while (true) {
        game->turns++;
        draw_cards(game);
        game->rows = 0;
        suggest(game, 0);
        suggest(game, 1);
        game->free = (1 << ADVISERS * ROW) - 1;
        game->taken = 0;
        for (u32 left = to_take(game); left; left--)
            game->taken |= take_card(game);
        if (resolve(game, &reason))
            break;
        game->centurion = left_of(game->centurion);
    }
    u32 everyone = (1 << PLAYERS) - 1;
    u32 winners = reason == ROME_BY_MARCH ? game->legionaries : everyone - game->legionaries;
    return (struct outcome){reason, game->turns, game->decisions, winners};
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv)
{
    bool list = argc == 6 && !strcmp(argv[5], "--list");
    if (argc != 5 && !list) {
        fprintf(stderr, "usage: %s KEY0 KEY1 FIRST COUNT [--list]\n", argv[0]);
        return 2;
    }
    static struct series series;
    static struct game game;
    list_orders();
    series.key0 = strtoull(argv[1], NULL, 16);
    series.key1 = strtoull(argv[2], NULL, 16);
    u64 first = strtoull(argv[3], NULL, 10), count = strtoull(argv[4], NULL, 10);

    u64 decisions = 0, turns = 0, reasons[REASONS] = {0};
    double start = cpu_seconds();
    for (u64 index = 0; index < count; index++) {
        open_streams(&series, first + index, index, &game.stream, &game.choices);
        struct outcome outcome = play_game(&game);
        decisions += outcome.decisions;
        turns += outcome.turns;
        reasons[outcome.reason]++;
        if (list)
            printf("%s %u %u %u\n", reason_names[outcome.reason], outcome.turns, outcome.decisions,
                   outcome.winners);
    }
    double seconds = cpu_seconds() - start;
    if (list)
        return 0;

    printf("{\"games\": %" PRIu64 ", \"decisions\": %" PRIu64 ", \"turns\": %" PRIu64
           ", \"reasons\": {", count, decisions, turns);
    for (int reason = 0; reason < REASONS; reason++)
        printf("%s\"%s\": %" PRIu64, reason ? ", " : "", reason_names[reason], reasons[reason]);
    printf("}, \"cpu_seconds\": %.6f}\n", seconds);
    return 0;
}
