import type { BettingLine } from '../../handicapping/betting-line.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { finishOrder } from '../../handicapping/finish-order.ts';
import { blendedModel, type Handicapper } from '../../handicapping/handicapper.ts';
import { chancesOn, lineOnRace } from '../../handicapping/line-on-race.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import { opinionOf } from '../built-in-analysts/analyst.ts';
import { builtInSeats, type Seat } from '../built-in-analysts/index.ts';
import { parsedOpinion } from '../outside-analysts/parsed-opinion.ts';
import {
  NO_ANSWERS,
  type OutsideAnalyst,
  type RaceAnswers,
  usesBuiltInAnalyst,
} from '../outside-analysts/slot-answers.ts';
import { PROMPT_VERSION } from '../prompts/instructions.ts';
import type { ExoticView } from '../recommendations/exotics.ts';
import type { Slot } from '../recommendations/recommendation.ts';
import { pooled, tilted } from './chance-pool.ts';
import type { Opinion } from './opinion.ts';
import type { PicksSettings } from './settings.ts';

/** Everything that makes picks: the rating, the analysts of the two slots, the settings. */
export interface Analysis {
  readonly handicapper: Handicapper;
  readonly settings: PicksSettings;
  /** Name of the built-in analysts on screens. */
  readonly label: string;
  readonly seats: Readonly<Record<Slot, Seat>>;
  /** Who is asked instead; null where the built-in analyst answers. */
  readonly outside: Readonly<Record<Slot, OutsideAnalyst | null>>;
  /** Versions of all of it and the label in one line; picks of another line are outdated. */
  readonly madeWith: string;
}

const NOBODY = { claude: null, openai: null };

/** Changes with the stored shape of recommendations. */
const SHAPE_VERSION = 'recommendation-4';

function outsideVersion({ claude, openai }: Analysis['outside']): readonly string[] {
  if (claude === null && openai === null) return [];
  return [`claude:${claude?.model ?? '-'}`, `openai:${openai?.model ?? '-'}`, PROMPT_VERSION];
}

/** The analysis with the built-in analysts in both slots, shown as `label`, and the outside analysts. */
export function makeAnalysis(
  handicapper: Handicapper,
  settings: PicksSettings,
  label: string,
  outside: Analysis['outside'] | undefined = NOBODY,
): Analysis {
  const models = [handicapper.model, handicapper.liveModel];
  const versions = [...models.map(({ name, version }) => `${name}-${version}`), settings.order.version];
  return {
    handicapper,
    settings,
    label,
    seats: builtInSeats(settings),
    outside,
    madeWith: [
      ...versions,
      settings.analysts.version,
      settings.value.version,
      SHAPE_VERSION,
      ...outsideVersion(outside),
      label,
    ].join(' '),
  };
}

/** A race with both opinions and all chances, in the order of the evidence's betting interests. */
export interface AnalyzedRace {
  readonly evidence: Evidence;
  /** Our line: chances made without the board, with fair prices and prices to take. */
  readonly line: BettingLine;
  /** The chances of our line, from which both views start. */
  readonly model: readonly number[];
  /** The prices with their overround taken out. */
  readonly market: readonly number[];
  /** The calibrated model's chances with the board blended in, for expected values. */
  readonly live: readonly number[];
  /** Null where an analyst was asked and did not answer. */
  readonly opinions: Readonly<Record<Slot, Opinion | null>>;
  /** Whose opinions they are, as a clause begins with them: `Form analyst`, `Claude`. */
  readonly pickers: Readonly<Record<Slot, string>>;
  readonly answers: RaceAnswers;
  /** Market and both views pooled: for longshot alerts only, never for a price to take. */
  readonly blended: readonly number[];
  /** Both views pooled, without the market's own share. */
  readonly views: readonly number[];
}

type RaceInputs = Pick<AnalyzedRace, 'evidence' | 'line' | 'model' | 'market' | 'live'>;

function opinionIn(seat: Seat, answers: RaceAnswers, { evidence, model }: RaceInputs): Opinion | null {
  const answer = answers[seat.slot];
  if (answer?.is === 'answered')
    return parsedOpinion(answer.pick, { by: answer.by.name, evidence, chances: model });
  return usesBuiltInAnalyst(answers, seat.slot)
    ? opinionOf(seat.analyst, seat.settings, evidence, model)
    : null;
}

const pickerIn = (seat: Seat, answers: RaceAnswers): string => {
  const answer = answers[seat.slot];
  return answer === null || usesBuiltInAnalyst(answers, seat.slot) ? seat.picker : answer.by.name;
};

/** A built-in analyst's lean away from our line, applied to the market; the live model's chances for any other analyst. */
function viewOf(opinion: Opinion | null, isBuiltIn: boolean, { market, model, live }: RaceInputs) {
  if (opinion === null || !isBuiltIn) return live;
  const leans = opinion.chances.map((chance, index) => Math.log(chance / (model[index] ?? chance)));
  return tilted(market, leans);
}

/** Both opinions on a race: of the outside analysts where they answered, else of the built-in ones. */
export function analyze(
  evidence: Evidence,
  { handicapper, settings, seats }: Analysis,
  answers: RaceAnswers = NO_ANSWERS,
): AnalyzedRace {
  const line = lineOnRace(evidence, handicapper);
  const market = pricedChances(evidence);
  const live = blendedModel(handicapper, evidence).chances(evidence);
  const inputs = { evidence, line, model: chancesOn(line, evidence), market, live };
  const opinions = {
    claude: opinionIn(seats.claude, answers, inputs),
    openai: opinionIn(seats.openai, answers, inputs),
  };
  const view = (slot: Slot) => ({
    chances: viewOf(opinions[slot], usesBuiltInAnalyst(answers, slot), inputs),
    share: seats[slot].share,
  });
  const [claude, openai] = [view('claude'), view('openai')];
  const both = claude.share + openai.share;
  return {
    ...inputs,
    opinions,
    pickers: { claude: pickerIn(seats.claude, answers), openai: pickerIn(seats.openai, answers) },
    answers: answers,
    blended: pooled([{ chances: market, share: settings.analysts.pool.market }, claude, openai]),
    views: pooled([
      { chances: claude.chances, share: claude.share / both },
      { chances: openai.chances, share: openai.share / both },
    ]),
  };
}

/** What exotic plays are measured with: the order-of-finish chances from our line. */
export const exoticView = (
  { model }: AnalyzedRace,
  { settings }: Pick<Analysis, 'settings'>,
): ExoticView => ({
  order: finishOrder(model, settings.order.exponents),
  settings: settings.value,
});
