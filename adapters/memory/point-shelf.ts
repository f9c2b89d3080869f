import type { Instant } from '#core/kernel/instant.ts';
import {
  type ClaimedPoint,
  isSettled,
  type Point,
  type PointKey,
  type PointScope,
  plannedPoint,
  pointText,
  TROUBLED_STATES,
} from '#core/schedule/point.ts';
import type { PointSheet, PointShelf } from '#core/schedule/ports.ts';

interface KeptPoint {
  readonly point: Point;
  readonly plannedAt: Instant;
  /** Of its last taking. */
  readonly claim: string | null;
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const byPlace = (one: Point, other: Point): number =>
  one.raceNumber - other.raceNumber || byText(one.name, other.name);

const isOf = (point: PointScope, { clock, track, day }: PointScope): boolean =>
  point.clock === clock && point.track === track && point.day === day;

const isLost = ({ state, leaseUntil }: Point, now: Instant): boolean =>
  state === 'running' && leaseUntil !== null && leaseUntil < now;

/** Points in memory. */
export function makeMemoryPointShelf(): PointShelf & PointSheet {
  const kept = new Map<string, KeptPoint>();
  const told = new Set<string>();
  let claims = 0;
  const all = () => [...kept.values()].map(({ point }) => point);
  const put = (point: Point, plannedAt: Instant, claim: string | null = null): void =>
    void kept.set(pointText(point), { point, plannedAt, claim });
  const change = (key: PointKey, to: Partial<Point>): void => {
    const found = kept.get(pointText(key));
    if (found !== undefined) put({ ...found.point, ...to }, found.plannedAt, found.claim);
  };
  const isHeld = (mine: ClaimedPoint): boolean => {
    const found = kept.get(pointText(mine));
    return found?.point.state === 'running' && found.claim === mine.claim;
  };

  return {
    async plan(scope, planned, at) {
      const wanted = new Map(planned.map((point) => [pointText(point), point]));
      for (const point of all())
        if (isOf(point, scope) && point.state === 'planned' && !wanted.has(pointText(point)))
          kept.delete(pointText(point));
      for (const [text, point] of wanted) {
        const found = kept.get(text);
        if (found === undefined) put(plannedPoint({ ...scope, ...point }), at);
        else if (found.point.state === 'planned') {
          const { tries, ringAt, dueAt } = found.point;
          if (point.dueAt === dueAt) continue;
          if (tries === 0 || point.dueAt > ringAt) put(plannedPoint({ ...scope, ...point }), found.plannedAt);
          else change(point, { dueAt: point.dueAt });
        }
      }
    },
    async reopen(points) {
      for (const point of points) {
        const found = kept.get(pointText(point));
        if (found === undefined || !isSettled(found.point) || found.point.dueAt >= point.dueAt) continue;
        put(plannedPoint(point), found.plannedAt);
        told.delete(pointText(point));
      }
    },
    async catchUp(points, { at, sentence }) {
      const come = { state: 'caught-up', startedAt: at, endedAt: at, runId: null, code: null } as const;
      for (const key of points)
        if (TROUBLED_STATES.includes(kept.get(pointText(key))?.point.state ?? 'planned'))
          change(key, { ...come, sentence });
    },
    async claim({ key, holder, moment, leaseUntil }) {
      const found = kept.get(pointText(key));
      if (found === undefined || key.clock !== moment.clock) return null;
      const { point, plannedAt } = found;
      const isDue = point.state === 'planned' && point.ringAt <= moment.racingNow;
      if (!isDue && !isLost(point, moment.now)) return null;
      claims += 1;
      const claim = `claim-${claims}`;
      const taken: Point = { ...point, state: 'running', holder, leaseUntil, startedAt: moment.now };
      put(taken, plannedAt, claim);
      return { ...taken, claim };
    },
    async hold(mine, leaseUntil) {
      if (!isHeld(mine)) return false;
      change(mine, { leaseUntil });
      return true;
    },
    async settle(mine, as) {
      if (!isHeld(mine)) return false;
      const { state, ringAt, tries, holder, leaseUntil, endedAt, runId, sentence, code } = as;
      change(mine, { state, ringAt, tries, holder, leaseUntil, endedAt, runId, sentence, code });
      return true;
    },
    async release(holder) {
      for (const point of all())
        if (point.state === 'running' && point.holder === holder)
          change(point, { state: 'planned', holder: null, leaseUntil: null });
    },
    async noteTold(key) {
      told.add(pointText(key));
    },
    async takeUntold(from, until) {
      const found = all().filter(({ state, endedAt, ...point }) => {
        const isIn = endedAt !== null && endedAt >= from && endedAt <= until;
        return isIn && TROUBLED_STATES.includes(state) && !told.has(pointText(point));
      });
      for (const point of found) told.add(pointText(point));
      return found;
    },
    ofDay: async (scope) =>
      all()
        .filter((point) => isOf(point, scope))
        .sort((one, other) => one.dueAt - other.dueAt || byPlace(one, other)),
    toRing: async ({ clock, now }, until) =>
      all()
        .filter((point) => point.clock === clock)
        .filter((point) => (point.state === 'planned' && point.ringAt <= until) || isLost(point, now))
        .sort((one, other) => one.ringAt - other.ringAt || byPlace(one, other)),
    settledSince: async (from, most) =>
      all()
        .filter((point) => isSettled(point) && (point.endedAt ?? 0) >= from)
        .sort(
          (one, other) =>
            (other.endedAt ?? 0) - (one.endedAt ?? 0) || other.dueAt - one.dueAt || byPlace(one, other),
        )
        .slice(0, most),
    notCome: async (clock, names, from) =>
      all()
        .filter((point) => point.clock === clock && names.includes(point.name))
        .filter(({ state, endedAt }) => TROUBLED_STATES.includes(state) && (endedAt ?? 0) >= from)
        .sort((one, other) => one.dueAt - other.dueAt || byPlace(one, other)),
    lastClockOf: async (track, day) => {
      const found = [...kept.values()].filter(({ point }) => point.track === track && point.day === day);
      return found.sort((one, other) => other.plannedAt - one.plannedAt)[0]?.point.clock ?? null;
    },
    async dropClocksBut(clocks, now) {
      const gone = all().filter(
        (point) => !clocks.includes(point.clock) && (point.state === 'planned' || isLost(point, now)),
      );
      for (const point of gone) kept.delete(pointText(point));
      return gone.length;
    },
  };
}
