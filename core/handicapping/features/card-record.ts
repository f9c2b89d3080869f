import type { PastPerformance } from '../../card/past-performance.ts';
import type { Record4 } from '../../card/runner.ts';
import { meanOrNull, sumBy } from '../../kernel/numbers.ts';
import { shrunkShare } from '../shrinkage.ts';
import { type Feature, known, type Subject } from './feature.ts';
import { nearness } from './past-finish.ts';

const RECORDS =
  'Records printed on the card: starts and wins before the day; else from earlier results, with a half-life of one year';
const LINES = 'Past performances of the card, up to the day before';

const USUAL_WIN = 0.12;
/** How many starts the usual win rate counts for. */
const PERSON_STARTS = 40;
const CAREER_STARTS = 6;
/** Earnings per start before any are known, in dollars. */
const FIRST_EARNINGS = 20_000;

/** Short spans mean little, and the year includes them. */
const isLong = (span: string): boolean => span !== 'this meet' && span !== '30 days';

const logWinRate = (wins: number, starts: number): number =>
  Math.log(shrunkShare(wins, starts, USUAL_WIN, PERSON_STARTS));

/** From the card, which counts every start of the year; else from stored results, which hold only imported races. */
const winsOf =
  (kind: 'jockey' | 'trainer') =>
  ({ runner, connectionRecord }: Subject): number | null => {
    const printed = (runner[kind]?.records ?? []).filter(({ span }) => isLong(span));
    if (printed.length > 0) {
      return logWinRate(
        sumBy(printed, ({ wins }) => wins),
        sumBy(printed, ({ starts }) => starts),
      );
    }
    const fromResults = connectionRecord[kind];
    return fromResults === undefined ? null : logWinRate(fromResults.wins, fromResults.starts);
  };

const ofLife =
  (measure: (life: Record4) => number) =>
  ({ runner: { records } }: Subject): number | null => {
    const life = records?.life ?? null;
    return life === null ? null : measure(life);
  };

const lastFour = (past: readonly PastPerformance[], measure: (line: PastPerformance) => number | null) =>
  meanOrNull(known(past.slice(0, 4).map(measure)));

/** What a full card prints about a horse, its jockey and its trainer; charts lack it. */
export const CARD_RECORD: readonly Feature[] = [
  {
    name: 'jockeyWins',
    group: 'core',
    meaning: "ln of the jockey's win rate this year and last, shrunk toward 12% (weight: 40 starts)",
    source: RECORDS,
    measure: winsOf('jockey'),
  },
  {
    name: 'trainerWins',
    group: 'core',
    meaning: "ln of the trainer's win rate this year and last, shrunk toward 12% (weight: 40 starts)",
    source: RECORDS,
    measure: winsOf('trainer'),
  },
  {
    name: 'careerWins',
    group: 'core',
    meaning: "ln of the horse's win rate, shrunk toward 12% (weight: 6 starts)",
    source: RECORDS,
    measure: ofLife(({ wins, starts }) => Math.log(shrunkShare(wins, starts, USUAL_WIN, CAREER_STARTS))),
  },
  {
    name: 'earningsPerStart',
    group: 'core',
    meaning: 'ln of earnings per start, after adding $20,000 and one start',
    source: RECORDS,
    measure: ofLife(({ earnings, starts }) => Math.log((earnings + FIRST_EARNINGS) / (starts + 1))),
  },
  {
    name: 'classPar',
    group: 'derived',
    meaning: 'Mean speed par of the last four races, in points',
    source: LINES,
    measure: ({ past }) => lastFour(past, ({ speedPar }) => speedPar),
  },
  {
    name: 'meanNearness',
    group: 'derived',
    meaning: 'Mean over the last three races of -ln(1 + lengths behind the winner)',
    source: LINES,
    measure: ({ past }) => meanOrNull(known(past.slice(0, 3).map(nearness))),
  },
];
