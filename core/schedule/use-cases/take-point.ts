import type { Clock } from '../../kernel/doors.ts';
import { shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { faultOf } from '../../operations/fault.ts';
import { PROCESS_ENDED, STOPPING } from '../../operations/outcome.ts';
import type { KeepDoing, Sleep, Told } from '../../operations/ports.ts';
import { untilKept } from '../../operations/until-kept.ts';
import { momentOf } from '../clocks.ts';
import { type ClaimedPoint, type Point, type PointKey, TROUBLED_STATES } from '../point.ts';
import type { CarryOut, PointShelf } from '../ports.ts';
import { punctualityOf } from '../punctuality.ts';
import { type PointRule, type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { type Carried, carriedPoint, missedPoint, POINT_BEAT_MS, POINT_LEASE_MS } from '../settling.ts';

export interface TakePointDoors {
  readonly points: Pick<PointShelf, 'claim' | 'hold' | 'settle' | 'noteTold'>;
  readonly schedule: RaceDaySchedule;
  readonly carryOut: CarryOut;
  /** Hears of a point that failed, was missed, or is partial. */
  readonly alert: (point: Point) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly keepDoing: KeepDoing;
  readonly sleep: Sleep;
  readonly told: Told;
}

/** The process ends, not the act: another one does it. */
const IS_OF_PROCESS: ReadonlySet<string> = new Set([PROCESS_ENDED.code, STOPPING.code]);

/** Gives the point as it was settled, or planned anew; null when it was not to be had, or was lost meanwhile. */
export type TakePoint = (key: PointKey, holder: string) => Promise<Point | null>;

/**
 * Takes a point, does what it is there for and keeps what came of it. Of several workers one does it; when that one is
 * lost, its lease runs out and another may.
 */
export function makeTakePoint(doors: TakePointDoors): TakePoint {
  const { points, schedule, carryOut, alert, clock, racingClock, keepDoing, sleep, told } = doors;
  const leaseFromNow = () => shift(clock(), POINT_LEASE_MS);

  async function carried(point: Point): Promise<Carried> {
    try {
      return await carryOut(point);
    } catch (error) {
      if (!(error instanceof Refusal)) told(error, `the point ${point.name}`);
      return { runId: null, fault: faultOf(error), note: null };
    }
  }

  async function become(point: Point, rule: PointRule | null): Promise<Point | null> {
    const begun = momentOf(clock, racingClock);
    if (rule === null || punctualityOf(rule, point.dueAt, begun.racingNow) === 'too-late')
      return missedPoint(point, begun);
    const came = await carried(point);
    if (IS_OF_PROCESS.has(came.fault?.code ?? '')) return null;
    return carriedPoint(point, rule, came, momentOf(clock, racingClock));
  }

  /** Heard of until what came of it is kept, however long the shelf is away: what was done is not done again. */
  async function settledOf(point: ClaimedPoint): Promise<Point | null> {
    const stop = keepDoing(POINT_BEAT_MS, async () => {
      await points
        .hold(point, leaseFromNow())
        .catch((error: unknown) => told(error, 'a heartbeat of a point'));
    });
    try {
      const settled = await become(point, ruleNamed(schedule, point.name));
      if (settled === null) return null;
      return (await untilKept(() => points.settle(point, settled), sleep)) ? settled : null;
    } finally {
      stop();
    }
  }

  return async function takePoint(key, holder) {
    const moment = momentOf(clock, racingClock);
    if (moment.clock !== key.clock) return null;
    const point = await points.claim({ key, holder, moment, leaseUntil: leaseFromNow() });
    if (point === null) return null;
    const settled = await settledOf(point);
    if (settled === null) return null;
    if (TROUBLED_STATES.includes(settled.state))
      await alert(settled)
        .then(() => points.noteTold(settled))
        .catch((error: unknown) => told(error, 'an alert'));
    return settled;
  };
}
