import { NO_WORDS } from '../analysis/slot-words.ts';
import type { Analysed, Recommendation } from './recommendation.ts';

/** What recommendations kept by earlier versions may lack. */
type Later = 'told' | 'tickets' | 'analysts';

type OlderAnalysed = Pick<Analysed, 'name' | 'model' | 'isBuiltIn'> & Partial<Analysed>;

/** A recommendation as any version kept it. */
export type StoredRecommendation = Omit<Recommendation, Later> &
  Partial<Pick<Recommendation, 'told' | 'tickets'>> & {
    readonly analysts: { readonly claude: OlderAnalysed; readonly openai: OlderAnalysed };
  };

const analysed = (older: OlderAnalysed): Analysed => ({
  unavailable: null,
  promptVersion: null,
  askedAt: null,
  ...older,
});

/** The same with what it lacks filled in as it was then: built-in analysts sat, and nobody else was asked. */
export const completed = (storedRecommendation: StoredRecommendation): Recommendation => ({
  ...storedRecommendation,
  told: storedRecommendation.told ?? NO_WORDS,
  tickets: storedRecommendation.tickets ?? [],
  analysts: {
    claude: analysed(storedRecommendation.analysts.claude),
    openai: analysed(storedRecommendation.analysts.openai),
  },
});
