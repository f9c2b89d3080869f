import { type NamedRecord, type RecordName, recordKey } from '#core/handicapping/connection-record.ts';
import type { ConnectionRecordStore, History } from '#core/handicapping/ports.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const isPerson = ({ kind }: RecordName): boolean => kind === 'jockey' || kind === 'trainer';

const byKindAndName = (a: RecordName, b: RecordName): number => (recordKey(a) < recordKey(b) ? -1 : 1);

/** The last of each name before the day, by key. */
function lastBefore(rows: readonly NamedRecord[], before: RaceDay): ReadonlyMap<string, NamedRecord> {
  const last = new Map<string, NamedRecord>();
  for (const row of rows) {
    const namedRecord = last.get(recordKey(row));
    if (row.day < before && (namedRecord === undefined || namedRecord.day < row.day))
      last.set(recordKey(row), row);
  }
  return last;
}

/** Standings in memory. */
export function makeMemoryConnectionRecordStore(): ConnectionRecordStore {
  let recordsByHistory: ReadonlyMap<History, readonly NamedRecord[]> = new Map();
  let lastMark: string | null = null;
  const before = (history: History, day: RaceDay) => lastBefore(recordsByHistory.get(history) ?? [], day);
  return {
    async recordsBefore(history, names, day) {
      const last = before(history, day);
      return names.flatMap((name) => last.get(recordKey(name)) ?? []);
    },
    async peopleBefore(history, words, day) {
      return [...before(history, day).values()]
        .filter(
          (namedRecord) =>
            isPerson(namedRecord) && namedRecord.name.split(' ').some((word) => words.includes(word)),
        )
        .map(({ kind, name }) => ({ kind, name }))
        .sort(byKindAndName);
    },
    async replaceAll(parts, mark) {
      const records = new Map<History, NamedRecord[]>();
      for await (const part of parts)
        records.set(part.history, [...(records.get(part.history) ?? []), ...part.records]);
      recordsByHistory = records;
      lastMark = mark;
    },
    async mark() {
      return lastMark;
    },
  };
}
