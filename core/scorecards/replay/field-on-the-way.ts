import type { CardChange } from '../../card/card-change.ts';
import { changedRace, ridersOn } from '../../card/changed-card.ts';
import type { Card, Race } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import { type Instant, instant, MINUTE, shift } from '../../kernel/instant.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { fieldAtOff } from './field-at-off.ts';
import { offOf } from './off-of.ts';

/** A card as imported, what was said of it during the day, and what came of it. */
export interface CardsDay {
  readonly card: Card;
  readonly changes: readonly CardChange[];
  readonly runs: readonly JoinedRace[];
}

/** A race as it was known at a moment on the way to its off. */
export interface FieldThen {
  /** Its post time is the moment it went off. */
  readonly race: Race;
  /** Facts of before this moment count. */
  readonly now: Instant;
}

/** What is current at a moment is known then, except at the off. Without an off, noon. */
function momentOf(race: Race, off: Instant | null, minutesBefore: number): Instant {
  if (off === null) return noonOf(race);
  return instant(Math.min(off, shift(off, -minutesBefore * MINUTE) + 1));
}

/**
 * A race so many minutes before its off: the card with the changes known by then, and at the off itself the field that
 * went to the gate.
 */
export function fieldThen(race: Race, minutesBefore: number, { card, changes, runs }: CardsDay): FieldThen {
  const riders = ridersOn(card);
  const result = runs.find((run) => run.race.raceNumber === race.number)?.race ?? null;
  const off = offOf(changedRace(race, changes, riders), result);
  const now = momentOf(race, off, minutesBefore);
  const knownRace = changedRace(
    race,
    changes.filter(({ knownAt }) => knownAt < now),
    riders,
  );
  const field = minutesBefore === 0 && result !== null ? fieldAtOff(knownRace, result) : knownRace;
  return { race: { ...field, postTime: off }, now };
}
