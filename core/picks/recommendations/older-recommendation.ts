import { NO_ANSWERS, type RaceAnswers, type SlotAnswer } from '../outside-analysts/slot-answers.ts';
import { pricedParts, type StoredPrices } from './older-prices.ts';
import type { Recommendation, SlotAnalyst } from './recommendation.ts';

/** What recommendations saved by earlier versions may lack. */
type Later = 'answers' | 'tickets' | 'analysts' | keyof StoredPrices;

/** How an answer ended, as any version saved it. */
type OlderEnd = SlotAnswer['is'] | 'told' | 'ill';
type OlderAnswer = Readonly<Record<string, unknown>> & { readonly is: OlderEnd };

/** The answers, once stored as `told`. */
type OlderAnswers = Readonly<Record<keyof RaceAnswers, OlderAnswer | null>>;

type OlderAnalyst = Pick<SlotAnalyst, 'name' | 'model' | 'isBuiltIn'> & Partial<SlotAnalyst>;

/** A recommendation as any version saved it. */
export type StoredRecommendation = Omit<Recommendation, Later> &
  StoredPrices &
  Partial<Pick<Recommendation, 'answers' | 'tickets'>> &
  Partial<Record<'told', OlderAnswers>> & {
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
  const { told: _, tickets, analysts, pace, ...recommendation } = storedRecommendation;
  return {
    ...recommendation,
    ...pricedParts(storedRecommendation, storedRecommendation.sources),
    answers: answersIn(storedRecommendation),
    tickets: tickets ?? [],
    pace: pace.isKnown ? pace : { ...pace, word: null },
    analysts: {
      claude: completedAnalyst(analysts.claude),
      openai: completedAnalyst(analysts.openai),
    },
  };
}
