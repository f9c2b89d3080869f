import type { StartReport } from '../../card/history/horse-history.ts';
import { nameInKey } from '../../card/history/same-horse.ts';
import { type HorseKey, horseKey } from '../../card/runner.ts';
import { horseNameKey } from '../../card/same-name.ts';
import { pastRaceOf } from '../past-performance-of.ts';
import type { Finisher, LastStart, RaceResult } from '../race-result.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** What a result reports about one horse. */
export interface ResultStart {
  /** The name alone, except for a winner whose breeding is reported. */
  readonly key: HorseKey;
  readonly horseName: string;
  readonly report: StartReport;
  /** The race before this one; null where the result names none. */
  readonly lastStart: LastStart | null;
}

const YEAR = /\b(19|20)\d\d\b/;

function keyOf({ winner }: RaceResult, { horseName }: Finisher): HorseKey {
  if (winner === null || horseNameKey(winner.horseName) !== horseNameKey(horseName))
    return horseKey(horseName, null, null);
  const year = YEAR.exec(winner.foaled ?? '')?.[0];
  return horseKey(horseName, year === undefined ? null : Number(year), winner.dam);
}

/** The starts of horses of these names (as in keys: capitals and digits alone) in the races of the sheets. */
export const resultStartsIn = (
  sheets: readonly ResultSheet[],
  names: ReadonlySet<string>,
): readonly ResultStart[] =>
  sheets.flatMap(({ track, day, provenance, races }) =>
    races
      .filter(({ cancelled }) => cancelled === null)
      .flatMap((race) =>
        race.starters
          .map((horse) => ({ key: keyOf(race, horse), horse }))
          .filter(({ key }) => names.has(nameInKey(key)))
          .map(({ key, horse }) => {
            const line = pastRaceOf(track, day, race, horse);
            const report = { record: 'result', sources: [provenance], line } as const;
            return { key, horseName: horse.horseName, report, lastStart: horse.lastStart };
          }),
      ),
  );
