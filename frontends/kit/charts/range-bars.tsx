import { fixed } from '#kit/kit.ts';
/** A count against what was expected, and the range chance alone would give. */
export type CountedGroup = {
  readonly label: string;
  readonly count: number;
  readonly expected: number;
  readonly least: number;
  readonly most: number;
  readonly standsOut: boolean;
};

const wide = 320;
const high = 34;
const from = 78;
const to = wide - 44;

type RangeBarProps = {
  readonly group: CountedGroup;
  readonly middle: number;
  readonly x: (value: number) => number;
};

/** A bar for the count, a tick where it was expected, a bracket for the range of chance. */
function RangeBar({ group, middle, x }: RangeBarProps) {
  return (
    <g>
      <title>{`${group.label}: ${group.count}, expected ${fixed(group.expected, 1)}, by chance ${group.least} to ${group.most}`}</title>
      <text className="chart-word chart-label" x={0} y={middle}>
        {group.label}
      </text>
      <rect
        className={group.standsOut ? 'chart-bar chart-bar-out' : 'chart-bar'}
        x={from}
        y={middle - 6}
        width={Math.max(0, x(group.count) - from)}
        height={12}
      />
      <path
        className="chart-range"
        d={`M${x(group.least)} ${middle - 9}v18M${x(group.least)} ${middle}H${x(group.most)}M${x(group.most)} ${middle - 9}v18`}
      />
      <circle className="chart-expected" cx={x(group.expected)} cy={middle} r={3.5} />
      <text className="chart-word chart-label" x={to + 8} y={middle}>
        {group.count}
      </text>
    </g>
  );
}

type RangeBarsProps = { readonly groups: readonly CountedGroup[]; readonly label: string };

/** A bar for each count on one scale. A picture only: a table says the same. */
export function RangeBars({ groups, label }: RangeBarsProps) {
  const top = Math.max(1, ...groups.flatMap(({ count, most, expected }) => [count, most, expected]));
  const x = (value: number) => from + (value / top) * (to - from);
  return (
    <svg
      className="chart range-bars"
      viewBox={`0 0 ${wide} ${groups.length * high}`}
      role="img"
      aria-label={label}
    >
      {groups.map((group, index) => (
        <RangeBar key={group.label} group={group} middle={index * high + high / 2} x={x} />
      ))}
    </svg>
  );
}
