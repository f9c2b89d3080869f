import { useQuery } from '@tanstack/react-query';
import { TrackSelect, useQueryValue, useTrack } from '#frame/frame.ts';
import { Alert, Button, Empty, SelectField, Skeleton } from '#kit/kit.ts';
import { biasFailure, biasQuery, periodChoices, periodOf, usualPeriod } from './bias.ts';
import { BiasReport } from './bias-report.tsx';

/** Whether the track favors a post or a running style. */
export function BiasScreen() {
  const [requested, choose] = useQueryValue('days');
  const period = periodOf(requested);
  const { slug, isPending } = useTrack();
  const { data, isError, isFetching, refetch } = useQuery({
    ...biasQuery(slug, period),
    enabled: !isPending,
  });
  return (
    <div className="page ml-screen">
      <div className="page-head ml-head">
        <h1>Track Bias Analysis</h1>
        <TrackSelect />
      </div>
      <SelectField
        label="Period"
        className="ml-choice"
        choices={periodChoices}
        value={period}
        onChange={(event) => choose(event.target.value === usualPeriod ? null : event.target.value)}
      />
      {isError && !data && (
        <Alert
          tone="error"
          title="Unable to load track bias data. Please try again later."
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {biasFailure}
        </Alert>
      )}
      {!isError && !data && <Skeleton shape="table" count={6} label="Loading the track bias" />}
      {data && data.totalRaces === 0 && (
        <Empty title="No results in this period">
          There are no results from the last {period} days. Choose a longer period, or come back once results
          are in.
        </Empty>
      )}
      {data && data.totalRaces > 0 && <BiasReport bias={data} isOld={isError} />}
    </div>
  );
}
