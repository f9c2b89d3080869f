import {
  HALF_LIFE_DAYS,
  type NamedRecord,
  openRecordBook,
  recordKey,
} from '../../handicapping/connection-record.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { pastAfter } from './known-past.ts';
import { openPast } from './past.ts';

/** Connection records do not use speed, and of a horse's past only its last race. */
const withoutFigures = () => null;
const LAST_RACE_ONLY = 1;

/** Connection records that grow with each part of a history. */
export interface GrowingRecords {
  /**
   * Learns the next races, of whole days later than all before. Gives every record that they changed, as it was at the
   * end of each day that changed it, in order of days.
   */
  learn(races: readonly JoinedRace[]): readonly NamedRecord[];
}

/** Records of nobody, before the first race. */
export function openRecords(): GrowingRecords {
  let atEnd = new Map<string, NamedRecord>();
  const book = openRecordBook(HALF_LIFE_DAYS, (changed) => {
    atEnd.set(`${changed.day} ${recordKey(changed)}`, changed);
  });
  const past = openPast(book, withoutFigures, LAST_RACE_ONLY);
  return {
    learn(races) {
      atEnd = new Map();
      pastAfter(races, past);
      return [...atEnd.values()];
    },
  };
}

/** Every connection record as it was at the end of each day that changed it. */
export const recordsAfter = (history: readonly JoinedRace[]): readonly NamedRecord[] =>
  openRecords().learn(history);
