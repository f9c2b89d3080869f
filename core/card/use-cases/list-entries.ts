import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { trackAndDay } from '../days-card.ts';
import { type DeskEntry, deskEntries } from '../desk-entries.ts';
import type { CardStore, ChangeStore, ConditionBoard } from '../ports.ts';
import type { Track } from '../track.ts';

/** The manual entries for a track's day. */
export interface DayEntries {
  readonly track: Track;
  readonly day: RaceDay;
  /** Newest first. */
  readonly entries: readonly DeskEntry[];
}

/**
 * The stewards' desk entries for a track's day up to now, with what sources report about the same facts; conditions
 * posted by the track are included for today only. Refuses `card.unknown-track` and `card.bad-day`.
 */
export function makeListEntries(deps: {
  readonly cards: Pick<CardStore, 'headFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly conditions: Pick<ConditionBoard, 'othersAt'>;
  readonly clock: Clock;
}) {
  return async function listEntries(trackKey: string, dayText: string): Promise<DayEntries> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const now = deps.clock();
    const isToday = day === raceDayAt(now, track.timeZone);
    const [head, all, posted] = await Promise.all([
      deps.cards.headFor(track.slug, day),
      deps.changes.changesOn(track.slug, day, shift(now, 1)),
      isToday ? deps.conditions.othersAt(track.slug) : [],
    ]);
    const raceIds = new Set(head?.raceIds ?? []);
    const entries = deskEntries(
      all.filter(({ raceId }) => raceIds.has(raceId)),
      posted,
    );
    return { track, day, entries };
  };
}

export type ListEntries = ReturnType<typeof makeListEntries>;
