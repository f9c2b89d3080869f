import { courseOf, type Surface } from '../card/surface.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { GoingEstimate } from './going.ts';

/** The going in the track's own words, for the courses it spoke of: `Sloppy (Sealed)`. */
export interface TrackStateWord {
  readonly conditions: Readonly<Partial<Record<Surface, string>>>;
  readonly provenance: Provenance;
}

/** Whether two words name the same conditions of the same courses. */
export function saysTheSame(
  { conditions: one }: TrackStateWord,
  { conditions: other }: TrackStateWord,
): boolean {
  const surfaces = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<Surface>;
  return [...surfaces].every((surface) => one[surface] === other[surface]);
}

/** The condition of a course, and whether the track said so or the rain makes it likely. */
export interface CourseCondition {
  readonly condition: string;
  readonly basis: 'told' | 'estimate';
  readonly provenance: Provenance;
}

/** What the rain makes of a surface; none of it is known of synthetic ones and of jumps. */
function estimated(surface: Surface, estimate: GoingEstimate | null): string | null {
  const { footing } = courseOf(surface);
  if (footing === 'dirt') return estimate?.dirt ?? null;
  return footing === 'turf' ? (estimate?.turf ?? null) : null;
}

/** The condition of a course: the track's own word, else the estimate from the rain; null without either. */
export function courseCondition(
  surface: Surface,
  word: TrackStateWord | null,
  estimate: GoingEstimate | null,
): CourseCondition | null {
  const told = word?.conditions[surface]?.trim() ?? '';
  if (word !== null && told !== '') return { condition: told, basis: 'told', provenance: word.provenance };
  const likely = estimated(surface, estimate);
  if (likely === null || estimate === null) return null;
  return { condition: likely, basis: 'estimate', provenance: estimate.provenance };
}

/** Whether a course is sealed: told only by the track; null while it has said nothing of the course. */
export const isSealed = (course: CourseCondition | null): boolean | null =>
  course?.basis === 'told' ? /sealed/i.test(course.condition) : null;
