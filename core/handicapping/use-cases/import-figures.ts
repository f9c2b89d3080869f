import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ImportedFigures } from '../figure-report.ts';
import type { FigureStore } from '../ports.ts';

export interface FiguresImport {
  /** `unchanged`: the same report was stored already, nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly track: string;
  readonly day: RaceDay;
  readonly source: string;
  readonly races: number;
  readonly horses: number;
}

interface ImportFiguresDeps {
  readonly figures: FigureStore;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
}

/**
 * Stores a figure report, all or nothing. The same report again changes nothing; another one for its track and day
 * replaces it, and the replaced one is kept.
 */
export function makeImportFigures({ figures, allOrNothing, withLock }: ImportFiguresDeps) {
  return async function importFigures({ report, contentHash }: ImportedFigures): Promise<FiguresImport> {
    const { track, day, provenance, races } = report;
    const summary = {
      track,
      day,
      source: provenance.source,
      races: races.length,
      horses: sumBy(races, ({ horses }) => horses.length),
    };
    const work = async (): Promise<FiguresImport> => {
      const before = await figures.figuresFor(track, day);
      if (before?.contentHash === contentHash) return { outcome: 'unchanged', ...summary };
      await figures.keep(report, contentHash);
      return { outcome: before === null ? 'kept' : 'replaced', ...summary };
    };
    return withLock(`figures:${track}:${day}`, () => allOrNothing(work));
  };
}

export type ImportFigures = ReturnType<typeof makeImportFigures>;
