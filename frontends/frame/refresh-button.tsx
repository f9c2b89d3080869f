import type { ReactNode } from 'react';
import { Button, RefreshIcon } from '#kit/kit.ts';
import type { QueryView } from './query-state.tsx';

/** Loads a query again; busy while it loads. */
export function RefreshButton({
  query: { isFetching, refetch },
  tone = 'plain',
  children = 'Refresh',
}: {
  readonly query: Pick<QueryView<unknown>, 'isFetching' | 'refetch'>;
  readonly tone?: 'plain' | 'primary';
  readonly children?: ReactNode;
}) {
  return (
    <Button tone={tone} icon={<RefreshIcon size={16} />} busy={isFetching} onClick={() => void refetch()}>
      {children}
    </Button>
  );
}
