import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ImportedFigures } from '../figure-report.ts';
import type { FigureStore } from '../ports.ts';

export interface FiguresImport {
  /** `unchanged`: the same report stood there and nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly track: string;
  readonly day: RaceDay;
  readonly source: string;
  readonly races: number;
  readonly horses: number;
}

export interface ImportFiguresDeps {
  readonly figures: FigureStore;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
}

/**
 * Keeps a figure report, whole or not at all. The same report again changes nothing; another one for its track and
 * day takes its place, and what stood before is kept.
 */
export function makeImportFigures({ figures, allOrNothing, withLock }: ImportFiguresDeps) {
  return async function importFigures({ report, contentHash }: ImportedFigures): Promise<FiguresImport> {
    const { track, day, provenance, races } = report;
    const told = {
      track,
      day,
      source: provenance.source,
      races: races.length,
      horses: races.reduce((sum, { horses }) => sum + horses.length, 0),
    };
    const work = async (): Promise<FiguresImport> => {
      const before = await figures.figuresFor(track, day);
      if (before?.contentHash === contentHash) return { outcome: 'unchanged', ...told };
      await figures.keep(report, contentHash);
      return { outcome: before === null ? 'kept' : 'replaced', ...told };
    };
    return withLock(`figures:${track}:${day}`, () => allOrNothing(work));
  };
}

export type ImportFigures = ReturnType<typeof makeImportFigures>;
