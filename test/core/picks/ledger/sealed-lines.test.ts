import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { handicapper } from '#config/models.ts';
import { aroundRace, evidenceOf } from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { entryIn, failureOf } from '#core/picks/ledger/chain.ts';
import { sealedLinesIn } from '#core/picks/ledger/sealed-lines.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aChain, aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { FIELD } from '../horses.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('sealed lines');

const [turfHorse, ...dirtHorses] = FIELD.map((runner, index) => ({
  ...runner,
  pastPerformances: present(runner.pastPerformances).map((line) => ({
    ...line,
    surface: index === 0 ? ('turf' as const) : line.surface,
  })),
}));
const RACE = aRace({ runners: [present(turfHorse), ...dirtHorses] });
const entries = (...changes: Parameters<typeof aChain>[0]) => aChain(changes).map(entryIn);

test('a sealed line counts from the moment it was sealed, and not on a clock set back before it', () => {
  const sealed = entries({});
  assert.is(sealedLinesIn(sealed, MORNING).size, 1);
  assert.is(sealedLinesIn(sealed, shift(MORNING, -1)).size, 0);
});

test('the last line sealed before the off counts, and one from the day itself over one from a replay', () => {
  const line = (model: string) => ({ line: { ...lineOf(), model } });
  const modelIn = (...changes: Parameters<typeof aChain>[0]) =>
    sealedLinesIn(entries(...changes), MORNING).get(RACE.id)?.model;
  assert.is(modelIn(line('first'), line('second')), 'second');
  assert.is(modelIn(line('first'), { ...line('replay'), isReplayed: true }), 'first');
  assert.is(modelIn({ ...line('replay'), isReplayed: true }), 'replay');
  assert.is(modelIn(line('first'), { ...line('late'), isAfterOff: true }), 'first');
});

const lineOf = () => lineOnRace(evidenceOf(RACE, new Map(), MORNING), handicapper);

/** A race sealed in the morning, and its evidence an hour later. */
async function sealedInTheMorning() {
  const ledger = makeMemoryLedgerStore();
  const clock = () => MORNING;
  const seal = makeSealPicks({ ledger, digest, withLock: makeWithLock(), clock, machineClock: clock });
  await seal([aPickToSeal(RACE)]);
  const later = shift(MORNING, HOUR);
  const known = makeKnowAround({
    connectionRecordsOf: async () => new Map(),
    odds: { latest: async () => [aBoard({ raceId: RACE.id, at: shift(later, -MINUTE), prices: [20, 1] })] },
    raceWeatherOf: async () => new Map(),
    sealedLines: makeReadSealedLines({ ledger }),
  });
  const evidenceNow = async (race = RACE) =>
    evidenceOf(race, new Map(), later, aroundRace(await known([race], new Map(), later), race));
  return { ledger, seal, evidenceNow };
}

const otherModel = { ...handicapper, model: { ...handicapper.model, version: 'next' } };

test('a sealed line does not change when the board moves or the model changes', async () => {
  const { evidenceNow } = await sealedInTheMorning();
  const line = lineOnRace(await evidenceNow(), otherModel);
  assert.equal(line, lineOf());
  assert.is(line.madeAt, '2025-08-02T13:00:00.000Z');
});

test('a scratch or a change of surface makes a new line, which says why', async () => {
  const { evidenceNow } = await sealedInTheMorning();
  const [first, ...others] = RACE.runners;
  if (first === undefined) throw new Error('the race has runners');
  const causeOf = async (race: typeof RACE) => lineOnRace(await evidenceNow(race), otherModel).cause;
  assert.is(
    await causeOf({ ...RACE, runners: [{ ...first, isScratched: true }, ...others] }),
    '#1 Paper Lantern 1 is out.',
  );
  assert.match((await causeOf({ ...RACE, surface: 'turf' })) ?? '', /^The race is on the turf\.$/);
});

test('a line sealed before the off stays in force behind entries from after the off and from a later clock', async () => {
  const { ledger, evidenceNow } = await sealedInTheMorning();
  const sealedLate = { racingAt: '2025-08-02T23:00:00.000Z', raceId: RACE.id };
  const late = { line: { ...lineOf(), model: 'late' } };
  await ledger.append(
    aChain(
      [
        { ...late, ...sealedLate },
        { ...late, ...sealedLate, isAfterOff: true },
      ],
      await ledger.head(),
    ),
  );
  assert.equal(lineOnRace(await evidenceNow(), otherModel), lineOf());
});

test('the same line sealed again makes no new entry', async () => {
  const { ledger, seal } = await sealedInTheMorning();
  assert.is(await seal([aPickToSeal(RACE)]), 0);
  assert.is((await ledger.head())?.seq, 1);
});

test('an entry from before lines were sealed has none, and still verifies', () => {
  const rows = aChain([{ line: undefined as never }]);
  assert.is(sealedLinesIn(rows.map(entryIn), MORNING).size, 0);
  assert.equal(
    rows.map((row) => failureOf(row, null, digest)),
    [null],
  );
});

test.run();
