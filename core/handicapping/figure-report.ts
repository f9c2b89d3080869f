import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** Figures of one kind, in the producer's points; null where there is none. */
interface FigureSet {
  /** Of the last race; null when that race has no figure, as abroad. */
  readonly last: number | null;
  /** Of the last three races. */
  readonly average: number | null;
  readonly highest: number | null;
}

/** What is reported of a horse in a table for horses that have run. */
export interface RacedFigures {
  readonly classRating: number | null;
  readonly pace: FigureSet;
  readonly speed: FigureSet;
}

/** How the foals of a sire or dam run. */
export interface FoalFigures {
  readonly pace: number | null;
  readonly speed: number | null;
  readonly wins: number | null;
  readonly starts: number | null;
}

/** What is reported of a horse in a table for first starters. */
export interface FamilyFigures {
  readonly sire: FoalFigures;
  readonly dam: FoalFigures;
  /** Dollars; null where unknown. */
  readonly studFee: number | null;
}

/** A horse as the report has it. People stand as printed, last name first: `Ortiz, Jr. I`. */
export interface ReportedHorse {
  /** `1`, `1A`. The key inside a race. */
  readonly programNumber: string;
  readonly postPosition: number;
  /** How often this post won at the track, distance and course so far, percent; no chance of the horse. */
  readonly postWinPercent: number;
  readonly horseName: string;
  /** `GB`; null for a horse bred at home. */
  readonly bredIn: string | null;
  /** Null while no rider is named. */
  readonly jockeyName: string | null;
  readonly trainerName: string;
  /** First three in twelve months, percent of the starts: of the jockey, the trainer, and both together. */
  readonly inMoneyPercent: { readonly jockey: number; readonly trainer: number; readonly together: number };
  /** Null in a table for first starters, even for a horse that has run. */
  readonly raced: RacedFigures | null;
  /** Null in a table for horses that have run. */
  readonly family: FamilyFigures | null;
}

/** A race of the report. The report gives no surface. */
export interface ReportedRace {
  readonly raceNumber: number;
  /** Name of a stakes, else null. */
  readonly name: string | null;
  /** How strong the field is, in the producer's points; null where unknown. */
  readonly raceRating: number | null;
  /** Minutes since midnight on the clock of the track; null where unknown. */
  readonly postMinute: number | null;
  readonly distanceYards: number;
  readonly isAbout: boolean;
  /** As printed: `MAIDEN SPECIAL WEIGHT`. */
  readonly type: string;
  /** As printed: `For Thoroughbred fillies two year old`. */
  readonly restrictions: string;
  /** Dollars. */
  readonly purse: number;
  /** As printed; may be cut. */
  readonly wagers: string;
  readonly horses: readonly ReportedHorse[];
}

/** Speed, pace and class figures of one track and day, as their producer reports them before the races. */
export interface FigureReport {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  readonly races: readonly ReportedRace[];
}

/** A report read from an imported file, complete and checked, not yet stored. */
export interface ImportedFigures {
  readonly fileName: string;
  readonly report: FigureReport;
  /** SHA-256 of the facts of the report: equal for two downloads of one. */
  readonly contentHash: string;
}
