import * as assert from 'uvu/assert';
import { dayText, type FileRow, type ShownFacts, secondsOf } from './file-line-texts.ts';

const dash = '–';
const yesOrNo = (cell: string, yes: string): string => (cell === yes ? 'yes' : 'no');
/** A line about a race abroad leaves empty what is said of every race at home. */
const unlessAbroad = (at: FileRow, text: string): string => (at(1192).startsWith('&') ? dash : text);
const aboveZero = (cell: string, unit = ''): string => (Number(cell) > 0 ? `${Number(cell)}${unit}` : dash);
const notZero = (cell: string): string => (Number(cell) === 0 ? dash : String(Number(cell)));
const dollars = (cell: string): string => `$${Number(cell).toLocaleString('en-US')}`;

const ages: Readonly<Record<string, string>> = {
  A: '2',
  B: '3',
  C: '4',
  D: '5',
  E: '3-4',
  F: '4-5',
  G: '3-5',
  H: 'all',
};
const sexes: Readonly<Record<string, string>> = {
  N: 'open',
  M: 'fillies and mares',
  C: 'colts and geldings',
  F: 'fillies',
};
const restrictions: Readonly<Record<string, string>> = {
  '': 'no',
  R: 'restricted',
  Q: 'qualifier',
  O: 'optional claiming',
};

function agesText([age = '', span]: string): string {
  const text = ages[age] ?? dash;
  return span === 'U' ? `${text.slice(0, 1)} and up` : text;
}

function claimingText(low: string, high: string): string {
  const prices = [low, high].filter((price) => Number(price) > 0);
  const ordered = [...new Set(prices)].toSorted((a, b) => Number(a) - Number(b));
  return ordered.map(dollars).join(' to ') || dash;
}

const companyWords: Readonly<Record<string, string>> = {
  I: 'won its next start',
  Y: 'entered against it again',
  C: 'won its next start, entered against it again',
};

function companyText(letters: string): string {
  const said = ['1st', '2nd', '3rd'].flatMap((place, nth) => {
    const words = companyWords[letters[nth + 1] ?? ' '];
    return words === undefined ? [] : [`${place} ${words}`];
  });
  return said.join('; ') || dash;
}

/** How many of the first three the line names. */
const namesOf = (at: FileRow): number => [406, 416, 426].filter((column) => at(column) !== '').length;

/** What the line prints beyond what horses are compared by. */
export const furtherFacts = (at: FileRow): ShownFacts => ({
  Conditions: at(1419) || dash,
  Ages: agesText(at(1096)),
  Sexes: sexes[at(1096)[2] ?? ''] ?? dash,
  'State-bred': unlessAbroad(at, yesOrNo(at(1106), 's')),
  Restricted: unlessAbroad(at, restrictions[at(1116)] ?? dash),
  'Claiming range': claimingText(at(1202), at(1212)),
  Breed: at(1224) || dash,
  'From a chute': unlessAbroad(at, yesOrNo(at(336), 'c')),
  'Sealed track': unlessAbroad(at, yesOrNo(at(1393), 's')),
  'Pace at 8f': aboveZero(at(796)),
  'Pace at 10f': aboveZero(at(806)),
  'Speed rating': notZero(at(856)),
  'Front wraps': unlessAbroad(at, yesOrNo(at(1136), '1')),
  'Days since last race': at(266) === '' ? dash : String(Number(at(266))),
  Coupled: unlessAbroad(at, yesOrNo(at(526), 'e')),
  'Apprentice allowance': aboveZero(at(1076), ' lb'),
  'Bar shoes': at(1182) === 'r' ? 'yes' : dash,
  'Nasal strip': at(1254) === 's' ? 'yes' : dash,
  Weights:
    [436, 446, 456]
      .slice(0, namesOf(at))
      .map((column) => aboveZero(at(column)))
      .join(' / ') || dash,
  'Since then': companyText(at(1192)),
});

const splitColumns: readonly (readonly [furlongs: number, column: number])[] = [
  [2, 876],
  [3, 886],
  [4, 896],
  [5, 906],
  [6, 916],
  [7, 926],
  [8, 936],
  [10, 946],
  [12, 956],
  [14, 966],
  [16, 976],
];

export function compareSplits(at: FileRow, shown: string, where: string): void {
  const inFile = splitColumns.flatMap(([furlongs, column]) =>
    Number(at(column)) > 0 ? [`${furlongs}f ${Number(at(column)).toFixed(2)}`] : [],
  );
  const times = shown === dash ? [] : shown.split(', ').map((split) => split.split(' '));
  const onScreen = times.map(([furlongs, time = '']) => `${furlongs} ${secondsOf(time).toFixed(2)}`);
  assert.equal(onScreen, inFile, `splits of ${where}`);
}

/** `25Oct24, record then 312-52 17% −$0.62 per $2, 54 seconds, 42 thirds`. */
export function compareLeftTrainer(at: FileRow, shown: string, where: string): void {
  const date = at(1268);
  const record = [1278, 1288, 1298, 1308, 1318].map((column) => at(column));
  if (date === '') {
    assert.is(shown, dash, `trainer left after ${where}`);
    return;
  }
  const day = dayText(date.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3$1$2'));
  assert.ok(shown.startsWith(`${day},`), `day the trainer was left, ${shown}, of ${where}`);
  const plain = shown.replaceAll('−', '-').replaceAll(/[,$](?=\d)/g, '');
  const [, starts, wins] = /then (\d+)-(\d+)/.exec(plain) ?? [];
  const [, roi = '0'] = /([-+]?[\d.]+) per/.exec(plain) ?? [];
  const [, seconds, thirds] = /(\d+) seconds?, (\d+) thirds?$/.exec(plain) ?? [];
  assert.equal(
    [starts, wins, seconds, thirds, roi].map(Number),
    record.map(Number),
    `trainer left after ${where}`,
  );
}

/** Columns that say again what another says: the track, and each length of a horse that was behind. */
export function compareRepeats(at: FileRow, where: string): void {
  assert.is(at(286), at(276), `track of ${where}`);
  for (const column of [636, 656, 676, 716, 736])
    assert.ok(
      ['', at(column)].includes(at(column + 10)),
      `lengths behind, column ${column + 10} of ${where}`,
    );
}
