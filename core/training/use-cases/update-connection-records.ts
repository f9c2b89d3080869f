import type { ConnectionRecordStore, History } from '../../handicapping/ports.ts';
import type { Log, WithLock } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { joinedRaces } from '../../results/joined-sheets.ts';
import { sheetsToLearnFrom } from '../../results/live-sheets.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { recordsAfter } from '../fitting/standings-after.ts';

export interface UpdateConnectionRecordsDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly standings: Pick<ConnectionRecordStore, 'mark' | 'replaceAll'>;
  readonly withLock: WithLock;
}

export interface ConnectionRecordsUpdate {
  /** `current`: what is there was told of just these results, and nothing was written. */
  readonly outcome: 'told' | 'current';
  readonly races: number;
  readonly standings: number;
}

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;
/** Grows when standings are reckoned otherwise, so that kept ones are told anew. */
const RECKONING = 1;
const HISTORIES: readonly History[] = ['real', 'demo'];

const ofHistory = (history: History, sheets: readonly ResultSheet[]): readonly ResultSheet[] =>
  sheets.filter(({ kind }) => (kind === 'simulation') === (history === 'demo'));

const markOf = async (results: Pick<ResultStore, 'mark'>): Promise<string> =>
  `${RECKONING} ${await results.mark()}`;

/** Whether the standings were told of just these results. */
export const areRecordsCurrent = async ({
  results,
  standings,
}: Pick<UpdateConnectionRecordsDeps, 'results' | 'standings'>): Promise<boolean> =>
  (await standings.mark()) === (await markOf(results));

/**
 * Walks through all results and tells the ratings what the people behind the horses did, unless just these results
 * were told before. Whole or not at all: broken off, the old standings stay and the next call tells anew.
 */
export function makeUpdateConnectionRecords({ results, standings, withLock }: UpdateConnectionRecordsDeps) {
  return (say: Log): Promise<ConnectionRecordsUpdate> =>
    withLock('standings', async () => {
      const mark = await markOf(results);
      if ((await standings.mark()) === mark) return { outcome: 'current', races: 0, standings: 0 };
      const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY);
      const walks = HISTORIES.map((history) => ({
        history,
        races: joinedRaces(sheetsToLearnFrom(ofHistory(history, sheets))),
      }));
      const races = walks.reduce((sum, walk) => sum + walk.races.length, 0);
      say(`Looking up what jockeys, trainers and owners did in ${races.toLocaleString('en-US')} races …`);
      const told = new Map(walks.map((walk) => [walk.history, recordsAfter(walk.races)]));
      await standings.replaceAll(told, mark);
      const count = [...told.values()].reduce((sum, rows) => sum + rows.length, 0);
      return { outcome: 'told', races, standings: count };
    });
}

export type UpdateConnectionRecords = ReturnType<typeof makeUpdateConnectionRecords>;
