import { shortRaceDay } from '#kit/kit.ts';
import { footingOf, isOnCardScale } from './figure.tsx';
import type { HorseForm, PastRace } from './form-query.ts';

const wide = 240;
const high = 60;
const edge = 6;

/** One scale of days and figures for all horses of a race. */
export type PictureScale = {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly top: number;
};

type Drawn = { readonly line: PastRace; readonly points: number };

/** The lines with a known day and a known figure on the card's scale, with it. */
export const drawnOf = (lines: readonly PastRace[]): readonly Drawn[] =>
  lines.flatMap((line) => {
    if (line.figure === null || !isOnCardScale(line.figure)) return [];
    const { points } = line.figure;
    return Number.isFinite(points) && !Number.isNaN(Date.parse(line.day)) ? [{ line, points }] : [];
  });

/** The scale of a race: from its horses' first drawn start to its own day; null without a figure. */
export function pictureScale(
  horses: readonly Pick<HorseForm, 'lines'>[],
  day: string,
  par: number | null,
): PictureScale | null {
  const drawn = horses.flatMap(({ lines }) => drawnOf(lines));
  if (drawn.length === 0) return null;
  const points = [...drawn.map((start) => start.points), ...(par === null ? [] : [par])];
  return {
    first: Math.min(...drawn.map(({ line }) => Date.parse(line.day))),
    last: Date.parse(day),
    low: Math.min(...points),
    top: Math.max(...points),
  };
}

const along = (value: number, from: number, to: number, length: number): number =>
  edge + ((value - from) / Math.max(1, to - from)) * (length - 2 * edge);

/** Figures in words, the oldest first: `88 on May 3, 94 on Jun 7`. */
export const figuresInWords = (
  drawn: readonly Drawn[],
  dayText: (day: string) => string = shortRaceDay,
): string =>
  drawn
    .toReversed()
    .map(({ line, points }) => `${points} on ${dayText(line.day)}`)
    .join(', ');

/** The shape of a surface: dirt a disc, turf a triangle, synthetic a square, jumps a diamond; hollow if doubtful. */
export function FigureShape({
  line,
  x,
  y,
}: {
  readonly line: PastRace;
  readonly x: number;
  readonly y: number;
}) {
  const look = line.figure?.doubt == null ? 'picture-mark' : 'picture-mark picture-doubtful';
  const footing = footingOf(line);
  if (footing === 'turf') return <path className={look} d={`M${x} ${y - 4}l4 7h-8z`} />;
  if (footing === 'synthetic') return <rect className={look} x={x - 3} y={y - 3} width={6} height={6} />;
  if (footing === 'jumps') return <path className={look} d={`M${x} ${y - 4}l4 4l-4 4l-4 -4z`} />;
  return <circle className={look} cx={x} cy={y} r={3.2} />;
}

type PictureProps = {
  readonly horseName: string;
  readonly lines: readonly PastRace[];
  readonly scale: PictureScale;
  readonly par: number | null;
};

/** A horse's figures over time, on the scale of the whole field, with a line at today's par. */
export function FigurePicture({ horseName, lines, scale, par }: PictureProps) {
  const drawn = drawnOf(lines);
  if (drawn.length === 0) return null;
  const heightOf = (points: number) => high - along(points, scale.low, scale.top, high);
  const parWords = par === null ? '' : `, par ${par}`;
  return (
    <svg
      className="figure-picture"
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`Speed figures of ${horseName} over time${parWords}: ${figuresInWords(drawn)}`}
    >
      {par !== null && (
        <line className="picture-par" x1={0} x2={wide} y1={heightOf(par)} y2={heightOf(par)} />
      )}
      {drawn.map(({ line, points }) => (
        <FigureShape
          key={`${line.day} ${line.track}`}
          line={line}
          x={along(Date.parse(line.day), scale.first, scale.last, wide)}
          y={heightOf(points)}
        />
      ))}
    </svg>
  );
}
