import { ALL } from '../ticket.ts';
import { LEGS, type MultiRaceWager } from '../wager.ts';
import { printedNumbers } from './printed-numbers.ts';
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

function lineOf(paid: PaidLine, wager: MultiRaceWager, races: readonly RaceOutcome[]): MultiRaceLine | null {
  const printed = printedNumbers(paid.winningNumbers, LEGS[wager]);
  if (printed === null) return null;
  return {
    paid,
    legs: printed.sets.map((set, leg) => {
      const race = races[leg];
      return set === ALL || race === undefined ? null : set.map((number) => boughtWith(number, race));
    }),
    correct: Number(paid.correct?.split(' ')[0] ?? LEGS[wager]),
    isConsolation: paid.wager === CONSOLATIONS[wager],
  };
}

/** The races that a payoff printed with a race is for: those named beside it, else those that end with the race. */
function endsWith({ winningNumbers }: PaidLine, printedWith: number, wager: MultiRaceWager): number {
  return printedNumbers(winningNumbers, LEGS[wager])?.races?.last ?? printedWith;
}

/** The payoffs of a wager on these races, wherever on the day's sheets they are printed; consolations included. */
export function multiRaceLines(
  wager: MultiRaceWager,
  races: readonly RaceOutcome[],
  day: readonly RaceOutcome[],
): readonly MultiRaceLine[] {
  const last = races.at(-1)?.raceNumber;
  return day.flatMap(({ raceNumber, paid }) =>
    paid
      .filter((line) => isFor(wager, line) || line.wager === CONSOLATIONS[wager])
      .filter((line) => endsWith(line, raceNumber, wager) === last)
      .flatMap((line) => lineOf(line, wager, races) ?? []),
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
