import type { Provenance } from '#core/kernel/provenance.ts';
import type { NewestFacts } from '#core/operations/history/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';

export interface ReportedFact {
  readonly source: SourceName;
  readonly provenance: Provenance;
}

/** The newest of some facts, in memory. */
export function makeMemoryNewestFacts(reportedFacts: readonly ReportedFact[]): NewestFacts {
  const sources = [...new Set(reportedFacts.map(({ source }) => source))].sort();
  const newestBy = (source: SourceName, moment: number): Provenance | null =>
    reportedFacts
      .filter((fact) => fact.source === source && fact.provenance.at <= moment)
      .map(({ provenance }) => provenance)
      .sort((a, b) => b.at - a.at)[0] ?? null;
  return {
    newestAt: async (_, moments) =>
      moments.flatMap((moment) =>
        sources.flatMap((source) => {
          const provenance = newestBy(source, moment);
          return provenance === null ? [] : [{ source, moment, provenance }];
        }),
      ),
  };
}
