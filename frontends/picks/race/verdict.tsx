import { classNames, properName, Sentence } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { priceWords } from './race-facts.ts';
import { VerdictRecord } from './verdict-record.tsx';

const looks = { BET: 'verdict-bet', WATCH: 'verdict-watch', PASS: undefined } as const;

/** Bet, wait or pass, on which horse and at which price; the same place and size for all three. */
export function VerdictLine({ verdict }: { readonly verdict: Recommendation['verdict'] }) {
  const { kind, horse, programNumber } = verdict;
  return (
    <div className={classNames('verdict', kind !== null && looks[kind])}>
      <p className="verdict-kind">
        <strong>{kind ?? 'No verdict'}</strong>
        {kind !== null && horse !== null && (
          <span className="verdict-price">
            <Sentence text={`#${programNumber} ${properName(horse)}: ${priceWords(verdict)}`} />
          </span>
        )}
      </p>
      <p className="verdict-why">
        <Sentence text={verdict.sentence} />
      </p>
      {kind !== null && <VerdictRecord kind={kind} />}
    </div>
  );
}
