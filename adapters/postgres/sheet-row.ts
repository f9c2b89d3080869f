import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet, SheetKind } from '#core/results/result-sheet.ts';

/** A row of `results.sheets`. */
export interface SheetRow {
  readonly track: string;
  readonly race_day: RaceDay;
  readonly kind: SheetKind;
  readonly tier: Tier;
  readonly source: string;
  readonly brought_at_ms: Instant;
  readonly facts: Pick<ResultSheet, 'refused' | 'attendance' | 'handle'>;
}

/** The sheet of a row and its races. */
export const sheetOf = (row: SheetRow, races: readonly RaceResult[]): ResultSheet => ({
  ...row.facts,
  track: row.track,
  day: row.race_day,
  kind: row.kind,
  provenance: { tier: row.tier, source: row.source, at: row.brought_at_ms },
  races,
});
