import { shortRaceDay, Unknown } from '#kit/kit.ts';
import type { RaceField } from '../race-calls.ts';

type Recent = NonNullable<RaceField['horses'][number]['recent']>;
type Start = Recent[number];
type Par = RaceField['par'];

const high = 20;
/** Points from par at which a dot reaches the end of its strip. */
const reach = 20;
/** So close to par is at par. */
const near = 2;

export type AgainstPar = 'above' | 'near' | 'below';

/** A figure against today's par; null without one of them, and where the two are on different scales. */
export function againstPar(figure: Start['figure'], par: Par): AgainstPar | null {
  if (figure === null || par === null || figure.scale !== par.scale) return null;
  const difference = figure.points - par.points;
  if (Math.abs(difference) <= near) return 'near';
  return difference > 0 ? 'above' : 'below';
}

function Strip({ points, par }: { readonly points: number; readonly par: number }) {
  const share = Math.min(1, Math.max(-1, (points - par) / reach));
  return (
    <svg className="figure-strip" viewBox={`0 0 8 ${high}`} aria-hidden="true">
      <line x1={0} x2={8} y1={high / 2} y2={high / 2} />
      <circle cx={4} cy={high / 2 - share * (high / 2 - 3)} r={2.5} />
    </svg>
  );
}

const words: Readonly<Record<AgainstPar, string>> = {
  above: 'above par',
  near: 'at par',
  below: 'below par',
};

function Figure({ start, par }: { readonly start: Start; readonly par: Par }) {
  const { day, track, surface, figure } = start;
  const side = againstPar(figure, par);
  const where = [shortRaceDay(day), track, surface?.toLowerCase()].filter(Boolean).join(', ');
  if (figure === null) return <Unknown why={`${where}: no figure`} />;
  const title = `${where}: ${figure.points} ${figure.scale}${side === null ? '' : `, ${words[side]} ${par?.points}`}`;
  return (
    <span className={side === null ? 'figure' : `figure figure-${side}`} title={title}>
      {figure.points}
      {side !== null && par !== null && <Strip points={figure.points} par={par.points} />}
      {side !== null && <span className="visually-hidden"> {words[side]}</span>}
    </span>
  );
}

/** The figures of the last three races, newest first, each with a dot above or below today's par. */
export function LastFigures({ recent, par }: { readonly recent: Recent | null; readonly par: Par }) {
  if (recent === null) return <Unknown why="past races unknown" />;
  if (recent.length === 0) return <span className="muted">first start</span>;
  return (
    <span className="figures">
      {recent.map((start) => (
        <Figure key={`${start.day} ${start.track}`} start={start} par={par} />
      ))}
    </span>
  );
}
