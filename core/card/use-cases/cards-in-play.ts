import type { Clock } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Instant } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import type { CardOutline } from '../card-outline.ts';
import type { CardCalendar } from '../ports.ts';
import { isFinished } from '../race-status.ts';
import { daysAround, flagshipFirst, trackBySlug } from '../track.ts';

/** Of the cards of one track: today's by its own calendar, tomorrow's once today's races are over and tomorrow has one. */
function inPlayOf(trackSlug: string, outlines: readonly CardOutline[], now: Instant): readonly CardOutline[] {
  const track = trackBySlug(trackSlug);
  if (track === null) return [];
  const today = raceDayAt(now, track.timeZone);
  const todays = outlines.find(({ day }) => day === today);
  if (todays === undefined) return [];
  const isOver = todays.races.every((race) => isFinished(race, now));
  const tomorrow = outlines.find(({ day }) => day === addDays(today, 1));
  return [isOver ? (tomorrow ?? todays) : todays];
}

/** The card in play at every track that races today, the flagship's first, without horses: see `todaysCard`. */
export function makeCardsInPlay({
  cards,
  clock,
}: {
  readonly cards: Pick<CardCalendar, 'outlinesBetween'>;
  readonly clock: Clock;
}) {
  return async function cardsInPlay(): Promise<readonly CardOutline[]> {
    const now = clock();
    const outlines = await cards.outlinesBetween(daysAround(now));
    const tracks = [...groupBy(outlines, ({ trackSlug }) => trackSlug)];
    return tracks
      .flatMap(([slug, ofTrack]) => inPlayOf(slug, ofTrack, now))
      .toSorted((a, b) => flagshipFirst(a.trackSlug, b.trackSlug));
  };
}

export type CardsInPlay = ReturnType<typeof makeCardsInPlay>;
