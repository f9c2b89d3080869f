import type { RaceDay } from '../../kernel/race-day.ts';
import type { SurfaceGroup } from '../figures/surface-group.ts';

/** A horse that ran, as far as bias looks at it. */
export interface RunStart {
  readonly programNumber: string;
  /** Identifies the horse in every race it runs. */
  readonly horse: string;
  /** What is bet on: horses that share it share a price. */
  readonly bettingInterest: string;
  /** Post, 1 = rail; null where the source gives none. */
  readonly postPosition: number | null;
  /** Final odds to 1; null for a declared non-starter and where there was no price. */
  readonly odds: number | null;
  /** At the first call; null where unknown. */
  readonly firstCall: { readonly position: number; readonly behind: number | null } | null;
  /** Order across the wire: before any disqualification. Null when it did not finish. */
  readonly crossed: number | null;
}

/** A race as it was run, as far as bias looks at it. */
export interface RunRace {
  readonly day: RaceDay;
  readonly number: number;
  readonly group: SurfaceGroup;
  readonly distanceYards: number;
  /** Feet the temporary rail was out, 0 on the hedge; left out where not reported. */
  readonly railFeet?: number;
  readonly starts: readonly RunStart[];
}
