import {
  type ChainChecked,
  type ChainRow,
  checkedChain,
  firstFault,
  type NotedHead,
  type RowFault,
} from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { rowTimeReader } from '../../kernel/row-times.ts';
import type { PickInTime } from '../../picks/ledger/in-time.ts';
import { type Correction, correctionReader } from '../corrections.ts';
import { offReader, type PicksAgainstOffs } from '../late-picks.ts';
import type { ResultChain, ResultStore } from '../ports.ts';
import { placeText, resultsFault, resultsIn, type SealedResults, zoneOfRow } from '../sealed-results.ts';

export interface VerifyResultsDeps {
  readonly results: Pick<ResultStore, 'currentSheet'>;
  readonly chain: ResultChain;
  readonly digest: Digest;
}

/** What reading the chain of results came to. */
export interface ResultsChecked extends ChainChecked {
  /** Races whose sealed outcome was changed by a later row, in the order of the rows. */
  readonly corrections: readonly Correction[];
  readonly picks: PicksAgainstOffs;
}

/** Reads rows in their order: the last one about each sheet, what was corrected, and the first whose time is wrong. */
function sealedReader(noted: readonly NotedHead[] = []) {
  const lastOf = new Map<string, SealedResults>();
  const corrections: Correction[] = [];
  const [timeFault, correctionsIn, offs] = [rowTimeReader(noted), correctionReader(), offReader()];
  const faultOf = (row: ChainRow): string | null => {
    const results = resultsIn(row);
    lastOf.set(placeText(results), results);
    corrections.push(...correctionsIn(results, row.seq));
    offs.read(results);
    const sealed = parseInstant(results.sealedAt);
    if (sealed === null) return `entry ${row.seq}: it does not say when it was sealed`;
    return timeFault({ seq: row.seq, sealed, zone: zoneOfRow(results) });
  };
  return {
    lastOf,
    corrections,
    offs,
    faultOf: (rows: readonly ChainRow[]): RowFault | null => firstFault(rows.map(faultOf)),
  };
}

/** Reads the chain of results, and compares the results now stored with the last row about each. */
export function makeVerifyResults({ results, chain, digest }: VerifyResultsDeps) {
  async function storedFault(sealed: Iterable<SealedResults>): Promise<string | null> {
    for (const last of sealed) {
      const stored = await results.currentSheet(last.track, last.day, last.kind);
      const fault = resultsFault(last, stored?.sheet ?? null, digest);
      if (fault !== null) return fault;
    }
    const [unsealed] = await chain.unsealed(1);
    return unsealed === undefined ? null : `results of ${placeText(unsealed)} were never sealed`;
  }

  return async function verifyResults(
    noted?: readonly NotedHead[],
    inTime: readonly PickInTime[] = [],
  ): Promise<ResultsChecked> {
    const read = sealedReader(noted);
    const checked = await checkedChain({ chain, digest, what: 'a result', faultOf: read.faultOf, noted });
    const found = { corrections: read.corrections, picks: read.offs.against(inTime) };
    // A chain without rows has not begun: results from before it are sealed when a server or worker starts.
    if (checked.fault !== null || checked.entries === 0) return { ...checked, ...found };
    return { ...checked, fault: await storedFault(read.lastOf.values()), ...found };
  };
}

export type VerifyResults = ReturnType<typeof makeVerifyResults>;
