import type { ReactNode } from 'react';
import { Button, Empty, Skeleton } from '#kit/kit.ts';
import type { Performance } from './performance.ts';

/** Measured figures as `draw` shows them; loaded ones stay when a refetch fails. Else loading, empty or failed. */
export function MeasuredState({
  performance,
  isError,
  onRetry,
  what,
  isEmpty,
  whenEmpty,
  draw,
}: {
  readonly performance: Performance | null;
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** Begins the sentence that says what could not be loaded. */
  readonly what: string;
  readonly isEmpty: (performance: Performance) => boolean;
  readonly whenEmpty: string;
  readonly draw: (performance: Performance) => ReactNode;
}) {
  if (performance && !isEmpty(performance)) return draw(performance);
  if (performance) return <p className="muted">{whenEmpty}</p>;
  if (!isError) return <Skeleton shape="table" count={9} label={`Loading: ${what}`} />;
  return (
    <Empty title={`${what} could not be loaded`} action={<Button onClick={onRetry}>Try again</Button>}>
      The rest of the page still works.
    </Empty>
  );
}
