import type { DrfRow } from './brisnet-fixture.ts';
import { drfRow, drfText, five, pastLine, workLine } from './brisnet-fixture.ts';

const pastRaces = 10;
const works = 12;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A horse with ten past races and twelve works. */
function formOf(post: number): DrfRow {
  const lines = Array.from({ length: pastRaces }, (_, k) =>
    pastLine(k, { 256: `2025${twoDigits(5 - Math.floor(k / 3))}${twoDigits(28 - k - (post % 3))}` }),
  );
  const gallops = Array.from({ length: works }, (_, k) =>
    workLine(k, { 102: `2025${twoDigits(5 - Math.floor(k / 3))}${twoDigits(27 - 2 * (k % 3))}` }),
  );
  return Object.assign({}, ...lines, ...gallops, five(97, pastRaces, 2, 1, 1, 96_000));
}

const noForm: DrfRow = { ...five(97, 0, 0, 0, 0, 0) };

/**
 * An invented Saratoga card of that many races as a Brisnet file: ten horses with ten past races and twelve works in
 * each. The first two of race 1 are coupled (1 and 1A); in race 6 nobody has raced.
 */
export function fullCardText(races: number, day = '20250607'): string {
  const rows = Array.from({ length: races }, (_, index) => index + 1).flatMap((race) =>
    Array.from({ length: 10 }, (_, index) => index + 1).map((post) => {
      const isCoupled = race === 1 && post <= 2;
      const coupled = isCoupled ? { 5: 'A', 43: post === 1 ? '1' : '1A' } : {};
      return { ...drfRow(race, post, race === 6 ? noForm : formOf(post)), 2: day, ...coupled };
    }),
  );
  return drfText(rows);
}
