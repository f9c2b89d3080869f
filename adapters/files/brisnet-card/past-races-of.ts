import { MILE } from '#core/card/distance.ts';
import { gradeOfType } from '#core/card/grade.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { misread, type Reading, readAll } from './field.ts';
import { PAST, PAST_RACES } from './past-performance-fields.ts';
import { surfaceOf } from './race-of.ts';
import { cellAt, type Row } from './rows.ts';

const NO_CALL = { position: null, lengths: null };

function pastRaceOf(read: Reading<typeof PAST>): PastPerformance {
  const { allWeather, crossed, fractions, firstThree, ...rest } = read;
  const distanceYards = Math.abs(read.distanceYards);
  return {
    ...rest,
    surface: surfaceOf(read.surface, allWeather),
    distanceYards,
    isAbout: read.distanceYards < 0,
    grade: gradeOfType(read.raceType),
    quarterCall: distanceYards < MILE ? NO_CALL : read.quarterCall,
    crossed: { position: crossed.finish.position, lengths: crossed.lengths },
    nonFinish: crossed.finish.nonFinish,
    fractions: Object.values(fractions).filter((seconds) => seconds !== null),
    firstThree: Object.values(firstThree).filter(({ name }) => name !== ''),
  };
}

/** Up to ten past races of a row, newest first; refuses one that is not before the card's day. */
export function pastRacesOf(row: Row, today: RaceDay): readonly PastPerformance[] {
  const races: PastPerformance[] = [];
  for (let k = 0; k < PAST_RACES && cellAt(row, PAST.day.at + k) !== ''; k += 1) {
    const race = pastRaceOf(readAll(row, PAST, k));
    if (race.day >= today)
      throw misread(row, PAST.day, k, `${race.day} is not before the card's day ${today}.`);
    races.push(race);
  }
  return races;
}
