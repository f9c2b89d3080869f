import { gradeOf } from '#core/card/grade.ts';
import type { Race } from '#core/card/race.ts';
import { yardsOf } from '../card-file/distance.ts';
import type { Facts } from '../card-file/facts.ts';
import { COURSES, meaningOf, RACE_TYPES } from '../card-file/race-codes.ts';

/** The facts that today's races and past races keep in the same elements. */
export interface RaceFacts {
  readonly surface: Race['surface'];
  readonly distanceYards: number | null;
  readonly isAbout: boolean;
  /** Our own race-type code: `C`, `AO`, `G1`. */
  readonly raceType: string;
  readonly grade: 1 | 2 | 3 | null;
  readonly purse: number | null;
}

/** Distances in meters are not read: sources disagree on the unit. */
function distanceOf(facts: Facts): Pick<RaceFacts, 'distanceYards' | 'isAbout'> {
  const distance = facts.part('Distance');
  const unit = distance.part('DistanceUnit').text('Value');
  return {
    distanceYards: yardsOf(distance.number('DistanceId'), unit),
    isAbout: /^[AY]/.test(distance.text('AboutDistanceIndicator')),
  };
}

export function raceFactsOf(facts: Facts): RaceFacts {
  const grade = gradeOf(facts.number('Grade'));
  // The value is in a child element of the same name.
  const code = facts.part('RaceType').text('RaceType');
  return {
    surface: meaningOf(COURSES, facts.part('Course').part('CourseType').text('Value')),
    ...distanceOf(facts),
    raceType: grade === null ? (meaningOf(RACE_TYPES, code) ?? code) : `G${grade}`,
    grade,
    purse: facts.aboveZero('PurseUSA'),
  };
}
