import { parseInstant } from '../../kernel/instant.ts';
import type { OpinionRows, Recommendation } from './recommendation.ts';
import { NO_HORSE, type Verdict } from './verdict.ts';

/** Whether a recommendation was made before its race went off. */
export function isMadeBeforeOff({ postTime, sources }: Recommendation): boolean {
  const [off, upTo] = [postTime === null ? null : parseInstant(postTime), parseInstant(sources.upTo)];
  return off === null || (upTo !== null && upTo < off);
}

const silent = (opinion: OpinionRows): OpinionRows => ({
  ...opinion,
  confidence: null,
  horse: null,
  longshot: null,
  ranking: [],
});

/** For a race that went off without a pick. */
export const OFF_WITHOUT_PICK: Verdict = {
  kind: null,
  ...NO_HORSE,
  sentence: 'The race is off. No pick was made before the off, and none is made now.',
};

/** Our line without the prices to take, which are advice. */
const withoutPrices = (line: Recommendation['line']): Recommendation['line'] =>
  line === null ? null : { ...line, rows: line.rows.map((row) => ({ ...row, priceToTake: null })) };

/** For a race that went off without a pick: the facts, without pick, price to take, bet or ticket. */
export const withoutPick = (recommendation: Recommendation): Recommendation => ({
  ...recommendation,
  line: withoutPrices(recommendation.line),
  primaryPick: null,
  bestLongshotPick: null,
  cases: [],
  valueBets: [],
  claudeValueBets: [],
  chatgptValueBets: [],
  exoticPlays: [],
  claudeExoticPlays: [],
  chatgptExoticPlays: [],
  longshotOpportunities: [],
  opinions: {
    claude: silent(recommendation.opinions.claude),
    openai: silent(recommendation.opinions.openai),
  },
  verdict: OFF_WITHOUT_PICK,
});
