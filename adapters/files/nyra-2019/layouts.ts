import {
  code,
  column,
  filled,
  isoDay,
  Misread,
  programNumber,
  type Reader,
  text,
  whole,
} from '../csv/column.ts';
import { CONDITIONS, COURSES, TYPES } from './codes.ts';

const track: Reader<string> = (cell) =>
  /^[A-Z]{2,3}$/.test(cell) ? cell : new Misread(`"${cell}" is not a track (like SAR).`);

/** Furlongs × 100: 650 is 1430 yards. */
const yards: Reader<number> = (cell) => {
  const hundredths = whole(100, 4000)(cell);
  if (hundredths instanceof Misread) return hundredths;
  const found = (hundredths * 220) / 100;
  return Number.isInteger(found) ? found : new Misread(`"${cell}" is not a distance in furlongs × 100.`);
};

/** A post time after this hour of the dial is a morning one; the last races are over by nine in the evening. */
const FIRST_MORNING_HOUR = 10;

/** `01220` is 12:20, `00121` is 1:21 in the afternoon; minutes since midnight. */
const postTime: Reader<number> = (cell) => {
  const found = /^(\d{3})(\d{2})$/.exec(cell);
  const [hour, minute] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 60)];
  if (hour < 1 || hour > 12 || minute > 59) return new Misread(`"${cell}" is not a time (like 01220).`);
  return (hour < FIRST_MORNING_HOUR ? hour + 12 : hour) * 60 + minute;
};

/** Odds × 100 to 1; 0 is no price. */
const odds: Reader<number | null> = (cell) => {
  const hundredths = whole(0, 1_000_000)(cell);
  if (hundredths instanceof Misread) return hundredths;
  return hundredths === 0 ? null : hundredths / 100;
};

/** A race over jumps starts from a standstill: its 0 means no run-up. */
const runUp: Reader<number | null> = (cell) => {
  const feet = whole(0, 2000)(cell);
  return feet === 0 ? null : feet;
};

const raceNumber = whole(1, 20);
const place = whole(1, 40);

/** nyra_start_table.csv, which has no head. */
export const STARTS = {
  track: column('track_id', track),
  day: column('race_date', isoDay),
  raceNumber: column('race_number', raceNumber),
  programNumber: column('program_number', programNumber),
  weightLb: column('weight_carried', whole(90, 200)),
  jockeyName: column('jockey', filled),
  odds: column('odds', odds),
  crossed: column('position_at_finish', place),
};

/** nyra_race_table.csv. */
export const RACES = {
  track: column('track_id', track),
  day: column('race_date', isoDay),
  raceNumber: column('race_number', raceNumber),
  distanceYards: column('distance_id', yards),
  surface: column('course_type', code(COURSES)),
  condition: column('track_condition', code(CONDITIONS)),
  runUpFeet: column('run_up_distance', runUp),
  type: column('race_type', code(TYPES)),
  purse: column('purse', whole(0, 100_000_000)),
  offMinute: column('post_time', postTime),
};

/** horse_ids.csv. */
export const HORSE_IDS = {
  index: column('', text),
  track: column('track_id', track),
  day: column('race_date', isoDay),
  raceNumber: column('race', raceNumber),
  programNumber: column('program_number', programNumber),
  horseId: column('horse_id', whole(0, 999_999_999)),
  place: column('finishing_place', place),
};

/** horse_names.csv. */
export const HORSE_NAMES = {
  index: column('', text),
  horseId: column('horse_id', whole(0, 999_999_999)),
  horseName: column('horse_name', filled),
};
