import type { Entry } from '#kit/kit.ts';
import { count } from '#kit/kit.ts';

type Person = { readonly name?: string | null } | null | undefined;

/** An entry in either spelling sources use: flat (`horseName`) or nested (`horse.name`). */
export type ReportedEntry = Partial<Omit<Entry, 'horseName' | 'jockeyName'>> & {
  readonly horseName?: string | null;
  readonly horse?: Person;
  readonly jockeyName?: string | null;
  readonly jockey?: Person;
  readonly position?: number | null;
};

/** Name, jockey, post and price of an entry in either spelling; null if unknown. */
export function entryFacts(entry: ReportedEntry) {
  return {
    horseName: entry.horseName ?? entry.horse?.name ?? null,
    jockeyName: entry.jockeyName ?? entry.jockey?.name ?? null,
    post: entry.postPosition ?? entry.position ?? null,
    odds: entry.odds ?? entry.morningLineOdds ?? null,
  };
}

const coats: Readonly<Record<string, string>> = {
  B: 'bay',
  BLK: 'black',
  BR: 'brown',
  CH: 'chestnut',
  DKBBR: 'dark bay or brown',
  GR: 'gray',
  GRRO: 'gray or roan',
  RO: 'roan',
  WH: 'white',
};

/** A coat color in words, by the letters of a card (`DKBBR`, `Dk B/`, `GR/RO`); unknown letters stay as they are. */
export function coatColor(letters: string): string {
  const plain = letters.toUpperCase().replace(/[^A-Z]/g, '');
  return coats[plain === 'DKB' ? 'DKBBR' : plain] ?? letters;
}

/** Why an entry is outside the body of its race. */
export const listWords = { 'also-eligible': 'Also eligible', 'main-track-only': 'Main track only' } as const;

/** Record as a program prints it: starts, then wins, seconds and thirds. */
export const recordOf = ({ horseStats }: Entry): string | null =>
  horseStats &&
  `${count(horseStats.starts)}: ${count(horseStats.wins)}-${count(horseStats.places)}-${count(horseStats.shows)}`;

/** A speed figure with its scale: `88 Brisnet`. */
export const speedText = ({ horseStats }: Entry): string | null =>
  horseStats?.speedFigure == null ? null : `${horseStats.speedFigure} ${horseStats.figureScale ?? ''}`.trim();

/** What stands beside the name of an entry in print: `scratched`, `also eligible`, `coupled A`, `blinkers on`. */
export const entryMarks = ({
  scratchStatus,
  listStatus,
  coupledWith,
  blinkers,
  equipment = [],
}: Entry): readonly string[] =>
  [
    scratchStatus ? 'scratched' : '',
    listStatus === null ? '' : listWords[listStatus].toLowerCase(),
    coupledWith === null ? '' : `coupled ${coupledWith}`,
    blinkers === null ? '' : `blinkers ${blinkers}`,
    ...equipment.map((text) => text.toLowerCase()),
  ].filter(Boolean);
