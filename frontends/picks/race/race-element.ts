/** The id of the element a race's card stands in. */
export const raceElementId = (raceNumber: number): string => `race-${raceNumber}`;
