import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { haveSameDoubts } from '../doubt.ts';
import type { ResultStore, StoredSheet } from '../ports.ts';
import type { ResultSheet, SheetKind } from '../result-sheet.ts';
import { type SheetChange, sheetChange } from '../sheet-change.ts';
import { type SheetSummary, summaryOf } from '../sheet-summary.ts';

export interface ResultsImport {
  /** `unchanged`: the same results were stored and nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly track: string;
  readonly day: string;
  readonly kind: SheetKind;
  readonly source: string;
  readonly summary: SheetSummary;
  /** What the sheet before said otherwise; null unless replaced. */
  readonly change: SheetChange | null;
}

export interface ImportResultsDeps {
  readonly results: ResultStore;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
}

function refuseDoubles({ track, day, races, provenance }: ResultSheet): void {
  const numbers = races.map(({ raceNumber }) => raceNumber);
  const double = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (double === undefined) return;
  throw new Refusal(
    'invalid',
    'results.race-twice',
    `${provenance.source}: race ${double} of ${track} on ${day} is listed twice.`,
  );
}

const inOrder = (sheet: ResultSheet): ResultSheet => ({
  ...sheet,
  races: sheet.races.toSorted((a, b) => a.raceNumber - b.raceNumber),
});

/** A decision stays in force while the same doubts remain. */
function withDecisions(sheet: ResultSheet, before: ResultSheet | null): ResultSheet {
  const decided = (before?.races ?? []).filter(({ decision }) => decision !== undefined);
  if (decided.length === 0) return sheet;
  const races = sheet.races.map((race) => {
    const same = decided.find(
      (earlier) => earlier.raceNumber === race.raceNumber && haveSameDoubts(earlier, race),
    );
    return same?.decision === undefined ? race : { ...race, decision: same.decision };
  });
  return { ...sheet, races };
}

/**
 * Keeps the results of a track and day, whole or not at all. The same again changes nothing; others of the same kind
 * take their place, and what was stored before is kept. A decision about a race stays with it while its doubts are the
 * same. Refuses a sheet with a race twice ('invalid', `results.race-twice`).
 */
export function makeImportResults({ results, allOrNothing, withLock }: ImportResultsDeps) {
  return async function importResults(read: StoredSheet): Promise<ResultsImport> {
    refuseDoubles(read.sheet);
    const { contentHash } = read;
    const { track, day, kind } = read.sheet;
    const work = async (): Promise<ResultsImport> => {
      const before = await results.currentSheet(track, day, kind);
      const sheet = withDecisions(read.sheet, before?.sheet ?? null);
      const imported = { track, day, kind, source: sheet.provenance.source, summary: summaryOf(sheet) };
      const change = before === null ? null : sheetChange(before.sheet, sheet);
      if (change?.facts === 0) return { outcome: 'unchanged', ...imported, change: null };
      await results.keep(inOrder(sheet), contentHash, read.knownAt);
      return { outcome: change === null ? 'kept' : 'replaced', ...imported, change };
    };
    return withLock(`results:${track}:${day}:${kind}`, () => allOrNothing(work));
  };
}

export type ImportResults = ReturnType<typeof makeImportResults>;
