import type { Eligibility } from '#core/card/eligibility.ts';
import type { LineDetail } from '#core/card/line-detail.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Misread, past, type Reader } from './field.ts';
import { eligibility } from './race-fields.ts';
import { aboveZero, amount, count, day, decimal, flag, notZero, textOrNull, whole } from './readers.ts';

/** What cannot be read in an old race is unknown: it must not cost the card. */
const readOr =
  <T, Unknown>(read: Reader<T>, unknown: Unknown): Reader<T | Unknown> =>
  (cell) => {
    const value = read(cell);
    return value instanceof Misread ? unknown : value;
  };

const printed = <T>(read: Reader<T>): Reader<T | null> => readOr(read, null);

const UNKNOWN_ELIGIBILITY: Eligibility = { ages: null, sexes: null };

const RESTRICTIONS: ReadonlyMap<string, LineDetail['restriction']> = new Map([
  ['', 'none'],
  ['R', 'restricted'],
  ['Q', 'qualifier'],
  ['O', 'optional claiming'],
]);

const restriction: Reader<LineDetail['restriction']> = (cell) => RESTRICTIONS.get(cell) ?? null;

/** 1 is yes, 0 is no. */
const zeroOrOne: Reader<boolean | null> = (cell) => (cell === '' ? null : cell === '1');

/** A day written MM/DD/YYYY. */
const americanDay: Reader<RaceDay | null> = (cell) =>
  cell === '' ? null : day(cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3$1$2'));

const split = (furlongs: number, column: number) =>
  past(column, `time at ${furlongs}f`, printed(aboveZero(decimal)));

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
  daysSinceLast: past(266, 'days since the race before', printed(whole)),
  eligibility: past(1096, 'age and sex', readOr(eligibility, UNKNOWN_ELIGIBILITY)),
  stateBred: past(1106, 'state bred', flag('s')),
  restriction: past(1116, 'restricted or qualifier', restriction),
  conditionsCode: past(1419, 'code of the conditions', textOrNull),
  claiming: {
    low: past(1202, 'lowest claiming price of the race', printed(aboveZero(whole))),
    high: past(1212, 'highest claiming price of the race', printed(aboveZero(whole))),
  },
  claimVoided: past(1046, 'claimed', flag('v')),
  breed: past(1224, 'breed', textOrNull),
  fromChute: past(336, 'chute', flag('c')),
  sealedTrack: past(1393, 'sealed track', flag('s')),
  splits: SPLITS,
  pace8f: past(796, 'pace figure 8f', printed(aboveZero(whole))),
  pace10f: past(806, 'pace figure 10f', printed(aboveZero(whole))),
  speedRating: past(856, 'speed rating', printed(notZero)),
  coupled: past(526, 'entry', flag('e')),
  apprenticeAllowanceLb: past(1076, 'apprentice allowance', printed(aboveZero(whole))),
  frontWraps: past(1136, 'front bandages', zeroOrOne),
  barShoes: past(1182, 'bar shoes', flag('r')),
  startFlag: past(1254, 'start flag', textOrNull),
  weights: {
    0: past(436, 'weight of the first', printed(aboveZero(whole))),
    1: past(446, 'weight of the second', printed(aboveZero(whole))),
    2: past(456, 'weight of the third', printed(aboveZero(whole))),
  },
  leftTrainer: {
    day: past(1268, 'day of the last race for a trainer', printed(americanDay)),
    starts: past(1278, 'starts of the trainer left', printed(count)),
    wins: past(1288, 'wins of the trainer left', printed(count)),
    places: past(1298, 'places of the trainer left', printed(count)),
    shows: past(1308, 'shows of the trainer left', printed(count)),
    roi: past(1318, 'profit per $2 of the trainer left', printed(amount)),
  },
};
