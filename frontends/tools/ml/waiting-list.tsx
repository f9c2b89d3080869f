import { jockeyText, Price, properName, SaddleCloth, trainerText } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';

type WaitingListProps = {
  readonly title: string;
  readonly why: string;
  readonly rows: readonly Prediction[];
};

/** Horses outside the body of the race: named, without chances. */
export function WaitingList({ title, why, rows }: WaitingListProps) {
  if (rows.length === 0) return null;
  return (
    <section className="stack waiting-list">
      <h2>{title}</h2>
      <p className="small muted">{why} Until then they have no chances.</p>
      <ul>
        {rows.map((row) => (
          <li key={row.horseId} className={row.isScratched ? 'scratched' : undefined}>
            <SaddleCloth number={row.programNumber} />
            <strong className="horse-name">{properName(row.horseName)}</strong>
            {row.isScratched && <span className="scratched-word">SCRATCHED</span>}
            <span className="muted">
              {jockeyText(row.jockeyName)} · {trainerText(row.trainerName)}
            </span>
            <Price price={row.morningLine} />
          </li>
        ))}
      </ul>
    </section>
  );
}
