import type { Evidence } from '../../handicapping/evidence.ts';
import { type FinishOrder, finishOrder } from '../../handicapping/finish-order.ts';
import { type Handicapper, modelFor } from '../../handicapping/handicapper.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import { opinionOf } from '../analysts/analyst.ts';
import { builtInSeats, type Seat } from '../analysts/index.ts';
import { parsedOpinion } from '../answers/parsed-opinion.ts';
import { PROMPT_VERSION } from '../brief/instructions.ts';
import { pooled } from '../recommendations/chance-pool.ts';
import type { ExoticView } from '../recommendations/exotics.ts';
import type { Slot } from '../recommendations/recommendation.ts';
import type { Opinion } from './opinion.ts';
import type { PicksSettings } from './settings.ts';
import { isBuiltInSitting, NO_WORDS, type OutsideAnalyst, type RaceWords } from './slot-words.ts';

/** All that makes picks: the rating, who sits in the two slots, and what was chosen. */
export interface Analysis {
  readonly handicapper: Handicapper;
  readonly settings: PicksSettings;
  /** The built-in analysts, as the screens print them. */
  readonly label: string;
  readonly seats: Readonly<Record<Slot, Seat>>;
  /** Who is asked instead; null where the built-in analyst sits. */
  readonly outside: Readonly<Record<Slot, OutsideAnalyst | null>>;
  /** Versions of all of it and the label in one line; others make other picks. */
  readonly madeWith: string;
}

const NOBODY = { claude: null, openai: null };

/** Changes when recommendations are kept in another shape. */
const SHAPE_VERSION = 'recommendation-3';

function outsideVersion({ claude, openai }: Analysis['outside']): readonly string[] {
  if (claude === null && openai === null) return [];
  return [`claude:${claude?.model ?? '-'}`, `openai:${openai?.model ?? '-'}`, PROMPT_VERSION];
}

/** The analysis with the built-in analysts in both slots, named to people by `label`, and who is asked instead. */
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
export interface AnalysedRace {
  readonly evidence: Evidence;
  /** The prices with their overround taken out: where both views start from. */
  readonly market: readonly number[];
  /** The calibrated model's. */
  readonly model: readonly number[];
  /** Null where an analyst was asked and said nothing. */
  readonly opinions: Readonly<Record<Slot, Opinion | null>>;
  /** Whose opinions they are, as a clause begins with them: `Form and class`, `Claude`. */
  readonly voices: Readonly<Record<Slot, string>>;
  readonly words: RaceWords;
  /** Market and both views pooled. */
  readonly blended: readonly number[];
  /** Both views pooled, without the market's own share. */
  readonly views: readonly number[];
}

interface Heard {
  readonly evidence: Evidence;
  readonly market: readonly number[];
  readonly model: readonly number[];
}

function opinionIn(seat: Seat, words: RaceWords, { evidence, market, model }: Heard): Opinion | null {
  const word = words[seat.slot];
  if (word?.is === 'told') return parsedOpinion(word.pick, { by: word.by.name, evidence, chances: model });
  return isBuiltInSitting(words, seat.slot) ? opinionOf(seat.analyst, seat.settings, evidence, market) : null;
}

const pickerIn = (seat: Seat, words: RaceWords): string => {
  const word = words[seat.slot];
  return word === null || isBuiltInSitting(words, seat.slot) ? seat.voice : word.by.name;
};

/** Both opinions on a race: those of the outside analysts where they were heard, else those of the built-in ones. */
export function analyse(
  evidence: Evidence,
  { handicapper, settings, seats }: Analysis,
  words: RaceWords = NO_WORDS,
): AnalysedRace {
  const market = pricedChances(evidence);
  const model = modelFor(handicapper, evidence).chances(evidence);
  const heard = { evidence, market, model };
  const opinions = {
    claude: opinionIn(seats.claude, words, heard),
    openai: opinionIn(seats.openai, words, heard),
  };
  const claude = { chances: opinions.claude?.chances ?? model, share: seats.claude.share };
  const openai = { chances: opinions.openai?.chances ?? model, share: seats.openai.share };
  const both = claude.share + openai.share;
  return {
    ...heard,
    opinions,
    voices: { claude: pickerIn(seats.claude, words), openai: pickerIn(seats.openai, words) },
    words,
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
