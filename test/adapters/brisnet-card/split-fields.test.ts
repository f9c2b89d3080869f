import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { splitFields } from '#adapters/files/brisnet-card/split-fields.ts';

const test = suite('splitting a card line');

test('a comma between quotes belongs to the field', () => {
  assert.equal(splitFields('"Ada Lane, Jr. S.", 4,"",'), {
    cells: ['Ada Lane, Jr. S.', ' 4', '', ''],
    isOpen: false,
  });
});

test('an unclosed quote is reported', () => {
  assert.is(splitFields('1,"two,3').isOpen, true);
});

test('whatever fields a line is made of come back as they were', () => {
  const cell = fc.string().map((text) => text.replaceAll('"', ''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const line = cells.map((text) => (text.includes(',') ? `"${text}"` : text)).join(',');
      assert.equal(splitFields(line), { cells, isOpen: false });
    }),
  );
});

test.run();
