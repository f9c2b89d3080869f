import type { Entry } from '#kit/kit.ts';

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
