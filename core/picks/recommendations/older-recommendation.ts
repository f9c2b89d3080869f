import { NO_ANSWERS } from '../outside-analysts/slot-answers.ts';
import { pricedParts, type StoredPrices } from './older-prices.ts';
import type { Recommendation, SlotAnalyst } from './recommendation.ts';

/** What recommendations saved by earlier versions may lack. */
type Later = 'told' | 'tickets' | 'analysts' | keyof StoredPrices;

type OlderAnalyst = Pick<SlotAnalyst, 'name' | 'model' | 'isBuiltIn'> & Partial<SlotAnalyst>;

/** A recommendation as any version saved it. */
export type StoredRecommendation = Omit<Recommendation, Later> &
  StoredPrices &
  Partial<Pick<Recommendation, 'told' | 'tickets'>> & {
    readonly analysts: { readonly claude: OlderAnalyst; readonly openai: OlderAnalyst };
  };

const completedAnalyst = (older: OlderAnalyst): SlotAnalyst => ({
  unavailable: null,
  promptVersion: null,
  askedAt: null,
  ...older,
});

/** Fills in what an older recommendation lacks: then only the built-in analysts were asked, and prices were texts. */
export const completed = (storedRecommendation: StoredRecommendation): Recommendation => ({
  ...storedRecommendation,
  ...pricedParts(storedRecommendation, storedRecommendation.sources),
  told: storedRecommendation.told ?? NO_ANSWERS,
  tickets: storedRecommendation.tickets ?? [],
  analysts: {
    claude: completedAnalyst(storedRecommendation.analysts.claude),
    openai: completedAnalyst(storedRecommendation.analysts.openai),
  },
});
