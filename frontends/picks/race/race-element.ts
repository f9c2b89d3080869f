/** The id of the element of a race's card. */
export const raceElementId = (raceNumber: number): string => `race-${raceNumber}`;
