import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import { shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { payoffEstimate, type TicketsToPay } from '#core/tickets/payoff/payoff-estimate.ts';
import type { MeasuredWager } from '#core/tickets/payoff/payoff-record.ts';
import type { PricedLeg } from '#core/tickets/priced-leg.ts';
import { ALL } from '#core/tickets/ticket.ts';
import { aPrice } from '#test/support/a-price.ts';
import { refused } from '#test/support/refused.ts';
import { aMeasuredWager, aPricedLeg, ONE_O_TWO, pricedLegs } from './priced-legs.ts';

const test = suite('the payoff of a ticket, estimated from prices');

const PRICES = [1, 7 / 3, 4];
const LEG = aPricedLeg(PRICES);
const numbered = (number: number, change: Partial<PricedLeg> = {}) =>
  aPricedLeg(PRICES, {
    race: { id: raceId('saratoga', '2025-08-02' as RaceDay, number), number },
    ...change,
  });
const EXACTA: TicketsToPay = { wager: 'exacta', base: 2, tickets: [[['1'], ['2']]] };
const DOUBLE: TicketsToPay = { wager: 'daily double', base: 1, tickets: [[['1'], ['2']]] };

const estimate = (
  tickets: TicketsToPay,
  legs: readonly PricedLeg[] = [LEG],
  measured: readonly MeasuredWager[] = [aMeasuredWager(tickets.wager)],
  track = 'saratoga',
) => payoffEstimate(tickets, pricedLegs(legs, track), { wagers: measured });

test('an estimate is in dollars for the stake, with the time of the prices and the takeout', () => {
  const doubt = aMeasuredWager('exacta', { median: 0.95, low: 0.75, high: 1.25 });
  const { dollars, sentence } = estimate(EXACTA, [LEG], [doubt]);
  const paid = (2 * 0.815) / 0.3;
  assert.ok(Math.abs((dollars?.middle ?? 0) - 0.95 * paid) < 1e-4);
  assert.ok(Math.abs((dollars?.high ?? 0) - 1.25 * paid) < 1e-4);
  assert.equal([dollars?.pricesAt, dollars?.payoffs], ['2025-08-02T17:02:00.000Z', 500]);
  assert.is(
    sentence,
    'Pays about $5.20 ($4.10 to $6.80 four times in five, if prices hold), estimated from prices at 1:02 PM ET; takeout 18.5%.',
  );
});

test('an assumed takeout is marked as assumed', () => {
  assert.match(estimate(EXACTA, [LEG], undefined, 'finger-lakes').sentence, /; takeout 20\.0% assumed\.$/);
});

test('an estimate is rounded to whole dollars, a small one to dimes', () => {
  const { sentence } = estimate({ ...EXACTA, base: 200 });
  assert.match(sentence, /^Pays about \$543, /);
  assert.match(estimate(EXACTA).sentence, /^Pays about \$5\.40, /);
});

test('an estimate from few payoffs is marked as rough, one without any is not made', () => {
  const few = aMeasuredWager('exacta', { payoffs: 49 });
  assert.match(estimate(EXACTA, [LEG], [few]).sentence, / Rough: only 49 exacta payoffs were measured/);
  const { dollars, sentence } = estimate({ wager: 'show', base: 2, tickets: [[['1']]] }, [LEG], []);
  assert.equal(
    [dollars, sentence],
    [null, 'Payoff not estimated: win prices do not say what a show bet pays.'],
  );
});

test('a track with payoffs of its own has its own doubt', () => {
  const rows = [aMeasuredWager('exacta'), aMeasuredWager('exacta', { track: 'CD', median: 0.5 })];
  const middle = (track: string) => estimate(EXACTA, [LEG], rows, track).dollars?.middle ?? 0;
  assert.ok(middle('churchill-downs') < 0.6 * middle('saratoga'));
});

test('a morning line is never used as a live price', () => {
  const lined = numbered(6, { prices: PRICES.map((odds) => aPrice(odds)) });
  const none = numbered(7, { prices: PRICES.map(() => null) });
  assert.equal(estimate(DOUBLE, [LEG, lined]), {
    dollars: null,
    sentence: 'Payoff not estimated: no live prices yet for race 6.',
  });
  const pick3: TicketsToPay = { wager: 'pick 3', base: 1, tickets: [[['1'], ['1'], ['1']]] };
  assert.match(estimate(pick3, [LEG, lined, none]).sentence, /no live prices yet for races 6 and 7\.$/);
});

test('stale prices and a horse without a price give no estimate', () => {
  const stale = numbered(6, { prices: PRICES.map((odds) => aPrice(odds, { kind: 'stale' })) });
  assert.match(estimate(DOUBLE, [LEG, stale]).sentence, /: the prices for race 6 are too old\.$/);
  const partial = numbered(6, { prices: LEG.prices.with(1, null) });
  assert.match(estimate(DOUBLE, [LEG, partial]).sentence, /: no live price for #2 in race 6\.$/);
});

test('the time of an estimate is that of its oldest price', () => {
  const earlier = aPrice(1, { kind: 'live', at: shift(ONE_O_TWO, -60_000) });
  const { dollars } = estimate(DOUBLE, [LEG, numbered(6, { prices: LEG.prices.with(0, earlier) })]);
  assert.is(dollars?.pricesAt, '2025-08-02T17:01:00.000Z');
});

test('an entry is one combination by either number, a scratched horse is refused', async () => {
  const entry = aPricedLeg(PRICES, { field: { interests: [['1', '1A'], ['2'], ['3']], gone: ['4'] } });
  const [both, alone] = [[['1', '1A'], ['2']] as const, [['1'], ['2']] as const].map(
    (sets) => estimate({ ...EXACTA, tickets: [sets] }, [entry]).dollars,
  );
  assert.equal(both, alone);
  const scratched = async () => estimate({ ...EXACTA, tickets: [[['1'], ['4']]] }, [entry]);
  assert.is((await refused(scratched())).code, 'handicapping.ticket-scratched');
});

test('a ticket that cannot cash, or has more orders than can be listed, is not estimated', () => {
  const hopeless = { ...LEG, chances: [1, 0, 0] };
  const { sentence } = estimate({ ...DOUBLE, tickets: [[['2'], ['1']]] }, [hopeless, LEG]);
  assert.match(sentence, /by our chances the ticket cannot cash\.$/);
  const twenty = aPricedLeg(Array.from({ length: 20 }, (_, index) => index + 1));
  const five = { wager: 'super high five', base: 1, tickets: [[ALL, ALL, ALL, ALL, ALL]] } as const;
  assert.match(estimate(five, [twenty]).sentence, /too many combinations\.$/);
});

test('no sentence speaks of a profit', () => {
  for (const tickets of [EXACTA, { ...EXACTA, base: 500 }]) {
    const { dollars, sentence } = estimate(tickets);
    assert.ok(dollars !== null && /\$\d/.test(sentence), sentence);
    assert.not.match(sentence, /profit|expect|edge|value/i);
  }
});

test.run();
