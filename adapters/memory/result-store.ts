import type { ResultStore, SimulatedResults, StoredSheet } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

type Kept = Pick<ResultSheet, 'track' | 'day' | 'kind'>;

const keyOf = ({ track, day, kind }: Kept): string => `${day} ${track} ${kind}`;

const byPlace = (a: ResultSheet, b: ResultSheet): number => {
  const [first, second] = [keyOf(a), keyOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/** Results in memory. */
export function makeMemoryResultStore(): ResultStore & SimulatedResults {
  /** Of each place the sheets from the standing one back. */
  const kept = new Map<string, readonly [StoredSheet, ...StoredSheet[]]>();
  let changes = 0;
  return {
    async keep(sheet, contentHash) {
      const key = keyOf(sheet);
      changes += 1;
      kept.set(key, [{ sheet, contentHash }, ...(kept.get(key) ?? [])]);
    },
    async standing(track, day, kind) {
      return kept.get(keyOf({ track, day, kind }))?.[0] ?? null;
    },
    async sheetsBetween(track, from, to) {
      return [...kept.values()]
        .map(([{ sheet }]) => sheet)
        .filter(({ day }) => day >= from && day <= to)
        .filter((sheet) => track === null || sheet.track === track)
        .sort(byPlace);
    },
    async replaced(track, day, kind) {
      return kept.get(keyOf({ track, day, kind }))?.slice(1) ?? [];
    },
    async mark() {
      return String(changes);
    },
    async dropSimulated(keep) {
      changes += 1;
      for (const [key, [{ sheet }]] of kept) {
        const isSaved = keep !== null && sheet.day >= keep.from && sheet.day <= keep.to;
        if (sheet.kind === 'simulation' && !isSaved) kept.delete(key);
      }
    },
  };
}
