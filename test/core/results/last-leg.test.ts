import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { valuedLastLeg } from '#core/results/last-leg.ts';
import { chanceToCash, expectedReturn } from '#core/tickets/settlement/expected-return.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aPricedLeg, ONE_O_TWO, pricedLegs } from '../tickets/payoff/priced-legs.ts';

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
  const { rows, value, reason } = await valuedLastLeg(
    [returnWith('2', 40)],
    'saratoga-2025-08-02-5',
    () => Promise.reject(new Refusal('conflict', 'handicapping.ticket-off', 'Race 5 is off.')),
    null,
  );
  assert.equal([rows[0]?.chance, rows[0]?.dollars, value], [null, 40, null]);
  assert.is(reason, 'The last leg is off.');
});

test('our chances without a live board in the last leg make no expected return, and the answer says so', async () => {
  const atMorning = aPrice(2, { kind: 'morning line', source: 'a card', at: ONE_O_TWO });
  const leg = aPricedLeg([1, 2, 5], { chances: [0.5, 0.3, 0.2], prices: [atMorning, atMorning, atMorning] });
  const valued = (mine: readonly { readonly race: number; readonly madeAt: string }[]) =>
    valuedLastLeg(
      [returnWith('2', 40), returnWith('3', 90)],
      'saratoga-2025-08-02-5',
      async () => ({ ...pricedLegs([leg]), chancesUsed: { mine, sentence: null } }),
      null,
    );
  const ours = await valued([]);
  assert.equal([ours.value?.chance, ours.value?.expectedReturn], [0.5, null]);
  assert.is(
    ours.reason,
    'No expected return: no live prices yet for race 5, and our chances there are from the morning line.',
  );
  assert.equal(ours.value?.sources, pricedLegs([leg]).sources);
  const mine = await valued([{ race: 5, madeAt: '2025-08-02T13:00:00.000Z' }]);
  assert.equal([mine.value?.expectedReturn, mine.reason], [30, null]);
  assert.is(ours.value?.chancesBy, 'by our chances, morning 1 on a card, at 1:02 PM ET');
  assert.is(mine.value?.chancesBy, 'by your line, drawn 9:00 AM ET');
});

test('each way to have no expected return has its reason', async () => {
  const leg = aPricedLeg([1, 2, 5], { chances: [0.5, 0.3, 0.2] });
  const reasonOf = async (...rows: readonly ReturnType<typeof returnWith>[]) =>
    (await valuedLastLeg(rows, 'r', async () => pricedLegs([leg]), null)).reason;
  const deadHeat = 'each winner of the dead heat in race 4 has its own will-pay';
  assert.is(
    await reasonOf({ ...returnWith('1', null, deadHeat), stake: null as never }),
    `No expected return. With 1: ${deadHeat}.`,
  );
  assert.is(
    await reasonOf({ ...returnWith('1', null), combinations: null as never, stake: null as never }),
    'No expected return: an ALL leg was called off, so the winning combinations are not known.',
  );
  assert.is(
    await reasonOf(returnWith('1', 10), returnWith('2', null)),
    'No expected return until every horse has its will-pay.',
  );
  assert.is(
    await reasonOf(returnWith('1', 10), returnWith('9', 10)),
    'No expected return: we have no win chance for #9.',
  );
});

test('with a horse scratched from the leg the chance to cash is not known, and any other failure is not taken for the off', async () => {
  const leg = aPricedLeg([1, 2], { chances: [0.6, 0.4] });
  const gone = { ...leg, field: { ...leg.field, gone: ['9'] } };
  const scratched = returnWith('9', null, 'scratched, it counts for the favorite');
  const { rows, value, reason } = await valuedLastLeg(
    [returnWith('1', 10), scratched],
    'r',
    async () => pricedLegs([gone]),
    null,
  );
  assert.equal([rows[0]?.chance, rows[1]?.chance, value], [0.6, null, null]);
  assert.is(reason, 'No expected return. With 9: scratched, it counts for the favorite.');
  const broken = valuedLastLeg([returnWith('1', 10)], 'r', () => Promise.reject(new Error('no store')), null);
  await broken.then(
    () => assert.unreachable(),
    (error: unknown) => assert.match(String(error), /no store/),
  );
});

test.run();
