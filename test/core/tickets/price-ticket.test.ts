import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper, payoffs } from '#config/models.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { box, type Ticket, wheel } from '#core/tickets/ticket.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { refused } from '#test/support/refused.ts';
import { isNear } from '../handicapping/vectors.ts';

const test = suite('the cost of a ticket on one race');

const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const RACE = 'saratoga-2025-08-02-1';

async function opened() {
  const cards = makeMemoryCardStore();
  const runners = [
    aRunner({ programNumber: '1', toOne: 2, coupledWith: 'a' }),
    aRunner({ programNumber: '1A', toOne: 2, coupledWith: 'a', isScratched: true }),
    aRunner({ programNumber: '2', toOne: 3 }),
    aRunner({ programNumber: '3', toOne: 4 }),
    aRunner({ programNumber: '4', toOne: 9, isScratched: true }),
  ];
  await cards.keep(aCard({ races: [aRace({ runners })] }), 'hash');
  const deps = { cards, knownAround: nothingKnown, clock: () => MORNING, handicapper };
  return {
    priceTicket: makePriceTicket({ readLegs: makeReadLegs(deps), payoffs }),
    rateRace: makeRateRace(deps),
  };
}

const code = async (ticket: Ticket, race = RACE) => {
  const { priceTicket } = await opened();
  return (await refused(priceTicket(race, ticket))).code;
};

test('a win ticket pays as often as the rating says its horse wins, and a box of all always', async () => {
  const { priceTicket, rateRace } = await opened();
  const { runners, model } = await rateRace(RACE);
  const win = await priceTicket(RACE, { wager: 'win', base: 2, sets: [['2']] });
  const rated = runners.find(({ programNumber }) => programNumber === '2')?.winProbability ?? 0;
  assert.ok(isNear(win.chance, rated, 1e-12));
  assert.equal([win.combinations, win.cost, win.raceNumber, win.model], [1, 2, 1, model]);
  const all = await priceTicket(RACE, box('exacta', 1, ['1', '2', '3']));
  assert.equal([all.combinations, all.cost], [6, 6]);
  assert.ok(isNear(all.chance, 1, 1e-9));
});

test('takeout is the printed rate; a quinella has the exacta’s, marked as assumed', async () => {
  const { priceTicket } = await opened();
  const { takeout: exacta } = await priceTicket(RACE, wheel('exacta', 1, ['2']));
  assert.equal([exacta.share, exacta.isAssumed], [0.185, false]);
  const { takeout: quinella } = await priceTicket(RACE, box('quinella', 1, ['2', '3']));
  assert.equal([quinella.share, quinella.isAssumed], [0.185, true]);
});

test('a scratched horse is refused; a scratched mate buys the horse that runs', async () => {
  assert.is(await code({ wager: 'win', base: 2, sets: [['4']] }), 'handicapping.ticket-scratched');
  assert.is(await code(box('exacta', 1, ['2', '4'])), 'handicapping.ticket-scratched');
  const { priceTicket } = await opened();
  const [mate, horse] = await Promise.all(
    ['1A', '1'].map((number) => priceTicket(RACE, { wager: 'win', base: 2, sets: [[number]] })),
  );
  assert.is(mate?.chance, horse?.chance);
});

test('an unknown race, an invalid stake and an impossible ticket are refused', async () => {
  const ticket = box('exacta', 1, ['2', '3']);
  assert.is(await code(ticket, 'saratoga-2025-08-02-99'), 'card.unknown-race');
  assert.is(await code({ ...ticket, base: 0.001 }), 'handicapping.ticket-stake');
  assert.is(await code(box('exacta', 1, ['2'])), 'handicapping.ticket-void');
  assert.is(await code(box('exacta', 1, ['2', '77'])), 'handicapping.ticket-unknown');
});

test.run();
