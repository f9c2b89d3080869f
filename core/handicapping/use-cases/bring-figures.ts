import type { AllOrNothing, OneAtATime } from '../../kernel/doors.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { BroughtFigures } from '../figure-report.ts';
import type { FigureShelf } from '../ports.ts';

export interface FiguresBrought {
  /** `unchanged`: the same report stood there and nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly track: string;
  readonly day: RaceDay;
  readonly source: string;
  readonly races: number;
  readonly horses: number;
}

export interface BringFiguresDoors {
  readonly figures: FigureShelf;
  readonly allOrNothing: AllOrNothing;
  readonly oneAtATime: OneAtATime;
}

/**
 * Keeps a figure report, whole or not at all. The same report again changes nothing; another one for its track and
 * day takes its place, and what stood before is kept.
 */
export function makeBringFigures({ figures, allOrNothing, oneAtATime }: BringFiguresDoors) {
  return async function bringFigures({ report, contentHash }: BroughtFigures): Promise<FiguresBrought> {
    const { track, day, provenance, races } = report;
    const told = {
      track,
      day,
      source: provenance.source,
      races: races.length,
      horses: races.reduce((sum, { horses }) => sum + horses.length, 0),
    };
    const work = async (): Promise<FiguresBrought> => {
      const before = await figures.figuresFor(track, day);
      if (before?.contentHash === contentHash) return { outcome: 'unchanged', ...told };
      await figures.keep(report, contentHash);
      return { outcome: before === null ? 'kept' : 'replaced', ...told };
    };
    return oneAtATime(`figures:${track}:${day}`, () => allOrNothing(work));
  };
}

export type BringFigures = ReturnType<typeof makeBringFigures>;
