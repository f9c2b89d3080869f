import type { Evidence } from '../handicapping/evidence.ts';
import { type FinishOrder, finishOrder } from '../handicapping/finish-order.ts';
import { pricedChances } from '../handicapping/models/public.ts';
import type { Handicapper } from '../handicapping/rating.ts';
import { takeoutOn } from '../odds/takeout.ts';
import { opinionOf } from './analysts/analyst.ts';
import { builtInSeats, type Seat } from './analysts/index.ts';
import { pooled } from './chance-pool.ts';
import type { ExoticView } from './exotics.ts';
import type { Opinion } from './opinion.ts';
import type { Slot } from './recommendation.ts';
import type { PicksSettings } from './settings.ts';

/** All that makes picks: the rating, who sits in the two slots, and what was chosen. */
export interface Analysis {
  readonly handicapper: Handicapper;
  readonly settings: PicksSettings;
  /** Who analyses, as the screens print it. */
  readonly label: string;
  readonly seats: Readonly<Record<Slot, Seat>>;
  /** Versions of all of it and the label in one line; others make other picks. */
  readonly madeWith: string;
}

/** The analysis with the built-in analysts in both slots, named to people by `label`. */
export function makeAnalysis(handicapper: Handicapper, settings: PicksSettings, label: string): Analysis {
  const { model } = handicapper;
  const versions = [`${model.name}-${model.version}`, settings.order.version];
  return {
    handicapper,
    settings,
    label,
    seats: builtInSeats(settings),
    madeWith: [...versions, settings.analysts.version, settings.value.version, label].join(' '),
  };
}

/** A race with both opinions and all chances, in the order of the evidence's betting interests. */
export interface AnalysedRace {
  readonly evidence: Evidence;
  /** The prices with their overround taken out: where both views start from. */
  readonly market: readonly number[];
  /** The calibrated model's. */
  readonly model: readonly number[];
  readonly opinions: Readonly<Record<Slot, Opinion>>;
  /** Market and both views pooled. */
  readonly blended: readonly number[];
  /** Both views pooled, without the market's own share. */
  readonly views: readonly number[];
}

export function analyse(evidence: Evidence, { handicapper, settings, seats }: Analysis): AnalysedRace {
  const market = pricedChances(evidence);
  const opinion = ({ analyst, settings: own }: Seat): Opinion => opinionOf(analyst, own, evidence, market);
  const opinions = { claude: opinion(seats.claude), openai: opinion(seats.openai) };
  const claude = { chances: opinions.claude.chances, share: seats.claude.share };
  const openai = { chances: opinions.openai.chances, share: seats.openai.share };
  const both = claude.share + openai.share;
  return {
    evidence,
    market,
    model: handicapper.model.chances(evidence),
    opinions,
    blended: pooled([{ chances: market, share: settings.analysts.pool.market }, claude, openai]),
    views: pooled([
      { chances: claude.chances, share: claude.share / both },
      { chances: openai.chances, share: openai.share / both },
    ]),
  };
}

/** What exotic plays on these chances are judged by. */
export function exoticView(
  { evidence, market }: AnalysedRace,
  chances: readonly number[],
  { settings }: Analysis,
): ExoticView {
  const { trackSlug, day } = evidence.race;
  const order = (of: readonly number[]): FinishOrder => finishOrder(of, settings.order.exponents);
  return {
    market: order(market),
    view: order(chances),
    takeout: {
      exacta: takeoutOn(trackSlug, day, 'exacta'),
      trifecta: takeoutOn(trackSlug, day, 'trifecta'),
    },
    settings: settings.value,
  };
}
