/** A question, and what was answered. */
export interface Said {
  readonly question: string;
  readonly answer: string;
}
