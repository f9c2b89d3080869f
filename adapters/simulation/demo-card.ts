import type { Card } from '#core/card/race.ts';
import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { buildCard } from './race-day/card.ts';
import { RACE_PLANS } from './race-day/race-plan.ts';
import { openSeason } from './season-run.ts';

export interface DemoRequest {
  readonly seed: number;
  readonly day: RaceDay;
  readonly track: Track;
  /** Post time of race 1 on the track's clock, minutes since midnight. */
  readonly firstPost: number;
}

/**
 * The card of the racing day that follows the season of a seed, not yet run. Invented horses and people, the same to
 * the byte for the same request: horses that ran at the meet stand on it with the races they really ran.
 */
export function makeDemoCard(request: DemoRequest): Card {
  const { meet, population, archive } = openSeason({ ...request, days: 0 });
  return buildCard(meet.enter(request.day, RACE_PLANS), population, archive, request);
}
