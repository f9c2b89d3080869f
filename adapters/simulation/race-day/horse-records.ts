import type { HorseRecords, Record4 } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { Start } from '../past/past-performance-builder.ts';
import type { RacePlan } from './race-plan.ts';

function recordOf(starts: readonly Start[]): Record4 {
  const placed = (place: number): number => starts.filter(({ race }) => race.official === place).length;
  return {
    starts: starts.length,
    wins: placed(1),
    places: placed(2),
    shows: placed(3),
    earnings: sumBy(starts, (start) => start.earnings),
  };
}

/** Records as a program prints them, counted from the starts themselves (newest first). */
export function horseRecords(
  starts: readonly Start[],
  plan: RacePlan,
  track: string,
  thisYear: number,
): HorseRecords {
  const recordWhere = (holds: (start: Start) => boolean): Record4 => recordOf(starts.filter(holds));
  const onTurf = isTurf(plan.surface);
  const ranOnTurf = ({ race }: Start): boolean => race.surface !== null && isTurf(race.surface);
  const yearOf = ({ race }: Start): number => Number(race.day.slice(0, 4));
  const latest = starts[0] === undefined ? thisYear : yearOf(starts[0]);
  return {
    life: recordOf(starts),
    distance: recordWhere(
      (start) => start.race.distanceYards === plan.distanceYards && ranOnTurf(start) === onTurf,
    ),
    track: recordWhere((start) => start.race.track === track && ranOnTurf(start) === onTurf),
    turf: recordWhere(ranOnTurf),
    wet: recordWhere((start) => !ranOnTurf(start) && start.race.condition !== 'FT'),
    fastDirt: recordWhere((start) => !ranOnTurf(start) && start.race.condition === 'FT'),
    allWeather: recordOf([]),
    currentYear: { ...recordWhere((start) => yearOf(start) === latest), year: latest },
    previousYear: { ...recordWhere((start) => yearOf(start) === latest - 1), year: latest - 1 },
  };
}
