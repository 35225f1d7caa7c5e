/* The game and threshold players in straightforward C: what the kernel is measured against.
 *
 * reference GAMES SEED RULES THRESHOLD...   with RULES "german" or "french"
 *
 * Prints the CPU seconds it took, the cards revealed, the collapses, and for each seat the mean
 * points and the win share. German: five relics in the deck from the start, worth 5 5 5 10 10
 * by the order taken. French: no relics. A player leaves once THRESHOLD gems are carried.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EXPEDITIONS = 5, TREASURES = 15, TRAP_KINDS = 5, TRAP_COPIES = 3, RELICS = 5, SEATS = 8 };
enum { TRAP = 100, RELIC = 200 }; /* below 100: a treasure of this many gems */

static const int treasures[TREASURES] = {1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17};
static const int relic_worth[RELICS] = {5, 5, 5, 10, 10};

static uint64_t state;

static uint64_t next_random(void) { /* xorshift64* */
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 0x2545F4914F6CDD1DULL;
}

static uint32_t below(uint32_t limit) {
    uint64_t product = (next_random() >> 32) * limit;
    if ((uint32_t)product < limit) {
        uint32_t incomplete = -limit % limit;
        while ((uint32_t)product < incomplete)
            product = (next_random() >> 32) * limit;
    }
    return product >> 32;
}

static int seats, thresholds[SEATS];
static long cards_seen, collapses;
static long points_sum[SEATS];
static double wins[SEATS];

static void play_game(int with_relics) {
    int deck[TREASURES + TRAP_KINDS * TRAP_COPIES + RELICS];
    int cards = 0, taken = 0;
    int points[SEATS] = {0};

    for (int i = 0; i < TREASURES; i++)
        deck[cards++] = treasures[i];
    for (int i = 0; i < TRAP_KINDS * TRAP_COPIES; i++)
        deck[cards++] = TRAP + i / TRAP_COPIES;
    for (int i = 0; with_relics && i < RELICS; i++)
        deck[cards++] = RELIC;

    for (int expedition = 0; expedition < EXPEDITIONS; expedition++) {
        int in_cave[SEATS], carried[SEATS] = {0}, seen[TRAP_KINDS] = {0};
        int inside = seats, pool = 0, relics = 0, revealed = 0, closing = -1;
        for (int seat = 0; seat < seats; seat++)
            in_cave[seat] = 1;

        while (inside) {
            int which = revealed + below(cards - revealed);
            int card = deck[which];
            deck[which] = deck[revealed];
            deck[revealed++] = card;
            if (card == RELIC) {
                relics++;
            } else if (card >= TRAP) {
                if (seen[card - TRAP]++) {
                    closing = card;
                    collapses++;
                    break;
                }
            } else {
                for (int seat = 0; seat < seats; seat++)
                    if (in_cave[seat])
                        carried[seat] += card / inside;
                pool += card % inside;
            }

            int leaving[SEATS], leavers = 0;
            for (int seat = 0; seat < seats; seat++)
                if (in_cave[seat] && carried[seat] >= thresholds[seat])
                    leaving[leavers++] = seat;
            if (leavers) {
                int each = pool / leavers;
                pool %= leavers;
                for (int i = 0; i < leavers; i++) {
                    points[leaving[i]] += carried[leaving[i]] + each;
                    in_cave[leaving[i]] = 0;
                }
                inside -= leavers;
                if (leavers == 1)
                    for (; relics; relics--)
                        points[leaving[0]] += relic_worth[taken++];
            }
        }
        cards_seen += revealed;

        /* Revealed relics and one trap of a closing pair leave the deck. */
        int kept = 0;
        for (int i = 0; i < cards; i++) {
            if (i < revealed && deck[i] == RELIC)
                continue;
            if (i < revealed && deck[i] == closing) {
                closing = -1;
                continue;
            }
            deck[kept++] = deck[i];
        }
        cards = kept;
    }

    int best = 0, winners = 0;
    for (int seat = 0; seat < seats; seat++) {
        points_sum[seat] += points[seat];
        if (points[seat] > best)
            best = points[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        winners += points[seat] == best;
    for (int seat = 0; seat < seats; seat++)
        if (points[seat] == best)
            wins[seat] += 1.0 / winners;
}

int main(int count, char **words) {
    if (count < 5 || count > 4 + SEATS) {
        fprintf(stderr, "usage: reference GAMES SEED german|french THRESHOLD...\n");
        return 2;
    }
    long games = atol(words[1]);
    state = strtoull(words[2], NULL, 10) * 0x9E3779B97F4A7C15ULL | 1;
    int with_relics = strcmp(words[3], "german") == 0;
    for (int i = 4; i < count; i++)
        thresholds[seats++] = atoi(words[i]);

    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long game = 0; game < games; game++)
        play_game(with_relics);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%.6f %ld %ld", to.tv_sec - from.tv_sec + (to.tv_nsec - from.tv_nsec) * 1e-9,
           cards_seen, collapses);
    for (int seat = 0; seat < seats; seat++)
        printf(" %.6f %.6f", (double)points_sum[seat] / games, wins[seat] / games);
    printf("\n");
    return 0;
}
