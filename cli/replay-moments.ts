import { isOnBoard } from '#core/card/price.ts';
import { timeAt } from '#core/kernel/day-text.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { ReplayedRace } from '#core/scorecards/replay/replay.ts';
import type { ReplayedMoment } from '#core/scorecards/replay/replay-moments.ts';
import { type Column, tableLines } from './table.ts';

const nameOf = ({ minutesBefore }: ReplayedMoment): string =>
  minutesBefore === 0 ? 'off' : `${minutesBefore} min`;

/** A price then, with what the model made of it: `7-2 24.1%`; in brackets while it was the morning line. */
function cell({ prices }: ReplayedMoment, interest: string): string | null {
  const priceThen = prices.find((price) => price.interest === interest);
  const price = priceThen?.price ?? null;
  if (priceThen === undefined || price === null) return null;
  const odds = isOnBoard(price) ? price.text : `(${price.text})`;
  return `${odds} ${(100 * priceThen.winProbability).toFixed(1)}%`;
}

/** The clock time of an ISO instant at the track: `12:58 PM ET`. */
function timeText(iso: string, zone: string): string {
  const posted = parseInstant(iso);
  return posted === null ? iso : timeAt(posted, zone);
}

function sourceLine(moments: readonly ReplayedMoment[], zone: string): string {
  const last = moments.findLast(({ board }) => board !== null)?.board ?? null;
  if (last === null) return '  odds: only the morning line';
  const models = [...new Set(moments.map(({ model }) => model))].join(', then ');
  return `  odds: ${last.source}, last posted ${timeText(last.at, zone)}; chances by ${models}`;
}

/** Prices and chances of a race on the way to its off; empty where no moment is recorded. */
export function momentLines({ moments }: Pick<ReplayedRace, 'moments'>, zone: string): readonly string[] {
  if (moments.every(({ board }) => board === null)) return [];
  const interests = [...new Set(moments.flatMap(({ prices }) => prices.map(({ interest }) => interest)))];
  const columns: readonly Column<string>[] = [
    ['bet', 'right', (interest) => interest],
    ...moments.map(
      (moment): Column<string> => [nameOf(moment), 'right', (interest) => cell(moment, interest)],
    ),
  ];
  return [sourceLine(moments, zone), ...tableLines(columns, interests)];
}
