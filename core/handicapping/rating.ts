import { announcedDistance, writtenDistance } from '../card/announced.ts';
import type { Form } from '../card/form.ts';
import type { Price, QuotedPrice } from '../card/price.ts';
import type { Race } from '../card/race.ts';
import type { ListStatus, Runner } from '../card/runner.ts';
import { type Instant, toIso, toIsoOrNull } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { fairChances } from '../odds/fair-chances.ts';
import { expectedValue } from '../odds/value.ts';
import { type VerdictKind, verdictAt } from '../odds/verdict.ts';
import type { BettingLine } from './betting-line.ts';
import { type Evidence, evidenceOf, morningLineOn, offWithoutPick, type Surroundings } from './evidence.ts';
import { finishOrder } from './finish-order.ts';
import { type FormulaFigures, formulaOf } from './formula-figures.ts';
import { blendedModel, type Handicapper } from './handicapper.ts';
import { chancesOn, lineOnRace, pricedHorses } from './line-on-race.ts';
import { modelConfidence } from './model-confidence.ts';
import { verdictOnTicket } from './sealed-bet.ts';
import type { RaceWeather } from './win-percent.ts';

/** One horse of a rated race. Chances are 0-1 and null for a horse that does not start. */
export interface RunnerRating {
  readonly programNumber: string;
  readonly horseKey: string;
  readonly horseName: string;
  readonly postPosition: number | null;
  readonly jockey: string | null;
  readonly trainer: string | null;
  readonly morningLine: Price | null;
  readonly isScratched: boolean;
  readonly listStatus: ListStatus | null;
  /** What a win ticket on it buys; null when it does not start. */
  readonly bettingInterest: string | null;
  /** Program numbers that share the ticket: their chances are one number, shown with each. */
  readonly coupledWith: readonly string[];
  readonly formula: FormulaFigures;
  /** Our win chance: made without the board, fixed once the picks are sealed. */
  readonly winProbability: number | null;
  readonly placeProbability: number | null;
  readonly showProbability: number | null;
  /** 30-65: how complete the data is. Not a chance. */
  readonly modelConfidence: number | null;
  /** It has no morning line; the average of the others was used. */
  readonly isChanceAssumed: boolean;
  /** The price that was known, of a board or of the morning line; null without one. */
  readonly price: Price | null;
  /** The chance with the board blended in, 0-1; used for the expected value only. */
  readonly blendedProbability: number | null;
  /** Per dollar to win at the price known, by the blended chance; null without a price. */
  readonly expectedValue: number | null;
  /** The price at which a bet breaks even if our chance is right; null beyond 99-1. */
  readonly fairPrice: QuotedPrice | null;
  /** The shortest price worth taking, margin included; null for a horse we would not bet at any price. */
  readonly priceToTake: QuotedPrice | null;
  /** Null without a price; BET too where one was sealed before the off. */
  readonly verdict: VerdictKind | null;
}

/** Where the figures of a rating come from. */
interface RatingSources {
  readonly card: Provenance;
  /** Source of the live prices; null where there is none. */
  readonly board: Provenance | null;
  readonly formula: string;
  readonly chances: string;
  /** Where the blended chances come from. */
  readonly blended: string;
  readonly order: string;
  /** ISO instant up to which facts were used; never after the off. */
  readonly upTo: string;
}

export interface RaceRating {
  readonly raceId: string;
  readonly trackSlug: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly raceName: string | null;
  readonly distance: string;
  readonly postTime: string | null;
  readonly model: { readonly name: string; readonly version: string };
  readonly orderVersion: string;
  /** How and when our line was made. */
  readonly line: Pick<BettingLine, 'madeAt' | 'model' | 'margin' | 'cause'> & { readonly isSealed: boolean };
  /** Sum of the implied chances of the prices; null without any. */
  readonly overround: number | null;
  readonly sources: RatingSources;
  /** The weather the formula used; null where none was known. */
  readonly weather: RaceWeather | null;
  /** In the order of the card. */
  readonly runners: readonly RunnerRating[];
}

type ChanceFigures = Pick<
  RunnerRating,
  | 'bettingInterest'
  | 'coupledWith'
  | 'winProbability'
  | 'placeProbability'
  | 'showProbability'
  | 'modelConfidence'
  | 'isChanceAssumed'
  | 'price'
  | 'blendedProbability'
  | 'expectedValue'
  | 'fairPrice'
  | 'priceToTake'
  | 'verdict'
>;

