import { checkStatement } from '../../fact-check/check-statement.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { horseProblems } from './horse-problems.ts';
import { moneyIn, numbersIn, oddsIn, percentagesIn } from './reported-figures.ts';
import { verdictProblems } from './verdict-problems.ts';

/** All that a wording has to keep to. */
export interface AppDatabase {
  /** The house's answer. */
  readonly answer: string;
  /** Facts that were told beside it. */
  readonly facts: string;
  /** Races whose card the sentences are held against. */
  readonly races: readonly Evidence[];
  /** What must not be told on. */
  readonly instructions: string;
}

/** Figures may be told in whole numbers. */
const withWhole = (numbers: readonly number[]): ReadonlySet<number> =>
  new Set(numbers.flatMap((number) => [number, Math.round(number), Math.floor(number)]));

const LONG_LINE = 40;

const squeezed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');

function tellsInstructions(text: string, instructions: string): boolean {
  const said = squeezed(text);
  return instructions
    .split(/\n|(?<=[.;:]) /)
    .map(squeezed)
    .some((line) => line.length > LONG_LINE && said.includes(line.trim()));
}

/** Prices that the answer itself names, to be asked for or not, are no claims about the board. */
const isPriceOf = (answer: string, claim: string): boolean => {
  const price = /^odds: "(.+)"$/.exec(claim)?.[1];
  return price !== undefined && answer.includes(price);
};

function figureProblems(text: string, { answer, facts }: AppDatabase): readonly string[] {
  const told = `${answer}\n${facts}`;
  const money = new Set(moneyIn(answer));
  const odds = new Set(oddsIn(told));
  const shares = withWhole(percentagesIn(told));
  const numbers = withWhole(numbersIn(told));
  return [
    ...moneyIn(text)
      .filter((one) => !money.has(one))
      .map((one) => `$${one} is not of the answer`),
    ...oddsIn(text)
      .filter((one) => !odds.has(one))
      .map((one) => `${one} is no price told`),
    ...percentagesIn(text)
      .filter((one) => !shares.has(one))
      .map((one) => `${one}% is no share told`),
    ...numbersIn(text)
      .filter((one) => !numbers.has(one))
      .map((one) => `${one} is no number told`),
  ];
}

function cardProblems(text: string, { answer, races }: AppDatabase): readonly string[] {
  const [race, ...others] = races;
  if (race === undefined || others.length > 0) return [];
  return checkStatement(text, race)
    .filter(({ verdict, claim }) => verdict === 'wrong' && !isPriceOf(answer, claim))
    .map(({ claim, fact }) => `${claim} is wrong: ${fact}`);
}

/**
 * What strays in a sentence or a text: money and horses are those of the answer, prices, percentages and other numbers
 * those of the facts, in figures or in words; its verdict is not turned round, and no fact of the card is wrong.
 */
export const wordingProblems = (text: string, appDatabase: AppDatabase): readonly string[] => [
  ...figureProblems(text, appDatabase),
  ...verdictProblems(text, appDatabase.answer),
  ...horseProblems(text, appDatabase.answer, appDatabase.races),
  ...cardProblems(text, appDatabase),
  ...(tellsInstructions(text, appDatabase.instructions) ? ['it tells of its instructions'] : []),
];
