import type { Race } from '#kit/kit.ts';

/** Points of a letter page between margins of 0.3 inch, and what the name of the day takes of the first one. */
const pageHeight = 735;
const dayHeight = 80;
/** Points of a row of entries: the lowest, and the highest where pages have room. */
const lowestRow = 13;
const highestRow = 20;
/** Name, facts and provenance of a race, and the head of its table. */
const headHeight = 80;
const textRow = 11;
const charactersOfRow = 130;

/** Points of a race on paper with rows of entries that high. */
export function raceHeight({ conditions, offTheTurf, entries }: Race, row: number): number {
  const texts = Math.ceil(conditions.length / charactersOfRow) + (offTheTurf === undefined ? 0 : 2);
  return headHeight + texts * textRow + Math.max(1, entries.length) * row;
}

/** Puts races on pages in their order, as many as a page of that height holds; a race is never divided. */
function filled(races: readonly Race[], height: number): readonly (readonly Race[])[] {
  const pages: Race[][] = [[]];
  let used = dayHeight;
  for (const race of races) {
    const needed = raceHeight(race, lowestRow);
    if (used + needed > height && used > 0) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(race);
    used += needed;
  }
  return pages;
}

export type PrintedPages = {
  readonly pages: readonly (readonly Race[])[];
  /** Points of a row of entries. */
  readonly row: number;
};

/** A card on as few pages as it needs, the races spread evenly over them, the rows as high as the fullest page allows. */
export function printedPages(races: readonly Race[]): PrintedPages {
  let pages = filled(races, pageHeight);
  for (let height = pageHeight - 5; height > 0; height -= 5) {
    const evener = filled(races, height);
    if (evener.length > pages.length) break;
    pages = evener;
  }
  const rows = pages.map((page, index) => {
    const heads = page.reduce((height, race) => height + raceHeight(race, 0), index === 0 ? dayHeight : 0);
    const entries = page.reduce((count, race) => count + Math.max(1, race.entries.length), 0);
    return (pageHeight - heads) / Math.max(1, entries);
  });
  return { pages, row: Math.max(lowestRow, Math.min(highestRow, ...rows)) };
}
