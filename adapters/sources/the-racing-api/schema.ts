import { z } from 'zod';
import { cell, listOf } from '../readings/cell.ts';
import { numberIn, textIn } from '../readings/number.ts';
import { surfaceIn } from '../readings/surface.ts';
import {
  ages,
  day,
  distance,
  going,
  grade,
  horseName,
  isScratchedLetter,
  liveOdds,
  odds,
  programNumber,
  raceKey,
  sexes,
  sum,
  text,
  trackCode,
  yes,
} from './fields.ts';

const meet = z.object({
  meet_id: z.string().trim().min(1).max(60),
  track_id: trackCode,
  track_name: text,
  country: text,
  date: day,
});

/** A list that must be there, though it may be empty. */
const reportedList = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);

/** `GET /v1/north-america/meets`. */
export const MEETS = z.object({ meets: reportedList(meet, 50) });

const person = z
  .object({ first_name: text, middle_name: text, last_name: text, alias: text })
  .nullish()
  .transform((raw) => {
    const names = [raw?.first_name, raw?.middle_name, raw?.last_name].filter((part) => part);
    return names.length > 1 ? names.join(' ') : (raw?.alias ?? names[0] ?? null);
  });

const horsePool = z.object({ pool_type_name: text, amount: cell(numberIn) });

const entryRunner = z.object({
  horse_name: horseName,
  program_number: programNumber,
  post_pos: cell(numberIn),
  morning_line_odds: odds,
  live_odds: liveOdds,
  horse_data_pools: listOf(horsePool, 30),
  jockey: person,
  trainer: person,
  weight: sum,
  medication: text,
  equipment: text,
  claiming: sum,
  coupled_type: text,
  scratch_indicator: isScratchedLetter,
  sire_name: text,
  dam_name: text,
  dam_sire_name: text,
});

const shared = {
  race_key: raceKey,
  race_name: text,
  race_type: text,
  race_type_description: text,
  grade,
  distance_description: distance,
  surface_description: cell(surfaceIn),
};

const entryRace = z.object({
  ...shared,
  age_restriction: ages,
  age_restriction_description: ages,
  sex_restriction_description: sexes,
  course_type: cell(surfaceIn),
  is_cancelled: yes,
  max_claim_price: sum,
  min_claim_price: sum,
  post_time: text,
  purse: sum,
  race_pools: listOf(z.object({ pool_name: text }), 60),
  track_condition: going,
  changes: listOf(z.object({ type: text, text })),
  runners: listOf(entryRunner, 60),
});

const envelope = { track_id: trackCode, track_name: text, date: day };

/** `GET /v1/north-america/meets/{meet_id}/entries`. */
export const ENTRIES = z.object({ ...envelope, races: reportedList(entryRace, 30) });

const seconds = z
  .object({ milliseconds: sum, time_in_hundredths: text })
  .nullish()
  .transform((time) => (time?.milliseconds == null ? null : time.milliseconds / 1000));

const paid = cell((raw) => {
  const value = numberIn(raw);
  return value !== null && value > 0 ? value : null;
});

const resultRunner = z.object({
  horse_name: horseName,
  program_number: programNumber,
  jockey_first_name: text,
  jockey_last_name: text,
  trainer_first_name: text,
  trainer_last_name: text,
  owner_first_name: text,
  owner_last_name: text,
  weight_carried: sum,
  win_payoff: paid,
  place_payoff: paid,
  show_payoff: paid,
});

const payoff = z.object({
  wager_type: text,
  wager_name: text,
  winning_numbers: text,
  base_amount: sum,
  payoff_amount: sum,
  total_pool: sum,
  carryover: sum,
});

/** `A, B and C`, or a list; null where nothing is given. */
const names = cell((raw) => {
  if (Array.isArray(raw)) return raw.flatMap((name) => textIn(name) ?? []);
  const line = textIn(raw);
  return line === null
    ? null
    : line
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
});

const resultRace = z.object({
  ...shared,
  also_ran: names,
  fraction: z
    .object({
      fraction_1: seconds,
      fraction_2: seconds,
      fraction_3: seconds,
      fraction_4: seconds,
      fraction_5: seconds,
      winning_time: seconds,
    })
    .nullish(),
  off_time: sum,
  payoffs: listOf(payoff, 200),
  scratches: names,
  surface: cell(surfaceIn),
  total_purse: sum,
  track_condition_description: text,
  maximum_claim_price: sum,
  minimum_claim_price: sum,
  runners: listOf(resultRunner, 60),
});

/** `GET /v1/north-america/meets/{meet_id}/results`. */
export const RESULTS = z.object({ ...envelope, races: listOf(resultRace, 30) });

export type ApiMeet = z.output<typeof meet>;
export type ApiEntries = z.output<typeof ENTRIES>;
export type ApiEntryRace = z.output<typeof entryRace>;
export type ApiEntryRunner = z.output<typeof entryRunner>;
export type ApiResults = z.output<typeof RESULTS>;
export type ApiResultRace = z.output<typeof resultRace>;
export type ApiResultRunner = z.output<typeof resultRunner>;
