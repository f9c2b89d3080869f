import type { Instant } from '#core/kernel/instant.ts';
import type {
  CardDay,
  ResultDays,
  ResultStore,
  ResultsByHorse,
  ResultsOfDays,
  ResultTracks,
  SimulatedResults,
  StoredSheet,
} from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeMemoryResultsByHorse } from './results-by-horse.ts';

type SheetKey = Pick<ResultSheet, 'track' | 'day' | 'kind'>;

const keyOf = ({ track, day, kind }: SheetKey): string => `${day} ${track} ${kind}`;

const byPlace = (a: ResultSheet, b: ResultSheet): number => {
  const [first, second] = [keyOf(a), keyOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/** The sheet that was current at a moment, the newest first; null before the first one. */
function sheetUntil(stored: readonly StoredSheet[], until: Instant | undefined): ResultSheet | null {
  const [current] = stored;
  if (until === undefined) return current?.sheet ?? null;
  const known = stored.findIndex(({ sheet, knownAt }) => (knownAt ?? sheet.provenance.at) <= until);
  return stored[known]?.sheet ?? null;
}

/** Results in memory. */
export function makeMemoryResultStore(): ResultStore &
  ResultTracks &
  ResultDays &
  SimulatedResults &
  ResultsByHorse &
  ResultsOfDays {
  /** The sheets of each key, the current one first. */
  const sheets = new Map<string, readonly [StoredSheet, ...StoredSheet[]]>();
  let changes = 0;
  const currentSheets = (until?: Instant): readonly ResultSheet[] =>
    [...sheets.values()].flatMap((stored) => sheetUntil(stored, until) ?? []).sort(byPlace);
  return {
    ...makeMemoryResultsByHorse(currentSheets),
    async keep(sheet, contentHash, knownAt) {
      const key = keyOf(sheet);
      changes += 1;
      sheets.set(key, [
        { sheet, contentHash, ...(knownAt !== undefined && { knownAt }) },
        ...(sheets.get(key) ?? []),
      ]);
    },
    async currentSheet(track, day, kind) {
      return sheets.get(keyOf({ track, day, kind }))?.[0] ?? null;
    },
    async sheetsBetween(track, from, to, until) {
      return currentSheets(until)
        .filter(({ day }) => day >= from && day <= to)
        .filter((sheet) => track === null || sheet.track === track);
    },
    async sheetsOn(track, days, until) {
      return currentSheets(until).filter((sheet) => sheet.track === track && days.includes(sheet.day));
    },
    async replaced(track, day, kind) {
      return sheets.get(keyOf({ track, day, kind }))?.slice(1) ?? [];
    },
    async mark() {
      return String(changes);
    },
    async tracksWithResults(span, until) {
      const within = currentSheets(until).filter(
        ({ day }) => span === null || (day >= span.from && day <= span.to),
      );
      return [...new Set(within.map(({ track }) => track))].sort();
    },
    async daysWithResults(track, { from, to }, until) {
      const ofTrack = currentSheets(until).filter((sheet) => track === null || sheet.track === track);
      const days = ofTrack.map(({ day }) => day).filter((day) => day >= from && day <= to);
      return [...new Set(days)].sort().reverse();
    },
    async cardsWithResults(track, { from, to }, most, until) {
      const cards = new Map<string, CardDay>();
      for (const sheet of currentSheets(until).toReversed()) {
        if ((track !== null && sheet.track !== track) || sheet.day < from || sheet.day > to) continue;
        cards.set(`${sheet.day} ${sheet.track}`, { track: sheet.track, day: sheet.day });
      }
      const found = [...cards.values()].sort(
        (a, b) => b.day.localeCompare(a.day) || (a.track < b.track ? -1 : 1),
      );
      return found.slice(0, most ?? found.length);
    },
    async dropSimulated(keep) {
      changes += 1;
      for (const [key, [{ sheet }]] of sheets) {
        const isSaved = keep !== null && sheet.day >= keep.from && sheet.day <= keep.to;
        if (sheet.kind === 'simulation' && !isSaved) sheets.delete(key);
      }
    },
  };
}
