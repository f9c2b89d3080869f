import { Button } from '#kit/kit.ts';
import { type Share, startedFrom } from './shares.ts';
import type { MyLineRow } from './use-my-line.ts';

const starts: readonly { readonly label: string; readonly chanceOf: (row: MyLineRow) => number | null }[] = [
  { label: 'our chances', chanceOf: ({ ours }) => ours },
  { label: 'the morning line', chanceOf: ({ byMorningLine }) => byMorningLine },
  { label: 'even', chanceOf: () => 1 },
];

type StartFromProps = {
  readonly rows: readonly MyLineRow[];
  readonly onStart: (line: readonly Share[]) => void;
};

/** Ways to begin a line; one that lacks a horse is closed. */
export function StartFrom({ rows, onStart }: StartFromProps) {
  return (
    <div className="row">
      <span>Start from</span>
      {starts.map(({ label, chanceOf }) => {
        const chances = rows.flatMap((row) => {
          const chance = chanceOf(row);
          return chance !== null && Number.isFinite(chance) ? [{ interest: row.interest, chance }] : [];
        });
        return (
          <Button
            key={label}
            disabled={chances.length < rows.length}
            onClick={() => onStart(startedFrom(chances))}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
