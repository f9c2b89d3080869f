import { DemoLabel, Provenance, trackDayTime } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { sourceSentence } from './source-sentence.ts';

/** Whose takeout the exotics were priced with. */
export const takeoutSentence = ({ operator, isAssumed }: Recommendation['sources']['takeout']): string =>
  isAssumed
    ? `Takeout assumed: ${operator}. This track’s current rates are not known.`
    : `Takeout as published: ${operator}.`;

/** Where every figure of the card comes from. */
export function Sources({
  recommendation,
  isDemo,
}: {
  readonly recommendation: Recommendation;
  readonly isDemo: boolean;
}) {
  const { card, model, order, analysts, takeout, upTo } = recommendation.sources;
  return (
    <footer className="card-foot sources">
      <p className="row">
        <Provenance source={card.source} at={card.at} withDay />
        <span>{recommendation.analysedBy}</span>
        {isDemo && <DemoLabel />}
      </p>
      <details>
        <summary>Where the figures come from</summary>
        <ul>
          <li>{sourceSentence('Win chances by the model', model)}</li>
          <li>{sourceSentence('Place, show and exotics by', order)}</li>
          <li>{takeoutSentence(takeout)}</li>
          <li>{sourceSentence('Analysts by', analysts)}</li>
          <li>Facts as of {trackDayTime(upTo)}.</li>
        </ul>
      </details>
    </footer>
  );
}
