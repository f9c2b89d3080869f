import type { ReactNode } from 'react';
import { Link } from '#frame/frame.ts';
import { buttonClass, count, Empty, links } from '#kit/kit.ts';

type NoSuchRaceProps = {
  readonly title: string;
  readonly slug: string;
  /** The day whose races are offered; null offers the next race only. */
  readonly date: string | null;
  /** The numbers of the day's races, if there is a card. */
  readonly raceNumbers?: readonly number[];
  readonly children?: ReactNode;
};

/** An address that leads to no race: why, and where to go instead. */
export function NoSuchRace({ title, slug, date, raceNumbers = [], children }: NoSuchRaceProps) {
  return (
    <div className="page">
      <h1>No Such Race</h1>
      <Empty
        title={title}
        action={
          <Link className={buttonClass('primary')} href={`${links.races}/${slug}`}>
            Go to the next race
          </Link>
        }
      >
        <div className="stack">
          {children}
          {date !== null && raceNumbers.length > 0 && (
            <ul className="row plain-list" aria-label="Races of the day">
              {raceNumbers.map((raceNumber) => (
                <li key={raceNumber}>
                  <Link className={buttonClass('plain')} href={links.race(slug, date, raceNumber)}>
                    Race {count(raceNumber)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Empty>
    </div>
  );
}
