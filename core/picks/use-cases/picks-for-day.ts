import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { PicksStore, PriceNow } from '../ports.ts';
import { type DayPicks, dayPicks } from '../recommendations/day-picks.ts';
import { isCurrent, type PicksSet } from '../recommendations/picks-set.ts';

export interface PicksForDayDeps {
  readonly cards: Pick<CardStore, 'headFor'>;
  readonly picks: PicksStore;
  readonly clock: Clock;
  /** What picks are made with now; null takes those of any version, as for an earlier moment. */
  readonly analysis: Pick<Analysis, 'madeWith'> | null;
  readonly priceNow: PriceNow;
}

/** Why there are none: not made yet, made later than the racing clock shows, or for an earlier card or version. */
function noneText(
  { track, day }: { readonly track: Track; readonly day: RaceDay },
  set: PicksSet | null,
  now: Instant,
): string {
  const none = `There are no picks for ${track.displayName} on ${day}`;
  if (set === null) return `${none} yet.`;
  if (set.madeAt <= now) return `${none} that match the current card.`;
  return `${none} at ${toIso(now)}, the racing clock's time: those that are saved were made later, at ${toIso(set.madeAt)}.`;
}

/**
 * The saved picks of a day at current prices; nothing is made. Refuses ('not-found', `picks.none`) when there are none, or
 * none that match the current card, besides the refusals of a day without a card.
 */
export function makePicksForDay({ cards, picks, clock, analysis, priceNow }: PicksForDayDeps) {
  return async function picksForDay(ask: {
    readonly track: string;
    readonly day: string;
  }): Promise<DayPicks> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const head = cardOrRefusal(await cards.headFor(track.slug, day), track, day);
    const now = clock();
    const found = await picks.picksFor(track.slug, day);
    const madeWith = analysis?.madeWith ?? found?.set.madeWith ?? '';
    const measure = { cardHash: head.contentHash, madeWith, now };
    if (found === null || !isCurrent(found.set, measure)) {
      throw new Refusal('not-found', 'picks.none', noneText({ track, day }, found?.set ?? null, now));
    }
    const recommendations = await priceNow(found.set.recommendations);
    return dayPicks(
      { ...found.set, recommendations },
      {
        track,
        card: head.provenance,
        now,
        cached: true,
        forceRefreshUsed: false,
      },
    );
  };
}

export type PicksForDay = ReturnType<typeof makePicksForDay>;
