import type { ReactNode } from 'react';
import { sentenceOf } from '#api/api.ts';
import type { SkeletonShape } from '#kit/kit.ts';
import { Alert, Button, Provenance, Skeleton } from '#kit/kit.ts';

/** A question to the server as a part of a screen sees it. */
export type Question<Data> = {
  readonly data: Data | null | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** What was asked for: its shape while it comes, what failed with the way on, else the answer; one that could not be asked anew says so. */
export function Asked<Data>({
  question,
  what,
  shape = 'text',
  count = 3,
  children,
}: {
  readonly question: Question<Data>;
  /** As it stands in a sentence: `the recommendations`. */
  readonly what: string;
  readonly shape?: SkeletonShape;
  readonly count?: number;
  readonly children: (data: Data) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = question;
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (data === undefined || data === null) {
    if (error === null) return <Skeleton shape={shape} count={count} label={`Loading ${what}`} />;
    return (
      <Alert tone="error" title={`Failed to load ${what}`} action={again}>
        {sentenceOf(error, 'The server did not answer as it should.')}
      </Alert>
    );
  }
  return (
    <>
      {error !== null && <Provenance state="stale" source={`${what} could not be asked for anew`} />}
      {children(data)}
    </>
  );
}
