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

/** Name, rider, post and price of an entry, whichever way they are spelled; null where nothing is told. */
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

/** A coat in words, by the letters of a card (`DKBBR`, `Dk B/`, `GR/RO`); letters nobody knows stay as they are. */
export function coatColour(letters: string): string {
  const plain = letters.toUpperCase().replace(/[^A-Z]/g, '');
  return coats[plain === 'DKB' ? 'DKBBR' : plain] ?? letters;
}
