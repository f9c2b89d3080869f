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
