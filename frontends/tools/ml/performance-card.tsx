import { Button, Card, Provenance, percent, Skeleton } from '#kit/kit.ts';
import type { Performance } from './prediction.ts';

/** A share as a percentage; what was not measured says so. */
export const shareOrUnknown = (share: number | null): string =>
  share === null ? 'not measured yet' : percent(share, 1);

type FiguresProps = { readonly performance: Performance; readonly isOld: boolean };

function Figures({ performance, isOld }: FiguresProps) {
  const { accuracy, precision, profitability, totalPredictions, sample, note } = performance;
  const rows = [
    ['Accuracy', shareOrUnknown(accuracy)],
    ['Precision', shareOrUnknown(precision)],
    ['Profitability', shareOrUnknown(profitability)],
    ['Predictions scored', String(totalPredictions)],
    ['Races with a result', String(sample)],
  ] as const;
  return (
    <>
      <dl className="rules">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Provenance state={sample === 0 ? 'missing' : isOld ? 'stale' : 'fresh'} source={note} />
    </>
  );
}

/** How often the model was right, or plainly that nobody knows. */
export function PerformanceCard({
  performance,
  isError,
  onRetry,
}: {
  readonly performance: Performance | null;
  readonly isError: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <Card title="Performance" className="performance">
      {performance && <Figures performance={performance} isOld={isError} />}
      {!performance && !isError && <Skeleton count={5} label="Loading the performance" />}
      {!performance && isError && (
        <>
          <p className="muted">The figures could not be loaded.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </Card>
  );
}
