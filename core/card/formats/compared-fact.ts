/** Whether two known values of a fact say the same. */
export type Same<Value> = (a: Value, b: Value) => boolean;

/** A fact that cards of several producers have: what it is called, where it is, when two of them agree on it. */
export interface ComparedFact<Thing> {
  /** In words: `morning line`. */
  readonly what: string;
  /** Its path on a card: `morningLine`. */
  readonly path: string;
  /** Who runs in what, from which gate, at what price: a card that differs here is another edition. */
  readonly isOfEntry: boolean;
  /** Null where a card does not know it. */
  factOf(thing: Thing): unknown;
  isSame(a: unknown, b: unknown): boolean;
}

const isEqual: Same<unknown> = (a, b) => a === b;

/** A fact by the path it has on a card. */
export const compared = <Thing, Value>(
  what: string,
  path: string,
  factOf: (thing: Thing) => Value | null,
  same: Same<Value> = isEqual,
): ComparedFact<Thing> => ({
  what,
  path,
  isOfEntry: false,
  factOf,
  isSame: (a, b) => same(a as Value, b as Value),
});

/** One that tells editions of a card apart. */
export const ofEntry = <Thing>(fact: ComparedFact<Thing>): ComparedFact<Thing> => ({
  ...fact,
  isOfEntry: true,
});

/** Numbers that producers round in their own way. */
export const within =
  (most: number): Same<number> =>
  (a, b) =>
    Math.abs(a - b) <= most;
