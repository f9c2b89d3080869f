import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LINK_KINDS } from '#core/assistant/shown/answer-parts.ts';
import type { Parts } from '../../../frontends/picks/answer/parts-of-answer.ts';
import { addressesIn, addressOf, drawable } from '../../../frontends/picks/answer/parts-of-answer.ts';
import { decidePlace } from '../../../frontends/shell/decide-place.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { AnswerParts } = await import('../../../frontends/picks/answer/answer-parts.tsx');
const test = suite('an answer in parts on screen');

const link = {
  label: 'More',
  track: 'saratoga',
  day: '2025-08-02',
  raceNumber: 3,
  name: 'Quiet Ford',
} as const;

const some: Parts = {
  lead: 'Race 1: to win.',
  note: 'PASS: too short.',
  tables: [
    {
      caption: 'Chances in race 1',
      columns: [
        { title: 'Race', kind: 'race' },
        { title: 'No.', kind: 'cloth' },
        { title: 'Horse', kind: 'text' },
        { title: 'Win', kind: 'percent' },
      ],
      rows: [
        ['1', '4', 'Quiet Ford', '28.4%'],
        ['1', '5', 'Tin Whistle', null],
      ],
    },
  ],
  bars: [{ label: 'Quiet Ford', cloth: '4', share: 0.284 }],
  links: [{ ...link, kind: 'race' }],
  card: { track: 'saratoga', day: '2025-08-02' },
  at: '2025-08-02T16:00:00.000Z',
  source: 'Brisnet card SAR0802.DRF',
};
const htmlOf = (parts: Parts) => markupOf(() => createElement(AnswerParts, { parts }));

test('every kind of link leads to a screen of the site', () => {
  for (const kind of LINK_KINDS) {
    const address = addressOf({ ...link, kind });
    assert.ok(address, kind);
    const place = decidePlace(new URL(address, 'https://site').pathname, 'in');
    assert.is(place.kind, 'app', `${kind}: ${address}`);
  }
});

test('a link without what its page needs is not drawn', () => {
  const nothing = { label: 'More', track: null, day: null, raceNumber: null, name: null };
  assert.equal(addressesIn(LINK_KINDS.map((kind) => ({ ...nothing, kind }))), []);
});

test('a table has saddle cloths, links to races, and a dash for what is not known', () => {
  const html = htmlOf(some);
  assert.match(html, /saddle-cloth[^>]*>.*?4<\/span>/);
  assert.match(html, /href="\/race\/saratoga\/2025-08-02\/1"/);
  assert.match(
    textOf(html),
    /Race 1: to win\. .*Tin Whistle – .*PASS: too short\..*Brisnet card SAR0802\.DRF/,
  );
});

test('rows shorter than their head, and parts that say nothing, show no undefined', () => {
  const [table] = some.tables;
  const html = htmlOf({ ...some, tables: table ? [{ ...table, rows: [['1']] }] : [], bars: [] });
  assert.not.match(html, /undefined|NaN|null/);
  assert.is(drawable({ ...some, lead: '', tables: [] }), null);
  assert.is(drawable(undefined), null);
});

test.run();
