import type { Entry } from '#kit/kit.ts';
import { Badge } from '#kit/kit.ts';
import { analystsDisagree } from '../race/betting-interests.ts';
import type { Recommendation } from './picks-rules.ts';

/** Said when the analysts' first horses are two tickets; High agreement is about one. Pending says what is waited for. */
export function Disagreement({
  one,
  entries,
}: {
  readonly one: Recommendation;
  readonly entries: readonly Entry[];
}) {
  const consensus = one.primaryPick?.aiConsensus ?? '';
  if (consensus.includes('High')) return null;
  if (consensus.includes('Pending')) {
    return <span className="muted small">Claude analysis still being generated, OpenAI done.</span>;
  }
  return analystsDisagree(one, entries) ? <Badge tone="orange">AIs Disagree</Badge> : null;
}
