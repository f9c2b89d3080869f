import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../account/markup.ts';
import { aLine } from './a-printed-race.ts';

const { callText, columnHeads, figureText, pastLineRows, riderText } = await import(
  '../../../frontends/race/print/past-line.ts'
);
const { lengthOf, listed, rowOfCells, rowText, rowWidth, wrapped } = await import(
  '../../../frontends/race/print/rows.ts'
);

const test = suite('a past race on paper');

const textsOf = (more: Parameters<typeof aLine>[0]) => pastLineRows(aLine(more)).map(rowText);

test('a past race is one row of figures under its heads, and one of words', () => {
  const [facts = '', words = '', ...more] = textsOf({
    marks: ['class up', 'layoff'],
    layoffDays: 63,
    firstThree: [{ name: 'QUIET RIVER', margin: 0.75 }],
  });
  const heads = rowText(columnHeads);
  assert.match(
    facts,
    /^ 10May25 AQU4 {2}FT 6f D +22\.6 45\.9 58\.1 +1:10\.4 +86 +85 +86\/ 83 +84 +3 +4 .* 2¾ +Lane Robin +4\.20$/,
  );
  assert.is(facts.indexOf('1:10.4'), heads.indexOf('Final'));
  assert.is(facts.indexOf('2¾'), heads.indexOf('Fin', heads.indexOf('Str')));
  assert.match(
    words,
    /^ \+ 63 · Alw80000n1x · \$80k · 120 L · Quiet River ¾ · Chased two wide, kept on · 8 ran$/,
  );
  assert.equal(more, []);
});

test('a figure above today’s par is dark, one on or below it is not; the finish always is', () => {
  const strongOf = (step: number | null) =>
    pastLineRows(aLine({ figure: { points: 91, scale: 'Brisnet', step, doubt: null } }))[0]?.flatMap(
      (piece) => (typeof piece === 'string' ? [] : piece.strong),
    );
  assert.equal(strongOf(1), ['10May25', '91', '2¾']);
  for (const step of [0, -2, null]) assert.equal(strongOf(step), ['10May25', '2¾']);
});

test('a doubtful figure is in parentheses, one of another scale has its initial, none is a dash', () => {
  const figure = { points: 91, scale: 'Brisnet', step: null, doubt: null } as const;
  assert.is(figureText({ figure: { ...figure, doubt: 'about' } }), '(91)');
  assert.is(figureText({ figure: { ...figure, scale: 'Equibase' } }), '91E');
  assert.is(figureText({ figure: null }), '–');
});

test('a call is its place with raised lengths; a horse that did not finish says why', () => {
  assert.is(callText({ position: 16, lengths: 12.5 }), '16¹²½');
  assert.is(callText({ position: 1, lengths: 0.13 }), '1hd');
  assert.is(callText({ position: null, lengths: null }), '–');
  const [facts = '', words = ''] = textsOf({ nonFinish: 'eased' });
  assert.match(facts, / DNF /);
  assert.match(words, /^ eased · /);
});

test('a rider has ten letters, the surname first', () => {
  assert.is(riderText('VELAZQUEZ JOHN R'), 'Velazquez');
  assert.is(riderText('ORTIZ IRAD JR'), 'Ortiz Irad');
  assert.is(riderText('Irad Ortiz Jr'), 'Ortiz Irad');
  assert.is(riderText(null), '–');
});

test('the short comment is taken where the long one needs a row more, and one said twice is printed once', () => {
  const long =
    'Coaxed at the start, inside briefly, chased three wide, up near the three eighths, went clear'.repeat(2);
  const [, words = '', ...more] = textsOf({ comment: 'Ins,clear1/4', longComment: long });
  assert.match(words, / · Ins,clear1\/4 · 8 ran$/);
  assert.equal(more, []);
  const [, once = ''] = textsOf({ longComment: 'Rail trip', extraComment: '05-10-25 Rail trip' });
  assert.is(once.split('Rail trip').length, 2);
});

test('no row is wider than the paper, whatever a file says', () => {
  const monster = textsOf({
    raceNumber: 12,
    distance: 'About 1 1/16 Miles',
    surface: 'synthetic',
    takenOffTurf: true,
    fractions: [143.87, 164.73, 189.21],
    finalSeconds: 254.73,
    jockey: 'WORRIE ANDRE SHIVNARINE',
    odds: 160.25,
    quarterCall: { position: 12, lengths: 38.75 },
    firstCall: { position: 12, lengths: 38.75 },
    secondCall: { position: 12, lengths: 38.75 },
    stretchCall: { position: 12, lengths: 38.75 },
    finish: { position: 12, lengths: 38.75 },
    longComment: 'x'.repeat(400),
    comment: '',
  });
  for (const row of monster) assert.ok(lengthOf(row) <= rowWidth, `${lengthOf(row)}: ${row}`);
});

test('cells keep their columns; one that is too long moves the next ones only as far as it must', () => {
  const cells = (first: string) => [
    { text: first, column: 0 },
    { text: 'b', column: 5 },
    { text: '12', column: 12, side: 'end' as const },
  ];
  assert.is(rowText(rowOfCells(cells('a'))), 'a    b    12');
  assert.is(rowText(rowOfCells(cells('aaaaaaa'))), 'aaaaaaa b 12');
});

test('text is divided at its blanks, items only where they do not fit at all', () => {
  assert.equal(wrapped('one two three four', 1, 9), ['one two', ' three', ' four']);
  assert.equal(wrapped('abcdefghij', 0, 4), ['abcd', 'efgh', 'ij']);
  assert.equal(wrapped(''), []);
  assert.equal(listed(['a b', 'c d', 'e f'], 0, 11), ['a b · c d ·', 'e f']);
});

test.run();
