import { useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useQueryValue, useTracksShown } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Empty, SelectField } from '#kit/kit.ts';
import type { TrackBias } from './bias.ts';
import { biasFailure, biasQuery, periodChoices, periodOf, usualPeriod } from './bias.ts';
import { BiasReport } from './bias-report.tsx';

function NoResults({ period }: { readonly period: string }) {
  return (
    <Empty title="No results in this period">
      There are no results from the last {period} days. Choose a longer period, or come back once results are
      in.
    </Empty>
  );
}

function Bias({ query, period }: { readonly query: QueryView<TrackBias>; readonly period: string }) {
  return (
    <QueryState
      query={query}
      what="the track bias"
      shape="table"
      count={6}
      failed="Unable to load track bias data. Please try again later."
      reason={biasFailure}
      whenStale="nothing"
      empty={({ totalRaces }) => totalRaces === 0 && <NoResults period={period} />}
    >
      {(bias, isStale) => <BiasReport bias={bias} isOld={isStale} />}
    </QueryState>
  );
}

/** Whether the track favors a post or a running style. */
export function BiasScreen() {
  const [requested, setRequested] = useQueryValue('days');
  const period = periodOf(requested);
  const { track, field } = useTracksShown('one');
  const bias = useQuery(biasQuery(track, period));
  return (
    <div className="page ml-screen">
      <div className="page-head ml-head">
        <h1>Track Bias Analysis</h1>
        <TrackSelect />
      </div>
      <div className="row">
        <SelectField
          label="Period"
          className="ml-choice"
          choices={periodChoices}
          value={period}
          onChange={(event) => setRequested(event.target.value === usualPeriod ? null : event.target.value)}
        />
        {field}
      </div>
      <Bias query={bias} period={period} />
    </div>
  );
}
