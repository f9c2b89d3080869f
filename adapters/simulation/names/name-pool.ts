import type { Rng } from '../rng.ts';
import {
  GIVEN_NAMES,
  HORSE_FIRST,
  HORSE_SECOND,
  STABLE_KINDS,
  STABLE_PLACES,
  STAKES_FIRST,
  STAKES_SECOND,
  SURNAME_FIRST,
  SURNAME_LAST,
} from './words.ts';

/** Registries print at most this many characters of a horse's name. */
const LONGEST_HORSE_NAME = 18;

/** Behind a name that is given out again, as registries do once the first of the name is long gone: II, III, IV … */
function numeral(round: number): string {
  const tens = 'X'.repeat(Math.floor(round / 10));
  return `${tens}${['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][round % 10]}`;
}

/** Gives out invented names; none twice. */
export interface NamePool {
  horse(): string;
  person(): string;
  stable(): string;
}

const products = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((word) => second.map((other) => `${word} ${other}`));

/** Pairs in rounds: within a round no first and no second word repeats, so that neighbours do not sound alike. */
const pairsInRounds = (first: readonly string[], second: readonly string[]): string[] =>
  second.flatMap((_, round) =>
    first.map((word, index) => `${word} ${second[(index + round) % second.length]}`),
  );

/** Every horse's name the book could give out without a number: `Copper Compass`, then `Compass of Copper`. */
export const horseNames = (
  first: readonly string[] = HORSE_FIRST,
  second: readonly string[] = HORSE_SECOND,
): string[] =>
  [
    ...pairsInRounds(first, second),
    ...pairsInRounds(
      first.map((word) => `of ${word}`),
      second,
    ).map((pair) => pair.replace(/^(of \S+) (.+)$/, '$2 $1')),
  ].filter((name) => name.length <= LONGEST_HORSE_NAME);

/** Every surname the book could ever give out. */
export const surnames = (): string[] =>
  SURNAME_FIRST.flatMap((first) => SURNAME_LAST.map((last) => `${first}${last}`));

export const stableNames = (): string[] => products(STABLE_PLACES, STABLE_KINDS);

export const stakesNames = (): string[] => pairsInRounds(STAKES_FIRST, STAKES_SECOND);

function dealer(deck: readonly string[], what: string): () => string {
  let dealt = 0;
  return () => {
    const name = deck[dealt];
    if (name === undefined) throw new RangeError(`the book of names has only ${deck.length} for a ${what}`);
    dealt += 1;
    return name;
  };
}

/** Deals the deck again and again, from the second time on with a number behind the name. */
function horseDealer(deck: readonly string[]): () => string {
  let round = 1;
  let names = deck;
  let dealt = 0;
  return () => {
    if (dealt === names.length) {
      round += 1;
      names = deck
        .map((name) => `${name} ${numeral(round)}`)
        .filter((name) => name.length <= LONGEST_HORSE_NAME);
      dealt = 0;
    }
    dealt += 1;
    return String(names[dealt - 1]);
  };
}

/** A dealer who is called in with the first name that is asked for. */
function calledIn(dealerOf: () => () => string): () => string {
  let deal: (() => string) | null = null;
  return () => {
    deal ??= dealerOf();
    return deal();
  };
}

/** A name pool in random order. Surnames do not repeat, so a surname identifies one person. */
export function makeNamePool(rng: Rng): NamePool {
  const [given, surname, horses, stables] = ['given names', 'surnames', 'horses', 'stables'].map((deck) =>
    rng.fork(deck),
  ) as [Rng, Rng, Rng, Rng];
  const family = calledIn(() => dealer(surname.shuffled(surnames()), 'person'));
  return {
    horse: calledIn(() =>
      horseDealer(horseNames(horses.shuffled(HORSE_FIRST), horses.shuffled(HORSE_SECOND))),
    ),
    person: () => `${given.pick(GIVEN_NAMES)} ${family()}`,
    stable: calledIn(() => dealer(stables.shuffled(stableNames()), 'stable')),
  };
}
