import { MILE } from '#core/card/distance.ts';
import type { ResultCall } from '#core/results/race-result.ts';
import { childrenNamed } from '../xml/xml-element.ts';
import { Fields } from './fields.ts';

/** A horse at a point of call; `position` is null if it has none, `behind` if it was not timed. */
export type Position = Omit<ResultCall, 'label' | 'margin'>;

/** Every point of call of a horse by its name in the file: `START`, `1` to `5`, `FINAL`. */
export type Positions = ReadonlyMap<string, Position>;

/** How the file marks a horse that was not timed: pulled up, fell, eased, distanced. */
const NOT_TIMED = '0.00';

const STRETCH = '5';
export const FINISH = 'FINAL';

function positionOf(point: Fields): Position {
  const position = point.positive('POSITION');
  if (position === null) return { position: null, behind: null };
  if (position === 1) return { position, behind: 0 };
  return { position, behind: point.text('LENGTHS') === NOT_TIMED ? null : point.number('LENGTHS') };
}

/** The points of call of a starter. */
export function positionsOf(starter: Fields): Positions {
  const points = childrenNamed(starter.element, 'POINT_OF_CALL').map(
    (point) => [point.attributes['WHICH'] ?? '', positionOf(new Fields(point, starter.fileName))] as const,
  );
  const start = { position: starter.positive('START_POSITION'), behind: null };
  return new Map([['START', start], ...points]);
}

/** The labels of calls 1 to 4 by distance: each row applies up to that many yards. */
const LABELS: readonly (readonly [number, readonly string[]])[] = [
  [990, ['1/4']],
  [1210, ['1/4', '3/8']],
  [1650, ['1/4', '1/2']],
  [MILE * 1.1875, ['1/4', '1/2', '3/4']],
  [MILE * 1.375, ['1/4', '1/2', '3/4', '1m']],
  [MILE * 1.5, ['1/4', '1/2', '1m', '1 1/4']],
  [MILE * 1.625, ['1/4', '1/2', '1m', '1 3/8']],
  [MILE * 1.75, ['1/2', '1m', '1 1/4', '1 1/2']],
];
/** For quarter horse races and the longest races, whose points of call are unknown. */
const ORDINALS = ['1st', '2nd', '3rd', '4th'];

/** The labels of the calls that a race has, by their name in the file. */
function labelsAt(distanceYards: number, isShort: boolean): readonly (readonly [string, string])[] {
  const points = LABELS.find(([most]) => distanceYards <= most)?.[1] ?? [];
  const early = ORDINALS.map(
    (ordinal, index) => [String(index + 1), (isShort ? null : points[index]) ?? ordinal] as const,
  );
  return [['START', 'Start'], ...early, [STRETCH, 'Str']];
}

/** The margin of each place over the next horse at one point of call; null if not timed. */
function marginsAt(field: readonly Position[]): ReadonlyMap<number, number | null> {
  const behindByPlace = new Map(field.map(({ position, behind }) => [position ?? 0, behind]));
  const places = [...behindByPlace.keys()].filter((place) => place > 0).sort((a, b) => a - b);
  const margins = places.map((place, index) => {
    const here = behindByPlace.get(place) ?? null;
    const next = behindByPlace.get(places[index + 1] ?? 0) ?? null;
    return [place, here === null || next === null ? null : Math.round((next - here) * 100) / 100] as const;
  });
  return new Map(margins);
}

const NOWHERE: Position = { position: null, behind: null };

/** Position, lengths behind and margin of each horse at one point, in the order of the field. */
export function fieldAt(field: readonly Positions[], which: string): readonly Omit<ResultCall, 'label'>[] {
  const positions = field.map((horse) => horse.get(which) ?? NOWHERE);
  const margins = marginsAt(positions);
  return positions.map((position) => ({
    ...position,
    margin: position.position === null ? null : (margins.get(position.position) ?? null),
  }));
}

/** The calls of each horse in the order of the field, with only those points that the race has. */
export function callsOf(
  field: readonly Positions[],
  distanceYards: number,
  isShort: boolean,
): readonly (readonly ResultCall[])[] {
  const points = labelsAt(distanceYards, isShort)
    .map(([which, label]) => ({ label, horses: fieldAt(field, which) }))
    .filter(({ horses }) => horses.some(({ position }) => position !== null));
  return field.map((_, horse) =>
    points.map(({ label, horses }) => ({ label, ...(horses[horse] ?? { ...NOWHERE, margin: null }) })),
  );
}

/** One sentence for each horse that is closer to the leader than a horse ahead of it, at any point of call. */
export const callFaults = (field: readonly Positions[]): readonly string[] =>
  ['1', '2', '3', '4', STRETCH, FINISH].flatMap((which) =>
    fieldAt(field, which)
      .filter(({ margin }) => margin !== null && margin < 0)
      .map(({ position }) => `At call ${which}, the horse behind place ${position} is closer to the leader.`),
  );
