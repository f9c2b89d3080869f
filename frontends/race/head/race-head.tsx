import { countdownText, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Badge, GoingChip, OffTheTurf, properName, RaceTime } from '#kit/kit.ts';

type RaceHeadProps = {
  readonly race: Race;
  readonly trackName: string;
  readonly now: number | null;
};

/** What the race is and when it is run. */
export function RaceHead({ race, trackName, now }: RaceHeadProps) {
  return (
    <header className="race-top">
      <h1>
        {trackName}, Race {race.raceNumber}
      </h1>
      <p className="race-top-facts">
        <RaceTime at={timeOf(race)} />
        <Badge tone="gray">{countdownText(race, now) ?? 'post time unknown'}</Badge>
        <strong>{race.distance}</strong>
        <GoingChip surface={race.surfaceName} going={race.trackCondition} />
        <span>{[properName(race.name), race.raceGrade].filter(Boolean).join(', ')}</span>
      </p>
      <OffTheTurf race={race} />
      {race.conditions && (
        <details className="race-top-conditions">
          <summary>{race.offTheTurf ? 'Conditions as carded' : 'Conditions'}</summary>
          <p>{race.conditions}</p>
        </details>
      )}
    </header>
  );
}
