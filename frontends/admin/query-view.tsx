import type { ReactNode } from 'react';
import { sentenceOf } from '#api/api.ts';
import { Alert, Button } from '#kit/kit.ts';

/** As much of a query as laying it out takes. */
export type QueryState<Data> = {
  readonly data: Data | null | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Why a part is not there, and the way on. */
export function CallFailure({
  title,
  error,
  isFetching,
  onRetry,
}: {
  readonly title: string;
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}) {
  const why = sentenceOf(error, 'The server sent an unexpected reply.');
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button busy={isFetching} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {why === title ? null : why}
    </Alert>
  );
}

/**
 * Lays out a query: loading, failed, or its data. Earlier data stays when a refetch fails, with
 * a line that it is old. Signed out (`null`) is shown as `whenNone`.
 */
export function QueryView<Data>({
  query,
  failed,
  coming,
  whenNone = null,
  children,
}: {
  readonly query: QueryState<Data>;
  readonly failed: string;
  readonly coming: ReactNode;
  readonly whenNone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  const { data, error, isPending, isFetching } = query;
  const failure = error && (
    <CallFailure title={failed} error={error} isFetching={isFetching} onRetry={() => void query.refetch()} />
  );
  if (data === undefined) return isPending && !failure ? coming : failure;
  if (data === null) return failure ?? whenNone;
  return (
    <>
      {failure}
      {children(data)}
    </>
  );
}
