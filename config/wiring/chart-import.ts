import { hashOfChart, type ReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { trackOfChart } from '#core/card/tracks/track-of-card.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import type { RegisterTrack } from '#core/card/use-cases/register-track.ts';
import type { AllOrNothing } from '#core/kernel/functions.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ImportedFile, ImportedFiles } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { ImportResults, ResultsImport } from '#core/results/use-cases/import-results.ts';

/** UTC is ahead of every North American time zone: a later day has not begun at any track. */
const remarksOn = ({ day, provenance }: ResultSheet): readonly string[] =>
  day > raceDayAt(provenance.at, 'UTC')
    ? [`${day} has not come yet: check the date of the file. The results are stored under it.`]
    : [];

export interface ChartImportRequest {
  /** The time zone for an unlisted track; null for the machine's. */
  readonly zone: ZoneName | null;
}

export interface ChartImportDeps {
  readonly importResults: ImportResults;
  readonly importedFiles: Pick<ImportedFiles, 'renew'>;
  readonly registerTrack: RegisterTrack;
  /** The machine's time zone, for an unlisted track. */
  readonly hostZone: () => ZoneName | null;
  readonly allOrNothing: AllOrNothing;
}

/** The earlier import of exactly these bytes; null if there is none. */
export const makeFindImportedChart =
  ({ importedFiles }: { readonly importedFiles: Pick<ImportedFiles, 'withHash'> }) =>
  async (bytes: Uint8Array): Promise<ImportedFile | null> => {
    const hash = hashOfChart(bytes);
    return hash === null ? null : importedFiles.withHash(hash);
  };

/** What became of a chart; `remarks` are sentences for the operator. */
export type ChartImported = ResultsImport & { readonly remarks: readonly string[] };

/**
 * Stores a chart that was read, completely or not at all. A chart of an unlisted track registers the track, on the
 * requested time zone. If the file changes nothing (another copy of a stored chart, or one that an older reader read),
 * its hash is stored, so that it is recognized the next time.
 */
export function makeImportChart(deps: ChartImportDeps) {
  const { importResults, importedFiles, registerTrack, hostZone, allOrNothing } = deps;
  return async (read: ReadChart, { zone }: ChartImportRequest): Promise<ChartImported> => {
    const { remarks: ofReader, trackName, ...imported } = read;
    const { track, day, kind, provenance } = imported.sheet;
    const known = trackOfChart(track, trackName, { chosen: zone, host: hostZone() });
    const { unregistered, remark } = known ?? { unregistered: null, remark: null };
    return allOrNothing(async () => {
      if (unregistered !== null) {
        await registerTrack(unregistered, { registeredBy: 'chart', firstFile: provenance.source });
      }
      const done = await importResults(imported);
      if (done.outcome === 'unchanged') {
        await importedFiles.renew({ track, day, kind }, imported.contentHash, provenance.at);
      }
      const ofTrack = remark === null ? [] : [remark];
      return { ...done, remarks: [...ofReader, ...remarksOn(imported.sheet), ...ofTrack] };
    });
  };
}
