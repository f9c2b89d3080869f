import { MILE } from '#core/card/distance.ts';
import { gradeOfType } from '#core/card/grade.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { misread, type Reading, readAll } from './field.ts';
import { lineDetailOf } from './line-detail-of.ts';
import { PAST, PAST_RACES } from './past-performance-fields.ts';
import { surfaceOf } from './race-of.ts';
import { cellAt, type Row } from './rows.ts';

const NO_CALL = { position: null, lengths: null };

/** Under a mile the first position is that out of the gate; 1,600 meters, written as 1,750 yards, are called as a mile is. */
const isQuarterCall = ({ quarterCall, gateBreak }: Reading<typeof PAST>, yards: number): boolean =>
  yards >= MILE || quarterCall.lengths !== null || quarterCall.position !== gateBreak;

function pastRaceOf(row: Row, k: number): PastPerformance {
  const read: Reading<typeof PAST> = readAll(row, PAST, k);
  const { allWeather, crossed, fractions, firstThree, detail, ...rest } = read;
  const named = Object.values(firstThree).filter(({ name }) => name !== '');
  const distanceYards = Math.abs(read.distanceYards);
  return {
    ...rest,
    surface: surfaceOf(read.surface, allWeather),
    distanceYards,
    isAbout: read.distanceYards < 0,
    grade: gradeOfType(read.raceType),
    quarterCall: isQuarterCall(read, distanceYards) ? read.quarterCall : NO_CALL,
    crossed: { position: crossed.finish.position, lengths: crossed.lengths },
    nonFinish: crossed.finish.nonFinish,
    fractions: Object.values(fractions).filter((seconds) => seconds !== null),
    firstThree: named,
    detail: lineDetailOf(row, k, detail, named.length),
  };
}

/** Up to ten past races of a row, newest first; refuses one that is not before the card's day. */
export function pastRacesOf(row: Row, today: RaceDay): readonly PastPerformance[] {
  const races: PastPerformance[] = [];
  for (let k = 0; k < PAST_RACES && cellAt(row, PAST.day.at + k) !== ''; k += 1) {
    const race = pastRaceOf(row, k);
    if (race.day >= today)
      throw misread(row, PAST.day, k, `${race.day} is not before the card's day ${today}.`);
    races.push(race);
  }
  return races;
}
