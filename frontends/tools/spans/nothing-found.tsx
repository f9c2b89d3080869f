import { Button, Empty } from '#kit/kit.ts';
import type { Spans } from './spans.ts';
import { latestMeet } from './spans.ts';

type NothingFoundProps = {
  readonly title: string;
  /** Why there is nothing, in a sentence. */
  readonly why: string;
  readonly spans: Spans;
  readonly span: string | null;
  readonly onSpan: (span: string) => void;
};

/** A period without results, and the way to the latest meet that has some. */
export function NothingFound({ title, why, spans, span, onSpan }: NothingFoundProps) {
  const latest = latestMeet(spans, span);
  if (latest === null) return <Empty title={title}>{why} Come back once results are in.</Empty>;
  return (
    <Empty
      title={title}
      action={<Button onClick={() => onSpan(latest.span)}>{`Show ${latest.name}`}</Button>}
    >
      {why} The latest results are from {latest.name}.
    </Empty>
  );
}
