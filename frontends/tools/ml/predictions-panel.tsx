import type { ReactNode } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { Button, count, Empty } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';

const title = 'No Racing Data Available';

type PredictionsPanelProps = {
  readonly race: Race;
  readonly query: QueryView<readonly Prediction[]>;
  readonly draw: (predictions: readonly Prediction[], isOld: boolean) => ReactNode;
};

/** The predictions of a race as `draw` shows them; loaded ones stay when a refetch fails. */
export function PredictionsPanel({ race: { raceNumber }, query, draw }: PredictionsPanelProps) {
  const none = (
    <Empty title={title} action={<Button onClick={() => void query.refetch()}>Try again</Button>}>
      Race {count(raceNumber)} has no entries yet.
    </Empty>
  );
  return (
    <QueryState
      query={query}
      what="the predictions"
      shape="table"
      count={9}
      failed={title}
      reason={`The entries of race ${count(raceNumber)} could not be loaded.`}
      whenStale="nothing"
      empty={(predictions) => predictions.length === 0 && none}
    >
      {draw}
    </QueryState>
  );
}
