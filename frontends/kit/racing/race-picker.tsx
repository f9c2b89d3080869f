import { classNames } from '../class-names.ts';
import { RaceTime } from './race-time.tsx';

export type PickableRace = {
  readonly id: string;
  readonly number: number;
  readonly postTime: string | null;
  /** A word under the time: `live`, `completed` … */
  readonly status?: string;
};

/** The card as a row of races to choose from; the chosen one is marked for eye and ear. */
export function RacePicker({
  races,
  chosen,
  onChoose,
  label = 'Races',
}: {
  readonly races: readonly PickableRace[];
  readonly chosen: string | null;
  readonly onChoose: (raceId: string) => void;
  readonly label?: string;
}) {
  return (
    <nav className="race-picker" aria-label={label}>
      <ol>
        {races.map((race) => (
          <li key={race.id}>
            <button
              type="button"
              className={classNames('race-choice', race.status && `race-choice-${race.status}`)}
              aria-current={race.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(race.id)}
            >
              <span className="race-choice-number">Race {race.number}</span>
              <span className="race-choice-time">
                <RaceTime at={race.postTime} />
              </span>
              {race.status && <span className="race-choice-status">{race.status}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
