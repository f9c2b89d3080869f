import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { type DrfRow, drfRow, drfText, pastLine, workLine } from '#test/support/brisnet-fixture.ts';

/** The day of the invented card, and a moment of its morning. */
export const RACE_PAGE_DAY = '2025-08-02' as RaceDay;
export const RACE_PAGE_NOW = '2025-08-02T11:00:00-04:00';
/** The large race among two small ones. */
export const LARGE_RACE = 2;

const HORSES = 14;
const LINES = 10;
const WORKS = 12;

const WORDS =
  'rail bid drove three wide stretch duel inside gave way late steadied turn cleared tipped out chased'.split(
    ' ',
  );
const NAMES =
  'AMBER COPPER DUSTY EARLY FROSTY GENTLE HOLLOW IVORY JOLLY KINDLY LOFTY MELLOW NIMBLE OAKEN'.split(' ');
const THINGS =
  'ANCHOR BASKET CANDLE DRUMMER ELBOW FERRY GARDEN HARBOR INKWELL JACKET KETTLE LANTERN MEADOW NEEDLE'.split(
    ' ',
  );
const TRACKS = ['AQU', 'BEL', 'SAR', 'CD', 'GP', 'KEE'];

/** An entry of a list, chosen by any whole number. */
const choose = (list: readonly string[], seed: number): string => list[seed % list.length] ?? '';

const nameOf = (seed: number): string => `${choose(NAMES, seed)} ${choose(THINGS, seed * 5 + 3)}`;

/** Words in an order of its own, so that they compress as little as a real comment. */
const commentOf = (seed: number): string =>
  Array.from({ length: 12 }, (_, index) => choose(WORDS, seed * 7 + index * (seed % 5) + index)).join(' ');

const compact = (day: RaceDay): string => day.replaceAll('-', '');

function lineOf(horse: number, k: number): DrfRow {
  const seed = horse * LINES + k;
  const [isRoute, isTurf] = [seed % 3 === 0, seed % 4 === 1];
  return pastLine(k, {
    256: compact(addDays(RACE_PAGE_DAY, -21 - 27 * k - (horse % 9))),
    276: choose(TRACKS, seed),
    296: 1 + (seed % 11),
    316: isRoute ? 1870 : 1320,
    326: isTurf ? 'T' : 'D',
    346: 6 + (seed % 8),
    396: commentOf(seed + 3),
    406: nameOf(seed * 3),
    416: nameOf(seed * 3 + 1),
    426: nameOf(seed * 3 + 2),
    506: 114 + (seed % 12),
    516: (1 + (seed % 290) / 10).toFixed(2),
    536: choose(['Alw80000n1x', 'Clm25000', 'OClm62500n1x', 'Mdn 90k'], seed),
    576: 1 + (seed % 7),
    586: 1 + (seed % 6),
    606: 1 + (seed % 5),
    616: 1 + (seed % 8),
    846: 62 + (seed % 37),
    986: (22 + (seed % 90) / 100).toFixed(2),
    996: (45 + (seed % 170) / 100).toFixed(2),
    1036: ((isRoute ? 103 : 69) + (seed % 200) / 100).toFixed(2),
    1056: `RIDER ${choose(THINGS, seed)}`,
    1383: commentOf(seed),
  });
}

const workOf = (horse: number, k: number): DrfRow =>
  workLine(k, {
    102: compact(addDays(RACE_PAGE_DAY, -5 - 7 * k - (horse % 4))),
    114: (47 + ((horse * WORKS + k) % 40) / 10).toFixed(2),
    186: 12 + ((horse + k) % 60),
    198: 1 + ((horse * 3 + k) % 12),
  });

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function largeRow(horse: number): DrfRow {
  return drfRow(LARGE_RACE, horse + 1, {
    28: `TRAINER ${choose(THINGS, horse)}`,
    33: `RIDER ${choose(THINGS, horse + 4)}`,
    44: [3, 4, 5, 6, 8, 8, 10, 12, 12, 15, 15, 20, 20, 30][horse] ?? 30,
    45: nameOf(horse),
    ...Object.assign({}, ...upTo(LINES).map((k) => lineOf(horse, k))),
    ...Object.assign({}, ...upTo(WORKS).map((k) => workOf(horse, k))),
  });
}

/** Writes an invented card with a race of fourteen horses with ten past races and twelve works each; returns its path. */
export function writeRaceCard(folder: string): string {
  const small = (race: number) => upTo(6).map((index) => drfRow(race, index + 1));
  const rows = [...small(1), ...upTo(HORSES).map(largeRow), ...small(3)];
  const path = join(folder, 'SAR0802.DRF');
  writeFileSync(path, drfText(rows));
  return path;
}
