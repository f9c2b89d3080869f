import type { Clock } from '../../kernel/functions.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import type { CardCalendar } from '../ports.ts';
import { FLAGSHIP, type Track, trackBySlug } from '../track.ts';

/** Tracks with a card today or tomorrow by the flagship's calendar (elsewhere it may be a day off), flagship first. */
export function makeTracksToday({
  cards,
  clock,
}: {
  readonly cards: Pick<CardCalendar, 'tracksRacing'>;
  readonly clock: Clock;
}) {
  return async function tracksToday(): Promise<readonly Track[]> {
    const today = raceDayAt(clock(), FLAGSHIP.timeZone);
    const slugs = await cards.tracksRacing({ from: addDays(today, -1), to: addDays(today, 1) });
    const tracks = slugs.flatMap((slug) => trackBySlug(slug) ?? []);
    return tracks.toSorted((a, b) => Number(b.slug === FLAGSHIP.slug) - Number(a.slug === FLAGSHIP.slug));
  };
}

export type TracksToday = ReturnType<typeof makeTracksToday>;
