import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  oddsOf,
  originOf,
  type PriceOrigin,
  priceFromNumber,
  priceFromText,
  priceOf,
} from '#core/card/price.ts';
import { instant } from '#core/kernel/instant.ts';

const test = suite('the price of a horse');

const LINE: PriceOrigin = { kind: 'morning line', source: 'A card', at: instant(1_000) };
const BOARD: PriceOrigin = { kind: 'live', source: 'A tote', at: null };

test('a text is read to one, and keeps kind, source and time', () => {
  assert.equal(priceFromText('7-2', LINE), { text: '7-2', toOne: 3.5, ...LINE });
  assert.equal(priceFromText('3.85-1', BOARD), { text: '3.85-1', toOne: 3.85, ...BOARD });
});

test('a text that is not a price gives none, never a made-up one', () => {
  for (const text of [null, '', 'SCR', '7/2', 'EVEN', '5-0', '0-1', '-', '7-', '7-2-1', '-7-2', 'Infinity-1'])
    assert.is(priceFromText(text, LINE), null, String(text));
});

test('a number is printed as a line prints it on a line, and as a board on a board', () => {
  assert.equal(priceFromNumber(3.5, LINE), { text: '7-2', toOne: 3.5, ...LINE });
  assert.is(priceFromNumber(3.85, LINE)?.text, '77-20');
  for (const kind of ['live', 'stale', 'final'] as const)
    assert.is(priceFromNumber(3.85, { ...BOARD, kind })?.text, '3.85-1');
});

test('a number that is not a price gives none', () => {
  for (const toOne of [null, 0, 0.004, -1, Number.NaN, Number.POSITIVE_INFINITY])
    assert.is(priceFromNumber(toOne, LINE), null, String(toOne));
});

test('whatever a number is printed as reads back as the same price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_900 }), fc.constantFrom(LINE, BOARD), (hundredths, origin) => {
      const price = priceFromNumber(hundredths / 100, origin);
      const read = priceFromText(price?.text ?? null, origin);
      assert.is(read?.text, price?.text);
      assert.ok(Math.abs((read?.toOne ?? 0) - hundredths / 100) < 1e-9, price?.text);
    }),
  );
});

test('the source and time of a price are those of the facts it comes with', () => {
  const importedAt = instant(5_000);
  assert.equal(originOf('stale', { tier: 'live', source: 'A tote', at: importedAt }), {
    kind: 'stale',
    source: 'A tote',
    at: importedAt,
  });
});

test('odds get an origin and lose it again; none stays none', () => {
  const odds = { text: '9-5', toOne: 1.8 };
  assert.equal(priceOf(odds, LINE), { ...odds, ...LINE });
  assert.equal(oddsOf(priceOf(odds, LINE)), odds);
  assert.equal([priceOf(null, LINE), oddsOf(null)], [null, null]);
});

test('a price given another origin keeps nothing of the old one', () => {
  assert.equal(priceOf(priceFromText('9-5', LINE), BOARD), { text: '9-5', toOne: 1.8, ...BOARD });
});

test.run();
