import { courseOf, type Surface } from '../card/surface.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { GoingEstimate } from './going.ts';

/** The condition in the track's own words, for the surfaces it named: `Sloppy (Sealed)`. */
export interface PostedConditions {
  readonly conditions: Readonly<Partial<Record<Surface, string>>>;
  readonly provenance: Provenance;
}

/** Whether two postings name the same conditions of the same surfaces. */
export function isSamePosting(
  { conditions: firstConditions }: PostedConditions,
  { conditions: secondConditions }: PostedConditions,
): boolean {
  const surfaces = new Set([
    ...Object.keys(firstConditions),
    ...Object.keys(secondConditions),
  ]) as ReadonlySet<Surface>;
  return [...surfaces].every((surface) => firstConditions[surface] === secondConditions[surface]);
}

/** The condition of a surface, and whether the track posted it or the rain makes it likely. */
export interface SurfaceCondition {
  readonly condition: string;
  readonly basis: 'posted' | 'estimate';
  readonly provenance: Provenance;
}

/** What the rain makes of a surface; none of it is known of synthetic ones and of jumps. */
function estimated(surface: Surface, estimate: GoingEstimate | null): string | null {
  const { footing } = courseOf(surface);
  if (footing === 'dirt') return estimate?.dirt ?? null;
  return footing === 'turf' ? (estimate?.turf ?? null) : null;
}

/** The condition of a surface: the track's own posting, else the estimate from the rain; null without either. */
export function surfaceCondition(
  surface: Surface,
  word: PostedConditions | null,
  estimate: GoingEstimate | null,
): SurfaceCondition | null {
  const posted = word?.conditions[surface]?.trim() ?? '';
  if (word !== null && posted !== '')
    return { condition: posted, basis: 'posted', provenance: word.provenance };
  const likely = estimated(surface, estimate);
  if (likely === null || estimate === null) return null;
  return { condition: likely, basis: 'estimate', provenance: estimate.provenance };
}

/** Whether a surface is sealed: only the track can say so; null while it has posted nothing for the surface. */
export const isSealed = (current: SurfaceCondition | null): boolean | null =>
  current?.basis === 'posted' ? /sealed/i.test(current.condition) : null;
