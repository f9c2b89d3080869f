import { Button } from '#kit/kit.ts';
import type { Share } from './shares.ts';
import type { MyLine } from './use-my-line.ts';

type LineStart = MyLine['starts'][number];

const labels: Readonly<Record<LineStart['from'], string>> = {
  ours: 'our chances',
  'morning-line': 'the morning line',
  even: 'even',
};

type StartFromProps = {
  readonly starts: readonly LineStart[];
  readonly onStart: (line: readonly Share[]) => void;
};

/** Ways to begin a line; one that lacks a horse is closed. */
export function StartFrom({ starts, onStart }: StartFromProps) {
  return (
    <div className="row">
      <span>Start from</span>
      {starts.map(({ from, shares }) => (
        <Button key={from} disabled={shares === null} onClick={() => shares && onStart(shares)}>
          {labels[from]}
        </Button>
      ))}
    </div>
  );
}
