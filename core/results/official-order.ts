/** A horse as it crossed the wire, equal places for a dead heat; null for one that did not finish. */
export interface Crossing {
  readonly programNumber: string;
  readonly crossed: number | null;
}

export interface Disqualification {
  readonly programNumber: string;
  readonly from: number;
  /** The final official place; null for a horse left unplaced. */
  readonly to: number | null;
}

/** Program numbers of horses that share a place. */
type Tie = readonly string[];

function tiesOf(finishers: readonly Crossing[]): readonly Tie[] {
  const ties = new Map<number, string[]>();
  for (const { programNumber, crossed } of finishers) {
    const place = crossed ?? 0;
    ties.set(place, [...(ties.get(place) ?? []), programNumber]);
  }
  return [...ties].sort(([a], [b]) => a - b).map(([, tie]) => tie);
}

/** The index of a tie that has `place - 1` horses before it. */
function indexOfPlace(ties: readonly Tie[], place: number): number {
  let before = 0;
  for (const [index, tie] of ties.entries()) {
    if (before >= place - 1) return index;
    before += tie.length;
  }
  return ties.length;
}

/**
 * Official placings out of the order across the wire. Disqualified horses are taken out, then put back in ascending
 * order of the place each was put at; moving one after the other is wrong when there are two. Crossed 1 2 3 4 5 with
 * the first put fourth is 2 3 4 1 5. Horses of a dead heat share a place and the next one's counts them all. Who did
 * not finish has none (null).
 */
export function officialOrder(
  crossings: readonly Crossing[],
  disqualifications: readonly Disqualification[],
): ReadonlyMap<string, number | null> {
  const moved = new Set(disqualifications.map(({ programNumber }) => programNumber));
  const left = crossings.filter(
    ({ programNumber, crossed }) => crossed !== null && !moved.has(programNumber),
  );
  const ties: Tie[] = [...tiesOf(left)];
  const putBack = disqualifications
    .flatMap(({ programNumber, to }) => (to === null ? [] : [{ programNumber, to }]))
    .toSorted((a, b) => a.to - b.to);
  for (const { programNumber, to } of putBack) ties.splice(indexOfPlace(ties, to), 0, [programNumber]);

  const places = new Map<string, number | null>(crossings.map(({ programNumber }) => [programNumber, null]));
  let place = 1;
  for (const tie of ties) {
    for (const programNumber of tie) places.set(programNumber, place);
    place += tie.length;
  }
  return places;
}
