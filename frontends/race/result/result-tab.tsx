import type { RaceResult } from '#frame/finish/finish.ts';
import { useRaceResult, WholeResult } from '#frame/finish/finish.ts';
import { QueryState } from '#frame/frame.ts';
import { isRun, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { RaceTime, ScratchedList } from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';
import { DayRecord } from './day-record.tsx';

type Result = NonNullable<RaceResult['result']>;

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
  return (
    <>
      <WholeResult shown={shown} result={result} />
      {result.scratches.length === 0 && <ScratchedList race={race} />}
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
