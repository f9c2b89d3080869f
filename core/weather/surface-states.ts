import type { CourseState } from '../card/late-changes.ts';
import type { Surface } from '../card/surface.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { TrackStateWord } from './surface-word.ts';

/** Courses under the names that lists of late changes give them. */
const COURSES: Readonly<Record<string, Surface>> = {
  track: 'dirt',
  mellon: 'turf',
  outer: 'turf',
  turf: 'turf',
  inner: 'inner-turf',
};

/** `SLOPPY (SEALED)` as results print it. */
const asPrinted = (condition: string): string =>
  condition.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** The track's word on its courses, as it stands beside the late changes; null where it says nothing of any. */
export function courseWordOf(courses: readonly CourseState[], provenance: Provenance): TrackStateWord | null {
  const told = courses.flatMap(({ course, condition }) => {
    const surface = COURSES[course.toLowerCase()];
    return surface === undefined || condition === null ? [] : [[surface, asPrinted(condition)] as const];
  });
  return told.length === 0 ? null : { conditions: Object.fromEntries(told), provenance };
}
