/** What TrackMaster computes of a race; its figures are a scale of their own. Null where the file has none. */
export interface TrackmasterRace {
  readonly classRating: number | null;
  /** At the first and second call and at the finish. */
  readonly pace: readonly (number | null)[];
  readonly parSeconds: number | null;
  /** Of the track on that day; 0 is a value. */
  readonly variant: number | null;
}

/** What is left out where it is not reported: the age in years, the sex as `C` `F` `G` `H` `M` `R`, the figure. */
export interface TrackmasterStarter {
  readonly age?: number;
  readonly sex?: string;
  readonly trackmasterFigure?: number;
}
