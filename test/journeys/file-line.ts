import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { splitFields } from '#adapters/files/brisnet-card/split-fields.ts';
import { properName, shortLengths } from '#kit/kit.ts';
import { columnsOfLine } from './file-columns.ts';
import { compareMore } from './file-line-more.ts';
import { dayText, type FileRow, type ShownFacts, secondsOf } from './file-line-texts.ts';

/** A past race as the browser shows it: the visible text of each cell by the name of its class; its second row is `words`. */
export interface ShownLine {
  readonly cells: Readonly<Record<string, string>>;
  /** Cells whose text is cut off. */
  readonly cut: readonly string[];
  /** What is unfolded of it. */
  readonly more: ShownFacts;
}

const mile = 1_760;
const dash = '–';

/** The letters of the company are read by their places: blanks among them count. */
const isCompany = (column: number): boolean => column >= 1192 && column <= 1201;

export const rowsOfFile = (path: string): readonly FileRow[] =>
  readFileSync(path, 'latin1')
    .split(/\r?\n/)
    .filter(Boolean)
    .map(splitFields)
    .map(
      ({ cells }) =>
        (column) =>
          isCompany(column) ? (cells[column - 1] ?? '') : (cells[column - 1] ?? '').trim(),
    );

/** What a letter in place of a finish says. */
const nonFinishes: Readonly<Record<string, string>> = {
  A: 'bled',
  B: 'bolted',
  C: 'broke down',
  D: 'distanced',
  E: 'dwelt',
  F: 'eased',
  G: 'fell',
  H: 'lame',
  I: 'left at post',
  J: 'left course',
  K: 'lost rider',
  L: 'no line',
  M: 'propped',
  N: 'sulked',
  O: 'sore',
  P: 'refused',
  Q: 'pulled up',
  R: 'wheeled',
  S: 'saddle slipped',
  T: 'lost irons',
  U: 'beaten off',
  V: 'reared',
  W: 'bucked',
  X: 'did not finish',
  Y: 'unplaced',
  '?': 'unspecified',
  '*': 'unspecified',
};

/** Places of the past races a row has, the latest first. */
export const linesOfRow = (row: FileRow): readonly number[] =>
  Array.from({ length: 10 }, (_, k) => k).filter((k) => row(256 + k) !== '');

const orDash = (cell: string): string => (Number(cell) > 0 ? String(Number(cell)) : dash);

const hundredths = (seconds: number): string => seconds.toFixed(2);

/** A running line shows a position and its lengths: ahead for the leader, behind for the others. */
function callText(position: string, lengths: string): string {
  const place = Number(position) > 0 ? String(Number(position)) : '';
  const margin = lengths === '' ? '' : shortLengths(Number(lengths));
  return [place, margin].filter(Boolean).join(' ') || dash;
}

const yardsOf: Readonly<Record<string, number>> = { f: 220, m: mile, yd: 1 };

/** Yards of a distance as shown: `6f`, `1 1/16 m`, `abt 1 m 70 yd`. */
function shownYards(text: string): number {
  let [total, count] = [0, 0];
  for (const word of text.match(/\d+\/\d+|[\d.]+|f|m|yd/g) ?? []) {
    const unit = yardsOf[word];
    if (unit !== undefined) [total, count] = [total + count * unit, 0];
    else count += word.includes('/') ? Number(word.split('/')[0]) / Number(word.split('/')[1]) : Number(word);
  }
  return Math.round(total);
}

const surfaces: Readonly<Record<string, string>> = { D: 'D', d: 'Di', T: 'T', t: 'Ti', s: 'Hrd', h: 'Hnt' };

/** Dollars of `$62.5k`, which is rounded to its tenth. */
function shownDollars(text: string): number {
  const [, amount = '', unit = ''] = /^\$([\d.]+)([kM]?)$/.exec(text) ?? [];
  return Number(amount) * ({ k: 1_000, M: 1_000_000 }[unit] ?? 1);
}

const isDollars = (shown: string, dollars: number): boolean =>
  Math.abs(shownDollars(shown) - dollars) <= (dollars >= 1_000_000 ? 50_000 : dollars >= 1_000 ? 50 : 0);

const letters = (text: string): string => text.replace(/[^a-z\d]/gi, '').toLowerCase();
const nameParts = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** In a sprint the first position is that out of the gate, written twice and without lengths. */
const isStart = (at: FileRow): boolean => at(566) === at(596) && at(636) === '';

function plainCells(at: FileRow): Readonly<Record<string, string>> {
  const isRoute = Math.abs(Number(at(316))) >= mile;
  const [early1, early2] = isRoute ? [at(776), at(786)] : [at(766), at(776)];
  const odds = Number(at(516)) === 0 ? dash : Number(at(516)).toFixed(2);
  return {
    day: dayText(at(256)),
    track: [at(276), Number(at(296)) > 0 ? String(Number(at(296))) : ''].filter(Boolean).join(' '),
    going: (at(306) === 'TF' ? 'GD' : at(306)) || dash,
    par: orDash(at(1167)),
    pace: `${orDash(early1)} ${orDash(early2)} / ${orDash(at(816))}`,
    post: orDash(at(356)),
    start: orDash(at(596)),
    quarterCall: isRoute || !isStart(at) ? callText(at(566), at(636)) : dash,
    firstCall: callText(at(576), at(656)),
    secondCall: callText(at(586), at(676)),
    stretchCall: callText(at(606), at(716)),
    odds: `${at(1126) === '1' && odds !== dash ? '*' : ''}${odds}`,
  };
}

