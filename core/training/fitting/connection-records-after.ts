import {
  HALF_LIFE_DAYS,
  type NamedRecord,
  openRecordBook,
  recordKey,
} from '../../handicapping/connection-record.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { openLastStarts } from './horse-forms.ts';
import { learnRaces } from './known-past.ts';
import { openPastOf } from './past.ts';

/** Connection records do not use speed. */
const withoutFigures = () => null;

/** Connection records that grow with each part of a history. */
export interface GrowingRecords {
  /**
   * Learns the next races: whole days, later than all before. Returns every record they changed, as it was at the
   * end of each day that changed it, in order of days.
   */
  learn(races: readonly JoinedRace[]): readonly NamedRecord[];
}

/** Empty records, before the first race. */
export function openRecords(): GrowingRecords {
  let atEnd = new Map<string, NamedRecord>();
  const book = openRecordBook(HALF_LIFE_DAYS, (changed) => {
    atEnd.set(`${changed.day} ${recordKey(changed)}`, changed);
  });
  const past = openPastOf({ book, forms: openLastStarts(), timed: withoutFigures });
  return {
    learn(races) {
      atEnd = new Map();
      learnRaces(past, races);
      return [...atEnd.values()];
    },
  };
}

/** Every connection record as it was at the end of each day that changed it. */
export const recordsAfter = (history: readonly JoinedRace[]): readonly NamedRecord[] =>
  openRecords().learn(history);
