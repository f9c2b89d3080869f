import type { Answer } from '#api/api.ts';
import { fixed, rounded, signed, signedPercent } from '#kit/kit.ts';

export type DataAnswer = Answer<'POST /api/racing/query-data'>;
export type Combination = DataAnswer['analysisResult']['topCombinations'][number];
type Range = Combination['winRange'];

/** The server takes questions up to this many characters. */
export const longestQuestion = 2000;
export const failureSentence = 'Failed to process query. Please try again or check your question format.';

/** Questions of the kind that can be answered. */
export const exampleQuestions = [
  'Best jockey-trainer combinations on turf',
  'Which jockeys have the best ROI in dirt sprints?',
  'How do favorites do in maiden races?',
  'Trainers by in the money rate in routes in the last 60 days',
] as const;

export const isBlank = (question: string): boolean => question.trim() === '';

/** `12.3%` and, where it is known, between which two numbers the truth lies: `12.3% (11 to 14)`. */
export function rateText(rate: number | null, range: Range): string {
  if (rate === null) return 'unknown';
  const between = range ? ` (${rounded(range.low)} to ${rounded(range.high)})` : '';
  return `${fixed(rate, 1, '%')}${between}`;
}

/** Profit or loss in percent with its sign. */
export function returnText(roi: number | null, range: Range): string {
  if (roi === null) return 'unknown';
  const between = range ? ` (${signed(range.low, 0)} to ${signed(range.high, 0)})` : '';
  return `${signedPercent(roi / 100)}${between}`;
}
