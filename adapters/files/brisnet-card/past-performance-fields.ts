import type { NonFinish } from '#core/card/past-performance.ts';
import { NON_FINISHES, SURFACES } from './codes.ts';
import { Misread, past, type Reader } from './field.ts';
import { LINE_DETAIL } from './line-detail-fields.ts';
import { yards } from './race-fields.ts';
import {
  aboveZero,
  code,
  day,
  decimal,
  flag,
  notZero,
  ownedText,
  personName,
  text,
  textOrNull,
  whole,
} from './readers.ts';

export const PAST_RACES = 10;

export interface Finish {
  readonly position: number | null;
  readonly nonFinish: NonFinish | null;
}

/** A position, or the letter that says why there is none. */
const finish: Reader<Finish> = (cell) => {
  if (Object.hasOwn(NON_FINISHES, cell)) return { position: null, nonFinish: NON_FINISHES[cell] ?? null };
  const position = aboveZero(whole)(cell);
  if (!(position instanceof Misread)) return { position, nonFinish: null };
  return /^[A-Z]$/.test(cell) ? { position: null, nonFinish: 'unspecified' } : position;
};

const position: Reader<number | null> = (cell) => {
  const read = finish(cell);
  return read instanceof Misread ? read : read.position;
};

/** 99 means "not placed". */
const official: Reader<number | null> = (cell) => {
  const read = position(cell);
  return read === 99 ? null : read;
};

/** The producer writes officially good turf as TF; GD is never used for turf. */
const condition: Reader<string> = (cell) => (cell === 'TF' ? 'GD' : cell);

/** The long comment begins with its date. */
const datedComment: Reader<string> = (cell) => text(cell.replace(/^\d{2}-\d{2}-\d{2}\s/, ''));

const MEDICATION_WORDS = ['none', 'lasix', 'bute', 'bute and lasix'];

const medication: Reader<string | null> = (cell) =>
  MEDICATION_WORDS[Number(cell === '' ? Number.NaN : cell)] ?? null;

const call = (column: number, lengthsColumn: number, name: string) => ({
  position: past(column, `position at the ${name}`, position),
  lengths: past(lengthsColumn, `lengths at the ${name}`, decimal),
});
const placed = (column: number, name: string) => ({
  name: past(406 + column, `name of the ${name}`, text),
  margin: past(466 + column, `margin of the ${name}`, decimal),
});

/** The k-th past race: each field + k. Results are the official placing, running lines the crossing order. */
export const PAST = {
  day: past(256, 'date', day),
  track: past(276, 'track', text),
  raceNumber: past(296, 'race number', aboveZero(whole)),
  surface: past(326, 'surface', code(SURFACES)),
  allWeather: past(1403, 'all weather', flag('A')),
  condition: past(306, 'track condition', condition),
  distanceYards: past(316, 'distance in yards', yards),
  takenOffTurf: past(1254, 'start flag', flag('X')),
  raceType: past(1086, 'race type', text),
  classification: past(536, 'classification', text),
  raceName: past(376, 'race name', textOrNull),
  purse: past(556, 'purse', aboveZero(whole)),
  claimingPrice: past(546, 'claiming price', aboveZero(whole)),
  fieldSize: past(346, 'field size', aboveZero(whole)),
  postPosition: past(356, 'post position', aboveZero(whole)),
  odds: past(516, 'odds', aboveZero(decimal)),
  wasFavorite: past(1126, 'favorite', flag('1')),
  weightLb: past(506, 'weight', aboveZero(whole)),
  gateBreak: past(596, 'position leaving the gate', position),
  quarterCall: call(566, 636, 'quarter'),
  firstCall: call(576, 656, 'first call'),
  secondCall: call(586, 676, 'second call'),
  stretchCall: call(606, 716, 'stretch call'),
  crossed: {
    finish: past(616, 'position at the finish', finish),
    lengths: past(736, 'lengths at the finish', decimal),
  },
  official: past(626, 'official finish', official),
  speedFigure: past(846, 'speed figure', aboveZero(whole)),
  speedPar: past(1167, 'speed par', aboveZero(whole)),
  pace2f: past(766, 'pace figure 2f', aboveZero(whole)),
  pace4f: past(776, 'pace figure 4f', aboveZero(whole)),
  pace6f: past(786, 'pace figure 6f', aboveZero(whole)),
  latePace: past(816, 'late pace figure', aboveZero(whole)),
  raceShape1: past(696, 'race shape at the first call', whole),
  raceShape2: past(756, 'race shape at the second call', whole),
  fractions: {
    0: past(986, 'first fraction', aboveZero(decimal)),
    1: past(996, 'second fraction', aboveZero(decimal)),
    2: past(1006, 'third fraction', aboveZero(decimal)),
  },
  finalSeconds: past(1036, 'final time', aboveZero(decimal)),
  trackVariant: past(866, 'track variant', notZero),
  jockey: past(1066, 'jockey', personName),
  trainer: past(1056, 'trainer', personName),
  medication: past(386, 'medication', medication),
  blinkers: past(366, 'blinkers', flag('b')),
  claimed: past(1046, 'claimed', flag('c')),
  firstThree: { 0: placed(0, 'first'), 1: placed(10, 'second'), 2: placed(20, 'third') },
  comment: past(396, 'comment', text),
  longComment: past(1383, 'long comment', datedComment),
  extraComment: past(496, 'extra comment', ownedText),
  detail: LINE_DETAIL,
};
