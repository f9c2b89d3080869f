/** A question, and what was answered. */
export interface Said {
  readonly question: string;
  readonly answer: string;
}

/** A question with its answer, and the slug of the track it is about; left out or null where that was not stored. */
export interface Exchange extends Said {
  readonly track?: string | null;
}
