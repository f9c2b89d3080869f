import type { FittedPower, MorningRecord, TrackPower } from '../../handicapping/models/record.ts';
import { sumBy, sumOf } from '../../kernel/numbers.ts';
import { round } from './model-records.ts';
import { fitPowers } from './powers.ts';
import type { RaceExample } from './training-example.ts';

/** A race with a morning line and a winner. */
export type LinedRace = Pick<RaceExample, 'track' | 'day' | 'interests' | 'won'> & {
  readonly lineChances: readonly number[];
};

/** Candidates for the spread between tracks; the likeliest is used. */
const SPREADS = Array.from({ length: 51 }, (_, step) => step / 100);

/** The prior on a track's power: 0 would make every chance equal, 1 leaves the line as printed. */
const BEFORE: { readonly toward: number; readonly spread: number } = { toward: 1.2, spread: 1 };

const weightAt = ({ error }: FittedPower, spread: number): number => 1 / (error ** 2 + spread ** 2);

function meanAt(tracks: readonly FittedPower[], spread: number): number {
  const weight = sumBy(tracks, (track) => weightAt(track, spread));
  return sumBy(tracks, (track) => weightAt(track, spread) * track.power) / weight;
}

/** Log likelihood of a spread with the mean integrated out (REML), plus a mild prior that tracks differ little. */
function likelihoodOf(tracks: readonly FittedPower[], spread: number): number {
  const mean = meanAt(tracks, spread);
  const weights = tracks.map((track) => weightAt(track, spread));
  const misses = sumBy(tracks, (track) => weightAt(track, spread) * (track.power - mean) ** 2);
  const belief = -(spread ** 2) / (2 * 0.2 ** 2);
  return (sumBy(weights, Math.log) - Math.log(sumOf(weights)) - misses) / 2 + belief;
}

const likeliest = (tracks: readonly FittedPower[]): number =>
  SPREADS.reduce((best, spread) =>
    likelihoodOf(tracks, spread) > likelihoodOf(tracks, best) ? spread : best,
  );

/** A track's power shrunk toward the mean; its error includes the uncertainty of both. */
function shrunk(alone: FittedPower, mean: FittedPower, spread: number): FittedPower {
  const variance = spread ** 2;
  const share = variance / (variance + alone.error ** 2);
  return {
    power: round(share * alone.power + (1 - share) * mean.power),
    error: round(Math.sqrt(share * alone.error ** 2 + ((1 - share) * mean.error) ** 2)),
  };
}

/**
 * Power of the morning line by track, each track's own shrunk toward the mean of all: the more, the fewer its races
 * and the less tracks differ. Empirical Bayes (Efron and Morris 1975): the powers of tracks are assumed normal about one
 * mean.
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
        ...shrunk(alone, mean, spread),
      }),
    ),
  };
}
