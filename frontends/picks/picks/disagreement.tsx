import type { Entry } from '#kit/kit.ts';
import { Badge } from '#kit/kit.ts';
import { analystsDisagree } from '../race/betting-interests.ts';
import type { Recommendation } from './picks-rules.ts';

/** Said when the analysts' first horses are two tickets; High agreement is about one. Pending says what is waited for. */
export function Disagreement({
  recommendation,
  entries,
}: {
  readonly recommendation: Recommendation;
  readonly entries: readonly Entry[];
}) {
  const consensus = recommendation.primaryPick?.aiConsensus ?? '';
  if (consensus.includes('High')) return null;
  if (consensus.includes('Pending')) {
    return <span className="muted small">Claude analysis still being generated, OpenAI done.</span>;
  }
  return analystsDisagree(recommendation, entries) ? <Badge tone="orange">AIs Disagree</Badge> : null;
}
