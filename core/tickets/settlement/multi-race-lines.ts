import { ALL } from '../ticket.ts';
import { LEGS, type MultiRaceWager } from '../wager.ts';
import { type PrintedNumbers, printedNumbers } from './printed-numbers.ts';
import { boughtWith, isFor, type PaidLine, type RaceOutcome } from './race-outcome.ts';

/** A payoff of a wager over several races. */
export interface MultiRaceLine {
  readonly paid: PaidLine;
  /** For each leg the betting interests that win; null where any does: the race was off, or taken off the turf. */
  readonly legs: readonly (readonly string[] | null)[];
  /** How many legs must be right. */
  readonly correct: number;
  readonly isConsolation: boolean;
}

const CONSOLATIONS: Partial<Record<MultiRaceWager, string>> = {
  'daily double': 'Consolation Double',
  'pick 3': 'Consolation Pick 3',
};

function lineOf(
  paid: PaidLine,
  { sets }: PrintedNumbers,
  wager: MultiRaceWager,
  races: readonly RaceOutcome[],
): MultiRaceLine {
  return {
    paid,
    legs: sets.map((set, leg) => {
      const race = races[leg];
      return set === ALL || race === undefined ? null : set.map((number) => boughtWith(number, race));
    }),
    correct: Number(paid.correct?.split(' ')[0] ?? LEGS[wager]),
    isConsolation: paid.wager === CONSOLATIONS[wager],
  };
}

/**
 * The payoffs of a wager on these races, consolations included: those printed with the last of them, and those printed
 * with another race that name these beside their numbers.
 */
export function multiRaceLines(
  wager: MultiRaceWager,
  races: readonly RaceOutcome[],
  day: readonly RaceOutcome[],
): readonly MultiRaceLine[] {
  const last = races.at(-1)?.raceNumber;
  return day.flatMap(({ raceNumber, paid }) =>
    paid.flatMap((line) => {
      if (!isFor(wager, line) && line.wager !== CONSOLATIONS[wager]) return [];
      if (raceNumber !== last && !line.winningNumbers.includes('(')) return [];
      const printed = printedNumbers(line.winningNumbers, LEGS[wager]);
      if (printed === null || (printed.races?.last ?? raceNumber) !== last) return [];
      return [lineOf(line, printed, wager, races)];
    }),
  );
}

/** Where a payoff names none of the official winners of a leg, the sentence that says so; null where they agree. */
export function contradiction(lines: readonly MultiRaceLine[], races: readonly RaceOutcome[]): string | null {
  for (const { legs, paid, isConsolation } of lines) {
    for (const [leg, { winners, raceNumber }] of races.entries()) {
      const printed = legs[leg] ?? null;
      if (isConsolation || printed === null || winners.length === 0) continue;
      if (winners.some((winner) => printed.includes(winner))) continue;
      return `the payoff ${paid.winningNumbers} names ${printed.join(', ')} in race ${raceNumber}, the winner is ${winners.join(', ')}`;
    }
  }
  return null;
}
