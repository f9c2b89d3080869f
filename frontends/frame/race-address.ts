type Address = { readonly pathname: string; readonly search: string };

/** A race somebody has chosen, by its number; on a day where the address gives one (`2025-08-02`). */
export type ChosenRace = {
  readonly slug: string;
  readonly raceNumber: string;
  readonly date: string | null;
};

/** Screens that show one race, named by `?race=5`. */
const namesRaces =
  /^\/(?:ai-betting|ml-predictions|saratoga-ml-predictions|saratoga-picks|pace-analysis|handicapping-tools|racing-program|ai-debate|claude-ai|race)?$/;

/** `/race/saratoga/2025-08-02/4`, and its horses compared */
const inPath = /^\/race\/([^/]+)\/([^/]+)\/(\d{1,2})(?:\/compare)?$/;

/** The race an address names; null for none, undefined where its screen shows no single race. */
export function raceOf({ pathname, search }: Address, slug: string): ChosenRace | null | undefined {
  const [, ofTrack, day, number] = inPath.exec(pathname) ?? [];
  if (ofTrack !== undefined && day !== undefined && number !== undefined)
    return { slug: ofTrack, raceNumber: number, date: day };
  if (!namesRaces.test(pathname)) return undefined;
  const query = new URLSearchParams(search);
  const raceNumber = query.get('race');
  return raceNumber === null ? null : { slug, raceNumber, date: query.get('date') };
}

/** The address with the chosen race, if its screen shows a race of that track and the address names neither race nor day. */
export function withRace(href: string, slug: string, chosen: ChosenRace | null): string {
  const url = new URL(href, 'https://site');
  const { pathname, searchParams } = url;
  const isOpen =
    namesRaces.test(pathname) && !['race', 'date', 'track'].some((name) => searchParams.has(name));
  if (chosen === null || chosen.slug !== slug || !href.startsWith('/') || !isOpen) return href;
  if (pathname === '/race' && chosen.date !== null)
    return `/race/${slug}/${chosen.date}/${chosen.raceNumber}${url.search}${url.hash}`;
  searchParams.set('race', chosen.raceNumber);
  if (chosen.date !== null) searchParams.set('date', chosen.date);
  return `${pathname}${url.search}${url.hash}`;
}
