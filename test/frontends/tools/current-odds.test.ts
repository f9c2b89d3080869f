import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reply } from '#api/api.ts';

const { currentOddsQuery } = await import('#frame/races/races.ts');
const { currentOddsText } = await import('../../../frontends/tools/program/current-odds.tsx');

const test = suite('the current odds beside a horse of the program');

test('the badge of a horse shows its price, that there is none, or that it is loading', () => {
  const horses = [
    { programNumber: '1A', currentOdds: '7-2' },
    { programNumber: '2', currentOdds: null },
  ];
  const data = { horses } as unknown as Reply<'GET /api/odds/race/{id}'>;
  assert.is(currentOddsText({ data, isError: false }, '1A'), 'Current: 7-2');
  for (const number of ['2', '9'])
    assert.is(currentOddsText({ data, isError: false }, number), 'Current: N/A');
  assert.is(currentOddsText({ data: undefined, isError: true }, '1A'), 'Current: N/A');
  assert.is(currentOddsText({ data: undefined, isError: false }, '1A'), 'Loading...');
  assert.is(currentOddsQuery('r').retry, 1);
});

test.run();
