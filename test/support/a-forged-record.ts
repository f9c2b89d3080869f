import { digest } from '#adapters/system/identifiers.ts';
import { type ChainRow, linkedRows } from '#core/kernel/chain.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { headLine } from '#core/kernel/record.ts';
import { type PublishedHeads, textOfHeads } from '#core/operations/heads/published-heads.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from './a-result.ts';
import { aChain, someFacts } from './a-sealed-pick.ts';

export const DAY = '2025-08-02' as RaceDay;

export const moment = (time: string): Instant => {
  const found = parseInstant(time);
  if (found === null) throw new Error(`${time} is no instant`);
  return found;
};

/** The race of the sealed picks goes off. */
export const OFF = moment(someFacts().off ?? '');

/** Picks and results of a record, and the heads it published. */
export interface ARecord {
  readonly picks: readonly ChainRow[];
  readonly results: readonly ChainRow[];
  readonly heads: readonly PublishedHeads[];
}

/** Heads as they are published at a moment. */
export function headsAt(time: Instant, { picks, results }: Omit<ARecord, 'heads'>): PublishedHeads {
  const lines = [picks.at(-1), results.at(-1)].flatMap((row, chain) =>
    row === undefined ? [] : [headLine(chain === 0 ? 'picks' : 'results', row, time)],
  );
  return { day: DAY, at: time, text: textOfHeads(DAY, lines), stamp: null };
}

/** The sheet of the day, on which a horse won at $8.70. */
export function aSheetWonBy(winner: string, payoff = 8.7): ResultSheet {
  const others = ['1', '2', '3'].filter((number) => number !== winner);
  const order = [winner, ...others];
  const starters = order.map((programNumber, place) =>
    aFinisher({ programNumber, official: place + 1, crossed: place + 1 }),
  );
  const payouts = [aPayout({ winningNumbers: winner, payoff })];
  return aSheet({ day: DAY, races: [aRaceResult({ starters, payouts })] });
}

/** A row of results after others. */
export const resultsRow = (
  sheet: ResultSheet,
  sealedAt: Instant,
  before: readonly ChainRow[] = [],
): ChainRow => {
  const [row] = linkedRows([resultsContent(sheet, sealedAt, digest)], before.at(-1) ?? null, digest);
  if (row === undefined) throw new Error('no row');
  return row;
};

const minutesFromOff = (minutes: number): Instant => (OFF + minutes * 60_000) as Instant;

/** A day's record: a pick two hours before the off, heads after the off, the result, and heads in the evening. */
export function aRecordOfADay(): ARecord {
  const picks = aChain([{ sealedAt: new Date(minutesFromOff(-120)).toISOString() }]);
  const first = headsAt(minutesFromOff(2), { picks, results: [] });
  const results = [resultsRow(aSheetWonBy('1'), minutesFromOff(15))];
  return { picks, results, heads: [first, headsAt(minutesFromOff(300), { picks, results })] };
}

/** A pick appended in the evening that claims to be of a minute before the off. */
export function withPickAfterOff(record: ARecord): ARecord {
  const sealedAt = new Date(minutesFromOff(-1)).toISOString();
  const forged = aChain([{ sealedAt, analysedBy: 'somebody who saw the race' }], record.picks.at(-1) ?? null);
  return { ...record, picks: [...record.picks, ...forged] };
}

/** Another winner, appended in the night, that claims to be of the afternoon. */
export function withEarlierCorrection(record: ARecord): ARecord {
  const forged = resultsRow(aSheetWonBy('2'), minutesFromOff(20), record.results);
  return { ...record, results: [...record.results, forged] };
}

/** The same correction with its true time. */
export function withCorrection(record: ARecord): ARecord {
  const row = resultsRow(aSheetWonBy('2'), minutesFromOff(400), record.results);
  return { ...record, results: [...record.results, row] };
}
