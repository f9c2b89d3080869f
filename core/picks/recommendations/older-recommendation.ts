import { NO_ANSWERS, type RaceAnswers, type SlotAnswer } from '../outside-analysts/slot-answers.ts';
import type { ExoticPlay } from './exotics.ts';
import { pricedParts, type StoredPrices } from './older-prices.ts';
import type { Recommendation, SlotAnalyst } from './recommendation.ts';
import type { Verdict } from './verdict.ts';

/** What recommendations saved by earlier versions may lack. */
type Later = 'answers' | 'tickets' | 'analysts' | 'line' | 'cases' | 'verdict' | keyof StoredPrices;

type OlderPlay = Omit<ExoticPlay, 'breakEvenPayout'> & Partial<Pick<ExoticPlay, 'breakEvenPayout'>>;

/** A verdict saved by any version: earlier ones called BET PLAY and saved no figures. */
type OlderVerdict = Pick<Verdict, 'horse' | 'programNumber' | 'priceToTake' | 'sentence'> &
  Partial<Omit<Verdict, 'kind'>> & { readonly kind: Verdict['kind'] | 'PLAY' };

/** How an answer ended, as any version saved it. */
type OlderEnd = SlotAnswer['is'] | 'told' | 'ill';
type OlderAnswer = Readonly<Record<string, unknown>> & { readonly is: OlderEnd };

/** The answers, once stored as `told`. */
type OlderAnswers = Readonly<Record<keyof RaceAnswers, OlderAnswer | null>>;

type OlderAnalyst = Pick<SlotAnalyst, 'name' | 'model' | 'isBuiltIn'> & Partial<SlotAnalyst>;

/** A recommendation as any version saved it. */
export type StoredRecommendation = Omit<Recommendation, Later> &
  StoredPrices &
  Partial<Pick<Recommendation, 'answers' | 'tickets' | 'line' | 'cases'>> &
  Partial<Record<'told', OlderAnswers>> & {
    readonly verdict: OlderVerdict;
    readonly analysts: { readonly claude: OlderAnalyst; readonly openai: OlderAnalyst };
  };

const completedAnalyst = (older: OlderAnalyst): SlotAnalyst => ({
  unavailable: null,
  promptVersion: null,
  askedAt: null,
  ...older,
});

const PRESENT_ENDS: Readonly<Partial<Record<OlderEnd, SlotAnswer['is']>>> = {
  told: 'answered',
  ill: 'unavailable',
};

const completedAnswer = (older: OlderAnswer | null): SlotAnswer | null =>
  older === null ? null : ({ ...older, is: PRESENT_ENDS[older.is] ?? older.is } as SlotAnswer);

/** Drops the payout that earlier versions estimated without pools. */
function completedPlay({ breakEvenPayout, ...play }: OlderPlay): ExoticPlay {
  const { cost, hitChance } = play;
  if (breakEvenPayout !== undefined) return { ...play, breakEvenPayout };
  return { ...play, expectedPayout: null, breakEvenPayout: hitChance > 0 ? cost / hitChance : null };
}

const completedVerdict = ({ kind, ...verdict }: OlderVerdict): Verdict => ({
  chance: null,
  fairPrice: null,
  price: null,
  ...verdict,
  kind: kind === 'PLAY' ? 'BET' : kind,
});

function answersIn({ answers, told: older }: StoredRecommendation): RaceAnswers {
  if (answers !== undefined) return answers;
  return older === undefined
    ? NO_ANSWERS
    : { claude: completedAnswer(older.claude), openai: completedAnswer(older.openai) };
}

/**
 * Fills in what an older recommendation lacks: then only the built-in analysts were asked, and prices were texts. Its
 * open pace carried a word by default, which is no finding.
 */
export function completed(storedRecommendation: StoredRecommendation): Recommendation {
  const { told: _, tickets, analysts, pace, line, cases, verdict, ...recommendation } = storedRecommendation;
  return {
    ...recommendation,
    ...pricedParts(storedRecommendation, storedRecommendation.sources),
    answers: answersIn(storedRecommendation),
    tickets: tickets ?? [],
    line: line ?? null,
    cases: cases ?? [],
    verdict: completedVerdict(verdict),
    exoticPlays: recommendation.exoticPlays.map(completedPlay),
    claudeExoticPlays: recommendation.claudeExoticPlays.map(completedPlay),
    chatgptExoticPlays: recommendation.chatgptExoticPlays.map(completedPlay),
    pace: pace.isKnown ? pace : { ...pace, word: null },
    analysts: {
      claude: completedAnalyst(analysts.claude),
      openai: completedAnalyst(analysts.openai),
    },
  };
}
