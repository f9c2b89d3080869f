import { median, type Row, rowOf } from './figures.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { realPath } from './real-files.ts';

/** A first import into a database that exists but holds no card. */
export function importSeconds(card: string): number {
  const folder = newDataFolder();
  try {
    runCommand(folder, 'migrate');
    const started = performance.now();
    runCommand(folder, 'card', 'import', card);
    return (performance.now() - started) / 1000;
  } finally {
    dropFolder(folder);
  }
}

const ROUNDS = 5;

/** One card in two formats, imported alternately. */
export async function cardRows(): Promise<readonly Row[]> {
  const xml = realPath('trackmaster/cd20250426ppsXML.xml', 'the import of a card in XML');
  const drf = realPath('brisnet/CDX0426-2025.DRF', 'the import of a card in XML');
  if (xml === null || drf === null) return [];
  const ratios = Array.from({ length: ROUNDS }, () => {
    const seconds = importSeconds(drf);
    return importSeconds(xml) / seconds;
  });
  const what = 'import of a TrackMaster card against the same card as a Brisnet file, whole commands';
  return [rowOf(what, median(ratios), '', 2, { atMost: 1.5 })];
}
