import type { PlaceInFile } from '#core/card/imported-card.ts';
import { Field, type FieldMap } from './field.ts';
import { PAST, PAST_RACES } from './past-performance-fields.ts';
import { CONDITIONS, HEAD, RACE, WAGERS } from './race-fields.ts';
import { RUNNER } from './runner-fields.ts';
import { WORKOUT, WORKOUTS } from './workout-fields.ts';

type Part = Field<unknown> | FieldMap;

/** Facts that are read off a field of another name. */
const READ_FROM: Readonly<Record<string, string>> = {
  age: 'birthYear',
  horseKey: 'horseName',
  runner: 'horseName',
  firstStartAsGelding: 'sex',
  coupledWith: 'entry',
  isScratched: 'entry',
  isAbout: 'distanceYards',
  grade: 'raceType',
  nonFinish: 'crossed',
  name: 'conditions',
};

const OF_RACE: FieldMap = {
  ...RACE,
  conditions: CONDITIONS.conditions,
  wagers: WAGERS.wagers,
  race: HEAD.number,
};

const firstField = (part: Part): Field<unknown> | null => {
  if (part instanceof Field) return part;
  const [first] = Object.values(part);
  return first === undefined ? null : firstField(first);
};

function fieldOf(map: FieldMap, path: readonly string[]): Field<unknown> | null {
  let part: Part = map;
  for (const step of path) {
    if (part instanceof Field) break;
    const next: Part | undefined = part[step] ?? part[READ_FROM[step] ?? ''];
    if (next === undefined) break;
    part = next;
  }
  return part === map ? null : firstField(part);
}

const SERIES: Readonly<Record<string, { readonly map: FieldMap; readonly length: number }>> = {
  pastPerformances: { map: PAST, length: PAST_RACES },
  workouts: { map: WORKOUT, length: WORKOUTS },
};

/** The field that a fact of a race or of a runner is read from; `what` is its dotted path. */
export function fieldFor(what: string, isOfRunner: boolean): PlaceInFile['field'] {
  const [head = '', index = '', ...rest] = what.split('.');
  const series = isOfRunner ? SERIES[head] : undefined;
  if (series !== undefined) {
    const k = Math.min(Number(index) || 0, series.length - 1);
    return (fieldOf(series.map, rest) ?? firstField(series.map) ?? RUNNER.horseName).place(k);
  }
  const found = fieldOf(isOfRunner ? RUNNER : OF_RACE, what.split('.'));
  return (found ?? (isOfRunner ? RUNNER.horseName : HEAD.number)).place();
}
