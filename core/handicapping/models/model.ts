import type { Evidence } from '../evidence.ts';

/** Win chances of the betting interests, in the order of the evidence: each above zero, together one. */
type WinChances = readonly number[];

/** Judges a race by its evidence alone. An empty race has an empty answer. */
export type Model = (evidence: Evidence) => WinChances;

/** A model as it is registered and named beside its figures. */
export interface NamedModel {
  readonly name: string;
  readonly version: string;
  /** One plain sentence: where the chances come from. */
  readonly says: string;
  readonly chances: Model;
}
