import type { ConnectionRecordStore, History, RecordPart } from '../../handicapping/ports.ts';
import type { Log, WithLock } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { readAhead } from '../../kernel/read-ahead.ts';
import { counted } from '../../kernel/text.ts';
import type { ResultStore, ResultYears } from '../../results/ports.ts';
import { joinedRaces, sheetsInParts, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { openRecords } from '../fitting/connection-records-after.ts';

export interface UpdateConnectionRecordsDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly years: ResultYears;
  readonly connectionRecords: Pick<ConnectionRecordStore, 'mark' | 'replaceAll'>;
  readonly withLock: WithLock;
}

export interface ConnectionRecordsUpdate {
  /** `current`: the stored records are of just these results, and nothing was written. */
  readonly outcome: 'updated' | 'current';
  readonly races: number;
  readonly records: number;
}

/** Raise it when records are computed differently, so that stored ones are rebuilt. */
const COMPUTATION = 1;
/** Read together: with what is read ahead, twice as much is in memory. */
const AT_ONCE = { races: 60, days: 14 };
const HISTORIES: readonly History[] = ['real', 'demo'];

const ofHistory = (history: History, sheets: readonly ResultSheet[]): readonly ResultSheet[] =>
  sheets.filter(({ kind }) => (kind === 'simulation') === (history === 'demo'));

const markOf = async (results: Pick<ResultStore, 'mark'>): Promise<string> =>
  `${COMPUTATION} ${await results.mark()}`;

/** Whether the stored records are of just these results. */
export const areRecordsCurrent = async ({
  results,
  connectionRecords,
}: Pick<UpdateConnectionRecordsDeps, 'results' | 'connectionRecords'>): Promise<boolean> =>
  (await connectionRecords.mark()) === (await markOf(results));

/** Running totals. */
interface Counts {
  races: number;
  records: number;
}

/** The records of both histories, part by part; the next results are read while some are learned and stored. */
async function* recordParts(
  { results, years }: Pick<UpdateConnectionRecordsDeps, 'results' | 'years'>,
  counts: Counts,
): AsyncGenerator<RecordPart> {
  const growing = HISTORIES.map((history) => ({ history, records: openRecords() }));
  const found = await years.yearMarks();
  const sheetsOf = (from: RaceDay, to: RaceDay) => results.sheetsBetween(null, from, to);
  for await (const sheets of readAhead(sheetsInParts(sheetsOf, found.keys(), { most: AT_ONCE }))) {
    for (const { history, records } of growing) {
      const races = joinedRaces(sheetsToLearnFrom(ofHistory(history, sheets)));
      const part = { history, records: records.learn(races) };
      counts.races += races.length;
      counts.records += part.records.length;
      yield part;
    }
  }
}

/**
 * Computes the connection records from all results, unless they are of just these results. All or nothing: when it is
 * interrupted, the old records stay and the next call starts again.
 */
export function makeUpdateConnectionRecords(deps: UpdateConnectionRecordsDeps) {
  const { results, connectionRecords, withLock } = deps;
  return (say: Log): Promise<ConnectionRecordsUpdate> =>
    withLock('standings', async () => {
      const mark = await markOf(results);
      if ((await connectionRecords.mark()) === mark) return { outcome: 'current', races: 0, records: 0 };
      say('Updating jockey, trainer and owner records …');
      const counts: Counts = { races: 0, records: 0 };
      await connectionRecords.replaceAll(recordParts(deps, counts), mark);
      say(`Connection records of ${counted(counts.races, 'race')} are up to date.`);
      return { outcome: 'updated', ...counts };
    });
}

export type UpdateConnectionRecords = ReturnType<typeof makeUpdateConnectionRecords>;
