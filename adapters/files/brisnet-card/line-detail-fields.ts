import type { Eligibility } from '#core/card/eligibility.ts';
import type { LineDetail } from '#core/card/line-detail.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Misread, past, type Reader } from './field.ts';
import { eligibility } from './race-fields.ts';
import { aboveZero, amount, count, day, decimal, flag, notZero, textOrNull, whole } from './readers.ts';

/** Only today's race must have a code that can be read; in a past one an odd code leaves it unknown. */
const pastEligibility: Reader<Eligibility> = (cell) => {
  const read = eligibility(cell);
  return read instanceof Misread ? { ages: null, sexes: null } : read;
};

const RESTRICTIONS: Readonly<Record<string, LineDetail['restriction']>> = {
  '': 'none',
  R: 'restricted',
  Q: 'qualifier',
  O: 'optional claiming',
};

const restriction: Reader<LineDetail['restriction']> = (cell) => RESTRICTIONS[cell] ?? null;

/** 1 is yes, 0 is no. */
const zeroOrOne: Reader<boolean | null> = (cell) => (cell === '' ? null : cell === '1');

/** A day written MM/DD/YYYY. */
const americanDay: Reader<RaceDay | null> = (cell) =>
  cell === '' ? null : day(cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3$1$2'));

const split = (furlongs: number, column: number) => past(column, `time at ${furlongs}f`, aboveZero(decimal));

/** The leader's times by furlongs. */
export const SPLITS = {
  2: split(2, 876),
  3: split(3, 886),
  4: split(4, 896),
  5: split(5, 906),
  6: split(6, 916),
  7: split(7, 926),
  8: split(8, 936),
  10: split(10, 946),
  12: split(12, 956),
  14: split(14, 966),
  16: split(16, 976),
};

/** Four letters, blanks among them: whether the race was abroad, then one for each of the first three. */
export const COMPANY_AT = 1192;

/** What a line says beyond the facts that horses are compared by. */
export const LINE_DETAIL = {
  daysSinceLast: past(266, 'days since the race before', whole),
  eligibility: past(1096, 'age and sex', pastEligibility),
  stateBred: past(1106, 'state bred', flag('s')),
  restriction: past(1116, 'restricted or qualifier', restriction),
  conditionsCode: past(1419, 'code of the conditions', textOrNull),
  claiming: {
    low: past(1202, 'lowest claiming price of the race', aboveZero(whole)),
    high: past(1212, 'highest claiming price of the race', aboveZero(whole)),
  },
  claimVoided: past(1046, 'claimed', flag('v')),
  breed: past(1224, 'breed', textOrNull),
  fromChute: past(336, 'chute', flag('c')),
  sealedTrack: past(1393, 'sealed track', flag('s')),
  splits: SPLITS,
  pace8f: past(796, 'pace figure 8f', aboveZero(whole)),
  pace10f: past(806, 'pace figure 10f', aboveZero(whole)),
  speedRating: past(856, 'speed rating', notZero),
  coupled: past(526, 'entry', flag('e')),
  apprenticeAllowanceLb: past(1076, 'apprentice allowance', aboveZero(whole)),
  frontWraps: past(1136, 'front bandages', zeroOrOne),
  barShoes: past(1182, 'bar shoes', flag('r')),
  startFlag: past(1254, 'start flag', textOrNull),
  weights: {
    0: past(436, 'weight of the first', aboveZero(whole)),
    1: past(446, 'weight of the second', aboveZero(whole)),
    2: past(456, 'weight of the third', aboveZero(whole)),
  },
  leftTrainer: {
    day: past(1268, 'day the trainer was left', americanDay),
    starts: past(1278, 'starts of the trainer left', count),
    wins: past(1288, 'wins of the trainer left', count),
    places: past(1298, 'places of the trainer left', count),
    shows: past(1308, 'shows of the trainer left', count),
    roi: past(1318, 'profit per $2 of the trainer left', amount),
  },
};
