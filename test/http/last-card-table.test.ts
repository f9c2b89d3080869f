import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LastCardTable } from '#adapters/http/record/last-card-table.tsx';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('The last card of the record as a table');

const DAY = '2025-08-02' as RaceDay;

function headsOf(change: { readonly isReplayed?: boolean; readonly isDemo?: boolean }): readonly string[] {
  const card = { track: null, trackCode: 'SAR', day: DAY, isReplayed: false, isDemo: false, races: [] };
  const text = renderToStaticMarkup(createElement(LastCardTable, { card: { ...card, ...change } }));
  return [...text.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, head]) => head ?? '');
}

test('says which clock the time of a pick is of', () => {
  assert.is(headsOf({})[1], 'Sealed');
  assert.is(headsOf({ isDemo: true })[1], 'Sealed, demo clock');
  assert.is(headsOf({ isReplayed: true })[1], 'As of');
  assert.is(headsOf({ isReplayed: true, isDemo: true })[1], 'As of');
});

test.run();
