import { makeMemoryPointShelf } from '#adapters/memory/point-shelf.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { Race } from '#core/card/race.ts';
import { type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { Point } from '#core/schedule/point.ts';
import type { Alarm, CarryOut, PointSheet, PointShelf } from '#core/schedule/ports.ts';
import { makePlanPoints } from '#core/schedule/use-cases/plan-points.ts';
import { makeTakePoint } from '#core/schedule/use-cases/take-point.ts';
import { aCard } from './a-card.ts';
import { POINT_DAY, POINT_DUE } from './a-point.ts';
import { aRace } from './a-race.ts';

/** The post time of race 3: ten minutes after its point is due. */
export const POST = shift(POINT_DUE, 10 * MINUTE);

export interface RoomWishes {
  readonly points?: PointShelf & PointSheet;
  readonly carryOut?: CarryOut;
  /** How far the racing clock is ahead. */
  readonly clock?: number;
}

const WELL: CarryOut = async () => ({ runId: 'run-1', fault: null, note: null });

/** A race day with race 3 alone, on a clock of the test; an alarm rings when the test says so. */
export function clockworkRoom({
  points = makeMemoryPointShelf(),
  carryOut = WELL,
  clock = 0,
}: RoomWishes = {}) {
  let racingNow: Instant = shift(POST, -60 * MINUTE);
  let races: readonly Race[] = [aRace({ number: 3, day: POINT_DAY, postTime: POST })];
  const alarms: Alarm[] = [];
  const alerts: Point[] = [];
  const told: unknown[] = [];
  const clocks = { clock: () => instant(racingNow - clock), racingClock: () => racingNow };
  const planning = makePlanPoints({
    cards: {
      cardFor: async (_, day) =>
        day === POINT_DAY && races.length > 0 ? { card: aCard({ races }), contentHash: 'hash' } : null,
    },
    points,
    schedule: SCHEDULE,
    isSetUp: (act) => act === 'odds' || act === 'results',
    setAlarms: async (set) => void alarms.push(...set),
    ...clocks,
  });
  const take = makeTakePoint({
    points,
    schedule: SCHEDULE,
    carryOut: (point) => carryOut(point),
    alert: async (point) => void alerts.push(point),
    ...clocks,
    keepDoing: () => () => undefined,
    sleep: async () => undefined,
    told: (error) => void told.push(error),
  });
  const scope = { clock, track: 'saratoga', day: POINT_DAY };
  return {
    points,
    planning,
    take,
    alarms,
    alerts,
    told,
    scope,
    at: (minutesToPost: number) => {
      racingNow = shift(POST, -minutesToPost * MINUTE);
    },
    bring: (brought: readonly Race[]) => {
      races = brought;
    },
    /** Every point of race 3 as `name state`. */
    states: async () => (await points.ofDay(scope)).map(({ name, state }) => `${name} ${state}`),
    /** Takes what is due now, as a worker that hears every alarm. */
    async ring(holder = 'w1') {
      const due = await points.toRing({ now: clocks.clock(), racingNow, clock }, racingNow);
      const taken: (Point | null)[] = [];
      for (const point of due) taken.push(await take(point, holder));
      return taken;
    },
  };
}
