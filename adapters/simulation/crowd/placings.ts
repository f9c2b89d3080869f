import { type Finish, interestOf } from '../meet/race-run.ts';

/** Betting interests by official placing; those of a dead heat stand together. An entry may stand twice. */
export type Placings = readonly (readonly string[])[];

export function placingsOf(finishes: readonly Finish[]): Placings {
  const groups = new Map<number, string[]>();
  const placed = finishes
    .filter(({ official }) => official !== null)
    .toSorted((a, b) => (a.official ?? 0) - (b.official ?? 0));
  for (const { entry, official } of placed) {
    const group = groups.get(official ?? 0) ?? [];
    groups.set(official ?? 0, [...group, interestOf(entry)]);
  }
  return [...groups.values()];
}

/**
 * Which part of the profit each interest takes in a pool that pays `places` places. Each place is worth the same; a
 * dead heat shares the places it covers. Example: 4, then 2 and 7 level: in the place pool 4 takes a half, the others
 * a quarter each.
 */
export function profitParts(placings: Placings, places: number): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  let from = 0;
  for (const group of placings) {
    const covered = Math.min(group.length, places - from);
    if (covered <= 0) break;
    for (const interest of group)
      parts.set(interest, (parts.get(interest) ?? 0) + covered / group.length / places);
    from += group.length;
  }
  return parts;
}

const permuted = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, index) =>
        permuted([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
      );

/** The winning combinations of the first `depth` interests, an entry counted at its best place. */
export function winningOrders(placings: Placings, depth: number): readonly (readonly string[])[] {
  const listed = new Set<string>();
  const groups = placings.map((group) =>
    group.filter((interest) => !listed.has(interest) && listed.add(interest)),
  );
  const orders = groups.reduce<readonly (readonly string[])[]>(
    (found, group) =>
      (found[0]?.length ?? 0) >= depth
        ? found
        : found.flatMap((order) => permuted(group).map((more) => [...order, ...more])),
    [[]],
  );
  const cut = orders.filter((order) => order.length >= depth).map((order) => order.slice(0, depth));
  return [...new Map(cut.map((order) => [order.join('-'), order])).values()];
}
