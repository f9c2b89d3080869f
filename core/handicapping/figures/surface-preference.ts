import type { PastPerformance } from '../../card/past-performance.ts';
import { meanOf } from '../../kernel/numbers.ts';

/** What a horse's figures say about a track it ran at. */
export interface CourseLiking {
  /** Points to add at that track; 0 for a horse with fewer than two races there, or none elsewhere. */
  readonly points: number;
  /** Races at the track and elsewhere that were compared. */
  readonly here: number;
  readonly elsewhere: number;
}

/** Races at the track that outweigh the belief that a horse runs the same everywhere. */
const STRENGTH = 4;
const MOST = 5;
/** One race at a track says nothing about liking it. */
const LEAST = 2;

/**
 * How much better a horse's figures are at one track than elsewhere, held to nothing while races there are few
 * (n / (n + 4)) and to five points at most. A rule of thumb, not fitted. Example: two races at Saratoga six points
 * over the others give +2.
 */
export function courseLiking(pastPerformances: readonly PastPerformance[], track: string): CourseLiking {
  const figured = pastPerformances.flatMap(({ track: raceTrack, speedFigure }) =>
    speedFigure === null ? [] : [{ isHere: raceTrack === track, figure: speedFigure }],
  );
  const here = figured.filter(({ isHere }) => isHere).map(({ figure }) => figure);
  const elsewhere = figured.filter(({ isHere }) => !isHere).map(({ figure }) => figure);
  const counts = { here: here.length, elsewhere: elsewhere.length };
  if (here.length < LEAST || elsewhere.length === 0) return { points: 0, ...counts };
  const difference = ((meanOf(here) - meanOf(elsewhere)) * here.length) / (here.length + STRENGTH);
  return { points: Math.min(Math.max(difference, -MOST), MOST), ...counts };
}
