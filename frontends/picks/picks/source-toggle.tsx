import { sourceLabel } from './analyst-names.ts';
import type { BetSource } from './bet-sources.ts';
import type { Recommendation } from './picks-rules.ts';

const sources: readonly BetSource[] = ['claude', 'chatgpt'];

/** Whose bets to show: Claude or ChatGPT, and who really sits there. */
export function SourceToggle({
  recommendation,
  label,
  chosen,
  onChoose,
}: {
  readonly recommendation: Recommendation;
  readonly label: string;
  readonly chosen: BetSource;
  readonly onChoose: (source: BetSource) => void;
}) {
  return (
    <fieldset className="source-toggle">
      <legend className="visually-hidden">{label}</legend>
      {sources.map((source) => (
        <button key={source} type="button" aria-pressed={source === chosen} onClick={() => onChoose(source)}>
          {sourceLabel(recommendation, source)}
        </button>
      ))}
    </fieldset>
  );
}
