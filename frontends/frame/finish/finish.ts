/** The whole result of a race: every starter in official order, payoffs with their pools, and what we had said. Fetched only with a screen that shows it. */
export { beatenLengths, finishRows } from './finish-rows.ts';
export { firstWords } from './first-words.ts';
export { MissingFacts } from './missing-facts.tsx';
export type { RaceResult } from './race-result.ts';
export { useRaceResult } from './race-result.ts';
export { sealedWords } from './sealed-words.ts';
export { WholeResult } from './whole-result.tsx';
