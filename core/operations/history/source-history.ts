import { type Instant, shift } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, instantOn, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { SourceName } from '../source-name.ts';

/** A calendar day: from its first moment up to, not including, the first of the next. By the machine's clock. */
export interface Slot {
  readonly day: RaceDay;
  readonly from: Instant;
  readonly to: Instant;
}

/** Runs of a source opened within a slot; those under way are not counted. */
export interface RunsOfSlot {
  readonly source: SourceName;
  readonly day: RaceDay;
  readonly success: number;
  readonly partial: number;
  readonly failed: number;
}

/** The newest fact of a source as of a moment. */
export interface NewestFact {
  readonly source: SourceName;
  readonly moment: Instant;
  readonly provenance: Provenance;
}

/** A day of a source. */
export interface SourceDayPast extends Omit<RunsOfSlot, 'source'> {
  /** How old the newest fact was when the day ended, or is now, in milliseconds; null where none is known. */
  readonly ageMs: number | null;
}

export interface SourceHistory {
  readonly source: SourceName;
  /** Where the newest fact came from, and when; null where none is known. */
  readonly newest: Provenance | null;
  readonly days: readonly SourceDayPast[];
}

export const HISTORY_DAYS = 14;

/** The last 14 calendar days up to the moment, the oldest first. */
export function lastSlots(now: Instant, zone: string): readonly Slot[] {
  const today = raceDayAt(now, zone);
  return Array.from({ length: HISTORY_DAYS }, (_, nth) => {
    const day = addDays(today, nth - HISTORY_DAYS + 1);
    return { day, from: instantOn(day, 0, zone), to: instantOn(addDays(day, 1), 0, zone) };
  });
}

/** The ends of the slots by the racing clock, which may be that much ahead of the machine's; of today the moment now. */
export const endsOf = (slots: readonly Slot[], now: Instant, ahead: number): readonly Instant[] =>
  slots.map(({ to }) => shift(to < now ? to : now, ahead));

/** The past of one source: its runs day by day, and how old its newest fact was at the end of each. */
export function sourceHistory(
  source: SourceName,
  { slots, ends }: { readonly slots: readonly Slot[]; readonly ends: readonly Instant[] },
  facts: { readonly runs: readonly RunsOfSlot[]; readonly newest: readonly NewestFact[] },
): SourceHistory {
  const newestBy = (moment: Instant | undefined): Provenance | null =>
    facts.newest.find((fact) => fact.source === source && fact.moment === moment)?.provenance ?? null;
  return {
    source,
    newest: newestBy(ends.at(-1)),
    days: slots.map(({ day }, nth) => {
      const runs = facts.runs.find((runsOfSlot) => runsOfSlot.source === source && runsOfSlot.day === day);
      const end = ends[nth];
      const instant = newestBy(end)?.at ?? null;
      const { success = 0, partial = 0, failed = 0 } = runs ?? {};
      return {
        day,
        success,
        partial,
        failed,
        ageMs: instant === null || end === undefined ? null : end - instant,
      };
    }),
  };
}
