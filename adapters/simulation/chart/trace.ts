import type { Finish, RaceRun } from '../meet/race-run.ts';
import { printedLengths } from '../past/running-line.ts';
import { isRoute } from '../past/surface-times.ts';

/** Where a horse was at one point of the race. */
export interface Spot {
  /** Null from where the horse was eased. */
  readonly position: number | null;
  /** Lengths in front of the next horse; null for the last. */
  readonly margin: number | null;
  readonly behind: number | null;
}

/** A race as a caller saw it. */
export interface Trace {
  /** `Start`, `1/4` …, without the finish. */
  readonly labels: readonly string[];
  /** By program number, one spot a label. */
  readonly spots: ReadonlyMap<string, readonly Spot[]>;
  /** At the wire, by program number. */
  readonly wire: ReadonlyMap<string, Spot>;
}

const MILE_AND_A_QUARTER = 2200;
const LAST_FURLONG = 220;
/** Lengths that a pure closer lets the leader go, for every horse of the field. */
const STRUNG_OUT = 0.9;
const NOWHERE: Spot = { position: null, margin: null, behind: null };

/** The calls of a distance, with the yards run at each. */
export function callsOf(yards: number): readonly (readonly [string, number])[] {
  const stretch = ['Str', yards - LAST_FURLONG] as const;
  if (!isRoute(yards))
    return [['Start', 20], ['1/4', 440], yards <= 1210 ? ['3/8', 660] : ['1/2', 880], stretch];
  const route = [
    ['1/4', 440],
    ['1/2', 880],
    ['3/4', 1320],
  ] as const;
  return yards < MILE_AND_A_QUARTER ? [['Start', 20], ...route, stretch] : [...route, ['1m', 1760], stretch];
}

const hundredths = (lengths: number): number => Math.round(lengths * 100) / 100;

interface Place {
  readonly number: string;
  readonly behind: number;
}

/** Spots of horses in their order, first to last; level horses share a position. */
function spotsOf(order: readonly Place[]): readonly (readonly [string, Spot])[] {
  let behind = 0;
  let position = 1;
  const gapAfter = (index: number): number | null => {
    const [here, next] = [order[index], order[index + 1]];
    return here === undefined || next === undefined ? null : next.behind - here.behind;
  };
  const gapBehindLevel = (index: number): number | null => {
    let found = index;
    while (gapAfter(found) === 0) found += 1;
    return gapAfter(found);
  };
  return order.map(({ number }, index) => {
    const before = index === 0 ? null : gapAfter(index - 1);
    if (before !== null && before > 0) {
      behind = hundredths(behind + printedLengths(before));
      position = index + 1;
    }
    const gap = gapBehindLevel(index);
    return [number, { position, margin: gap === null ? null : printedLengths(gap), behind }] as const;
  });
}

/** Lengths behind an imaginary leader while the race takes its shape. */
function earlyPlaces(race: RaceRun): ReadonlyMap<string, number> {
  const strungOut = race.finishes.length * STRUNG_OUT;
  return new Map(
    race.finishes.map(({ entry }) => {
      const rng = race.rng.fork(`early ${entry.programNumber}`);
      return [entry.programNumber, (1 - entry.trainee.original.early) * strungOut + rng.normal(0, 0.8)];
    }),
  );
}

function orderAt(race: RaceRun, share: number, early: ReadonlyMap<string, number>, label: string): Place[] {
  const late = share ** 1.3;
  const place = ({ entry, behind }: Finish): Place => {
    const number = entry.programNumber;
    const wobble = race.rng.fork(`${label} ${number}`).normal(0, 0.5 * (1 - late));
    return { number, behind: (1 - late) * (early.get(number) ?? 0) + late * behind + wobble };
  };
  return race.finishes.map(place).sort((a, b) => a.behind - b.behind);
}

/** Follows the field: it begins as styles put it and ends as it crossed the line; a horse eased is lost in the stretch. */
export function traceOf(race: RaceRun): Trace {
  const early = earlyPlaces(race);
  const calls = callsOf(race.distanceYards);
  const eased = new Set(
    race.finishes.filter(({ crossed }) => crossed === null).map(({ entry }) => entry.programNumber),
  );
  const callSpots = calls.map(([label, yards]) => {
    const order = orderAt(race, yards / race.distanceYards, early, label);
    const isLate = label === 'Str';
    const places = isLate ? order.filter(({ number }) => !eased.has(number)) : order;
    return new Map(spotsOf(places));
  });
  const across = race.finishes.filter(({ crossed }) => crossed !== null);
  const spots = race.finishes.map(({ entry: { programNumber } }) => {
    const spots = callSpots.map((index) => index.get(programNumber) ?? NOWHERE);
    return [programNumber, spots] as const;
  });
  const wire = spotsOf(across.map(({ entry, behind }) => ({ number: entry.programNumber, behind })));
  return { labels: calls.map(([label]) => label), spots: new Map(spots), wire: new Map(wire) };
}
