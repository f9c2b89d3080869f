import type { RecentFigure } from '../card/recent-figures.ts';
import type { ScaledFigure } from '../card/scaled-figure.ts';
import type { BettingLine } from '../handicapping/betting-line.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { SealedFacts } from './ledger/entry.ts';
import type { LineChange } from './ledger/line-changes.ts';
import type { Verdict } from './recommendations/verdict.ts';

/** The last figures of one horse, newest first; null where its past races are unknown. */
export interface HorseFigures {
  readonly programNumber: string;
  readonly recent: readonly RecentFigure[] | null;
}

/** The picks of a race as they were first sealed. */
export interface FirstSeal {
  /** ISO instant by the racing clock. */
  readonly at: string;
  /** Its row in the ledger. */
  readonly seq: number;
  readonly isReplayed: boolean;
  readonly verdict: SealedFacts['verdict'];
}

/** One race as it stands: the verdict, our line and its changes, and the last figures of the field. */
export interface RaceField {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly verdict: Verdict;
  readonly line: Pick<BettingLine, 'madeAt' | 'model' | 'margin' | 'cause'> & { readonly isSealed: boolean };
  /** Null while nothing is sealed. */
  readonly sealed: FirstSeal | null;
  /** In their order; empty while the first sealed line holds. */
  readonly changes: readonly LineChange[];
  /** What an average winner of the class earns; null where the card gives none. */
  readonly par: ScaledFigure | null;
  readonly horses: readonly HorseFigures[];
  /** Of the card. */
  readonly provenance: Provenance;
  /** ISO instant up to which facts were used; never after the off. */
  readonly upTo: string;
}
