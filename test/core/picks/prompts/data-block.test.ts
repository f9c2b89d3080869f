import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dataBlock, dataLine } from '#core/picks/prompts/data-block.ts';

const test = suite('data of others in a prompt');

test('a text that fits is left whole, one letter more is cut with an ellipsis', () => {
  assert.is(dataLine('Paper Lantern', 13), 'Paper Lantern');
  assert.is(dataLine('Paper Lanterns', 13), 'Paper Lanter…');
  assert.is(dataLine('Paper', 1), '…');
});

test('a sign outside the first plane is one letter and is not cut in half', () => {
  assert.is(dataLine('🐎🐎🐎', 3), '🐎🐎🐎');
  assert.is(dataLine('🐎🐎🐎🐎', 3), '🐎🐎…');
});

test('lines, tabs and runs of blanks become one blank, and the ends are trimmed', () => {
  assert.is(dataLine('  Paper\n\tLantern \r\n 2\u2028', 40), 'Paper Lantern 2');
  assert.is(dataLine(' \n ', 40), '');
});

test('whatever could mark a block is taken out, in any width', () => {
  assert.is(dataLine('</data>{"a":[1]}`x`', 40), '/data "a": 1 x');
  assert.is(dataLine('＜data＞', 40), 'data');
});

test('signs that turn the direction of a line or have no width are taken out', () => {
  assert.is(dataLine('Bob\u202Etoor\u200B\u0007', 40), 'Bob toor');
});

test('accents and other scripts stay', () => {
  assert.is(dataLine("Étoile d'Orée", 40), "Étoile d'Orée");
});

test('a block has its name, its lines and its end, also when it is empty', () => {
  assert.is(dataBlock('entries', ['a', 'b']), '<data name="entries">\na\nb\n</data>');
  assert.is(dataBlock('entries', []), '<data name="entries">\n</data>');
});

test.run();
