import type { PastPerformance } from '../../card/past-performance.ts';

/** Official place, else the one across the wire; null where neither is known. */
export function placeOf({ official, crossed }: PastPerformance): number | null {
  const place = official ?? crossed.position;
  return place === null || place < 1 ? null : place;
}

/** Whether it is known how the race ended for the horse: a place, or why there is none. */
export const isOutcomeKnown = (race: PastPerformance): boolean =>
  placeOf(race) !== null || race.nonFinish !== null;

/** Share of the field beaten, the horse itself half counted, so that a small field says less; null where unknown. */
export function shareBeaten(race: PastPerformance): number | null {
  const place = placeOf(race);
  const { fieldSize } = race;
  if (place === null || fieldSize === null || fieldSize < 2) return null;
  return 1 - (place - 0.5) / Math.max(fieldSize, place);
}
