import { DeskLink } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import {
  Badge,
  count,
  numbered,
  OffTheTurf,
  Provenance,
  properName,
  RaceTime,
  wholeDollars,
} from '#kit/kit.ts';

/** What a race is: name, time, distance, footing, purse and conditions, and who says so. */
export function RaceHead({ race }: { readonly race: Race }) {
  return (
    <header className="stack program-head">
      <h2>
        Race {count(race.raceNumber)}: {properName(race.name)}
      </h2>
      <p className="row">
        <RaceTime at={race.postTime ?? race.raceTime} />
        <Badge>{race.distance}</Badge>
        <Badge>{race.surfaceName}</Badge>
        {race.raceGrade && <Badge tone="green">{race.raceGrade}</Badge>}
        {race.isCancelled && <Badge tone="red">Canceled</Badge>}
        <span>{race.purse === null ? 'Purse not announced' : `Purse ${wholeDollars(race.purse)}`}</span>
        <span className="muted">
          {numbered(race.entryCount, 'starter')}
          {!race.isCancelled && ` · ${race.status}`}
        </span>
        <DeskLink race={race} />
      </p>
      <OffTheTurf race={race} />
      {race.conditions && (
        <p className="small muted">
          {race.offTheTurf && 'As carded: '}
          {race.conditions}
        </p>
      )}
      <Provenance source={race.provenance.source} at={race.provenance.at} withDay />
    </header>
  );
}
