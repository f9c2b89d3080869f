import { isEqual, type Same } from '../agreement.ts';

/** A fact that cards of different producers share: its name, its path, and when two values agree. */
export interface ComparedFact<Thing> {
  /** In words: `morning line`. */
  readonly what: string;
  /** Its path on a card: `morningLine`. */
  readonly path: string;
  /** Who runs in what, from which gate, at what price: a card that differs here is a different edition. */
  readonly isOfEntry: boolean;
  /** Null where a card does not have it. */
  factOf(thing: Thing): unknown;
  isSame(a: unknown, b: unknown): boolean;
}

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

/** A fact that distinguishes editions of a card. */
export const ofEntry = <Thing>(fact: ComparedFact<Thing>): ComparedFact<Thing> => ({
  ...fact,
  isOfEntry: true,
});
