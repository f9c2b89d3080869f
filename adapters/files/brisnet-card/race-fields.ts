import type { Eligibility } from '#core/card/eligibility.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { AGES, SEXES_ADMITTED, SURFACES } from './codes.ts';
import { field, Misread, type Reader } from './field.ts';
import {
  aboveZero,
  clock,
  code,
  day,
  decimal,
  flag,
  required,
  text,
  textOrNull,
  whole,
  within,
} from './readers.ts';

/** `BUM`: age letter, `O` only or `U` and up, sex letter. */
export const eligibility: Reader<Eligibility> = (cell) => {
  const [age, span, sex] = [AGES[cell[0] ?? ''], cell[1] ?? '', SEXES_ADMITTED[cell[2] ?? '']];
  if (cell.length !== 3 || age === undefined || sex === undefined || !'OU'.includes(span)) {
    return new Misread(`"${cell}" is not an age and sex code (like BUN).`);
  }
  const isOpenEnded = span === 'U' && age !== 'all';
  return { ages: isOpenEnded ? `${age.slice(0, 1)}+` : age, sexes: sex };
};

/** Yards; negative means "about". */
export const yards: Reader<number> = (cell) => {
  const value = required(whole)(cell);
  if (typeof value !== 'number' || (value !== 0 && Math.abs(value) <= 20_000)) return value;
  return new Misread(`"${cell}" is not a distance in yards.`);
};

const CLOCKS: readonly ZoneName[] = ['eastern', 'central', 'mountain', 'pacific'];

/** `10:45/(9:45)/8:45/7:45`: the post time in four time zones, the track's own in parentheses. Null if none is marked. */
const clockOfTrack: Reader<ZoneName | null> = (cell) => {
  const index = cell.split('/').findIndex((time) => time.trim().startsWith('('));
  return CLOCKS[index] ?? null;
};

export const HEAD = {
  track: field(1, 'track', text),
  day: field(2, 'date', day),
  number: field(3, 'race number', within(1, 20)),
  zone: field(1374, 'post time by clock', clockOfTrack),
};

/** A race's own fields, the same on each of its rows. */
export const RACE = {
  distanceYards: field(6, 'distance in yards', yards),
  surface: field(7, 'surface', code(SURFACES)),
  allWeather: field(25, 'all weather', flag('A')),
  raceType: field(9, 'race type', required(text)),
  eligibility: field(10, 'age and sex', eligibility),
  classification: field(11, 'classification', textOrNull),
  purse: field(12, 'purse', aboveZero(whole)),
  claiming: {
    low: field(238, 'lowest claiming price', aboveZero(whole)),
    high: field(13, 'highest claiming price', aboveZero(whole)),
  },
  stateBred: field(239, 'state bred', flag('s')),
  trackRecordSeconds: field(15, 'track record', aboveZero(decimal)),
  pars: {
    pace2f: field(214, 'pace par 2f', aboveZero(whole)),
    pace4f: field(215, 'pace par 4f', aboveZero(whole)),
    pace6f: field(216, 'pace par 6f', aboveZero(whole)),
    speed: field(217, 'speed par', aboveZero(whole)),
    latePace: field(218, 'late pace par', aboveZero(whole)),
  },
  postTime: field(1418, 'post time, Pacific', clock),
};

/** Long texts that run on over several fields; conditions are on the first row of a race only. */
export const CONDITIONS = { conditions: field(225, 'conditions', text), count: 6 };
export const WAGERS = { wagers: field(240, 'wagers', text), count: 9 };
