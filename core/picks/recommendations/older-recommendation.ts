import { NO_WORDS } from '../analysis/slot-words.ts';
import type { Analysed, Recommendation } from './recommendation.ts';

/** What recommendations kept by earlier versions may lack. */
type Later = 'told' | 'tickets' | 'analysts';

type OlderAnalysed = Pick<Analysed, 'name' | 'model' | 'isBuiltIn'> & Partial<Analysed>;

/** A recommendation as any version kept it. */
export type KeptRecommendation = Omit<Recommendation, Later> &
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
export const completed = (kept: KeptRecommendation): Recommendation => ({
  ...kept,
  told: kept.told ?? NO_WORDS,
  tickets: kept.tickets ?? [],
  analysts: { claude: analysed(kept.analysts.claude), openai: analysed(kept.analysts.openai) },
});
