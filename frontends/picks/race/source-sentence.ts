import { rounded, sourceText, trackDayTime } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

/**
 * What makes a figure, as a sentence. The server sends it as `morning 1: The morning line …`, a name and what is behind it;
 * after "Win chances by the model" that reads `Win chances by the model “morning 1”. The morning line …`.
 */
export function sourceSentence(by: string, description: string): string {
  const index = description.indexOf(': ');
  return index < 0
    ? `${by}: ${description}`
    : `${by} “${description.slice(0, index)}”. ${description.slice(index + 2)}`;
}

/** When our line was made, its margin, and why it replaced an earlier one. */
export const lineWords = ({ madeAt, margin, cause }: NonNullable<Recommendation['line']>): string =>
  `Our line was made ${trackDayTime(madeAt)} without the board and does not move with it. “Bet at” is ${rounded(100 * margin, '%')} above fair odds.${cause === null ? '' : ` New line: ${cause}`}`;

/** Where the chances of a race come from, in a line. */
export const chanceSource = ({ sources }: Recommendation): string =>
  sourceText({
    tier: 'derived',
    source: `Model ${sources.model.split(': ')[0]}, facts from ${sources.card.source} as of`,
    at: sources.upTo,
  });
