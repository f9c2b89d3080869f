import type { Card } from '#core/card/race.ts';
import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { tellCard } from './race-day/card.ts';
import { RACE_PLANS } from './race-day/race-plan.ts';
import { openSeason } from './season-run.ts';

export interface DemoWish {
  readonly seed: number;
  readonly day: RaceDay;
  readonly track: Track;
  /** Post time of race 1 on the track's clock, minutes since midnight. */
  readonly firstPost: number;
}

/**
 * The card of the racing day that follows the season of a seed, not yet run. Invented horses and people, the same to
 * the byte for the same wish: horses that ran at the meet stand on it with the races they really ran.
 */
export function makeDemoCard(wish: DemoWish): Card {
  const { meet, colony, archive } = openSeason({ ...wish, days: 0 });
  return tellCard(meet.enter(wish.day, RACE_PLANS), colony, archive, wish);
}
