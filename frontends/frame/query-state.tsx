import type { ReactNode } from 'react';
import { isNotKept, sentenceOf } from '#api/api.ts';
import type { SkeletonShape } from '#kit/kit.ts';
import { Alert, Button, PartBoundary, Provenance, Skeleton } from '#kit/kit.ts';

/** As much of a query as showing its state takes. */
export type QueryView<Data> = {
  readonly data: Data | null | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type QueryStateProps<Data> = {
  readonly query: QueryView<Data>;
  /** What is loaded, as part of a sentence: `the recommendations`. */
  readonly what: string;
  readonly shape?: SkeletonShape;
  readonly count?: number;
  /** Takes the place of the skeleton. */
  readonly loading?: ReactNode;
  /** Title of the failure. */
  readonly failed?: string;
  /** Why it failed, when that is not the server's own sentence; null for none. */
  readonly reason?: ReactNode;
  readonly tone?: 'error' | 'warn';
  /** What the button to try again says. */
  readonly retry?: string;
  /** Shown to somebody who is not signed in; the skeleton without it. */
  readonly signedOut?: ReactNode;
  /** What to show when there is nothing in the data; anything falsy means there is. */
  readonly empty?: (data: Data) => ReactNode;
  /** What a failed refresh shows above the old data: a line, the whole failure, or nothing where the children mark it. */
  readonly whenStale?: 'note' | 'failure' | 'nothing';
  readonly children: (data: Data, isStale: boolean) => ReactNode;
};

type QueryFailureProps = Pick<QueryStateProps<unknown>, 'reason' | 'tone' | 'retry'> & {
  readonly query: QueryView<unknown>;
  readonly failed: string;
};

/** A failed call: what failed, why, and the way to try again. What is not kept for the moment shown has not failed. */
export function QueryFailure(props: QueryFailureProps) {
  return isNotKept(props.query.error) ? (
    <p className="small muted">Not kept for earlier moments. Go back to now to see it.</p>
  ) : (
    <FailureAlert {...props} />
  );
}

function FailureAlert({
  failed,
  query: { error, isFetching, refetch },
  reason = sentenceOf(error, 'Something went wrong on our end.'),
  tone = 'error',
  retry = 'Try again',
}: QueryFailureProps) {
  return (
    <Alert
      tone={tone}
      title={failed}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {retry}
        </Button>
      }
    >
      {reason === failed ? null : reason}
    </Alert>
  );
}

/** What is drawn inside its boundary, not before it. */
const Drawn = ({ children }: { readonly children: () => ReactNode }) => children();

/** A query as a screen shows it: loading, failed, empty or its data. When a refresh fails, the old data stays; data that cannot be drawn breaks alone. */
export function QueryState<Data>({
  query,
  what,
  shape = 'text',
  count = 3,
  loading = <Skeleton shape={shape} count={count} label={`Loading ${what}`} />,
  failed = `Couldn’t load ${what}`,
  reason,
  tone,
  retry,
  signedOut,
  empty,
  whenStale = 'note',
  children,
}: QueryStateProps<Data>) {
  const { data, error } = query;
  const failure = error !== null && (
    <QueryFailure
      query={query}
      failed={failed}
      {...(reason !== undefined && { reason })}
      {...(tone && { tone })}
      {...(retry && { retry })}
    />
  );
  if (data === undefined || data === null) {
    if (failure) return failure;
    return data === null && signedOut !== undefined ? signedOut : loading;
  }
  return (
    <>
      {whenStale === 'failure' && failure}
      {whenStale === 'note' && error !== null && (
        <Provenance state="stale" source={`Couldn’t refresh ${what}`} />
      )}
      <PartBoundary data={data} onRetry={query.refetch}>
        <Drawn>{() => empty?.(data) || children(data, error !== null)}</Drawn>
      </PartBoundary>
    </>
  );
}
