import { percent } from '#kit/kit.ts';
import type { FieldRow } from './field-rows.ts';

const wide = 112;
const high = 18;
const radius = 4.5;
const inset = 7;
/** Beyond these a chance lies at the end of the scale. */
const [least, most] = [0.005, 0.95];

const logOdds = (chance: number): number => {
  const held = Math.min(most, Math.max(least, chance));
  return Math.log(held / (1 - held));
};

/** Where a chance lies on the scale of a field, in pixels. */
export type Scale = (chance: number) => number;

/** One log-odds scale for all chances of a field, ours and the board's. */
export function scaleOf(rows: readonly Pick<FieldRow, 'chance' | 'boardChance'>[]): Scale {
  const all = rows
    .flatMap(({ chance, boardChance }) => [chance, boardChance])
    .filter((chance) => chance !== null)
    .map(logOdds);
  const [low, high] = all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)];
  const span = Math.max(0.1, high - low);
  return (chance) => inset + ((logOdds(chance) - low) / span) * (wide - 2 * inset);
}

/** Our chance less the board's, in log odds: above 0 is value. Null where one of them is unknown. */
export const edgeOf = ({ chance, boardChance }: Pick<FieldRow, 'chance' | 'boardChance'>): number | null =>
  chance === null || boardChance === null ? null : logOdds(chance) - logOdds(boardChance);

/** Our chance (solid) against the board's (hollow): ours on the right is value. */
export function Dumbbell({ row, scale }: { readonly row: FieldRow; readonly scale: Scale }) {
  const { chance, boardChance } = row;
  if (chance === null) return null;
  const middle = high / 2;
  const [ours, theirs] = [scale(chance), boardChance === null ? null : scale(boardChance)];
  const words =
    boardChance === null
      ? `Ours ${percent(chance, 1)}; no board yet`
      : `Ours ${percent(chance, 1)}, the board’s ${percent(boardChance, 1)}`;
  return (
    <svg className="dumbbell" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={words}>
      <title>{words}</title>
      <line className="dumbbell-scale" x1={0} x2={wide} y1={middle} y2={middle} />
      {theirs !== null && (
        <>
          <line
            className={ours > theirs ? 'dumbbell-value' : 'dumbbell-short'}
            x1={theirs}
            x2={ours}
            y1={middle}
            y2={middle}
          />
          <circle className="dumbbell-board" cx={theirs} cy={middle} r={radius} />
        </>
      )}
      <circle className="dumbbell-ours" cx={ours} cy={middle} r={radius - 0.5} />
    </svg>
  );
}
