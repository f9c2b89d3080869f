import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ACCOUNT_LIMITS,
  accountFromAddressSubject,
  accountSubject,
  addressSubject,
  countTries,
  countTry,
  LONGEST_SPAN_MS,
} from '#core/accounts/try-limit.ts';
import { HOUR, instant, MINUTE } from '#core/kernel/instant.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Limits on tries');
const limit = { tries: 3, withinMs: 60_000 };
const instantAt = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);

test('as many tries as allowed pass, the next learns how long to wait', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 10, 20]) await countTry(tally, limit, 'x', instantAt(second));
  const refusal = await refused(countTry(tally, limit, 'x', instantAt(25)));
  assert.is(refusal.kind, 'too-many');
  assert.is(refusal.retryAfterSeconds, 35);
});

test('waiting as long as required is enough, however often one tried meanwhile', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 10, 20]) await countTry(tally, limit, 'x', instantAt(second));
  for (const second of [25, 40, 59]) await refused(countTry(tally, limit, 'x', instantAt(second)));
  await countTry(tally, limit, 'x', instantAt(60));
  assert.is((await refused(countTry(tally, limit, 'x', instantAt(60)))).retryAfterSeconds, 10);
});

test('other subjects have their own count', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 1, 2]) await countTry(tally, limit, 'x', instantAt(second));
  await countTry(tally, limit, 'y', instantAt(3));
});

test('a try taken back does not count', async () => {
  const tally = makeMemoryAttemptStore();
  for (let nth = 0; nth < 10; nth += 1) await (await countTry(tally, limit, 'x', instantAt(0))).takeBack();
  assert.equal(await tally.since('x', instantAt(0)), { count: 0, oldest: null });
});

test('a try that one of two limits refuses counts for neither', async () => {
  const tally = makeMemoryAttemptStore();
  const counts = ['narrow', 'wide'].map((subject, nth) => ({ limit: { ...limit, tries: nth + 1 }, subject }));
  await countTries(tally, counts, instantAt(0));
  await refused(countTries(tally, counts, instantAt(1)));
  await refused(countTries(tally, [...counts].reverse(), instantAt(2)));
  for (const subject of ['narrow', 'wide'])
    assert.is((await tally.since(subject, instantAt(0))).count, 1, subject);
});

test('of twenty tries at one moment exactly as many pass as are allowed', async () => {
  const tally = makeMemoryAttemptStore();
  const tries = Array.from({ length: 20 }, () => countTry(tally, limit, 'x', instantAt(0)));
  const passed = (await Promise.allSettled(tries)).filter((end) => end.status === 'fulfilled');
  assert.is(passed.length, 3);
});

test('a refused try says why, and to try again in a second at the earliest', async () => {
  const tally = makeMemoryAttemptStore();
  const short = { tries: 1, withinMs: 100 };
  await countTry(tally, short, 'x', instantAt(0));
  const { code, message, retryAfterSeconds } = await refused(countTry(tally, short, 'x', instantAt(0)));
  assert.equal([code, retryAfterSeconds], ['accounts.too-many-tries', 1]);
  assert.is(message, 'Too many attempts. Try again in 1 second.');
});

test('a refusal says how long to wait, in seconds or in whole minutes', async () => {
  const sentenceAfter = async (seconds: number) => {
    const none = { tries: 0, withinMs: seconds * 1000 };
    return (await refused(countTry(makeMemoryAttemptStore(), none, 'x', instantAt(0)))).message;
  };
  assert.match(await sentenceAfter(89), /in 89 seconds\.$/);
  assert.match(await sentenceAfter(91), /in 2 minutes\.$/);
  assert.match(await sentenceAfter(3600), /in 60 minutes\.$/);
});

test('a limit of no tries refuses the first, for the whole span', async () => {
  const never = { tries: 0, withinMs: 60_000 };
  assert.is(
    (await refused(countTry(makeMemoryAttemptStore(), never, 'x', instantAt(0)))).retryAfterSeconds,
    60,
  );
});

test('ten wrong passwords for an account from an address in a quarter of an hour, two hundred from the address', () => {
  const { signInPerAccount, signInPerAddress, resetPerAccount, signUpPerAccount } = ACCOUNT_LIMITS;
  assert.equal(signInPerAccount, { tries: 10, withinMs: 15 * MINUTE });
  assert.equal(signInPerAddress, { tries: 200, withinMs: 15 * MINUTE });
  assert.equal(resetPerAccount, { tries: 3, withinMs: HOUR });
  assert.equal(signUpPerAccount, { tries: 5, withinMs: HOUR });
});

test('no limit looks further back than what is stored', () => {
  for (const { withinMs } of Object.values(ACCOUNT_LIMITS)) assert.ok(withinMs <= LONGEST_SPAN_MS);
  assert.is(LONGEST_SPAN_MS, HOUR);
});

test('an account is counted in any spelling, an address by its network, and each kind of try for itself', () => {
  assert.is(accountSubject(' Anna@Example.com '), accountSubject('anna@example.com'));
  const fromHere = (email: string) => accountFromAddressSubject('sign-in', email, '192.0.2.1');
  assert.is(fromHere('ANNA@example.com'), fromHere('anna@example.com'));
  assert.is.not(
    fromHere('anna@example.com'),
    accountFromAddressSubject('sign-in', 'anna@example.com', '::1'),
  );
  assert.is(addressSubject('reset', '2001:db8:1:2::1'), addressSubject('reset', '2001:db8:1:2::2'));
  assert.is.not(addressSubject('reset', '192.0.2.1'), addressSubject('sign-up', '192.0.2.1'));
});

test.run();
