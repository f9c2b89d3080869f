/** What the house says to a question; a model may word it, numbers and tickets stay as they are here. */
export interface JakeAnswer {
  readonly text: string;
  /** Lines of tickets: they stand under whatever is said. Empty where none are told. */
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

export const ENTERTAINMENT = 'For entertainment only: no bet is taken here, and a plan is no promise.';
