import type { Clock } from '../../kernel/doors.ts';
import { DAY, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { momentOf } from '../clocks.ts';
import type { Point } from '../point.ts';
import type { PointSheet, PointShelf } from '../ports.ts';
import type { RaceDaySchedule } from '../rules.ts';

export interface HealPointsDoors {
  readonly points: Pick<PointShelf, 'catchUp'> & Pick<PointSheet, 'notCome'>;
  readonly schedule: RaceDaySchedule;
  /** Numbers of the races of a track (slug) and day whose result is kept. */
  readonly resultsOn: (track: string, day: RaceDay) => Promise<ReadonlySet<number>>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** Results that are not out by then will not come by themselves. */
const LOOKED_AT_MS = 8 * DAY;
const CAME_LATER = 'It was not out when it was asked for, and came with a later sync.';

/** One point of each track and day. */
const placesOf = (points: readonly Point[]): Iterable<Point> =>
  new Map(points.map((point) => [`${point.track} ${point.day}`, point])).values();

/** Has results that were given up and came after all, by whatever sync or file, stand as caught up. */
export function makeHealPoints({ points, schedule, resultsOn, clock, racingClock }: HealPointsDoors) {
  const names = schedule.racePoints.filter(({ act }) => act === 'results').map(({ name }) => name);

  return async function healPoints(): Promise<void> {
    const moment = momentOf(clock, racingClock);
    const missing = await points.notCome(moment.clock, names, shift(moment.now, -LOOKED_AT_MS));
    for (const { track, day } of placesOf(missing)) {
      const there = await resultsOn(track, day);
      const come = missing.filter(
        (point) => point.track === track && point.day === day && there.has(point.raceNumber),
      );
      if (come.length > 0) await points.catchUp(come, { at: moment.now, sentence: CAME_LATER });
    }
  };
}
