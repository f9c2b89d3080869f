import { median, type Row, rowOf } from './figures.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { realPath } from './real-files.ts';

/** Imports of cards, one after the other, into a database that exists but holds no card; seconds of each command. */
function secondsOfImports(cards: readonly string[]): readonly number[] {
  const folder = newDataFolder();
  try {
    runCommand(folder, 'migrate');
    return cards.map((card) => {
      const started = performance.now();
      runCommand(folder, 'card', 'import', card);
      return (performance.now() - started) / 1000;
    });
  } finally {
    dropFolder(folder);
  }
}

/** A first import into a database that exists but holds no card. */
export const importSeconds = (card: string): number => secondsOfImports([card])[0] ?? Number.NaN;

const ROUNDS = 5;

/** One card in two formats, each imported alone, and the second beside the first. */
export async function cardRows(): Promise<readonly Row[]> {
  const xml = realPath('trackmaster/cd20250426ppsXML.xml', 'the import of a card in XML');
  const drf = realPath('brisnet/CDX0426-2025.DRF', 'the import of a card in XML');
  if (xml === null || drf === null) return [];
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [first = Number.NaN, beside = Number.NaN] = secondsOfImports([drf, xml]);
    return { alone: importSeconds(xml) / first, beside: beside / first };
  });
  const rowFor = (what: string, name: 'alone' | 'beside'): Row =>
    rowOf(what, median(rounds.map((round) => round[name])), '', 2, { atMost: 1.5 });
  return [
    rowFor('import of a TrackMaster card against the same card as a Brisnet file, whole commands', 'alone'),
    rowFor(
      'import of a TrackMaster card beside the stored Brisnet card, against importing that one',
      'beside',
    ),
  ];
}
