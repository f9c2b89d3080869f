import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { RaceResult } from './race-result.ts';

/**
 * What kind of record a sheet was read from; sheets of one kind replace each other, those of two stand side by side. A
 * live sheet is what sources report on the day; any other sheet of a real race takes its place. What was entered by hand
 * (`desk`) gives way to all of them.
 */
export type SheetKind =
  | 'chart'
  | 'trackmaster-chart'
  | 'aqueduct-table'
  | 'nyra-tables'
  | 'live'
  | 'desk'
  | 'simulation';

/** A race that was not stored because it was misread. */
export interface RefusedRace {
  readonly raceNumber: number;
  /** One sentence a failed check. */
  readonly failed: readonly string[];
}

/** The races of one track and day as one source reports them. */
export interface ResultSheet {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly kind: SheetKind;
  readonly provenance: Provenance;
  readonly races: readonly RaceResult[];
  /** With any, the sheet is partial. */
  readonly refused: readonly RefusedRace[];
  /** People on the track; null where not reported. */
  readonly attendance: number | null;
  /** Dollars bet on the track and elsewhere; null where not reported. */
  readonly handle: { readonly onTrack: number | null; readonly elsewhere: number | null } | null;
}
