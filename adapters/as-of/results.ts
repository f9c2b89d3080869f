import type { Instant } from '#core/kernel/instant.ts';
import type {
  ResultDays,
  ResultStore,
  ResultsOfDays,
  ResultTracks,
  SimulatedResults,
  StoredSheet,
} from '#core/results/ports.ts';
import { refuseWrite } from './read-only.ts';

type Results = ResultStore & ResultTracks & ResultDays & ResultsOfDays & SimulatedResults;

/** Results as they were stored at a moment: a correction that came later is not there, what it replaced is. */
export function resultsAsOf(results: Results, moment: Instant): Results {
  /** Newest first. */
  async function known(...place: Parameters<Results['replaced']>): Promise<readonly StoredSheet[]> {
    const [current, replaced] = await Promise.all([
      results.currentSheet(...place),
      results.replaced(...place),
    ]);
    return [current, ...replaced].flatMap((stored) =>
      stored !== null && (stored.knownAt ?? stored.sheet.provenance.at) <= moment ? [stored] : [],
    );
  }
  return {
    keep: refuseWrite,
    dropSimulated: refuseWrite,
    sheetsBetween: (track, from, to) => results.sheetsBetween(track, from, to, moment),
    sheetsOn: (track, days) => results.sheetsOn(track, days, moment),
    cardsWithResults: (track, span, most) => results.cardsWithResults(track, span, most, moment),
    daysWithResults: (track, span) => results.daysWithResults(track, span, moment),
    mark: results.mark,
    currentSheet: async (...place) => (await known(...place))[0] ?? null,
    replaced: async (...place) => (await known(...place)).slice(1),
    tracksWithResults: (span) => results.tracksWithResults(span, moment),
  };
}
