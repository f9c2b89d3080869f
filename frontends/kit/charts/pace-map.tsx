import { clothOf } from '#kit/kit.ts';

/** A horse on the map: its number, its post, and how far forward it is expected, 0 (last) to 1 (in front); null is not known. */
export type PlacedHorse = {
  readonly number: string;
  readonly name: string;
  readonly post: number | null;
  readonly forward: number | null;
};

const wide = 320;
const lane = 22;
const head = 18;
const cloth = { width: 24, height: 18 };
const unknownX = 16;
const field = { from: 52, to: wide - 16 };

const xOf = (forward: number | null): number =>
  forward === null ? unknownX : field.from + Math.min(1, Math.max(0, forward)) * (field.to - field.from);

function Cloth({ horse, row }: { readonly horse: PlacedHorse; readonly row: number }) {
  const { ground, figure } = clothOf(horse.number);
  const [x, y] = [xOf(horse.forward), head + row * lane + lane / 2];
  return (
    <g className="pace-map-horse" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <title>{`Number ${horse.number}, ${horse.name}, post ${horse.post ?? 'not announced'}`}</title>
      <rect
        className="chart-cloth"
        x={-cloth.width / 2}
        y={-cloth.height / 2}
        {...cloth}
        rx={3}
        fill={ground}
      />
      <text className="chart-number" fill={figure}>
        {horse.number}
      </text>
    </g>
  );
}

/** Horses without a known post come last. */
const outermost = 99;

/** Where each horse is expected at a moment of the race, the rail at the top: a picture only, lists beside it say the same. */
export function PaceMap({
  horses,
  label,
}: {
  readonly horses: readonly PlacedHorse[];
  readonly label: string;
}) {
  const rows = [...horses].sort((a, b) => (a.post ?? outermost) - (b.post ?? outermost));
  const high = head + rows.length * lane + 4;
  return (
    <svg className="chart pace-map" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
      <text className="chart-word" x={unknownX} y={11} textAnchor="middle">
        ?
      </text>
      <text className="chart-word" x={field.from} y={11} textAnchor="middle">
        back
      </text>
      <text className="chart-word" x={(field.from + field.to) / 2} y={11} textAnchor="middle">
        midfield
      </text>
      <text className="chart-word" x={field.to} y={11} textAnchor="end" dx={12}>
        front
      </text>
      {rows.map((horse, row) => (
        <line
          key={horse.number}
          className="chart-rule"
          x1={0}
          x2={wide}
          y1={head + (row + 0.5) * lane}
          y2={head + (row + 0.5) * lane}
        />
      ))}
      <line className="chart-axis" x1={34} x2={34} y1={head} y2={high} />
      {rows.map((horse, row) => (
        <Cloth key={horse.number} horse={horse} row={row} />
      ))}
    </svg>
  );
}
