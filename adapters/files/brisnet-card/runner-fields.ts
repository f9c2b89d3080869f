import { isProgramNumber } from '#core/card/program-number.ts';
import type { PedigreeRating } from '#core/card/runner.ts';
import { BLINKERS, ENTRIES, LISTS, MEDICATIONS, RUN_STYLES, SEXES } from './codes.ts';
import { field, Misread, type Reader } from './field.ts';
import {
  aboveZero,
  amount,
  code,
  count,
  decimal,
  orNull,
  ownedText,
  personName,
  required,
  text,
  textOrNull,
  whole,
  within,
} from './readers.ts';

const programNumber: Reader<string> = (cell) =>
  isProgramNumber(cell) ? cell : new Misread(`"${cell}" is not a program number (like 1 or 1A).`);

/** `113`, `104*` and `116?` with a thin sample, `0X` for none. */
const pedigreeRating: Reader<PedigreeRating | null> = (cell) => {
  const found = /^(\d{2,3})([*?])?$/.exec(cell);
  return found === null ? null : { value: Number(found[1]), thin: found[2] !== undefined };
};

const starts = (column: number, name: string) => ({
  starts: field(column, `${name}, starts`, count),
  wins: field(column + 1, `${name}, wins`, count),
  places: field(column + 2, `${name}, places`, count),
  shows: field(column + 3, `${name}, shows`, count),
});

const record = (column: number, name: string) => ({
  ...starts(column, name),
  earnings: field(column + 4, `${name}, earnings`, amount),
});

const yearRecord = (column: number, name: string) => ({
  year: field(column, `${name}, year`, aboveZero(whole)),
  ...record(column + 1, name),
});

const span = (column: number, name: string) => ({
  ...starts(column, name),
  roi: field(column + 4, `${name}, profit per $2`, amount),
});

const angle = (column: number) => ({
  label: field(column, 'trainer angle', text),
  starts: field(column + 1, 'trainer angle, starts', count),
  winPercent: field(column + 2, 'trainer angle, win %', amount),
  inMoneyPercent: field(column + 3, 'trainer angle, in the money %', amount),
  roi: field(column + 4, 'trainer angle, profit per $2', amount),
});

const best = (column: number, name: string) => field(column, `best figure ${name}`, aboveZero(whole));

/** A horse's own fields, under the names of the facts they fill. */
export const RUNNER = {
  programNumber: field(43, 'program number', programNumber),
  postPosition: field(4, 'post position', within(1, 40)),
  horseName: field(45, 'horse name', required(text)),
  birthYear: field(46, 'birth year', within(0, 99)),
  sex: field(49, 'sex', code(SEXES)),
  color: field(50, 'color', textOrNull),
  weightLb: field(51, 'weight', aboveZero(whole)),
  entry: field(5, 'entry', code(ENTRIES)),
  listStatus: field(41, 'list status', code(LISTS)),
  morningLine: field(44, 'morning line', aboveZero(decimal)),
  claimingPrice: field(14, 'claiming price of the horse', aboveZero(whole)),
  jockey: {
    name: field(33, 'jockey', personName),
    meet: starts(35, 'jockey this meet'),
    thisYear: span(1157, 'jockey this year'),
    lastYear: span(1162, 'jockey last year'),
  },
  apprenticeAllowanceLb: field(34, 'apprentice allowance', aboveZero(whole)),
  trainer: {
    name: field(28, 'trainer', personName),
    meet: starts(29, 'trainer this meet'),
    thisYear: span(1147, 'trainer this year'),
    lastYear: span(1152, 'trainer last year'),
  },
  combination: span(219, 'trainer and jockey, 365 days'),
  owner: field(39, 'owner', orNull(ownedText)),
  silks: field(40, 'silks', textOrNull),
  medication: field(62, 'medication', code(MEDICATIONS)),
  // The only equipment of today: the nasal strip (24) is never supplied.
  blinkers: field(64, 'equipment change', code(BLINKERS)),
  daysSinceLast: field(224, 'days since the last race', whole),
  ratings: {
    runStyle: field(210, 'run style', code(RUN_STYLES)),
    earlyPoints: field(211, 'early speed points', count),
    primePower: field(251, 'prime power', aboveZero(decimal)),
    bestLife: best(1328, 'of life'),
    bestFast: best(1178, 'on a fast track'),
    bestTurf: best(1179, 'on turf'),
    bestOff: best(1180, 'on an off track'),
    bestDistance: best(1181, 'at the distance'),
    bestThisTrack: best(1331, 'at this track'),
    bestYear: best(1329, 'of the latest year'),
  },
  pedigree: {
    sire: field(52, 'sire', textOrNull),
    sireSire: field(53, "sire's sire", textOrNull),
    dam: field(54, 'dam', textOrNull),
    damSire: field(55, "dam's sire", textOrNull),
    breeder: field(56, 'breeder', orNull(ownedText)),
    bredIn: field(57, 'bred in', textOrNull),
    fast: field(1264, 'pedigree rating, fast', pedigreeRating),
    mud: field(1265, 'pedigree rating, mud', pedigreeRating),
    turf: field(1266, 'pedigree rating, turf', pedigreeRating),
    distance: field(1267, 'pedigree rating, distance', pedigreeRating),
  },
  records: {
    life: record(97, 'record of life'),
    distance: record(65, 'record at the distance'),
    track: record(70, 'record at the track'),
    turf: record(75, 'record on turf'),
    wet: record(80, 'record in the wet'),
    fastDirt: record(1332, 'record on fast dirt'),
    allWeather: record(231, 'record on all weather'),
    currentYear: yearRecord(85, 'record of this year'),
    previousYear: yearRecord(91, 'record of last year'),
  },
  angles: {
    0: angle(1337),
    1: angle(1342),
    2: angle(1347),
    3: angle(1352),
    4: angle(1357),
    5: angle(1362),
  },
  jockeyAngle: {
    label: field(1367, 'jockey angle', text),
    ...starts(1368, 'jockey angle'),
    roi: field(1372, 'jockey angle, profit per $2', amount),
  },
};
