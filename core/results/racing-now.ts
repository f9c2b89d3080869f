import type { CardOutline } from '../card/card-outline.ts';
import { type Track, trackBySlug } from '../card/track.ts';
import type { Instant } from '../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../kernel/race-day.ts';

/** Which races are looked at: invented ones know nothing of real ones, nor the other way round. */
export type ShownHistory = 'real' | 'demo';

/** The state of racing by the racing clock. */
export interface RacingNow {
  readonly now: Instant;
  /** The day on the flagship's calendar. */
  readonly today: RaceDay;
  /** Today's cards, a track each, the flagship's first; none on a day without racing. */
  readonly cards: readonly CardOutline[];
  /** What is shown: the invented races where every card of today is invented, else the real ones. */
  readonly history: ShownHistory;
}

/** Invented races are looked at only where the day that is shown is invented. */
export const historyOf = (cards: readonly Pick<CardOutline, 'provenance'>[]): ShownHistory =>
  cards.length > 0 && cards.every(({ provenance }) => provenance.tier === 'demo') ? 'demo' : 'real';

/** The scheduled off of a race of today; null where no card reports it. */
export function postTimeIn({ cards }: RacingNow, code: string, day: RaceDay, number: number): Instant | null {
  const card = cards.find((card) => card.day === day && trackBySlug(card.trackSlug)?.code === code);
  return card?.races.find((race) => race.number === number)?.postTime ?? null;
}

/** The state of racing at one track, by its own calendar and cards; at all tracks when null. */
export function racingAt(racing: RacingNow, track: Track | null): RacingNow {
  if (track === null) return racing;
  const today = raceDayAt(racing.now, track.timeZone);
  const cards = racing.cards.filter(({ trackSlug }) => trackSlug === track.slug);
  return { ...racing, today, cards, history: cards.length === 0 ? racing.history : historyOf(cards) };
}
