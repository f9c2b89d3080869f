import { DeskLink, Link } from '#frame/frame.ts';
import { countdownText, statusAt, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Badge, links, OffTheTurf, RaceTime, withQuery } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { RefreshRace } from '../picks/refresh-race.tsx';
import { RaceLine } from './race-line.tsx';

type RaceHeadProps = {
  readonly race: Race;
  readonly now: number | null;
  /** Takes a refreshed recommendation; null on a host without that control. */
  readonly onFresh: ((fresh: Recommendation) => void) | null;
};

/** The head of a race's card: what it is, when, and where more is said of it. */
export function RaceHead({ race, now, onFresh }: RaceHeadProps) {
  const status = statusAt(race, now);
  return (
    <header className="race-head">
      <div className="race-title">
        <h3 tabIndex={-1}>Race {race.raceNumber}</h3>
        <span className="race-post">
          <RaceTime at={timeOf(race)} />
        </span>
        <Badge tone={status === 'live' ? 'red' : 'gray'}>
          {countdownText(race, now) ?? 'post time unknown'}
        </Badge>
      </div>
      <RaceLine race={race} />
      <OffTheTurf race={race} />
      {race.conditions && (
        <details className="race-conditions">
          <summary>{race.offTheTurf ? 'Conditions as carded' : 'Conditions'}</summary>
          <p>{race.conditions}</p>
        </details>
      )}
      <div className="race-actions">
        <Link className="small" href={withQuery(links.mlPredictions, { race: race.raceNumber })}>
          All figures<span className="visually-hidden"> of race {race.raceNumber}</span>
        </Link>
        <DeskLink race={race} />
        {onFresh && <RefreshRace raceNumber={race.raceNumber} onFresh={onFresh} />}
      </div>
    </header>
  );
}
