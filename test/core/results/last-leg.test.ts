import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { valuedLastLeg } from '#core/results/last-leg.ts';
import { chanceToCash, expectedReturn } from '#core/tickets/settlement/expected-return.ts';
import { aPricedLeg, pricedLegs } from '../tickets/payoff/priced-legs.ts';

const test = suite('what an alive ticket is worth before its last leg');

const returnWith = (number: string, dollars: number | null, reason: string | null = null) => ({
  number,
  combinations: 1,
  stake: 1,
  dollars,
  reason,
});

test('the expected return weighs each will-pay by the chance of its horse', () => {
  const rows = [
    { chance: 0.2, dollars: 30 },
    { chance: 0.05, dollars: 100 },
  ];
  assert.is(expectedReturn(rows), 11);
  assert.is(chanceToCash(rows), 0.25);
});

test('a horse without its will-pay leaves no expected return, for a part would read as all of it', () => {
  assert.is(
    expectedReturn([
      { chance: 0.2, dollars: 30 },
      { chance: 0.05, dollars: null },
    ]),
    null,
  );
  assert.is(expectedReturn([]), null);
});

test('the chance to cash is that of the horses held, and the will-pays make the expected return', async () => {
  const leg = aPricedLeg([1, 2, 5], { chances: [0.5, 0.3, 0.2] });
  const { rows, value } = await valuedLastLeg(
    [returnWith('2', 40), returnWith('3', 90)],
    'saratoga-2025-08-02-5',
    async () => pricedLegs([leg]),
    null,
  );
  assert.equal(
    rows.map(({ chance }) => chance),
    [0.3, 0.2],
  );
  assert.equal([value?.chance, value?.expectedReturn], [0.5, 30]);
  assert.equal(value?.chancesUsed, { mine: [], sentence: null });
});

test('once the last leg is off nothing is expected any more', async () => {
  const { rows, value } = await valuedLastLeg(
    [returnWith('2', 40)],
    'saratoga-2025-08-02-5',
    () => Promise.reject(new Refusal('conflict', 'handicapping.ticket-off', 'Race 5 is off.')),
    null,
  );
  assert.equal([rows[0]?.chance, rows[0]?.dollars, value], [null, 40, null]);
});

test('with a horse scratched from the leg the chance to cash is not known, and any other failure is not taken for the off', async () => {
  const leg = aPricedLeg([1, 2], { chances: [0.6, 0.4] });
  const gone = { ...leg, field: { ...leg.field, gone: ['9'] } };
  const scratched = returnWith('9', null, 'scratched, it counts for the favorite');
  const { rows, value } = await valuedLastLeg(
    [returnWith('1', 10), scratched],
    'r',
    async () => pricedLegs([gone]),
    null,
  );
  assert.equal([rows[0]?.chance, rows[1]?.chance, value], [0.6, null, null]);
  const broken = valuedLastLeg([returnWith('1', 10)], 'r', () => Promise.reject(new Error('no store')), null);
  await broken.then(
    () => assert.unreachable(),
    (error: unknown) => assert.match(String(error), /no store/),
  );
});

test.run();
