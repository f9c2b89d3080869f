import type { OrderSettings } from '../../handicapping/finish-order.ts';
import type { PriceRules } from '../../odds/verdict.ts';

/** How one analyst weighs its angles and how far it moves away from the market. Chosen by hand, versioned. */
export interface AnalystSettings {
  /** Our chance is multiplied by e to the power strength x score. */
  readonly strength: number;
  /** The share of the likeliest horse's chance that a horse needs, in this analyst's view, to be picked first. */
  readonly contender: number;
  /** By the name of the angle. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Shares of the market's and the analysts' views in the blended chance; together one. */
export interface PoolSettings {
  readonly market: number;
  readonly formAndClass: number;
  readonly paceAndShape: number;
}

export interface AnalystsSettings {
  readonly version: string;
  readonly date: string;
  readonly note: string;
  readonly formAndClass: AnalystSettings;
  readonly paceAndShape: AnalystSettings;
  readonly pool: PoolSettings;
}

/** When a longshot is one: percent above the implied chance, odds to one, chance in percent; all inclusive. */
export interface LongshotCriteria {
  readonly edgePercentage: number;
  readonly oddsToOne: number;
  readonly chancePercent: number;
}

export interface ValueSettings extends PriceRules {
  readonly version: string;
  readonly date: string;
  readonly note: string;
  readonly longshot: LongshotCriteria;
  /** Edge in percent from which an alert has the strength. */
  readonly strength: { readonly exceptional: number; readonly strong: number };
  /** Dollars on each combination. */
  readonly stakes: { readonly exacta: number; readonly trifecta: number };
  /** Chance of cashing from which the risk of a play is low or medium; below it is high. */
  readonly risk: { readonly low: number; readonly medium: number };
}

/** Everything chosen that the picks depend on. */
export interface PicksSettings {
  readonly order: OrderSettings;
  readonly analysts: AnalystsSettings;
  readonly value: ValueSettings;
}
