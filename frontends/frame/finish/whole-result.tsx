import { Provenance } from '#kit/kit.ts';
import { finishRows } from './finish-rows.ts';
import { OrderOfFinish } from './order-of-finish.tsx';
import { Payoffs } from './payoffs.tsx';
import type { RaceResult } from './race-result.ts';
import { OtherFacts, ResultDoubts, RunFacts } from './result-facts.tsx';
import { sealedWords } from './sealed-words.ts';

type Result = NonNullable<RaceResult['result']>;

type WholeResultProps = {
  readonly shown: RaceResult;
  readonly result: Result;
};

const Canceled = ({ reason }: { readonly reason: string | null }) => (
  <p>
    <strong>Canceled.</strong> {reason ? `Reason: ${reason}. ` : ''}Bets were refunded.
  </p>
);

/** Everything reported about a decided race, and our pick and verdict from before the off. */
export function WholeResult({ shown, result }: WholeResultProps) {
  if (result.isCancelled) return <Canceled reason={result.cancelReason} />;
  return (
    <>
      <RunFacts result={result} />
      <ResultDoubts result={result} />
      <p>{sealedWords(shown.sealed)}</p>
      <OrderOfFinish rows={finishRows(result, shown.sealed)} />
      <Payoffs result={result} />
      <OtherFacts result={result} />
      <Provenance source={result.provenance.source} at={result.provenance.at} withDay />
    </>
  );
}
