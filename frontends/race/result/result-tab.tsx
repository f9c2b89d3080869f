import { QueryState } from '#frame/frame.ts';
import { isRun, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Provenance, properName, RaceTime, ScratchedList } from '#kit/kit.ts';
import type { RaceResult } from '../race-calls.ts';
import { usePredictions, useRaceResult } from '../race-calls.ts';
import type { RaceTabProps } from '../race-tab.ts';
import { sealedKind } from '../sealed-kind.ts';
import { DayRecord } from './day-record.tsx';
import { finishRows } from './finish-rows.ts';
import { OrderOfFinish } from './order-of-finish.tsx';
import { Payoffs } from './payoffs.tsx';
import { OtherFacts, ResultDoubts, RunFacts } from './result-facts.tsx';

type Result = NonNullable<RaceResult['result']>;

/** What we had sealed: `We picked #2 Sovereignty; verdict BET at 3-1 or more.` */
export function sealedWords(sealed: RaceResult['sealed']): string {
  if (sealed === null) return 'We had sealed no pick before the off.';
  const { pick, verdict } = sealed;
  const kind = sealedKind(verdict.kind) ?? 'none';
  const on = verdict.horse === null || kind === 'PASS' ? '' : ` #${verdict.horse.programNumber}`;
  const least = verdict.priceToTake === null ? '' : ` at ${verdict.priceToTake.text} or more`;
  const picked = pick === null ? 'no horse' : `#${pick.programNumber} ${properName(pick.name)}`;
  return `We picked ${picked}; verdict ${kind}${on}${kind === 'PASS' ? '' : least}.`;
}

function Pending({ race, now }: { readonly race: Race; readonly now: number | null }) {
  const isOff = isRun(race, now);
  return (
    <div className="stack">
      <p>
        <strong>Result pending.</strong>{' '}
        {race.isCancelled ? (
          'The race is canceled.'
        ) : (
          <>
            {isOff ? 'Went off at ' : 'Post time '}
            <RaceTime at={timeOf(race)} />.
          </>
        )}
      </p>
      <ScratchedList race={race} />
    </div>
  );
}

function Run({ race, shown, result }: { race: Race; shown: RaceResult; result: Result }) {
  const predictions = usePredictions(race).data ?? null;
  if (result.isCancelled)
    return (
      <p>
        <strong>Canceled.</strong> {result.cancelReason ? `Reason: ${result.cancelReason}. ` : ''}Bets were
        refunded.
      </p>
    );
  return (
    <>
      <RunFacts result={result} />
      <ResultDoubts result={result} />
      <p>{sealedWords(shown.sealed)}</p>
      <OrderOfFinish rows={finishRows(result, shown.sealed, predictions)} />
      <Payoffs result={result} />
      <OtherFacts result={result} />
      <Provenance source={result.provenance.source} at={result.provenance.at} withDay />
    </>
  );
}

/** The result of the race with what we had said of each horse; what is known while it is pending. */
export function ResultTab({ race, now }: RaceTabProps) {
  const query = useRaceResult(race);
  return (
    <section className="race-result-tab stack" aria-label="Result">
      <QueryState query={query} what="the result">
        {(shown) => (
          <>
            {shown.result === null ? (
              <Pending race={race} now={now} />
            ) : (
              <Run race={race} shown={shown} result={shown.result} />
            )}
            <DayRecord day={shown.day} />
          </>
        )}
      </QueryState>
    </section>
  );
}
