import type { Instant } from '../kernel/instant.ts';
import { raceDayAt } from '../kernel/race-day.ts';
import type { CardChange } from './card-change.ts';
import { changesInForce } from './changes-in-force.ts';
import type { Card, Race } from './race.ts';
import { zoneOf } from './track.ts';

/** A race without its horses. */
export type RaceOutline = Pick<Race, 'id' | 'trackSlug' | 'day' | 'number' | 'postTime'>;

/** A card without its horses: where and when it is run, who reports it, and when its races go off. */
export interface CardOutline extends Pick<Card, 'trackSlug' | 'day' | 'provenance'> {
  readonly races: readonly RaceOutline[];
}

export const outlineOf = ({ trackSlug, day, provenance, races }: Card): CardOutline => ({
  trackSlug,
  day,
  provenance,
  races: races.map(({ id, number, postTime }) => ({ id, trackSlug, day, number, postTime })),
});

/** Whether it is today's card in the track's time zone. */
export const isOfToday = ({ trackSlug, day }: Pick<Card, 'trackSlug' | 'day'>, now: Instant): boolean =>
  day === raceDayAt(now, zoneOf(trackSlug));

/** The outlines with the post times that sources reported since, oldest change first. */
export function changedOutlines(
  outlines: readonly CardOutline[],
  changes: readonly CardChange[],
): readonly CardOutline[] {
  const moved = new Map<string, Race['postTime']>();
  for (const { raceId, fact } of changesInForce(changes)) {
    if (fact.what === 'post-time') moved.set(raceId, fact.to);
  }
  if (moved.size === 0) return outlines;
  return outlines.map((outline) => ({
    ...outline,
    races: outline.races.map((race) => ({ ...race, postTime: moved.get(race.id) ?? race.postTime })),
  }));
}
