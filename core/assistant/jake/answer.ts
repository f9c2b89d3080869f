/** Our answer to a question; a model may word it, but numbers and tickets stay as they are here. */
export interface JakeAnswer {
  readonly text: string;
  /** Ticket lines, always shown under the text. Empty without tickets. */
  readonly tickets: readonly string[];
  /** Numbers of the races it is about; empty for the whole card or none. */
  readonly races: readonly number[];
}

export const saying = (
  lines: readonly (string | null)[],
  races: readonly number[] = [],
  tickets: readonly string[] = [],
): JakeAnswer => ({
  text: lines.filter((line) => line !== null && line !== '').join('\n'),
  races,
  tickets,
});

export const ENTERTAINMENT = 'For entertainment only. No bets are taken here, and no plan is guaranteed.';
