import type { RaceId } from '../../card/race.ts';
import { parseRaceId } from '../../card/race.ts';
import { isOff, type ScheduledRace } from '../../card/race-status.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { SealedMoment } from './entry.ts';

/** The moment of sealing, by both clocks. */
export interface SealingClocks {
  /** By the racing clock, which a demo or a replay sets. */
  readonly now: Instant;
  readonly machine: Instant;
}

/** A real race has to be open by the machine's clock, too: what is made later is a replay. */
export const isOpen = (
  race: ScheduledRace & { readonly id: RaceId },
  { now, machine }: SealingClocks,
): boolean => !isOff(race, now) && (parseRaceId(race.id)?.isDemo === true || !isOff(race, machine));

/** The moment of what is sealed while its race is open. */
export const sealedAtOnce = ({ now, machine }: SealingClocks): SealedMoment => ({
  sealedAt: toIso(machine),
  racingAt: toIso(now),
  isAfterOff: false,
  isReplayed: false,
});
