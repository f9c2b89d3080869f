import type { Card } from '../card/race.ts';
import { trackByCode } from '../card/track.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** Which races are looked at: invented ones know nothing of real ones, nor the other way round. */
export type ShownHistory = 'real' | 'demo';

/** The state of racing by the racing clock. */
export interface RacingNow {
  readonly now: Instant;
  /** The day on the calendar of the first registered track. */
  readonly today: RaceDay;
  /** Today's cards, a track each; none on a day without racing. */
  readonly cards: readonly Card[];
  /** What is shown: the invented races where every card of today is invented, else the real ones. */
  readonly history: ShownHistory;
}

/** Invented races are looked at only where the day that is shown is invented. */
export const historyOf = (cards: readonly Card[]): ShownHistory =>
  cards.length > 0 && cards.every(({ provenance }) => provenance.tier === 'demo') ? 'demo' : 'real';

/** The scheduled off of a race of today; null where no card reports it. */
export function postTimeIn({ cards }: RacingNow, code: string, day: RaceDay, number: number): Instant | null {
  const slug = trackByCode(code)?.slug;
  const card = cards.find((card) => card.trackSlug === slug && card.day === day);
  return card?.races.find((race) => race.number === number)?.postTime ?? null;
}
