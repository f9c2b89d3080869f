import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { DAY, HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

const test = suite('sealing picks');
const OFF = aRace().postTime as Instant;

interface Clocks {
  readonly racing?: Instant;
  readonly machine?: Instant;
}

function open({ racing = shift(OFF, -60 * MINUTE), machine = racing }: Clocks = {}) {
  const ledger = makeMemoryLedgerStore();
  const hand = { racing, machine };
  const seal = makeSealPicks({
    ledger,
    digest,
    withLock: makeWithLock(),
    clock: () => hand.racing,
    machineClock: () => hand.machine,
  });
  const entries = async () => (await ledger.after(0, 1_000)).map(entryIn);
  return { hand, seal, entries, verify: makeVerifyLedger({ ledger, digest }) };
}

test('a pick is sealed with both clocks, before its off', async () => {
  const machine = shift(OFF, -90 * MINUTE);
  const { seal, entries } = open({ machine });
  assert.is(await seal([aPickToSeal()]), 1);
  const [entry] = await entries();
  assert.is(entry?.sealedAt, new Date(machine).toISOString());
  assert.is(entry?.racingAt, new Date(OFF - 60 * MINUTE).toISOString());
  assert.equal([entry?.isAfterOff, entry?.isReplayed], [false, false]);
});

test('the same again makes no new entry, a change makes one and the old one stays', async () => {
  const { seal, entries, hand } = open();
  await seal([aPickToSeal()]);
  hand.racing = shift(hand.racing, MINUTE);
  assert.is(await seal([aPickToSeal()]), 0);
  assert.is(await seal([aPickToSeal(aRace(), { cardHash: 'a scratch later' })]), 1);
  assert.is(await seal([aPickToSeal()]), 1, 'going back to an earlier content is a change too');
  assert.equal(
    (await entries()).map(({ inputs }) => inputs.card),
    ['card hash', 'a scratch later', 'card hash'],
  );
});

test('from the off on an entry is marked', async () => {
  const { seal, entries, hand } = open({ racing: shift(OFF, -1) });
  await seal([aPickToSeal()]);
  hand.racing = OFF;
  await seal([aPickToSeal(aRace(), { cardHash: 'other' })]);
  assert.equal(
    (await entries()).map(({ isAfterOff }) => isAfterOff),
    [false, true],
  );
});

test('a racing clock set back makes no proof for a real race, and is what an invented race goes by', async () => {
  const machine = shift(OFF, 30 * DAY);
  const { seal, entries } = open({ machine });
  await seal([aPickToSeal(), aPickToSeal(aRace({ isDemo: true }))]);
  assert.equal(
    (await entries()).map(({ isDemo, isReplayed }) => ({ isDemo, isReplayed })),
    [
      { isDemo: false, isReplayed: true },
      { isDemo: true, isReplayed: false },
    ],
  );
});

test('a replayed pick carries the moment it is made as of, beside what was sealed then', async () => {
  const { seal, entries } = open({ machine: shift(OFF, DAY), racing: shift(OFF, DAY) });
  const pick = aPickToSeal(aRace({ isDemo: true }), { now: shift(OFF, -MINUTE) });
  assert.is(await seal([pick], { isReplayed: true }), 1);
  assert.is(await seal([pick], { isReplayed: true }), 0);
  const [entry] = await entries();
  assert.is(entry?.racingAt, new Date(OFF - MINUTE).toISOString());
  assert.equal([entry?.isAfterOff, entry?.isReplayed], [false, true]);
});

test('a race without a post time is over the day after: a pick sealed then is from after the off', async () => {
  const untimed = aRace({ postTime: null });
  const sameDay = open({ racing: shift(OFF, 6 * HOUR) });
  await sameDay.seal([aPickToSeal(untimed)]);
  assert.is((await sameDay.entries())[0]?.isAfterOff, false);
  const nextDay = open({ racing: shift(OFF, DAY) });
  await nextDay.seal([aPickToSeal(untimed)]);
  assert.is((await nextDay.entries())[0]?.isAfterOff, true);
});

test('a race without starters has nothing to seal', async () => {
  const { seal } = open();
  assert.is(await seal([aPickToSeal(aRace({ runners: [] }))]), 0);
});

test('twenty at once make one chain', async () => {
  const { seal, verify } = open();
  const picks = Array.from({ length: 20 }, (_, index) => aPickToSeal(aRace({ number: index + 1 })));
  await Promise.all(picks.map((pick) => seal([pick])));
  const { isWhole, entries } = await verify();
  assert.equal([isWhole, entries], [true, 20]);
});

test('a hash that was written down is looked for', async () => {
  const { seal, verify } = open();
  await seal([aPickToSeal()]);
  const { head } = await verify();
  assert.ok((await verify({ known: head?.hash ?? '' })).isWhole);
  const { isWhole, fault } = await verify({ known: 'f'.repeat(64) });
  assert.not.ok(isWhole);
  assert.match(fault ?? '', /no entry has the hash f+/);
});

test.run();
