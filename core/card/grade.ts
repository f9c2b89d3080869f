/** The grade of a stakes race; 1 is the highest. */
export type Grade = 1 | 2 | 3;

/** The grade as a number; null for any other number, or none. */
export const gradeOf = (grade: number | null): Grade | null =>
  grade === 1 || grade === 2 || grade === 3 ? grade : null;

/** The grade in a race type such as `G1`; null for any other type. */
export const gradeOfType = (raceType: string): Grade | null =>
  gradeOf(Number(/^G(\d)$/.exec(raceType)?.[1] ?? 0));
