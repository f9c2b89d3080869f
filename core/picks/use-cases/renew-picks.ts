import type { CardStore } from '../../card/ports.ts';
import { zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { PicksStore } from '../ports.ts';
import { hasRaceAhead, isCurrent, isSetAside, wasAsked } from '../recommendations/picks-set.ts';

/** How often to try: picks already being made when the card changed still use the old card. */
const MOST_TRIES = 3;

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
    readonly withoutModels: boolean;
  }) => Promise<unknown>;
}

/**
 * Makes the saved picks of a day again after its card changed, so that verdicts, alerts and the record follow a late
 * scratch although nobody looks. Makes none for a day without saved picks, nor once its last race is off.
 */
export function makeRenewPicks({ cards, picks, clock, analysis, generatePicks }: RenewPicksDeps) {
  /** Whether the saved picks are those of the stored card; picks under way may have begun before it changed. */
  async function isUpToDate(trackSlug: string, day: RaceDay): Promise<boolean> {
    const [found, head] = await Promise.all([picks.picksFor(trackSlug, day), cards.headFor(trackSlug, day)]);
    if (found === null || head === null) return true;
    const measure = { cardHash: head.contentHash, madeWith: analysis.madeWith, now: clock() };
    return isCurrent(found.set, measure);
  }

  return async function renewPicks(trackSlug: string, day: RaceDay): Promise<void> {
    const now = clock();
    if (day < raceDayAt(now, zoneOf(trackSlug))) return;
    const set = (await picks.picksFor(trackSlug, day))?.set ?? null;
    if (set === null || isSetAside(set) || !hasRaceAhead(set, now)) return;
    const ask = { track: trackSlug, day, isScheduled: set.isScheduled, withoutModels: !wasAsked(set) };
    for (let tries = 0; tries < MOST_TRIES && !(await isUpToDate(trackSlug, day)); tries += 1)
      await generatePicks(ask);
  };
}

export type RenewPicks = ReturnType<typeof makeRenewPicks>;
