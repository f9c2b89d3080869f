import { isEqual, type Same, toTheHundredth } from './agreement.ts';
import { agreeOnCourse, isSamePersonName } from './fact-words.ts';
import type { PastPerformance } from './past-performance.ts';
import { spokenNames } from './program-name.ts';
import { horseNameKey, keyWithoutMiddle } from './same-name.ts';

/** A fact that sources share, and when two values of it agree. */
export interface ComparedFact<Item, Value> {
  /** Null where an item does not have it. */
  readonly read: (item: Item) => Value | null;
  readonly isSame: Same<Value>;
}

/** A fact of a past race that sources share. */
export type PastRaceFact<Value> = ComparedFact<PastPerformance, Value>;

const fact = <Value>(
  read: PastRaceFact<Value>['read'],
  isSame: Same<Value> = isEqual,
): PastRaceFact<Value> => ({ read, isSame });

const lettersOf = (name: string): string => name.replace(/[^A-Z]/g, '');
const isInCapitals = (name: string): boolean => name === name.toUpperCase();

/** Cards print capitals, family name first, truncated at different lengths: `DE LA CRUZ ANA MARIA`, `DE LACRUZ ANA M`. */
function isSameTruncated(a: string, b: string): boolean {
  if (!isInCapitals(a) || !isInCapitals(b)) return false;
  const [short, long] = [lettersOf(a), lettersOf(b)].sort((x, y) => x.length - y.length) as [string, string];
  return short !== '' && long.startsWith(short);
}

const isSamePerson: Same<string> = (a, b) =>
  horseNameKey(a) === horseNameKey(b) || isSamePersonName(a, b) || isSameTruncated(a, b);

/** A horse has one rider in a race: another middle initial is a misprint. */
export const isSameRider: Same<string> = (a, b) =>
  isSamePerson(a, b) ||
  spokenNames(a).some((name) =>
    spokenNames(b).some((other) => keyWithoutMiddle(name) === keyWithoutMiddle(other)),
  );

/** Sources give the times at different points: every time of the shorter list is in the longer one. */
const areSameFractions: Same<readonly number[]> = (a, b) => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((seconds) => long.some((other) => toTheHundredth(seconds, other)));
};

/** Null for a text that says nothing. */
export const textOrNull = (text: string | null): string | null => (text?.trim() === '' ? null : text);

/**
 * The facts on which reports of a past race are compared, whether they come from two formats of a card, from two cards,
 * or from a card and a result. Speed and pace figures are on each producer's own scale.
 */
export const PAST_RACE_FACTS = {
  raceNumber: fact(({ raceNumber }) => raceNumber),
  official: fact(({ official }) => official),
  crossed: fact(({ crossed }) => crossed.position),
  odds: fact(({ odds }) => odds, toTheHundredth),
  wasFavorite: fact(({ wasFavorite }) => wasFavorite),
  weightLb: fact(({ weightLb }) => weightLb),
  postPosition: fact(({ postPosition }) => postPosition),
  fieldSize: fact(({ fieldSize }) => fieldSize),
  surface: fact(({ surface }) => surface, agreeOnCourse),
  condition: fact(({ condition }) => textOrNull(condition)),
  distanceYards: fact(({ distanceYards }) => distanceYards),
  finalSeconds: fact(({ finalSeconds }) => finalSeconds, toTheHundredth),
  fractions: fact(({ fractions }) => (fractions.length === 0 ? null : fractions), areSameFractions),
  purse: fact(({ purse }) => purse),
  jockey: fact(({ jockey }) => textOrNull(jockey), isSameRider),
  trainer: fact(({ trainer }) => textOrNull(trainer), isSamePerson),
} as const;
