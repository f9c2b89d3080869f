import {
  HALF_LIFE_DAYS,
  type NamedRecord,
  openRecordBook,
  recordKey,
} from '../../handicapping/connection-record.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { pastAfter } from './known-past.ts';
import { openPast } from './past.ts';

/** Connection records do not use speed. */
const withoutFigures = () => null;

/** Every connection record as it was at the end of each day that changed it. */
export function recordsAfter(history: readonly JoinedRace[]): readonly NamedRecord[] {
  const atEnd = new Map<string, NamedRecord>();
  const book = openRecordBook(HALF_LIFE_DAYS, (changed) => {
    atEnd.set(`${changed.day} ${recordKey(changed)}`, changed);
  });
  pastAfter(history, openPast(book, withoutFigures));
  return [...atEnd.values()];
}
