import type { Instant } from './instant.ts';

/** Where a fact came from: a live source, an imported file, a calculation, the generated demo. */
export type Tier = 'live' | 'imported' | 'derived' | 'demo';

/** Source and time, carried by every fact that is shown. */
export interface Provenance {
  readonly tier: Tier;
  /** Name of the source as people know it: `Brisnet card SAR0607.DRF`, `Demo generator (seed 7)`. */
  readonly source: string;
  readonly at: Instant;
}
