import { memo } from 'react';
import { timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Assumed, Card, properName, RaceTime } from '#kit/kit.ts';
import type { Fact } from '../race/race-facts.ts';
import { distanceOf, purseOf, startersText } from '../race/race-facts.ts';

export function FactText({ fact }: { readonly fact: Fact }) {
  return fact.isDefault ? <Assumed>{fact.text}</Assumed> : fact.text;
}

function Tile({ race }: { readonly race: Race }) {
  const time = timeOf(race);
  return (
    <>
      <span className="tile-head">
        <strong>Race {race.raceNumber}</strong> <span>{time === null ? 'TBD' : <RaceTime at={time} />}</span>
      </span>{' '}
      <span>{properName(race.name)}</span>{' '}
      <span className="tile-facts">
        <FactText fact={distanceOf(race)} /> {race.surfaceName}
        <span aria-hidden="true"> · </span>
        <FactText fact={purseOf(race)} />
        <span aria-hidden="true"> · </span>
        {startersText(race.entryCount)}
      </span>
    </>
  );
}

/** Today's races at a glance; choosing one marks it and leads to its card. */
export const RacesGrid = memo(function RacesGrid({
  races,
  chosen,
  onChoose,
}: {
  readonly races: readonly Race[];
  readonly chosen: Race | null;
  readonly onChoose: (raceNumber: number) => void;
}) {
  return (
    <Card title="Today’s races">
      <ul className="tiles">
        {races.map((race) => (
          <li key={race.id}>
            <button
              type="button"
              className="tile"
              aria-pressed={race === chosen}
              onClick={() => onChoose(race.raceNumber)}
            >
              <Tile race={race} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
});
