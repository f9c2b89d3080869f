const YARDS: ReadonlyMap<string, number> = new Map([
  ['Mile', 1760],
  ['Furlong', 220],
  ['Yard', 1],
]);

const PART = /^(?:(\d+) )?(?:(\d+)\/(\d+) )?(Mile|Furlong|Yard)s?(?: |$)/;

/** Yards of `1 1/16 Miles`, `5 1/2 Furlongs`, `1 Mile 70 Yards`, `About 1 Mile`; null for another text. */
export function distanceOf(text: string): { readonly yards: number; readonly isAbout: boolean } | null {
  const isAbout = /^About /i.test(text);
  let rest = text.replace(/^About /i, '');
  let yards = 0;
  while (rest !== '') {
    const [part, whole, top, bottom, unit = ''] = PART.exec(rest) ?? [];
    if (part === undefined || (whole === undefined && top === undefined)) return null;
    const count = Number(whole ?? 0) + (top === undefined ? 0 : Number(top) / Number(bottom));
    yards += count * (YARDS.get(unit) ?? 0);
    rest = rest.slice(part.length);
  }
  return Number.isInteger(yards) && yards > 0 ? { yards, isAbout } : null;
}
