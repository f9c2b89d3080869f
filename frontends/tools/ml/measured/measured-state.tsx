import type { ReactNode } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import { Skeleton } from '#kit/kit.ts';
import type { Performance } from './performance.ts';

type MeasuredStateProps = {
  readonly query: QueryView<Performance>;
  /** Begins the sentence that says what could not be loaded. */
  readonly what: string;
  readonly isEmpty: (performance: Performance) => boolean;
  readonly whenEmpty: string;
  readonly children: (performance: Performance) => ReactNode;
};

/** Measured figures as `children` shows them; loaded ones stay when a refetch fails. */
export function MeasuredState({ query, what, isEmpty, whenEmpty, children }: MeasuredStateProps) {
  return (
    <QueryState
      query={query}
      what={what}
      loading={<Skeleton shape="table" count={9} label={`Loading: ${what}`} />}
      failed={`${what} could not be loaded`}
      reason="The rest of the page still works."
      whenStale="nothing"
      empty={(performance) => isEmpty(performance) && <p className="muted">{whenEmpty}</p>}
    >
      {children}
    </QueryState>
  );
}
