import type { Race } from '#kit/kit.ts';

/** Points of a letter page between margins of 0.3 inch, and what the name of the day takes of the first one. */
const pageHeight = 735;
const dayHeight = 115;
/** Points of a row of entries: the lowest, and the highest where pages have room. */
const lowestRow = 13;
const highestRow = 20;
/** Name, facts and provenance of a race, and the head of its table. */
const headHeight = 67;
const textRow = 11;
const charactersOfRow = 130;

/** Points of a race on paper with rows of entries that high. */
export function raceHeight({ conditions, offTheTurf, entries }: Race, row: number): number {
  const texts = Math.ceil(conditions.length / charactersOfRow) + (offTheTurf === undefined ? 0 : 2);
  return headHeight + texts * textRow + Math.max(1, entries.length) * row;
}

/** Races of a page in their order, and what they leave empty on it. */
type Load = { readonly races: readonly Race[]; readonly empty: number };

function loadOf(races: readonly Race[], isFirst: boolean): Load {
  const used = races.reduce((height, race) => height + raceHeight(race, lowestRow), isFirst ? dayHeight : 0);
  return { races, empty: pageHeight - used };
}

type Division = { readonly loads: readonly Load[]; readonly unevenness: number };

/** The most even division of races among so many pages; null where they do not fit. A race longer than a page stands alone. */
function divided(races: readonly Race[], pages: number, isFirst = true): Division | null {
  if (pages === 1) {
    const load = loadOf(races, isFirst);
    const fits = load.empty >= 0 || races.length <= 1;
    return fits ? { loads: [load], unevenness: load.empty ** 2 } : null;
  }
  let best: Division | null = null;
  for (let count = 1; count <= races.length - pages + 1; count += 1) {
    const load = loadOf(races.slice(0, count), isFirst);
    if (load.empty < 0 && count > 1) break;
    const rest = divided(races.slice(count), pages - 1, false);
    if (rest === null) continue;
    const unevenness = load.empty ** 2 + rest.unevenness;
    if (best === null || unevenness < best.unevenness) best = { loads: [load, ...rest.loads], unevenness };
  }
  return best;
}

const entriesOf = (races: readonly Race[]): number =>
  races.reduce((count, race) => count + Math.max(1, race.entries.length), 0);

export type PrintedPages = {
  readonly pages: readonly (readonly Race[])[];
  /** Points of a row of entries. */
  readonly row: number;
};

/** A card on as few pages as it needs, no race divided, the races spread evenly and the rows as high as the fullest page allows. */
export function printedPages(races: readonly Race[]): PrintedPages {
  for (let pages = 1; pages <= races.length; pages += 1) {
    const division = divided(races, pages);
    if (division === null) continue;
    const more = division.loads.map(({ races: ofPage, empty }) => empty / entriesOf(ofPage));
    return {
      pages: division.loads.map(({ races: ofPage }) => ofPage),
      row: Math.max(lowestRow, Math.min(highestRow, lowestRow + Math.min(...more))),
    };
  }
  return { pages: [], row: lowestRow };
}
