import { Refusal } from '../kernel/refusal.ts';
import { listText } from '../kernel/text.ts';
import { countCombinations } from './counting.ts';
import { placesOf, type TicketField } from './ticket-field.ts';
import { PLACES, type Wager } from './wager.ts';

/** The most backups that a ticket may be allowed. */
export const MOST_POINTS = 4;

/** The horses of a leg by how much they are liked: A first, B as a backup, C as a long one. */
export interface GroupedLeg {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly c: readonly string[];
}

/** What a backup costs of the points of a ticket. */
const POINTS = { a: 0, b: 1, c: 2 } as const;
const GROUPS = ['a', 'b', 'c'] as const;

interface Begun {
  readonly sets: readonly (readonly string[])[];
  readonly points: number;
}

/**
 * The tickets of A, B and C horses (Steven Crist's method): all A's, and every way to use backups for so many points, a B
 * for one and a C for two. With one point: the main ticket of A's, and one ticket for each leg with its B's instead. No
 * two tickets share a combination. Legs without a group make no ticket with it.
 */
export function groupTickets(
  legs: readonly GroupedLeg[],
  mostPoints: number,
): readonly (readonly (readonly string[])[])[] {
  let tickets: readonly Begun[] = [{ sets: [], points: 0 }];
  for (const leg of legs) {
    tickets = tickets.flatMap(({ sets, points }) =>
      GROUPS.flatMap((group) => {
        const spent = points + POINTS[group];
        return leg[group].length === 0 || spent > mostPoints
          ? []
          : [{ sets: [...sets, leg[group]], points: spent }];
      }),
    );
  }
  return tickets.toSorted((a, b) => a.points - b.points).map(({ sets }) => sets);
}

/**
 * The tickets of A, B and C horses on one race: every place takes A's, and backups for so many points. An exacta of A's 1
 * and 2 with B's 3 for one point is 1,2 / 1,2 and 1,2 / 3 and 3 / 1,2. Sets that no order of finish can fill make no
 * ticket, as a single A over itself; a quinella has the same two horses once. No two tickets share a combination.
 */
export function groupTicketsOnRace(
  wager: Wager,
  groups: GroupedLeg,
  mostPoints: number,
  field: TicketField,
): readonly (readonly (readonly string[])[])[] {
  const places = Array.from({ length: PLACES[wager] }, () => groups);
  const seen = new Set<string>();
  return groupTickets(places, mostPoints).filter((sets) => {
    const pair = sets.map(String).toSorted().join('/');
    if (wager === 'quinella' && seen.has(pair)) return false;
    seen.add(pair);
    const horses = sets.map((set) => placesOf(set, field));
    return countCombinations(wager, horses) > 0;
  });
}

/**
 * Refuses ('invalid', `handicapping.builder-shared`) a betting interest in two groups of a leg, as 1 with the A's and its
 * coupled mate 1A with the B's: two tickets would buy the same combination. Refuses what `placesOf` refuses.
 */
export function refuseSharedInterests(legs: readonly GroupedLeg[], fields: readonly TicketField[]): void {
  for (const [legIndex, leg] of legs.entries()) {
    const field = fields[legIndex];
    if (field === undefined) continue;
    const grouped = GROUPS.flatMap((group) => placesOf(leg[group], field).map((place) => ({ place, group })));
    const shared = grouped.find(({ place }, index) =>
      grouped.slice(0, index).some((other) => other.place === place),
    );
    if (shared === undefined) continue;
    const groups = grouped
      .filter(({ place }) => place === shared.place)
      .map(({ group }) => group.toUpperCase());
    const named = GROUPS.flatMap((group) => leg[group]);
    const numbers = [...new Set(named)].filter((number) => field.interests[shared.place]?.includes(number));
    const what =
      numbers.length > 1
        ? `${listText(numbers)} are one betting interest and cannot be in ${listText(groups)} at once.`
        : `${listText(numbers)} is marked both ${listText(groups)}.`;
    const sentence = legs.length > 1 ? `Leg ${legIndex + 1}: ${what}` : what;
    throw new Refusal('invalid', 'handicapping.builder-shared', sentence);
  }
}
