import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { priceWords } from '#core/picks/recommendations/live-odds.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { evidenceOn } from '../opinions.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('live odds of a race');

const liveOddsOf = (race: Race, around: Surroundings = {}) =>
  recommend(evidenceOn(race, around), analysisFor({ isKeySet: false }), aProvenance()).liveOddsData;

/** The rows of a race with these prices on its board a minute ago. */
function rowsWith(prices: readonly (number | null)[], race: Race = aRace()) {
  const boards = [aBoard({ raceId: race.id, at: shift(MORNING, -MINUTE), prices })];
  return liveOddsOf(race, { boards }).map(({ programNumber, price, morningLine }) => [
    programNumber,
    price?.text ?? null,
    morningLine?.text ?? null,
  ]);
}

test('each horse with a price on the board has it beside its morning line', () => {
  assert.equal(rowsWith([2, 3.5, null, null, 12, null]), [
    ['1', '2-1', '5-2'],
    ['2', '7-2', '3-1'],
    ['5', '12-1', '10-1'],
  ]);
});

test('a price of an old board is there as well, and says that it is old', () => {
  const boards = [aBoard({ raceId: aRace().id, at: shift(MORNING, -11 * MINUTE), prices: [2] })];
  const [row] = liveOddsOf(aRace(), { boards });
  assert.equal([row?.price?.text, row?.price?.kind], ['2-1', 'stale']);
});

test('without a board there are none', () => {
  assert.equal(liveOddsOf(aRace()), []);
});

test('both horses of an entry have its price, and the line of the one that has a line', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A', morningLine: null }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 4 }),
    aRunner({ programNumber: '2' }),
  ];
  assert.equal(rowsWith([2, null], aRace({ runners })), [
    ['1', '2-1', '4-1'],
    ['1A', '2-1', '4-1'],
  ]);
});

test('a scratched horse has no live odds, whatever the board shows', () => {
  const runners = [aRunner({ isScratched: true }), aRunner({ programNumber: '2' })];
  assert.equal(rowsWith([2, 3.5], aRace({ runners })), [['2', '7-2', '5-1']]);
});

test('a price says where it is: on the board or on the morning line', () => {
  assert.is(priceWords(aPrice(3.5)), '7-2 on the morning line');
  assert.is(priceWords(aPrice(3.5, { kind: 'live' })), '7-2 on the board');
});

test.run();
