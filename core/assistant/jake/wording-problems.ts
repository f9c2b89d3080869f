import { checkStatement } from '../../fact-check/check-statement.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { moneyIn, numbersIn, oddsIn, percentagesIn } from './figures-in-text.ts';
import { horseProblems } from './horse-problems.ts';
import { verdictProblems } from './verdict-problems.ts';

/** What a wording is checked against. */
export interface WordingSource {
  /** Our answer. */
  readonly answer: string;
  /** The text whose verdict must not be reversed; left out: that of the answer. */
  readonly verdict?: string;
  /** Facts that were given with it. */
  readonly facts: string;
  /** Races whose card the sentences are checked against. */
  readonly races: readonly Evidence[];
  /** What must not be revealed. */
  readonly instructions: string;
}

/** Figures may be rounded to whole numbers. */
const withWhole = (numbers: readonly number[]): ReadonlySet<number> =>
  new Set(numbers.flatMap((number) => [number, Math.round(number), Math.floor(number)]));

const LONG_LINE = 40;

const squeezed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');

function revealsInstructions(text: string, instructions: string): boolean {
  const plain = squeezed(text);
  return instructions
    .split(/\n|(?<=[.;:]) /)
    .map(squeezed)
    .some((line) => line.length > LONG_LINE && plain.includes(line.trim()));
}

/** Prices that the answer itself names, to take or not, are not claims about the board. */
const isPriceOf = (answer: string, claim: string): boolean => {
  const price = /^odds: "(.+)"$/.exec(claim)?.[1];
  return price !== undefined && answer.includes(price);
};

function figureProblems(text: string, { answer, facts }: WordingSource): readonly string[] {
  const given = `${answer}\n${facts}`;
  const money = new Set(moneyIn(answer));
  const odds = new Set(oddsIn(given));
  const shares = withWhole(percentagesIn(given));
  const numbers = withWhole(numbersIn(given));
  return [
    ...moneyIn(text)
      .filter((figure) => !money.has(figure))
      .map((figure) => `$${figure} is not in the answer`),
    ...oddsIn(text)
      .filter((figure) => !odds.has(figure))
      .map((figure) => `${figure} is not a price given`),
    ...percentagesIn(text)
      .filter((figure) => !shares.has(figure))
      .map((figure) => `${figure}% is not a percentage given`),
    ...numbersIn(text)
      .filter((figure) => !numbers.has(figure))
      .map((figure) => `${figure} is not a number given`),
  ];
}

function cardProblems(text: string, { answer, races }: WordingSource): readonly string[] {
  const wrongIn = races.map((race) =>
    checkStatement(text, race)
      .filter(({ verdict, claim }) => verdict === 'wrong' && !isPriceOf(answer, claim))
      .map(({ claim, fact }) => `${claim} is wrong: ${fact}`),
  );
  // Of several races a number may mean a horse of any: wrong is what none of them has right.
  return wrongIn.every((wrong) => wrong.length > 0) ? wrongIn.flat() : [];
}

/**
 * What is wrong with a sentence or a text: money and horses must be in the answer, prices, percentages and other numbers
 * in the facts, in figures or in words; the verdict must not be reversed, and no fact of the card may be wrong.
 */
export const wordingProblems = (text: string, source: WordingSource): readonly string[] => [
  ...figureProblems(text, source),
  ...verdictProblems(text, source.verdict ?? source.answer),
  ...horseProblems(text, source.answer, source.races),
  ...cardProblems(text, source),
  ...(revealsInstructions(text, source.instructions) ? ['it reveals its instructions'] : []),
];
