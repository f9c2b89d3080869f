import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { rateAsOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';
import { randomRace } from './random-race.ts';

const test = suite('live prices');

const race = aRace();
const POST = Number(race.postTime);
const NO_FORM = new Map();
const minutesAt = (minutesBefore: number): Instant => instant(POST - minutesBefore * MINUTE);
const board = (minutesBefore: number, more: Partial<Parameters<typeof aBoard>[0]> = {}): Board =>
  aBoard({ raceId: race.id, at: minutesAt(minutesBefore), ...more });
const evidence = (now: Instant, ...boards: readonly Board[]) => evidenceOf(race, NO_FORM, now, { boards });
const pricesOf = (priced: ReturnType<typeof evidence>) =>
  priced.interests.map(({ price: odds }) => [odds?.text, odds?.kind]);
const rate = (now: Instant, ...boards: readonly Board[]) =>
  rateAsOf(race, NO_FORM, { now, card: aProvenance(), boards }, handicapper);

test('a price is that of the last board before the moment, and who showed it is known', () => {
  const reportedEvidence = evidence(
    minutesAt(3),
    board(10, { prices: [1, 9] }),
    board(5),
    board(3, { prices: [9, 1] }),
  );
  assert.equal(pricesOf(reportedEvidence).slice(0, 2), [
    ['2-1', 'live'],
    ['3-1', 'live'],
  ]);
  assert.equal(reportedEvidence.board, { tier: 'live', source: 'A tote', at: minutesAt(5) });
});

test('without a board the price is the morning line, and so it is for a horse that the board leaves out', () => {
  const none = evidence(minutesAt(3));
  assert.equal([none.board, pricesOf(none)[0]], [null, ['5-2', 'morning line']]);
  const some = evidence(minutesAt(3), board(5, { prices: [2, null] }));
  assert.equal(
    pricesOf(some)
      .slice(0, 3)
      .map(([, kind]) => kind),
    ['live', 'morning line', 'morning line'],
  );
});

test('no board of the off or later is looked at, whatever the clock says', () => {
  const late = [board(0, { prices: [9, 1, 9] }), board(-4, { prices: [1, 9, 9] })];
  for (const now of [minutesAt(0), minutesAt(-60)]) {
    assert.equal(evidence(now, board(2), ...late), evidence(now, board(2)));
    assert.is(evidence(now, ...late).board, null);
  }
});

test('adding boards of after the off changes no rating of any race', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(randomRace, prices, fc.nat(600), (any, quotes, minutes) => {
      const off = any.postTime ?? instant(0);
      const before = aBoard({ raceId: any.id, at: off - 2 * MINUTE, prices: quotes });
      const after = aBoard({ raceId: any.id, at: off + minutes * MINUTE, prices: quotes.toReversed() });
      const rated = (boards: readonly Board[]) =>
        rateAsOf(
          any,
          NO_FORM,
          { now: instant(off + 900 * MINUTE), card: aProvenance(), boards },
          handicapper,
        );
      assert.equal(rated([before, after]), rated([before]));
    }),
    { numRuns: 25 },
  );
});

test('an entry is priced by its number, also when one of its horses is left', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A', isScratched: true }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 9 }),
    aRunner({ programNumber: '2' }),
  ];
  const { interests } = evidenceOf({ ...race, runners }, NO_FORM, minutesAt(3), { boards: [board(5)] });
  assert.equal(
    interests.map(({ number, price: odds }) => [number, odds?.text]),
    [
      ['1A', '2-1'],
      ['2', '3-1'],
    ],
  );
});

test('a board moves only the blended chance and the expected value, never our chance or the price to take', () => {
  const [morning, live] = [rate(minutesAt(3)), rate(minutesAt(3), board(5, { prices: [20, 1, 2, 3, 4, 5] }))];
  const ours = ({ runners }: typeof live) =>
    runners.map(({ winProbability, fairPrice, priceToTake }) => [winProbability, fairPrice, priceToTake]);
  assert.equal(ours(live), ours(morning));
  assert.equal([live.model.name, live.sources.board?.source], ['morning', 'A tote']);
  assert.match(live.sources.blended, /^Live prices \(weight /);
  assert.is.not(live.runners[0]?.blendedProbability, live.runners[0]?.winProbability);
  assert.is(morning.runners[0]?.blendedProbability, morning.runners[0]?.winProbability);
});

test('a price worth taking is a BET only on a current board, not on the morning line or a stale board', () => {
  const generous = board(5, { prices: [9, 9, 9, 9, 9, 9] });
  const rules = { ...handicapper.rules, margin: 0.2, leastChance: 0 };
  const pricesOnly = { ...handicapper, model: market, liveModel: market, rules };
  const verdicts = (now: Instant, boards: readonly Board[]) =>
    rateAsOf(race, NO_FORM, { now, card: aProvenance(), boards }, pricesOnly).runners.map(
      ({ verdict }) => verdict,
    );
  assert.equal(verdicts(minutesAt(4), [generous]).slice(0, 3), ['BET', 'BET', 'BET']);
  const old = board(20, { prices: [9, 9, 9, 9, 9, 9] });
  assert.ok(verdicts(minutesAt(1), [old]).every((verdict) => verdict !== 'BET'));
  const onLine = { ...race, runners: [1, 2, 3].map((n) => aRunner({ programNumber: String(n), toOne: 9 })) };
  const rated = rateAsOf(onLine, NO_FORM, { now: minutesAt(1), card: aProvenance() }, pricesOnly);
  assert.ok(
    rated.runners.every(({ verdict, expectedValue }) => verdict === 'WATCH' && (expectedValue ?? 0) > 0),
  );
});

test('a figure carries the price it uses', () => {
  const [live] = rate(minutesAt(3), board(5)).runners;
  assert.equal(live?.price, aPrice(2, { kind: 'live', source: 'A tote', at: minutesAt(5) }));
  assert.is(rate(minutesAt(3)).runners[0]?.price?.kind, 'morning line');
});

test('a price of a board too old to bet by is stale, and still counts as one of a board', () => {
  const old = rate(minutesAt(1), board(20));
  assert.equal(old.runners[0]?.price, aPrice(2, { kind: 'stale', source: 'A tote', at: minutesAt(20) }));
  assert.match(old.sources.blended, /^Live prices /);
});

test.run();
