import type { Provenance } from '#core/kernel/provenance.ts';
import type { NewestFacts } from '#core/operations/history/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';

export interface ToldFact {
  readonly source: SourceName;
  readonly provenance: Provenance;
}

/** The newest of some facts, in memory. */
export function makeMemoryNewestFacts(told: readonly ToldFact[]): NewestFacts {
  const sources = [...new Set(told.map(({ source }) => source))].sort();
  const newestBy = (source: SourceName, moment: number): Provenance | null =>
    told
      .filter((fact) => fact.source === source && fact.provenance.at <= moment)
      .map(({ provenance }) => provenance)
      .sort((one, other) => other.at - one.at)[0] ?? null;
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
