import { analystsDisagree, Badge } from '#kit/kit.ts';
import type { Recommendation } from './picks-rules.ts';

type Pick = NonNullable<Recommendation['primaryPick']>;

/** Said when both analysts name a horse and not the same one. Pending says what is waited for. */
export function Disagreement({ pick }: { readonly pick: Pick }) {
  if (pick.aiConsensus.includes('Pending')) {
    return <span className="muted small">Claude analysis still being generated, OpenAI done.</span>;
  }
  return analystsDisagree(pick.openaiHorse, pick.claudeHorse) ? (
    <Badge tone="orange">AIs Disagree</Badge>
  ) : null;
}
