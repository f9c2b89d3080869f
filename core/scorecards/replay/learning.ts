import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { readAhead } from '../../kernel/read-ahead.ts';
import {
  type JoinedRace,
  joinedRaces,
  type SheetsOfSpan,
  sheetsOfSpansInParts,
} from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { learnRaces } from '../../training/fitting/known-past.ts';
import { openPast, type Past } from '../../training/fitting/past.ts';

/** Read together: with what is read ahead, twice as much is in memory. */
const AT_ONCE = { races: 60, days: 6 };

/** The sheets of a span in order, the next days read while some are learned. */
export const sheetsInOrder = (
  sheetsOf: SheetsOfSpan,
  span: DaySpan,
): AsyncGenerator<readonly ResultSheet[]> => readAhead(sheetsOfSpansInParts(sheetsOf, [span], AT_ONCE));

/** A replay knows the results of three years before its first day. */
const YEARS_KNOWN_DAYS = 3 * 365;

/** The past of days that are replayed in their order; it is read once the first day needs it. */
export interface Learning {
  isOpen(): boolean;
  /** What was known before a day. */
  pastBefore(day: RaceDay): Promise<Past>;
  /** Learns races that are over, if the past was needed. */
  learn(runs: readonly JoinedRace[]): void;
}

export function makeLearning({
  sheetsOf,
  yieldToEventLoop,
}: {
  readonly sheetsOf: SheetsOfSpan;
  readonly yieldToEventLoop: YieldToEventLoop;
}): Learning {
  let past: Past | null = null;

  async function readBefore(day: RaceDay): Promise<Past> {
    const opened = openPast();
    const before = { from: addDays(day, -YEARS_KNOWN_DAYS), to: addDays(day, -1) };
    for await (const sheets of sheetsInOrder(sheetsOf, before)) {
      learnRaces(opened, joinedRaces(sheets));
      await yieldToEventLoop();
    }
    return opened;
  }

  return {
    isOpen: () => past !== null,
    pastBefore: async (day) => {
      past ??= await readBefore(day);
      return past;
    },
    learn: (runs) => {
      if (past !== null) learnRaces(past, runs);
    },
  };
}
