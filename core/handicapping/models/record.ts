import type { FormEquations } from '../form/form-values.ts';

/** The races a model was fitted on. */
export interface Sample {
  readonly races: number;
  readonly days: number;
  readonly from: string;
  readonly to: string;
  /** What kind of races: `real results of AQU, BEL, SAR`, `invented races (seed 7)`. */
  readonly of: string;
}

/** What every fitted model carries: which version, fitted when, on what. */
interface FittedRecord {
  readonly version: string;
  /** Day of the fit. */
  readonly date: string;
  readonly sample: Sample;
}

/** A fitted power of chances, with its standard error. */
export interface FittedPower {
  readonly power: number;
  readonly error: number;
}

/** Weight of a feature per standard deviation within races. */
export interface FittedWeight {
  readonly name: string;
  readonly weight: number;
  readonly error: number;
  readonly scale: number;
}

export interface FundamentalRecord extends FittedRecord {
  /** Share of the public's final price in the training target. */
  readonly softness: number;
  readonly penalty: number;
  readonly features: readonly FittedWeight[];
}

export interface PublicRecord extends FittedRecord {
  readonly public: FittedPower;
}

export interface BlendRecord extends FittedRecord {
  /** 0 where the model without odds adds nothing to the prices. */
  readonly fundamental: FittedPower;
  readonly public: FittedPower;
  /** What the races alone would have them, without the belief that the public is about right. */
  readonly free: { readonly fundamental: FittedPower; readonly public: FittedPower };
}

/** Power of the morning line at one track, shrunk toward that of all tracks: the more, the fewer its races. */
export interface TrackPower extends FittedPower {
  /** The track's code. */
  readonly track: string;
  readonly races: number;
}

export interface MorningRecord extends FittedRecord {
  /** For the line alone at a track without fitted races; `spread` is the standard deviation between tracks. */
  readonly line: FittedPower & { readonly spread: number };
  readonly tracks: readonly TrackPower[];
  /** Share of the line's power that remains when every starter has form. */
  readonly beside: FittedPower;
  readonly form: FittedPower;
}

/** The fitted form model. */
export interface FormRecord extends FittedRecord, FormEquations {
  readonly features: readonly FittedWeight[];
  /** Of the features within races of full cards, row by row: what the known ones say about those that are missing. */
  readonly correlations: readonly (readonly number[])[];
}

/** `4,145 real results of AQU, BEL, SAR, 2017-01-01 to 2020-07-15`. */
export const sampleText = ({ races, of: kind, from, to }: Sample): string =>
  `${races.toLocaleString('en-US')} ${kind}, ${from} to ${to}`;
