import type { ConnectionRecordStore, History } from '../../handicapping/ports.ts';
import type { Log, WithLock } from '../../kernel/functions.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { ResultStore } from '../../results/ports.ts';
import { joinedRaces, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { recordsAfter } from '../fitting/connection-records-after.ts';

export interface UpdateConnectionRecordsDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly connectionRecords: Pick<ConnectionRecordStore, 'mark' | 'replaceAll'>;
  readonly withLock: WithLock;
}

export interface ConnectionRecordsUpdate {
  /** `current`: the stored records are of just these results, and nothing was written. */
  readonly outcome: 'updated' | 'current';
  readonly races: number;
  readonly records: number;
}

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;
/** Raise it when records are computed differently, so that stored ones are rebuilt. */
const COMPUTATION = 1;
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

/**
 * Computes the connection records from all results, unless they are of just these results. All or nothing: when it is
 * interrupted, the old records stay and the next call starts again.
 */
export function makeUpdateConnectionRecords({
  results,
  connectionRecords,
  withLock,
}: UpdateConnectionRecordsDeps) {
  return (say: Log): Promise<ConnectionRecordsUpdate> =>
    withLock('standings', async () => {
      const mark = await markOf(results);
      if ((await connectionRecords.mark()) === mark) return { outcome: 'current', races: 0, records: 0 };
      const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY);
      const walks = HISTORIES.map((history) => ({
        history,
        races: joinedRaces(sheetsToLearnFrom(ofHistory(history, sheets))),
      }));
      const races = sumBy(walks, (walk) => walk.races.length);
      say(`Looking up what jockeys, trainers and owners did in ${counted(races, 'race')} …`);
      const recordsByHistory = new Map(walks.map((walk) => [walk.history, recordsAfter(walk.races)]));
      await connectionRecords.replaceAll(recordsByHistory, mark);
      const count = sumBy([...recordsByHistory.values()], (rows) => rows.length);
      return { outcome: 'updated', races, records: count };
    });
}

export type UpdateConnectionRecords = ReturnType<typeof makeUpdateConnectionRecords>;
