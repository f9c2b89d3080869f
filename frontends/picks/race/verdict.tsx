import { verdictPriceWords } from '#frame/races/races.ts';
import { classNames, properName, Sentence } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { VerdictRecord } from './verdict-record.tsx';

const looks = { BET: 'verdict-bet', WATCH: 'verdict-watch', PASS: undefined } as const;

/** Horse and prices at the start of a sentence on a bet that can still be made. */
const PRICES = /^Bet .+?\. (?=We make it )/;

/** The sentence without the horse and prices that head the box; whole where no bet can be made. */
export const whyOf = (sentence: string): string => sentence.replace(PRICES, '');

/** Bet, wait or pass, on which horse and at which price; the same place and size for all three. */
export function VerdictLine({ verdict }: { readonly verdict: Recommendation['verdict'] }) {
  const { kind, horse, programNumber } = verdict;
  const why = whyOf(verdict.sentence);
  const isOpen = why !== verdict.sentence;
  return (
    <div className={classNames('verdict', kind !== null && looks[kind])}>
      <p className="verdict-kind">
        <strong>{kind ?? 'No verdict'}</strong>
        {isOpen && horse !== null && (
          <span className="verdict-price">
            <Sentence text={`#${programNumber} ${properName(horse)}: ${verdictPriceWords(verdict)}`} />
          </span>
        )}
      </p>
      <p className="verdict-why">
        <Sentence text={why} />
      </p>
      {kind !== null && <VerdictRecord kind={kind} />}
    </div>
  );
}
