import type { Evidence } from '../../handicapping/evidence.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

/** A recommendation with what it was made from. */
export interface PickToSeal {
  readonly evidence: Evidence;
  readonly recommendation: Recommendation;
  /** Fingerprint of the card with its late changes. */
  readonly cardHash: string;
  /** Versions of all that made it. */
  readonly madeWith: string;
}
