import { meanOf, sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { dayError, dayInterval, type Interval } from '../../training/scoring/bootstrap.ts';
import { type CalibrationBin, calibrationError, calibrationOf } from '../../training/scoring/calibration.ts';
import { brierOf, lossOf } from '../../training/scoring/loss.ts';
import { daySums } from './day-sums.ts';
import type { PickerRun, ScoredPicker } from './scored-race.ts';

/** Races below which no figure is shown: it would say more of luck than of anybody. */
export const LEAST_RACES = 30;

/** A picker in one race. */
export interface RunOfPicker {
  readonly day: RaceDay;
  readonly run: PickerRun;
  readonly won: readonly number[] | null;
  /** The public's chances in the same race; null where its prices are not all known. */
  readonly publicChances: readonly number[] | null;
}

/** A dollar to win on its horse in every race. */
export interface Returned {
  readonly bets: number;
  /** Profit per dollar: -0.17 loses 17 cents. */
  readonly perUnit: number;
  /** 95%, race days resampled; null with fewer than two days. */
  readonly interval: Interval | null;
}

/** How good its chances were. */
export interface ChanceScore {
  readonly races: number;
  /** Mean per race; lower is better. */
  readonly logLoss: number;
  readonly brier: number;
  readonly calibration: readonly CalibrationBin[];
  readonly calibrationError: number;
  /** Log loss less that of the public at the off in the same races: above 0 is worse. Null with too few of them. */
  readonly toPublic: {
    readonly races: number;
    readonly difference: number;
    readonly standardError: number | null;
    readonly interval: Interval | null;
  } | null;
}

export interface PickerScore {
  readonly voice: ScoredPicker;
  readonly who: string;
  readonly model: string | null;
  readonly version: string | null;
  readonly promptVersion: string | null;
  /** In which its horse ran. */
  readonly races: number;
  readonly hits: number | null;
  /** 0-1. */
  readonly hitRate: number | null;
  readonly returned: Returned | null;
  readonly chances: ChanceScore | null;
  /** Why a figure is missing; null where none is. */
  readonly note: string | null;
}

function returnedIn(runs: readonly RunOfPicker[]): Returned | null {
  const bets = runs.filter(({ run }) => run.bet.staked > 0);
  if (bets.length < LEAST_RACES) return null;
  const days = daySums(bets.map(({ day, run: { bet } }) => ({ day, sum: bet.profit, count: bet.staked })));
  const [profit, staked] = [sumBy(days, ({ sum }) => sum), sumBy(days, ({ count }) => count)];
  return { bets: bets.length, perUnit: profit / staked, interval: dayInterval(days) };
}

interface Foretold {
  readonly day: RaceDay;
  readonly chances: readonly number[];
  readonly won: readonly number[];
  readonly publicChances: readonly number[] | null;
}

function toPublicIn(foretold: readonly Foretold[]): ChanceScore['toPublic'] {
  const rows = foretold.flatMap(({ day, chances, won, publicChances }) =>
    publicChances === null || publicChances === chances
      ? []
      : [{ day, sum: lossOf(chances, won) - lossOf(publicChances, won), count: 1 }],
  );
  if (rows.length < LEAST_RACES) return null;
  const days = daySums(rows);
  const error = dayError(days);
  return {
    races: rows.length,
    difference: meanOf(rows.map(({ sum }) => sum)),
    standardError: Number.isNaN(error) ? null : error,
    interval: dayInterval(days),
  };
}

function chanceScore(foretold: readonly Foretold[]): ChanceScore | null {
  if (foretold.length < LEAST_RACES) return null;
  const bins = calibrationOf(
    foretold.flatMap(({ chances, won }) =>
      chances.map((chance, index) => ({ chance, won: won[index] ?? 0 })),
    ),
  );
  return {
    races: foretold.length,
    logLoss: meanOf(foretold.map(({ chances, won }) => lossOf(chances, won))),
    brier: meanOf(foretold.map(({ chances, won }) => brierOf(chances, won))),
    calibration: bins,
    calibrationError: calibrationError(bins),
    toPublic: toPublicIn(foretold),
  };
}

const enough = `figures need at least ${LEAST_RACES}`;

function noteOn(races: number, givesChances: boolean, chances: ChanceScore | null): string | null {
  const counted = `${races} ${races === 1 ? 'race' : 'races'} scored so far`;
  if (races < LEAST_RACES) return `${counted}; ${enough}.`;
  if (!givesChances) return 'Names a horse only, no chances.';
  return chances === null ? `Too few races to score its chances; ${enough}.` : null;
}

/** The run of the latest day: it has the picker's name of now. */
const latestOf = (runs: readonly RunOfPicker[]): RunOfPicker =>
  runs.reduce((latest, run) => (run.day >= latest.day ? run : latest));

/** How one picker did. `runs` are all of the same picker, and not empty. */
export function pickerScore(runs: readonly RunOfPicker[]): PickerScore {
  const { voice: picker, who, model, version, promptVersion } = latestOf(runs).run;
  const scored = runs.filter(({ run }) => run.isHit !== null);
  const foretold = runs.flatMap(({ day, run: { chances }, won, publicChances }) =>
    chances === null || won === null ? [] : [{ day, chances, won, publicChances }],
  );
  const races = scored.length;
  const isEnough = races >= LEAST_RACES;
  const hits = scored.filter(({ run }) => run.isHit === true).length;
  const chances = chanceScore(foretold);
  return {
    voice: picker,
    who,
    model,
    version,
    promptVersion,
    races,
    hits: isEnough ? hits : null,
    hitRate: isEnough ? hits / races : null,
    returned: returnedIn(runs),
    chances,
    note: noteOn(races, foretold.length > 0, chances),
  };
}
