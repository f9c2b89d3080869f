/** What the paths of an import mean; no database is opened for it. */
export { chartFilesUnder } from '#adapters/files/chart-file/chart-files.ts';
export { tableSources } from '#adapters/files/table-sources.ts';
