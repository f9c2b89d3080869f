import { Price, personName, properName, SaddleCloth } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';

/** Horses outside the body of the race: named, without chances. */
export function WaitingList({
  title,
  why,
  rows,
}: {
  readonly title: string;
  readonly why: string;
  readonly rows: readonly Prediction[];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="stack waiting-list">
      <h2>{title}</h2>
      <p className="small muted">{why} They have no chances until then.</p>
      <ul>
        {rows.map((row) => (
          <li key={row.horseId} className={row.isScratched ? 'scratched' : undefined}>
            <SaddleCloth number={row.programNumber} />
            <strong className="horse-name">{properName(row.horseName)}</strong>
            {row.isScratched && <span className="scratched-word">SCRATCHED</span>}
            <span className="muted">
              {personName(row.jockeyName ?? 'no rider named')} ·{' '}
              {personName(row.trainerName ?? 'trainer not known')}
            </span>
            <Price odds={row.morningLineOdds} kind="morning-line" />
          </li>
        ))}
      </ul>
    </section>
  );
}
