/* Age of War in plain C, by the same rules: what a compiler makes of the game when nothing is in
 * its way. Prints decisions of seats per second of CPU time for random play.
 *
 *   gcc -O3 -march=native -o age_of_war age_of_war.c && ./age_of_war SECONDS SEED
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 2, CITIES = 14, PROVINCES = 6, DICE = 7, MOST_LINES = 5, CENTRE = -1, CAP = 1000 };
enum { ONE, TWO, THREE, ARCHERS, CAVALRY, GENERAL, FACES };

typedef struct { int infantry, archers, cavalry, general; } Line;
typedef struct { int province, points, ordinary; Line lines[MOST_LINES]; } City;

#define INF(n) {n, 0, 0, 0}
#define SYM(a, c, g) {0, a, c, g}
#define SPECIAL SYM(0, 0, 1)
static const City city[CITIES] = {
    {0, 3, 3, {SYM(1, 0, 0), SYM(0, 2, 0), INF(5), SPECIAL}},
    {0, 2, 3, {SYM(1, 0, 0), SYM(1, 0, 0), INF(7), SPECIAL}},
    {0, 1, 1, {INF(10), SPECIAL}},
    {0, 1, 3, {SYM(0, 0, 1), SYM(1, 0, 0), SYM(0, 1, 0), SPECIAL}},
    {1, 3, 3, {SYM(1, 1, 0), SYM(1, 1, 0), INF(3), SPECIAL}},
    {1, 2, 4, {SYM(0, 0, 1), SYM(1, 0, 0), SYM(0, 1, 0), INF(3), SPECIAL}},
    {1, 1, 2, {SYM(0, 0, 1), SYM(2, 0, 0), SPECIAL}},
    {2, 4, 2, {SYM(2, 0, 0), SYM(0, 2, 0), SPECIAL}},
    {2, 3, 3, {SYM(0, 0, 1), SYM(1, 1, 0), INF(6), SPECIAL}},
    {3, 2, 2, {SYM(0, 0, 1), INF(8), SPECIAL}},
    {3, 2, 3, {SYM(0, 2, 0), INF(5), INF(2), SPECIAL}},
    {4, 2, 3, {SYM(0, 0, 1), INF(4), INF(4), SPECIAL}},
    {4, 1, 2, {SYM(0, 0, 2), SYM(0, 1, 0), SPECIAL}},
    {5, 3, 4, {SYM(0, 0, 2), SYM(1, 0, 0), SYM(0, 1, 0), INF(4)}},
};

typedef struct {
    int owner[CITIES], locked[PROVINCES], faces[FACES];
    int current, pool, target, filled, turns, over;
} State;
typedef struct { int city, line; } Action; /* city < 0: lose a die */

static uint32_t a, b, c, counter;
static uint32_t next32(void) {
    uint32_t out = a + b + counter++;
    a = b ^ b >> 9;
    b = c + (c << 3);
    c = (c << 21 | c >> 11) + out;
    return out;
}
static int below(uint32_t n) {
    uint64_t product = (uint64_t)next32() * n;
    if ((uint32_t)product < n) {
        uint32_t excess = -n % n;
        while ((uint32_t)product < excess) product = (uint64_t)next32() * n;
    }
    return (int)(product >> 32);
}

/* Dice a line takes from the roll, fewest first; 0 if it does not fit. */
static int spent(const int *faces, const Line *line) {
    if (line->infantry) {
        int left = line->infantry, dice = 0;
        for (int value = 3; value >= 1; value--)
            for (int k = 0; k < faces[value - 1]; k++) {
                left -= value;
                dice++;
                if (left <= 0) return dice;
            }
        return 0;
    }
    if (faces[ARCHERS] < line->archers || faces[CAVALRY] < line->cavalry || faces[GENERAL] < line->general) return 0;
    return line->archers + line->cavalry + line->general;
}

static int attackable(const State *s, int k) { return s->owner[k] != s->current && !s->locked[city[k].province]; }
static int required(const State *s, int k) { return city[k].ordinary + (s->owner[k] != CENTRE); }

static int legal(const State *s, Action *out) {
    int n = 0;
    out[n++] = (Action){-1, 0};
    int from = s->target < 0 ? 0 : s->target, to = s->target < 0 ? CITIES : s->target + 1;
    for (int k = from; k < to; k++) {
        if (!attackable(s, k)) continue;
        int lines = required(s, k);
        for (int line = 0; line < lines; line++)
            if (!(s->filled >> line & 1) && spent(s->faces, &city[k].lines[line])) out[n++] = (Action){k, line};
    }
    return n;
}

static void roll(State *s) {
    memset(s->faces, 0, sizeof s->faces);
    for (int die = 0; die < s->pool; die++) s->faces[below(FACES)]++;
}
static void begin(State *s) { s->pool = DICE; s->target = -1; s->filled = 0; }
static void end_turn(State *s) {
    if (++s->turns == CAP) { s->over = 1; return; }
    s->current = (s->current + 1) % SEATS;
    begin(s);
}
static void conquer(State *s, int k) {
    s->owner[k] = s->current;
    int all = 1, empty = 1;
    for (int other = 0; other < CITIES; other++) {
        if (city[other].province == city[k].province && s->owner[other] != s->current) all = 0;
        if (s->owner[other] == CENTRE) empty = 0;
    }
    if (all) s->locked[city[k].province] = 1;
    if (empty) s->over = 1; else end_turn(s);
}
static void apply(State *s, Action action) {
    int dice = 1;
    if (action.city >= 0) {
        dice = spent(s->faces, &city[action.city].lines[action.line]);
        s->target = action.city;
        s->filled |= 1 << action.line;
        if (s->filled == (1 << required(s, action.city)) - 1) { conquer(s, action.city); return; }
    }
    s->pool -= dice;
    if (s->pool == 0) end_turn(s);
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1;
    a = argc > 2 ? (uint32_t)atoi(argv[2]) : 1, b = 0, c = 0x9E3779B9, counter = 1;
    for (int i = 0; i < 12; i++) next32();
    long decisions = 0, points = 0;
    clock_t start = clock();
    Action actions[64];
    do {
        State s;
        memset(&s, 0, sizeof s);
        for (int k = 0; k < CITIES; k++) s.owner[k] = CENTRE;
        s.current = below(SEATS);
        begin(&s);
        while (!s.over) {
            roll(&s);
            int n = legal(&s, actions);
            apply(&s, actions[below((uint32_t)n)]);
            decisions++;
        }
        for (int k = 0; k < CITIES; k++) points += s.owner[k] == 0 ? city[k].points : 0;
    } while ((double)(clock() - start) / CLOCKS_PER_SEC < seconds);
    double took = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%.0f %ld\n", (double)decisions / took, points);
    return 0;
}
