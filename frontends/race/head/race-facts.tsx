import type { Race } from '#kit/kit.ts';
import { numbered, properName, Unknown, wholeDollars } from '#kit/kit.ts';
import type { RaceField } from '../race-calls.ts';

/** `Belmont Stakes (G1)`, else the class of the race. */
export const raceTitleOf = ({ name, raceGrade }: Pick<Race, 'name' | 'raceGrade'>): string =>
  raceGrade === null ? properName(name) : `${properName(name)} (${raceGrade})`;

/** Purse, starters and par; what is unknown is a dash with its reason. */
export function RaceMoney({
  race,
  par,
}: {
  readonly race: Race;
  readonly par: RaceField['par'] | undefined;
}) {
  return (
    <>
      <span data-number>
        Purse {race.purse === null ? <Unknown why="purse not announced" /> : wholeDollars(race.purse)}
      </span>
      <span>{numbered(race.entryCount, 'starter')}</span>
      <span data-number title="What an average winner of this class earns">
        Par {par?.points ?? <Unknown why={par === null ? 'the card gives no par' : 'not loaded yet'} />}
      </span>
    </>
  );
}
