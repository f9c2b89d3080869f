import type { HorseRecords, Record4 } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Start } from '../past/past-performance-builder.ts';
import type { RacePlan } from './race-plan.ts';

function recordOf(starts: readonly Start[]): Record4 {
  const placed = (place: number): number => starts.filter(({ race }) => race.official === place).length;
  return {
    starts: starts.length,
    wins: placed(1),
    places: placed(2),
    shows: placed(3),
    earnings: starts.reduce((sum, start) => sum + start.earnings, 0),
  };
}

/** Records as a programme prints them, counted from the starts themselves (newest first). */
export function horseRecords(
  starts: readonly Start[],
  plan: RacePlan,
  track: string,
  thisYear: number,
): HorseRecords {
  const of = (holds: (start: Start) => boolean): Record4 => recordOf(starts.filter(holds));
  const onTurf = isTurf(plan.surface);
  const ranOnTurf = ({ race }: Start): boolean => isTurf(race.surface);
  const yearOf = ({ race }: Start): number => Number(race.day.slice(0, 4));
  const latest = starts[0] === undefined ? thisYear : yearOf(starts[0]);
  return {
    life: recordOf(starts),
    distance: of((start) => start.race.distanceYards === plan.distanceYards && ranOnTurf(start) === onTurf),
    track: of((start) => start.race.track === track && ranOnTurf(start) === onTurf),
    turf: of(ranOnTurf),
    wet: of((start) => !ranOnTurf(start) && start.race.condition !== 'FT'),
    fastDirt: of((start) => !ranOnTurf(start) && start.race.condition === 'FT'),
    allWeather: recordOf([]),
    currentYear: { ...of((start) => yearOf(start) === latest), year: latest },
    previousYear: { ...of((start) => yearOf(start) === latest - 1), year: latest - 1 },
  };
}
