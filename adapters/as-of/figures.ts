import type { FigureStore, StoredFigures } from '#core/handicapping/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { refuseWrite } from './read-only.ts';

/** Figure reports as they were stored at a moment. */
export function figuresAsOf(figures: FigureStore, moment: Instant): FigureStore {
  /** Newest first. */
  async function known(...place: Parameters<FigureStore['replaced']>): Promise<readonly StoredFigures[]> {
    const [current, replaced] = await Promise.all([figures.figuresFor(...place), figures.replaced(...place)]);
    return [current, ...replaced].flatMap((stored) =>
      stored !== null && stored.report.provenance.at <= moment ? [stored] : [],
    );
  }
  return {
    keep: refuseWrite,
    figuresFor: async (...place) => (await known(...place))[0] ?? null,
    replaced: async (...place) => (await known(...place)).slice(1),
  };
}
