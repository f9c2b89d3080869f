import type { Instant } from '../kernel/instant.ts';
import type { RunStatus } from './run.ts';
import type { SourceName } from './source-name.ts';

/** Runs of a source over a span of time. */
export interface RunTally {
  readonly source: SourceName;
  /** Runs that ended. */
  readonly ended: number;
  readonly success: number;
  readonly partial: number;
  readonly failed: number;
  /** Seconds and items of an ended run; null without one. */
  readonly averageSeconds: number | null;
  readonly averageReceived: number | null;
  /** The run opened last. */
  readonly last: {
    readonly status: RunStatus;
    readonly startedAt: Instant;
    readonly faults: readonly string[];
  };
}
