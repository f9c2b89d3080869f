import { ask } from '#api/api.ts';
import { forTrack, ofTrack } from '#frame/frame.ts';
import type { Parts } from '../answer/parts-of-answer.ts';

/** One message of the talk; it lives in the page alone. */
export type Message = {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Milliseconds, by the machine's clock. */
  readonly timestamp: number;
  /** Who answered, or that the answer broke off; null for a question and for the welcome. */
  readonly analysedBy: string | null;
  /** Tables and links of an answer; null for words alone. */
  readonly parts: Parts | null;
};

export const tickShownMs = 2000;
export const longestQuestion = 2000;

export const welcome = `Ask me about bets on today's card. For example:
• How should I bet $400 on Race 3?
• Who's the best longshot in Race 5?
• What's your WPS pick for Race 7?`;

export const failureToast = {
  title: 'Error',
  description: 'Failed to get response. Please try again.',
  tone: 'error',
} as const;
/** Shown under an answer that was cut off. */
export const brokeOff = 'The answer was cut off here.';
export const copiedToast = {
  title: 'Copied!',
  description: 'Message copied to clipboard',
  tone: 'good',
} as const;
export const notCopiedToast = {
  title: 'Failed to copy',
  description: 'Please try selecting and copying manually',
  tone: 'error',
} as const;

/** The races of today: only how many there are is of interest. */
export const racesQuery = (slug: string) => ({
  ...ask('GET /api/saratoga-races', forTrack(slug)),
  retry: false,
});
export const validationQuery = (slug: string) => ask('GET /api/data/validation', ofTrack(slug));

/** `10 races today`; null without any. */
export function racesNote(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 race today' : `${count} races today`;
}
