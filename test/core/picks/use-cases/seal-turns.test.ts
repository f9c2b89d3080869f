import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { handicapper } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { WithLock } from '#core/kernel/functions.ts';
import { HOUR, type Instant, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { percentText } from '#core/kernel/text.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { makePriceNow } from '#core/picks/use-cases/price-now.ts';
import { makeReadSealedBets } from '#core/picks/use-cases/read-sealed-bets.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeSealTurns } from '#core/picks/use-cases/seal-turns.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { FIELD } from '../horses.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('sealing verdicts that turn');

const RACE = aRace({ runners: FIELD });
const OFF = RACE.postTime as Instant;
const PICK = aPickToSeal(RACE, { now: MORNING });
/** Every horse of the field far too short, and the first one far longer than its price to take. */
const SHORT = FIELD.map(() => 0.1);
const LONG = FIELD.map((_, nth) => (nth === 0 ? 80 : 0.1));
const OTHER = FIELD.map((_, nth) => (nth === 1 ? 80 : 0.1));
const nearest = (prices: readonly number[]) =>
  FIELD[prices.indexOf(Math.max(...prices))]?.programNumber ?? null;

/** The race with its pick sealed in the morning, unless `isSealed` is false. */
async function open({ isSealed = true, machineAhead = 0 } = {}) {
  const [cards, ledger, odds] = [makeMemoryCardStore(), makeMemoryLedgerStore(), makeMemoryOddsStore()];
  await cards.keep(aCard({ races: [RACE] }), 'hash');
  const hand = { now: MORNING as Instant, beforeLock: async (): Promise<unknown> => undefined };
  const clock = () => hand.now;
  const clocks = { clock, machineClock: () => shift(hand.now, machineAhead) };
  const sealing = { ledger, digest, withLock: makeWithLock(), ...clocks };
  const sealPicks = makeSealPicks(sealing);
  if (isSealed) await sealPicks([PICK]);
  const sealedBets = makeReadSealedBets({ ledger });
  const knownAround = makeKnowAround({
    connectionRecordsOf: async () => new Map(),
    odds,
    raceWeatherOf: async () => new Map(),
    sealedLines: makeReadSealedLines({ ledger }),
    sealedBets,
  });
  const withLock: WithLock = async (key, work) => {
    await hand.beforeLock();
    return sealing.withLock(key, work);
  };
  const sealTurns = makeSealTurns({ cards, knownAround, handicapper, ...sealing, withLock });
  const boardAt = async (minutesBefore: number, prices: readonly number[]) => {
    hand.now = shift(OFF, -minutesBefore * MINUTE);
    await odds.keep([aBoard({ raceId: RACE.id, at: shift(hand.now, -1), prices })], hand.now);
    return sealTurns('saratoga', RACE.day);
  };
  const entries = async () => (await ledger.after(0, 1_000)).map(entryIn);
  const said = async () =>
    (await entries()).map(({ verdict: { kind, horse } }) => [kind, horse?.programNumber]);
  const room = { cards, knownAround, clock, handicapper };
  const field = makeShowRaceField({ ledger, ...room });
  const priceNow = makePriceNow({ cards, odds, sealedBets, clock, drift: handicapper.rules.drift });
  return {
    ...{ hand, sealPicks, boardAt, entries, said, cards },
    sealTurns: () => sealTurns('saratoga', RACE.day),
    verify: makeVerifyLedger({ ledger, digest }),
    field: () => field('saratoga', RACE.day, RACE.number),
    rated: () => makeRateRace(room)(RACE.id),
    picked: async () => present((await priceNow([PICK.recommendation]))[0]),
  };
}

test('a verdict that turns BET is sealed with its price, its board and its cause, and nothing else changes', async () => {
  const { boardAt, entries, verify, hand } = await open();
  assert.is(await boardAt(10, LONG), 1);
  const [morning, turned] = await entries();
  const { turn, verdict, ...same } = present(turned);
  assert.equal([verdict.kind, verdict.horse?.programNumber], ['BET', nearest(LONG)]);
  const row = present(same.line?.rows.find(({ horses }) => horses[0]?.programNumber === nearest(LONG)));
  assert.equal(verdict.priceToTake, row.priceToTake);
  assert.equal([turn?.price?.text, turn?.price?.kind], ['80-1', 'live']);
  assert.equal(turn?.board, { source: 'A tote', at: toIso(shift(hand.now, -1)) });
  assert.match(turn?.cause ?? '', /became BET on #\d+: 80-1 on the board, price to take /);
  assert.equal([same.voices, same.tickets, same.line], [morning?.voices, morning?.tickets, morning?.line]);
  assert.equal([same.isAfterOff, same.isReplayed], [false, false]);
  assert.is((await verify()).isWhole, true);
});

test('each turn is sealed once, and a BET stands when its price falls', async () => {
  const { boardAt, sealTurns, said } = await open();
  await boardAt(30, SHORT);
  await boardAt(10, LONG);
  assert.is(await sealTurns(), 0);
  assert.is(await boardAt(5, SHORT), 0);
  assert.is(await boardAt(1, LONG), 0);
  assert.equal((await said()).at(-1), ['BET', nearest(LONG)]);
  assert.is(await boardAt(0.5, OTHER), 1, 'a bet on another horse is one more');
});

test('nothing is sealed from the off on, of a race without a sealed pick, or of a race that is over by the machine', async () => {
  const { boardAt, hand, sealTurns } = await open();
  await boardAt(10, SHORT);
  hand.now = OFF;
  assert.is(await sealTurns(), 0);
  assert.is(await (await open({ isSealed: false })).boardAt(10, LONG), 0);
  assert.is(await (await open({ machineAhead: 24 * HOUR })).boardAt(10, LONG), 0);
});

test('a scratch of the bet horse opens the race to turns again, with the line that the scratch made', async () => {
  const { boardAt, cards, entries } = await open();
  await boardAt(10, LONG);
  const runners = RACE.runners.map((runner, nth) => (nth === 0 ? { ...runner, isScratched: true } : runner));
  const race: Race = { ...RACE, runners };
  await cards.keep(aCard({ races: [race] }), 'another hash');
  assert.is(await boardAt(5, OTHER), 1);
  const last = (await entries()).at(-1);
  assert.match(last?.line?.cause ?? '', /is out\.$/);
  assert.is(last?.verdict.kind, 'BET');
});

test('after the off, field, rating and picks call a race what the record calls it, at the prices of the off', async () => {
  const { boardAt, hand, field, rated, picked } = await open();
  await boardAt(10, LONG);
  await boardAt(1, SHORT);
  assert.is((await field()).verdict.kind === 'BET', false, 'before the off the price decides');
  hand.now = shift(OFF, HOUR);
  const { verdict } = await field();
  assert.equal([verdict.kind, verdict.programNumber, verdict.price?.toOne], ['BET', nearest(LONG), 0.1]);
  assert.match(verdict.sentence, /^Frozen at the off: we said BET on .*, sealed at 80-1; .* at the off\. /);
  assert.equal((await picked()).verdict, verdict);
  const { runners } = await rated();
  assert.equal(
    runners.filter((runner) => runner.verdict === 'BET').map(({ programNumber }) => programNumber),
    [nearest(LONG)],
  );
});

test('after the off the sealed bet is the only one, though another horse went off longer than its price to take', async () => {
  const { boardAt, hand, rated } = await open();
  await boardAt(10, LONG);
  await boardAt(0, OTHER);
  hand.now = shift(OFF, HOUR);
  const { runners } = await rated();
  assert.equal(
    runners.filter(({ verdict }) => verdict === 'BET').map(({ programNumber }) => programNumber),
    [nearest(LONG)],
  );
});

test('a pick made again after the verdicts were read is not turned by them', async () => {
  const { boardAt, hand, sealPicks, said } = await open();
  hand.beforeLock = async () => {
    hand.now = shift(hand.now, 1);
    await sealPicks([{ ...PICK, cardHash: 'card with a scratch' }]);
  };
  assert.is(await boardAt(10, LONG), 0);
  assert.is((await said()).length, 2);
});

/** The race with a change of each runner, by its place on the card. */
const changedRace = (change: (nth: number) => Partial<Runner>): Race => ({
  ...RACE,
  runners: RACE.runners.map((runner, nth) => ({ ...runner, ...change(nth) })),
});

test('a bet is called at the price to take of the line in force, and with the chance that was sealed', async () => {
  const { boardAt, cards, hand, field, rated, entries } = await open();
  await boardAt(10, LONG);
  const bet = present((await entries()).at(-1));
  const scratched = changedRace((nth) => (nth === 1 ? { isScratched: true } : {}));
  await cards.keep(aCard({ races: [scratched] }), 'another hash');
  hand.now = shift(OFF, HOUR);
  const { verdict } = await field();
  const rating = (await rated()).runners.find(({ programNumber }) => programNumber === nearest(LONG));
  assert.equal([verdict.kind, verdict.priceToTake], ['BET', rating?.priceToTake]);
  const sealedChance = present(bet.line?.rows[0]).chance;
  assert.is.not(verdict.chance, sealedChance, 'the scratch has made a new line');
  assert.ok(verdict.sentence.includes(`at ${bet.verdict.priceToTake?.text} or more, sealed at 80-1;`));
  assert.ok(verdict.sentence.endsWith(` We made it ${percentText(sealedChance)}.`), verdict.sentence);
});

test('a bet is on its horse: another one under its number is none, and may turn into one', async () => {
  const { boardAt, cards, hand, field, rated, said, entries } = await open();
  await boardAt(10, LONG);
  const other = changedRace((nth) => (nth === 0 ? { horseName: 'A LATE ENTRY' } : {}));
  await cards.keep(aCard({ races: [other] }), 'another hash');
  assert.is(await boardAt(5, SHORT), 1, 'its horse is out, so the bet is over');
  assert.match(present((await entries()).at(-1)?.line?.cause), /^#1 .* is out; #1 A Late Entry is in\.$/);
  hand.now = shift(OFF, HOUR);
  assert.is.not((await field()).verdict.kind, 'BET');
  assert.not.ok((await rated()).runners.some(({ verdict }) => verdict === 'BET'));
  assert.is.not((await said()).at(-1)?.[0], 'BET');
});

test('a sealed bet whose horse is scratched after the off is no bet any more, in the picks as in the field', async () => {
  const { boardAt, cards, hand, field, picked } = await open();
  await boardAt(10, LONG);
  hand.now = shift(OFF, HOUR);
  assert.is((await picked()).verdict.kind, 'BET');
  const scratched = changedRace((nth) => (nth === 0 ? { isScratched: true } : {}));
  await cards.keep(aCard({ races: [scratched] }), 'another hash');
  const { verdict, valueBets } = await picked();
  assert.equal([verdict.kind, (await field()).verdict.kind], ['PASS', 'PASS']);
  assert.not.ok(valueBets.some(({ programNumber }) => programNumber === nearest(LONG)));
});

test('after the off the sealed bet is the only value bet, whatever became of the prices', async () => {
  const { boardAt, hand, picked } = await open();
  await boardAt(10, LONG);
  await boardAt(
    1,
    OTHER.map((price, nth) => (nth === 2 ? 80 : price)),
  );
  hand.now = shift(OFF, HOUR);
  const { verdict, valueBets, claudeValueBets, chatgptValueBets } = await picked();
  assert.equal([verdict.kind, verdict.programNumber], ['BET', nearest(LONG)]);
  assert.equal(
    valueBets.map(({ programNumber, price }) => [programNumber, price.toOne]),
    [[nearest(LONG), 0.1]],
  );
  for (const { programNumber } of [...claudeValueBets, ...chatgptValueBets])
    assert.is(programNumber, nearest(LONG));
});

test('a race whose price never came is called by its last sealed verdict everywhere', async () => {
  const { boardAt, hand, field, said } = await open();
  await boardAt(10, SHORT);
  hand.now = shift(OFF, HOUR);
  assert.is((await field()).verdict.kind, (await said()).at(-1)?.[0]);
});

test('the line on the race is the one that was sealed, turn or not', async () => {
  const { boardAt, entries } = await open();
  await boardAt(10, LONG);
  const lines = (await entries()).map(({ line }) => line);
  assert.equal(lines, [lines[0], lineOnRace(PICK.evidence, handicapper)]);
});

test.run();
