import { existsSync } from 'node:fs';
import { chartFormatRows } from './chart-formats.ts';
import { chartImportRows } from './chart-import.ts';
import { type Row, rowOf } from './figures.ts';
import { measurePeak } from './peak-memory.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { chartsIn, note, realPath } from './real-files.ts';

async function memoryRows(): Promise<readonly Row[]> {
  const charts = realPath('charts-2020', 'the memory of an import');
  if (charts === null) return [];
  if (!existsSync('/proc/self/status')) {
    note('there is no /proc: the memory of an import was not measured');
    return [];
  }
  const folder = newDataFolder();
  try {
    runCommand(folder, 'migrate');
    const peak = await measurePeak(folder, ['chart', 'import', charts]);
    const what = `import of ${chartsIn(charts).length} result charts, most memory with its PDF child`;
    return [rowOf(what, peak, ' MB', 0, { atMost: 400 })];
  } finally {
    dropFolder(folder);
  }
}

/** The rows for imports of result charts, printed and in XML. */
export const importRows = async (): Promise<readonly Row[]> => [
  ...(await memoryRows()),
  ...(await chartFormatRows()),
  ...(await chartImportRows()),
];
