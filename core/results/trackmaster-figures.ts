import type { TrackmasterClass } from '../card/trackmaster-facts.ts';

/** TrackMaster's figures for a race, on its own scale. Null where the file has none. */
export interface TrackmasterRace extends TrackmasterClass {
  /** At the first and second call and at the finish. */
  readonly pace: readonly (number | null)[];
  /** Of the track on that day; 0 is a value. */
  readonly variant: number | null;
}

/** Omitted where not reported: age in years, sex as `C` `F` `G` `H` `M` `R`, and the figure. */
export interface TrackmasterStarter {
  readonly age?: number;
  readonly sex?: string;
  readonly trackmasterFigure?: number;
}
