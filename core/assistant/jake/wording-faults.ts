import { checkStatement } from '../../fact-check/check-statement.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { horseFaults } from './horse-faults.ts';
import { moneyIn, numbersIn, oddsIn, percentagesIn } from './told-figures.ts';
import { verdictFaults } from './verdict-faults.ts';

/** All that a wording has to keep to. */
export interface Ground {
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
  new Set(numbers.flatMap((one) => [one, Math.round(one), Math.floor(one)]));

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

function figureFaults(text: string, { answer, facts }: Ground): readonly string[] {
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

function cardFaults(text: string, { answer, races }: Ground): readonly string[] {
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
export const wordingFaults = (text: string, ground: Ground): readonly string[] => [
  ...figureFaults(text, ground),
  ...verdictFaults(text, ground.answer),
  ...horseFaults(text, ground.answer, ground.races),
  ...cardFaults(text, ground),
  ...(tellsInstructions(text, ground.instructions) ? ['it tells of its instructions'] : []),
];
