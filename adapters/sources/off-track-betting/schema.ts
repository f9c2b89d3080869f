import { z } from 'zod';
import { isTrackCode } from '#core/card/tracks/unlisted.ts';
import { instant } from '#core/kernel/instant.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { cell, listOf, needed, yesOrNo } from '../readings/cell.ts';
import { distanceIn } from '../readings/distance.ts';
import { numberIn, sumIn, textIn, wholeIn } from '../readings/number.ts';
import { oddsIn } from '../readings/odds.ts';
import { programNumberIn } from '../readings/program-number.ts';
import { plainJson } from './plain-json.ts';

const text = cell(textIn);
const name = z.string().trim().min(1).max(120);
const odds = cell(oddsIn);
const dollars = cell(sumIn);
/** Dollars in a pool; nothing on a horse is a fact too. */
const money = cell(numberIn);
const cents = cell((raw) => {
  const value = sumIn(raw);
  return value === null ? null : value / 100;
});
const yes = cell((raw) => raw === true || raw === 'true' || raw === 'Y');
const programNumber = needed(programNumberIn, 'program number');
const whole = (most: number) => needed((raw) => wholeIn(raw, 1, most), `number from 1 to ${most}`);

/** Unix time in seconds (newer files) or milliseconds (older ones). */
const IN_MILLISECONDS = 1e11;
const moment = cell((raw) => {
  const value = sumIn(raw);
  return value === null ? null : instant(value > IN_MILLISECONDS ? value : value * 1000);
});

const runner = z.object({
  number: programNumber,
  name,
  morningOdds: odds,
  currentOdds: odds,
  winPool: money,
  placePool: money,
  showPool: money,
  scratched: yesOrNo(/^(true|y)$/i, /^(false|n)$/i),
});

const finisher = z.object({
  programNumber,
  runnerName: name,
  finishPosition: whole(30),
  jockey: text,
  winAmount: dollars,
  placeAmount: dollars,
  showAmount: dollars,
  deadHeat: yes,
});

const dividend = z.object({ betType: name, finishers: z.string(), baseAmount: cents, amount: dollars });

const results = z.object({
  finisher: listOf(finisher),
  dividends: listOf(dividend),
  scratches: listOf(z.string()),
  alsoRan: z.array(z.string()).nullish(),
});

const event = z.object({
  eventNo: whole(20),
  breed: text,
  postTime: moment,
  oddsUpdated: moment,
  purse: cents,
  distance: cell(distanceIn),
  conditions: text,
  runners: listOf(runner),
  results: results.nullish(),
});

/** `20260808`. */
const dayIn = (raw: unknown): RaceDay | null =>
  parseRaceDay(String(raw).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));

const codeIn = (raw: unknown): string | null => {
  const read = textIn(raw)?.toUpperCase() ?? '';
  return isTrackCode(read) ? read : null;
};

const card = z.object({ eventCode: cell(codeIn), businessDate: cell(dayIn), events: z.array(event).max(40) });

/** A race card of either age. */
export const CARD = z
  .unknown()
  .transform((raw) => plainJson(raw))
  .pipe(card);

export type OtbRunner = z.output<typeof runner>;
export type OtbEvent = z.output<typeof event>;
export type OtbCard = z.output<typeof card>;

/** Days with a card, one `YYYYMMDD` a line. */
export function meetDaysIn(lines: string): readonly RaceDay[] {
  return lines.split(/\s+/).flatMap((line) => dayIn(line) ?? []);
}
