import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { atPrices, pricesIn } from '#core/picks/recommendations/at-prices.ts';
import { withoutPick } from '#core/picks/recommendations/no-pick.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { makePriceNow } from '#core/picks/use-cases/price-now.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { FIELD } from '../horses.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('saved picks at current prices');

const analysis = analysisFor({ isKeySet: false });
const RACE = aRace({ runners: FIELD });
const OFF = RACE.postTime as Instant;
const UNTIMED = aRace({ runners: FIELD, postTime: null });

/** The saved picks at `now`, with these boards. */
const priceAt = (now: Instant, saved: readonly Recommendation[], boards: readonly Board[] = []) =>
  makePriceNow({
    cards: { raceWith: async () => null },
    odds: { latest: async () => boards },
    sealedBets: async () => new Map(),
    clock: () => now,
    drift: analysis.settings.value.drift,
  })(saved);

const boardAt = (at: Instant, ...prices: readonly number[]) => aBoard({ raceId: RACE.id, at, prices });
const ALL_AT = (toOne: number) => FIELD.map(() => toOne);

test('a race without a post time is off once its day is over, and then no bet is called now', async () => {
  const saved = recommendOn(UNTIMED);
  const [sameDay] = await priceAt(shift(OFF, 6 * HOUR), [saved]);
  assert.match(sameDay?.verdict.sentence ?? '', /; morning line /);
  assert.not.match(sameDay?.verdict.sentence ?? '', /at the off/);
  const [nextDay] = await priceAt(shift(OFF, 24 * HOUR), [saved]);
  assert.match(nextDay?.verdict.sentence ?? '', /^Frozen at the off: /);
});

test('the evidence of a race without a post time is off by the same rule, though its facts end at noon', () => {
  const evidenceAt = (now: Instant) => evidenceOf(UNTIMED, new Map(), now);
  const rules = analysis.settings.value;
  assert.is(pricesIn(evidenceAt(shift(OFF, 6 * HOUR)), rules).isOff, false);
  assert.is(pricesIn(evidenceAt(shift(OFF, 24 * HOUR)), rules).isOff, true);
  assert.is(evidenceAt(shift(OFF, 24 * HOUR)).upTo, evidenceAt(shift(OFF, 6 * HOUR)).upTo);
});

test('picks that no analyst gave a choice get the verdict of the current prices too', async () => {
  const saved = { ...recommendOn(RACE), primaryPick: null };
  const now = shift(OFF, -20 * MINUTE);
  const [long] = await priceAt(now, [saved], [boardAt(shift(now, -MINUTE), ...ALL_AT(90))]);
  assert.is(long?.verdict.kind, 'BET');
  assert.is(long?.primaryPick, null);
  const [short] = await priceAt(now, [saved], [boardAt(shift(now, -MINUTE), ...ALL_AT(0.1))]);
  assert.is(short?.verdict.kind, 'PASS');
});

test('a race that went off without a pick gets no verdict from the prices at the off', async () => {
  const none = withoutPick(recommendOn(RACE));
  assert.equal(await priceAt(shift(OFF, HOUR), [none], [boardAt(shift(OFF, -MINUTE), ...ALL_AT(90))]), [
    none,
  ]);
});

test('picks saved under an id that names no race stay in their place, as saved', async () => {
  const [first, odd, last] = [
    recommendOn(RACE),
    { ...recommendOn(RACE), raceId: 'Race 7' },
    recommendOn(RACE),
  ];
  const now = shift(OFF, -20 * MINUTE);
  const priced = await priceAt(now, [first, odd, last], [boardAt(shift(now, -MINUTE), ...ALL_AT(90))]);
  assert.equal(
    priced.map(({ raceId }) => raceId),
    [RACE.id, 'Race 7', RACE.id],
  );
  assert.equal(priced[1], odd);
  assert.is(priced[2]?.verdict.kind, 'BET');
});

test('picks of earlier versions, which have no line, stay unchanged', () => {
  const older = { ...recommendOn(RACE), line: null };
  const current = pricesIn(evidenceOf(RACE, new Map(), MORNING), analysis.settings.value);
  assert.is(atPrices(older, current), older);
});

test.run();
