import { Link } from '#frame/frame.ts';
import { countdownText, statusAt, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Badge, count, links, OffTheTurf, RaceTime, ScratchedList } from '#kit/kit.ts';
import { RaceLine } from './race-line.tsx';

/** When a race is run, what it is, and what has changed since the card was printed. The heading opens its picks. */
export function RaceHead({
  race,
  now,
  isNext,
  isOpen,
  onPress,
}: {
  readonly race: Race;
  readonly now: number | null;
  readonly isNext: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}) {
  const status = statusAt(race, now);
  const tone = status === 'live' ? 'red' : isNext ? 'green' : 'gray';
  const time = timeOf(race);
  return (
    <>
      <div className="race-title">
        <h3 tabIndex={-1}>
          <button type="button" className="row-open" aria-expanded={isOpen} onClick={onPress}>
            Race {count(race.raceNumber)}
          </button>
        </h3>
        <span className="race-post">{time === null ? 'TBD' : <RaceTime at={time} />}</span>
        <span className="row-when">
          <Badge tone={tone}>{countdownText(race, now) ?? 'post time unknown'}</Badge>
          <Link className="small" href={links.race(race.trackSlug, race.day, race.raceNumber)}>
            Race page<span className="visually-hidden"> of race {count(race.raceNumber)}</span>
          </Link>
        </span>
      </div>
      <div className="row-facts">
        <RaceLine race={race} />
        <OffTheTurf race={race} />
        <ScratchedList race={race} />
      </div>
    </>
  );
}
