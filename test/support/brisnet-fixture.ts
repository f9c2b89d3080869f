/**
 * Invented rows in the shape of a Brisnet single-file card. No horse, person or figure is real.
 * A row is a map from field number (counted from 1) to the text of the field.
 */
export type DrfRow = Readonly<Record<number, string | number>>;

export const FIELDS = 1435;
const TEXT_FIELDS = new Set([1, 2, 7, 9, 10, 11, 43, 45, 1418]);

const STABLE_NAMES = 'AMBER COPPER DUSTY EARLY FROSTY GENTLE HOLLOW IVORY JOLLY KINDLY LOFTY MELLOW'.split(
  ' ',
);
const THINGS = 'ANCHOR BASKET CANDLE DRUMMER ELBOW FERRY GARDEN HARBOR INKWELL JACKET KETTLE'.split(' ');

const horseName = (race: number, post: number): string =>
  `${STABLE_NAMES[(post - 1) % STABLE_NAMES.length]} ${THINGS[(race - 1) % THINGS.length]}${post > 12 ? ' TOO' : ''}`;

/** Five fields in a row: starts, wins, places, shows and earnings or profit. */
export const five = (field: number, ...values: readonly number[]): DrfRow =>
  Object.fromEntries(values.map((value, k) => [field + k, value]));

/** The k-th past race (0 = latest); keys are the first field numbers of the series. */
export function pastLine(k: number, change: DrfRow = {}): DrfRow {
  const line: DrfRow = {
    256: '20250510',
    276: 'AQU',
    296: 4,
    306: 'FT',
    316: 1320,
    326: 'D',
    346: 8,
    356: 3,
    386: 1,
    396: 'Chased; kept on',
    406: 'QUIET RIVER',
    416: 'LOUD RIVER',
    426: 'WIDE RIVER',
    466: 0.75,
    476: 2.25,
    486: 0.5,
    506: 120,
    516: '4.20',
    536: 'Alw80000n1x',
    556: 80000,
    566: 4,
    576: 3,
    586: 3,
    596: 4,
    606: 2,
    616: 2,
    626: 2,
    656: '1.50',
    676: '1.00',
    716: '0.50',
    736: '0.75',
    766: 85,
    776: 86,
    816: 83,
    846: 84,
    866: 12,
    986: '22.60',
    996: '45.90',
    1006: '58.1',
    1036: '70.40',
    1056: 'MARSH ALEX',
    1066: '*LANE ROBIN',
    1086: 'A',
    1126: 0,
    1167: 86,
    1383: '05-10-25 Chased two wide; kept on',
    ...change,
  };
  return Object.fromEntries(Object.entries(line).map(([field, value]) => [Number(field) + k, value]));
}

/** The k-th workout (0 = latest). */
export function workLine(k: number, change: DrfRow = {}): DrfRow {
  const line: DrfRow = {
    102: '20250601',
    114: '48.40',
    126: 'SAR',
    138: 880,
    150: 'ft',
    162: 'B  ',
    174: 'MT',
    186: 40,
    198: 12,
    ...change,
  };
  return Object.fromEntries(Object.entries(line).map(([field, value]) => [Number(field) + k, value]));
}

/** A valid row of race `race`, gate `post`; `change` replaces fields. */
export function drfRow(race: number, post: number, change: DrfRow = {}): DrfRow {
  return {
    1: 'SAR',
    2: '20250802',
    3: ` ${race}`,
    4: ` ${post}`,
    6: 1320,
    7: 'D',
    9: 'A ',
    10: 'BUN',
    11: 'Alw 80000n1x',
    12: 80000,
    15: '67.80',
    28: 'MARSH ALEX',
    33: 'LANE ROBIN',
    39: 'TALL FENCE STABLE',
    40: 'Green; White Hoop',
    43: String(post),
    44: '  5.00',
    45: horseName(race, post),
    46: 21,
    49: 'G',
    50: 'B',
    51: 120,
    52: 'OLD LAMP',
    53: 'OLDER LAMP',
    54: 'CANDLE WICK',
    55: 'TALLOW',
    56: 'Tall Fence Farm',
    57: 'NY',
    62: 1,
    63: 1,
    64: 0,
    210: 'E/P',
    211: 4,
    214: 94,
    215: 97,
    217: 90,
    218: 88,
    224: 28,
    ...(post === 1 ? { 225: 'ALLOWANCE. Purse $80;000 FOR THREE YEAR OLDS AND UPWARD. ' } : {}),
    240: 'EXACTA ($1); TRIFECTA (.50)',
    251: '130.25',
    ...five(97, 8, 2, 1, 1, 96000),
    1264: '104',
    1265: '0X',
    1266: '100?',
    1267: '103*',
    1418: String(1005 + 100 * (race - 1)).padStart(4, '0'),
    1434: 'w@t3r!',
    ...change,
  };
}

const drfCell = (field: number, value: string | number | undefined): string => {
  if (value === undefined) return '';
  const text = String(value);
  return TEXT_FIELDS.has(field) || !/^\s*-?\d*\.?\d*\s*$/.test(text) ? `"${text}"` : text;
};

/** One line without its line break. */
export const drfLine = (row: DrfRow): string =>
  Array.from({ length: FIELDS }, (_, index) => drfCell(index + 1, row[index + 1])).join(',');

export const drfText = (rows: readonly DrfRow[], lineBreak = '\n'): string =>
  rows.map((row) => `${drfLine(row)}${lineBreak}`).join('');

/** Rows of a whole card: so many runners in each race. */
export const drfCard = (...fieldSizes: readonly number[]): DrfRow[] =>
  fieldSizes.flatMap((size, fieldSize) =>
    Array.from({ length: size }, (_, k) => drfRow(fieldSize + 1, k + 1)),
  );

/** The bytes in small pieces, as a slow stream would bring them. */
export async function* inPieces(content: string | Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
