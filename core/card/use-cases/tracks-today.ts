import type { Clock } from '../../kernel/functions.ts';
import { isOfToday } from '../card-outline.ts';
import type { CardCalendar } from '../ports.ts';
import { daysAround, flagshipFirst, type Track, trackBySlug } from '../track.ts';

/** Tracks with a card today, each in its own time zone, the flagship first. */
export function makeTracksToday({
  cards,
  clock,
}: {
  readonly cards: Pick<CardCalendar, 'outlinesBetween'>;
  readonly clock: Clock;
}) {
  return async function tracksToday(): Promise<readonly Track[]> {
    const now = clock();
    const tracks = (await cards.outlinesBetween(daysAround(now)))
      .filter((outline) => isOfToday(outline, now))
      .flatMap(({ trackSlug }) => trackBySlug(trackSlug) ?? []);
    return tracks.toSorted((a, b) => flagshipFirst(a.slug, b.slug));
  };
}

export type TracksToday = ReturnType<typeof makeTracksToday>;
