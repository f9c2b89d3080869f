import type { RaceResult } from '#core/results/race-result.ts';

/** Stables of a dozen partners have some 250 characters; a name of some thousands fits no index. */
const MAX_NAME = 500;

/** One sentence for each horse whose own, jockey's, trainer's or owner's name is too long. */
export const longNames = ({ starters }: RaceResult): readonly string[] =>
  starters
    .filter(({ horseName, jockeyName, trainerName, ownerName }) =>
      [horseName, jockeyName, trainerName, ownerName].some((name) => (name ?? '').length > MAX_NAME),
    )
    .map(({ programNumber }) => `#${programNumber} has a name longer than ${MAX_NAME} characters.`);
