import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import { Link, saratogaDayQuery, useQueryValue } from '#frame/frame.ts';
import { Alert, Button, DemoLabel, links, raceDay, SelectField, Skeleton } from '#kit/kit.ts';
import { BoardPart } from './board-part.tsx';
import type { Scores } from './scores.ts';
import { firstDay, longestSpan, scoreboardQuery, spanOf, spans } from './scores.ts';

function HowToRead() {
  return (
    <details className="scores-how">
      <summary>How to read the figures</summary>
      <p>
        Won: how often the horse named first won. Log loss and Brier score judge every chance given, lower is
        better; the difference is to the public’s prices at the off in the same races, with its 95% interval,
        race days drawn anew: above zero is worse. Calibration error: how far, in percentage points, the
        chances lie from how often those horses won. A dollar to win: profit per dollar on each pick at the
        final price, takeout included.
      </p>
    </details>
  );
}

function Boards({ scores }: { readonly scores: Scores }) {
  const [split, onSplit] = useQueryValue('by');
  const shared = { leastRaces: scores.leastRaces, split, onSplit };
  const { sealed, replayed, remarks } = scores;
  return (
    <>
      <div className="row">
        <p>
          {raceDay(scores.from)} to {raceDay(scores.to)}
        </p>
        {scores.isDemo && <DemoLabel />}
      </div>
      <ul className="small muted">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <HowToRead />
      <section className="stack scores-part" aria-labelledby="scores-sealed">
        <h2 id="scores-sealed">Sealed before the races</h2>
        <BoardPart board={sealed} name="Sealed picks" {...shared} />
      </section>
      {replayed.races + replayed.open > 0 && (
        <section className="stack scores-part" aria-labelledby="scores-replayed">
          <h2 id="scores-replayed">Replayed afterwards: no proof</h2>
          <Alert tone="warn">
            Made after the races, as though it were a moment before each off. They know nothing of the
            results, but they prove nothing and are never counted with the sealed ones.
          </Alert>
          <BoardPart board={replayed} name="Replayed picks" {...shared} />
        </section>
      )}
    </>
  );
}

/** How the sealed picks did, beside the model, the formula, the line and the public. */
export function ScoreboardScreen() {
  const [askedSpan, chooseSpan] = useQueryValue('days');
  const today = useQuery({ ...saratogaDayQuery, select: (told) => told?.today ?? null });
  const span = spanOf(askedSpan);
  const from = firstDay(today.data ?? null, span);
  const isSettled = span === longestSpan || from !== null;
  const asked = useQuery({
    ...scoreboardQuery({ from, raceClass: null }),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page scores-screen">
      <div className="page-head">
        <div>
          <h1>Scoreboard</h1>
          <p className="muted">Every analyst and model against the public. Most bets lose; so do these.</p>
        </div>
        <Link href={links.ledger}>The picks behind it: the ledger</Link>
      </div>
      <SelectField
        label="Span"
        className="scores-choice"
        choices={spans}
        value={span}
        onChange={(event) => chooseSpan(event.target.value === longestSpan ? null : event.target.value)}
      />
      {asked.isError && !asked.data && (
        <Alert
          tone="error"
          title="The scoreboard could not be read"
          action={
            <Button busy={asked.isFetching} onClick={() => void asked.refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(asked.error, 'The server did not answer as it should.')}
        </Alert>
      )}
      {!asked.data && !asked.isError && <Skeleton shape="table" count={9} label="Loading the scoreboard" />}
      {asked.data && <Boards scores={asked.data} />}
    </div>
  );
}
