import type { CourseState } from '../card/late-changes.ts';
import type { Surface } from '../card/surface.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { PostedConditions } from './posted-conditions.ts';

/** Surfaces by the names that lists of late changes use. */
const SURFACES: Readonly<Record<string, Surface>> = {
  track: 'dirt',
  mellon: 'turf',
  outer: 'turf',
  turf: 'turf',
  inner: 'inner-turf',
};

/** `SLOPPY (SEALED)` as results print it. */
const asPrinted = (condition: string): string =>
  condition.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** The track's posted conditions, from its list of late changes; null where it names none. */
export function postedConditionsOf(
  courses: readonly CourseState[],
  provenance: Provenance,
): PostedConditions | null {
  const posted = courses.flatMap(({ course, condition }) => {
    const surface = SURFACES[course.toLowerCase()];
    return surface === undefined || condition === null ? [] : [[surface, asPrinted(condition)] as const];
  });
  return posted.length === 0 ? null : { conditions: Object.fromEntries(posted), provenance };
}
