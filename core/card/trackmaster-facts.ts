/** What TrackMaster gives for the class of a race, on its own scale. Null where the file has none. */
export interface TrackmasterClass {
  readonly classRating: number | null;
  /** What an average winner of the class runs. */
  readonly parSeconds: number | null;
}

/** What only TrackMaster's past-performance lines give; the ratings are on its own scale. Null where the line has none. */
export interface TrackmasterLine {
  readonly classRating: number | null;
  readonly winnersFigure: number | null;
  /** The horse's own time at the finish. */
  readonly ownSeconds: number | null;
  /** Wore front wraps; null for a foreign race. */
  readonly frontWraps: boolean | null;
}