const NO_CHANCES: ChanceFigures = {
  bettingInterest: null,
  coupledWith: [],
  winProbability: null,
  placeProbability: null,
  showProbability: null,
  modelConfidence: null,
  isChanceAssumed: false,
  price: null,
  blendedProbability: null,
  expectedValue: null,
  fairPrice: null,
  priceToTake: null,
  verdict: null,
};

/** Chances by program number; coupled horses carry the number of their ticket, all the same one. */
function chanceFigures(
  evidence: Evidence,
  line: BettingLine,
  handicapper: Handicapper,
): Map<string, ChanceFigures> {
  const chances = chancesOn(line, evidence);
  const horses = pricedHorses(line, evidence);
  const blended = blendedModel(handicapper, evidence).chances(evidence);
  const { place, show } = finishOrder(chances, handicapper.order.exponents);
  const rows = evidence.interests.flatMap(({ number, runners, price }, interest) => {
    const { fairPrice = null, priceToTake = null } = horses[interest] ?? {};
    const blendedProbability = blended[interest] ?? 0;
    const ticket = {
      bettingInterest: number,
      winProbability: chances[interest] ?? 0,
      placeProbability: place[interest] ?? 0,
      showProbability: show[interest] ?? 0,
      isChanceAssumed: morningLineOn(runners) === null,
      price,
      blendedProbability,
      expectedValue: price === null ? null : expectedValue(blendedProbability, price.toOne),
      fairPrice,
      priceToTake,
      verdict: verdictOnTicket(evidence, runners, verdictAt({ price, priceToTake }, handicapper.rules.drift)),
    };
    return runners.map((runner): [string, ChanceFigures] => [
      runner.programNumber,
      {
        ...ticket,
        coupledWith: runners.flatMap((mate) => (mate === runner ? [] : [mate.programNumber])),
        modelConfidence: modelConfidence(runner, evidence),
      },
    ]);
  });
  return new Map(rows);
}

const headOf = (runner: Runner) => ({
  programNumber: runner.programNumber,
  horseKey: runner.horseKey,
  horseName: runner.horseName,
  postPosition: runner.postPosition,
  jockey: runner.jockey?.name ?? null,
  trainer: runner.trainer?.name ?? null,
  morningLine: runner.morningLine,
  isScratched: runner.isScratched,
  listStatus: runner.listStatus,
});

const lineHead = (line: BettingLine, { sealedLine }: Evidence): RaceRating['line'] => {
  const { madeAt, model, margin, cause } = line;
  return { madeAt, model, margin, cause, isSealed: line === sealedLine };
};

/** Rates a race on its evidence. */
export function ratingOf(evidence: Evidence, handicapper: Handicapper, card: Provenance): RaceRating {
  const { race, upTo, weather, runners, interests, board } = evidence;
  const { order, model } = handicapper;
  const line = lineOnRace(evidence, handicapper);
  const distance = writtenDistance(race);
  const chances = chanceFigures(evidence, line, handicapper);
  return {
    raceId: race.id,
    trackSlug: race.trackSlug,
    day: race.day,
    raceNumber: race.number,
    raceName: race.name,
    distance: announcedDistance(race),
    postTime: toIsoOrNull(race.postTime),
    model: { name: model.name, version: model.version },
    orderVersion: order.version,
    line: lineHead(line, evidence),
    overround: fairChances(interests.map(({ price }) => price?.toOne ?? null)).overround,
    sources: {
      card,
      board,
      formula: 'The documented win % formula',
      chances: model.says,
      blended: blendedModel(handicapper, evidence).says,
      order: `${order.source} ${order.note}`,
      upTo: toIso(upTo),
    },
    weather,
    runners: runners.map((runner) => ({
      ...headOf(runner),
      formula: formulaOf(runner, distance, weather),
      ...(chances.get(runner.programNumber) ?? NO_CHANCES),
    })),
  };
}

/** When a race is rated, and what is known around it. */
interface RatedAt extends Surroundings {
  readonly now: Instant;
  readonly card: Provenance;
}

const withoutAdvice = (rating: RaceRating): RaceRating => ({
  ...rating,
  runners: rating.runners.map((runner) => ({ ...runner, priceToTake: null, verdict: null })),
});

/** Rates a race of a card as it is known at `now`; without advice when it went off before a pick of it was sealed. */
export function rateAsOf(
  race: Race,
  form: Form,
  { now, card, ...around }: RatedAt,
  handicapper: Handicapper,
): RaceRating {
  const evidence = evidenceOf(race, form, now, around);
  const rating = ratingOf(evidence, handicapper, card);
  return offWithoutPick(evidence) ? withoutAdvice(rating) : rating;
}
