import { classNames, Sentence } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { priceWords } from './race-facts.ts';

/** Bet or no bet, and at which price; the same place and size for both. */
export function VerdictLine({ verdict }: { readonly verdict: Recommendation['verdict'] }) {
  return (
    <div className={classNames('verdict', verdict.kind === 'PLAY' && 'verdict-play')}>
      <p className="verdict-kind">
        <strong>{verdict.kind}</strong>
        {verdict.horse !== null && (
          <span className="verdict-price">
            <Sentence text={priceWords(verdict)} />
          </span>
        )}
      </p>
      <p className="verdict-why">
        <Sentence text={verdict.sentence} />
      </p>
    </div>
  );
}
