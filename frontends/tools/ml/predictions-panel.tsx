import type { ReactNode } from 'react';
import type { Race } from '#kit/kit.ts';
import { Button, Empty, Skeleton } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';

/** The predictions of a race as `draw` shows them; loaded ones stay when a refetch fails. Else loading, empty or failed. */
export function PredictionsPanel({
  race,
  predictions,
  isError,
  onRetry,
  draw,
}: {
  readonly race: Race;
  readonly predictions: readonly Prediction[] | null | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly draw: (predictions: readonly Prediction[]) => ReactNode;
}) {
  const isThere = Array.isArray(predictions);
  if (isThere && predictions.length > 0) return draw(predictions);
  if (!isThere && !isError) return <Skeleton shape="table" count={9} label="Loading the predictions" />;
  return (
    <Empty title="No Racing Data Available" action={<Button onClick={onRetry}>Try again</Button>}>
      {isError
        ? `The entries of race ${race.raceNumber} could not be loaded.`
        : `Race ${race.raceNumber} has no entries yet.`}
    </Empty>
  );
}
