import type { CardStore } from '../../card/ports.ts';
import { zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { PicksStore } from '../ports.ts';
import { hasRaceAhead, isCurrent, isSetAside } from '../recommendations/picks-set.ts';

export interface RenewPicksDeps {
  readonly cards: Pick<CardStore, 'headFor'>;
  readonly picks: Pick<PicksStore, 'picksFor'>;
  readonly clock: Clock;
  readonly analysis: Pick<Analysis, 'madeWith'>;
  /** Makes, saves and seals the picks of a day. */
  readonly generatePicks: (ask: {
    readonly track: string;
    readonly day: RaceDay;
    readonly isScheduled: boolean;
  }) => Promise<unknown>;
}

/**
 * Makes the saved picks of a day again after its card changed, so that verdicts, alerts and the record follow a late
 * scratch although nobody looks. Makes none for a day without saved picks, nor once its last race is off.
 */
export function makeRenewPicks({ cards, picks, clock, analysis, generatePicks }: RenewPicksDeps) {
  return async function renewPicks(trackSlug: string, day: RaceDay): Promise<void> {
    const now = clock();
    if (day < raceDayAt(now, zoneOf(trackSlug))) return;
    const set = (await picks.picksFor(trackSlug, day))?.set ?? null;
    if (set === null || isSetAside(set) || !hasRaceAhead(set, now)) return;
    const head = await cards.headFor(trackSlug, day);
    if (head === null) return;
    if (isCurrent(set, { cardHash: head.contentHash, madeWith: analysis.madeWith, now })) return;
    await generatePicks({ track: trackSlug, day, isScheduled: set.isScheduled });
  };
}

export type RenewPicks = ReturnType<typeof makeRenewPicks>;