function compareTimes(at: FileRow, cells: ShownLine['cells'], where: string): void {
  const { final = '', fractions = '' } = cells;
  if (Number(at(1036)) > 0)
    assert.is(hundredths(secondsOf(final)), hundredths(Number(at(1036))), `time of ${where}`);
  else assert.is(final, dash, `time of ${where}`);
  const inFile = [986, 996, 1006].map((column) => Number(at(column))).filter((seconds) => seconds > 0);
  const shown = fractions === dash ? [] : fractions.split(/\s+/).map(secondsOf);
  assert.is(shown.map(hundredths).join(), inFile.map(hundredths).join(), `fractions of ${where}`);
}

function compareRace(at: FileRow, cells: ShownLine['cells'], where: string): void {
  const distance = cells['distance'] ?? '';
  assert.is(
    shownYards(distance.replace(/\S+( \(off turf\))?$/, '')),
    Math.abs(Number(at(316))),
    `distance of ${where}`,
  );
  assert.is(distance.includes('abt'), Number(at(316)) < 0, `about of ${where}`);
  const printed = surfaces[at(326)];
  // A synthetic track is written as dirt with a letter beside it.
  const surface = at(1403) === 'A' && printed?.startsWith('D') ? 'AW' : printed;
  assert.match(distance, new RegExp(` ${surface}( \\(off turf\\))?$`), `surface of ${where}`);
  assert.is(distance.includes('off turf'), at(1254) === 'X', `off the turf of ${where}`);
  const money = cells['purse'] ?? '';
  const [purse = '', claim = ''] = money.split(' clm ');
  if (Number(at(556)) <= 0 && Number(at(546)) <= 0) assert.is(money, dash, `no purse of ${where}`);
  if (Number(at(556)) > 0) assert.ok(isDollars(purse, Number(at(556))), `purse ${money} of ${where}`);
  if (Number(at(546)) > 0)
    assert.ok(
      isDollars(claim || money.replace('clm ', ''), Number(at(546))),
      `claiming price ${money} of ${where}`,
    );
  assert.ok(letters(cells['class'] ?? '').includes(letters(at(536))), `class of ${where}`);
}

function compareHorse(at: FileRow, cells: ShownLine['cells'], where: string): void {
  // The reader of the file takes a figure of zero or less for none.
  assert.is(cells['figure']?.replace(/[()]/g, ''), orDash(at(846)), `figure of ${where}`);
  if (/^\d+$/.test(at(616))) {
    const finish = cells['finish'] ?? '';
    assert.ok(finish.startsWith(callText(at(616), at(736))), `finish ${finish} of ${where}`);
    const isMoved = Number(at(626)) > 0 && at(626) !== '99' && Number(at(626)) !== Number(at(616));
    assert.is(finish.includes('placed'), isMoved, `official place of ${where}`);
  } else if (nonFinishes[at(616)]) assert.is(cells['finish'], nonFinishes[at(616)], `no finish of ${where}`);
  assert.is(nameParts(cells['jockey'] ?? ''), nameParts(at(1066)), `jockey of ${where}`);
  const weight = cells['weight'] ?? '';
  assert.ok(weight.startsWith(orDash(at(506))), `weight of ${where}`);
  assert.is(weight.includes('L'), /^[13]$/.test(at(386)), `medication of ${where}`);
  assert.is(weight.includes('B'), /^[23]$/.test(at(386)), `Bute of ${where}`);
  assert.is(weight.endsWith('b'), at(366) === 'b', `blinkers of ${where}`);
}

function compareWords(at: FileRow, words: string, where: string): void {
  for (const k of [0, 10, 20]) {
    if (at(406 + k) === '') continue;
    const margin = at(466 + k) === '' ? '' : shortLengths(Number(at(466 + k)));
    const told = [properName(at(406 + k)), margin].filter(Boolean).join(' ');
    assert.ok(words.includes(told), `${told} of ${where}: ${words}`);
  }
  if (Number(at(346)) > 0) assert.match(words, new RegExp(`\\b${Number(at(346))} ran`), `field of ${where}`);
  const comment = at(1383).replace(/^\d{2}-\d{2}-\d{2}\s/, '') || at(396);
  assert.ok(letters(words).includes(letters(comment)), `comment of ${where}`);
}

/** The letter F beside a race abroad. */
function compareAbroad(at: FileRow, gutter: string, where: string): void {
  if (at(1192).startsWith('&')) assert.ok(gutter.split(' ').includes('F'), `abroad: ${gutter} of ${where}`);
}

/** Compares the k-th past race of a row of the file with what the browser shows of it, field by field. */
export function compareWithFile(row: FileRow, k: number, { cells, cut, more }: ShownLine): void {
  const compared = new Set<number>();
  const at: FileRow = (column) => {
    compared.add(column);
    return row(column + k);
  };
  const where = `${row(45)}, ${row(256 + k)}`;
  assert.equal(cut, [], `cut off: ${where}`);
  for (const [name, text] of Object.entries(plainCells(at)))
    assert.is(cells[name], text, `${name} of ${where}`);
  compareTimes(at, cells, where);
  compareRace(at, cells, where);
  compareHorse(at, cells, where);
  compareWords(at, cells['words'] ?? '', where);
  compareAbroad(at, cells['gutter'] ?? '', where);
  compareMore(at, more, where);
  const unseen = columnsOfLine.filter((column) => !compared.has(column) && row(column + k).trim() !== '');
  assert.equal(unseen, [], `columns of the file compared with nothing: ${where}`);
}
