import type { FittedPower, MorningRecord, TrackPower } from '../../handicapping/models/record.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { round } from './model-records.ts';
import { fitPowers } from './powers.ts';
import type { RaceExample } from './training-example.ts';

/** A race with a morning line and a winner. */
export type LinedRace = Pick<RaceExample, 'track' | 'day' | 'interests' | 'won'> & {
  readonly lineChances: readonly number[];
};

/** How far tracks may differ, in steps; the likeliest is taken. */
const SPREADS = Array.from({ length: 51 }, (_, step) => step / 100);

/** A flat track would be no better than equal chances, two would be twice as sharp as printed: before any race, 1.2 give or take. */
const BEFORE: { readonly toward: number; readonly spread: number } = { toward: 1.2, spread: 1 };

const weightAt = ({ error }: FittedPower, spread: number): number => 1 / (error ** 2 + spread ** 2);

function meanAt(tracks: readonly FittedPower[], spread: number): number {
  const weight = sumBy(tracks, (track) => weightAt(track, spread));
  return sumBy(tracks, (track) => weightAt(track, spread) * track.power) / weight;
}

/** Log likelihood of a spread, the mean integrated out (REML), with a mild belief that tracks differ by a tenth or so. */
function likelihoodOf(tracks: readonly FittedPower[], spread: number): number {
  const mean = meanAt(tracks, spread);
  const weights = tracks.map((track) => weightAt(track, spread));
  const misses = sumBy(tracks, (track) => weightAt(track, spread) * (track.power - mean) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const belief = -(spread ** 2) / (2 * 0.2 ** 2);
  return (sumBy(weights, Math.log) - Math.log(total) - misses) / 2 + belief;
}

const likeliest = (tracks: readonly FittedPower[]): number =>
  SPREADS.reduce((best, spread) =>
    likelihoodOf(tracks, spread) > likelihoodOf(tracks, best) ? spread : best,
  );

/** A track's power drawn to the mean; its error counts what is open about both. */
function drawn(alone: FittedPower, mean: FittedPower, spread: number): FittedPower {
  const variance = spread ** 2;
  const share = variance / (variance + alone.error ** 2);
  return {
    power: round(share * alone.power + (1 - share) * mean.power),
    error: round(Math.sqrt(share * alone.error ** 2 + ((1 - share) * mean.error) ** 2)),
  };
}

/**
 * Power of the morning line by track, each track's own drawn to the mean of all: the more, the fewer its races and the
 * less tracks differ. Empirical Bayes (Efron and Morris 1975): powers of tracks are taken for normal about one mean.
 */
export function fitLinePowers(races: readonly LinedRace[]): Pick<MorningRecord, 'line' | 'tracks'> {
  const codes = [...new Set(races.map(({ track }) => track))].sort();
  const unshrunk = codes.map((track) => {
    const here = races.filter((race) => race.track === track);
    const { powers, errors } = fitPowers(here, ({ lineChances }) => [lineChances], [BEFORE]);
    return { track, races: here.length, power: powers[0] ?? 1, error: errors[0] ?? 1 };
  });
  const spread = likeliest(unshrunk);
  const power = meanAt(unshrunk, spread);
  const mean = { power, error: 1 / Math.sqrt(sumBy(unshrunk, (track) => weightAt(track, spread))) };
  return {
    line: { power: round(power), error: round(mean.error), spread },
    tracks: unshrunk.map(
      ({ track, races: count, ...alone }): TrackPower => ({
        track,
        races: count,
        ...drawn(alone, mean, spread),
      }),
    ),
  };
}
