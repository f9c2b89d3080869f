import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link, QueryState, useQueryValue, useRaceDay } from '#frame/frame.ts';
import { TrackSelect, useTracksShown } from '#frame/tracks/tracks.ts';
import { Alert, DemoLabel, links, raceDay, SelectField } from '#kit/kit.ts';
import { BoardPart } from './board-part.tsx';
import type { Scores } from './scores.ts';
import { firstDay, longestSpan, scoreboardQuery, spanOf, spans } from './scores.ts';

function HowToRead() {
  return (
    <details className="scores-how">
      <summary>How to read the figures</summary>
      <p>
        Won: how often the top pick won. Log loss and Brier score judge every chance given; lower is better.
        The difference is to the public’s odds at the off in the same races, with its 95% interval (race days
        resampled); above zero is worse. Calibration error: how far, in percentage points, the chances were
        from how often those horses won. $1 to win: profit per dollar on each pick at the final odds, takeout
        included.
      </p>
    </details>
  );
}

function Boards({ scores }: { readonly scores: Scores }) {
  const [split, setSplit] = useQueryValue('by');
  const shared = { leastRaces: scores.leastRaces, split, onSplit: setSplit };
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
      {replayed.races + replayed.open > 0 && <ReplayedPart board={replayed} {...shared} />}
    </>
  );
}

function ReplayedPart(props: Omit<ComponentProps<typeof BoardPart>, 'name'>) {
  return (
    <section className="stack scores-part" aria-labelledby="scores-replayed">
      <h2 id="scores-replayed">Replayed afterwards: no proof</h2>
      <Alert tone="warn">
        Made later, from what was known before the race. They are not proof, and never count with the sealed
        picks.
      </Alert>
      <BoardPart name="Replayed picks" {...props} />
    </section>
  );
}

/** The scoreboard over the chosen time. */
function useScoreboard() {
  const [chosenSpan, setChosenSpan] = useQueryValue('days');
  const { day } = useRaceDay();
  const { track, field } = useTracksShown('one');
  const span = spanOf(chosenSpan);
  const from = firstDay(day?.today ?? null, span);
  const isSettled = span === longestSpan || from !== null;
  const board = useQuery({
    ...scoreboardQuery({ from, track, raceClass: null }),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: string) => setChosenSpan(chosen === longestSpan ? null : chosen);
  return { board, span, choose, field };
}

/** How the sealed picks did, beside the model, the formula, the line and the public. */
export function ScoreboardScreen() {
  const { board, span, choose, field } = useScoreboard();
  return (
    <div className="page scores-screen">
      <div className="page-head">
        <div>
          <h1>Scoreboard</h1>
          <p className="muted">Our record against the betting public. Most bets lose. So do ours.</p>
        </div>
        <div className="row">
          <TrackSelect />
          <Link href={links.ledger}>See the ledger</Link>
          <a href={links.record}>Public record</a>
        </div>
      </div>
      <div className="row">
        <SelectField
          label="Period"
          className="scores-choice"
          choices={spans}
          value={span}
          onChange={(event) => choose(event.target.value)}
        />
        {field}
      </div>
      <QueryState query={board} what="the scoreboard" shape="table" count={9}>
        {(scores) => <Boards scores={scores} />}
      </QueryState>
    </div>
  );
}
