import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { type WatchDeps, watchCommand } from '#cli/watch.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Runner } from '#core/card/runner.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeUnwatch, makeWatch } from '#core/notebook/use-cases/change-watch-list.ts';
import { makeShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchPushStore } from '#test/doubles/watch-push-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli watch');

const ADA = 'ada@example.com';
const BOB = 'bob@example.com';
const OFF = 'Emails are off, notifications off.\n';
const memberOf = (email: string) => email as MemberId;

async function opened() {
  const watch = makeMemoryWatchStore();
  const mails = makeMemoryWatchMailStore(watch);
  const pushes = makeMemoryWatchPushStore();
  const cards = makeMemoryCardStore();
  const deps = {
    watch,
    cards,
    savedSearches: makeMemorySavedSearchStore(),
    clock: () => instant(1_600_000_000_000),
    racingClock: () => parseInstant('2025-07-31T12:00:00Z') as Instant,
    withLock: makeWithLock(),
  };
  const lantern = aRunner({ horseName: 'Paper Lantern', jockey: aPerson('LANE ROBIN') });
  const imported = (change: Partial<Runner> = {}) =>
    cards.keep(aCard({ races: [aRace({ number: 4, runners: [{ ...lantern, ...change }] })] }), 'hash');
  await imported();
  const [show, add, takeOff] = [makeShowWatchList(deps), makeWatch(deps), makeUnwatch(deps)];
  const app: WatchDeps = {
    showWatchList: (email) => show(memberOf(email)),
    addToWatchList: (email, watched) => add(memberOf(email), watched),
    takeOffWatchList: (email, watched) => takeOff(memberOf(email), watched),
    watchChoices: async (email) => ({
      mail: await mails.wantsMail(memberOf(email)),
      push: await pushes.wantsPush(memberOf(email)),
    }),
    chooseWatchPush: (email, choice) => pushes.choosePush(memberOf(email), choice === 'on'),
    chooseWatchMail: (email, choice) => mails.chooseMail(memberOf(email), choice === 'on'),
    close: async () => undefined,
  };
  return {
    imported,
    wantsPush: (email: string) => pushes.wantsPush(memberOf(email)),
    wantsMail: (email: string) => mails.wantsMail(memberOf(email)),
    run: (...args: readonly string[]) =>
      runCommand(
        watchCommand(async () => app),
        ...args,
      ),
  };
}

test('a horse is watched, listed with its entry, and taken off', async () => {
  const { run, imported } = await opened();
  assert.is((await run('list', ADA)).out, `Nothing is watched.\n${OFF}`);
  assert.is((await run('add', ADA, 'horse', 'Paper Lantern')).out, '1 watched.\n');
  const { out } = await run('list', ADA);
  assert.match(out, /^Paper Lantern \(horse\)$/m);
  assert.match(out, /^Paper Lantern: entered, saratoga 2025-08-02 race 4 \(horse Paper Lantern\)$/m);
  await imported({ isScratched: true });
  assert.match(
    (await run('list', ADA)).out,
    /^Paper Lantern: scratched or off the card, saratoga 2025-08-02 race 4 \(horse Paper Lantern\)$/m,
  );
  const json = JSON.parse((await run('list', ADA, '--json')).out) as { readonly entered: readonly unknown[] };
  assert.is(json.entered.length, 1);
  assert.is((await run('remove', ADA, 'horse', 'Paper Lantern')).out, '0 watched.\n');
  assert.is((await run('list', ADA)).out, `Nothing is watched.\n${OFF}`);
});

test('the list is of the member of the email, and of the kind that is given', async () => {
  const { run } = await opened();
  await run('add', ADA, 'jockey', 'Robin Lane');
  assert.match((await run('list', ADA)).out, /^Robin Lane \(jockey\)$/m);
  assert.is((await run('list', BOB)).out, `Nothing is watched.\n${OFF}`);
  for (const other of [
    [BOB, 'jockey'],
    [ADA, 'trainer'],
  ]) {
    const { error } = await run('remove', ...other, 'Robin Lane');
    assert.ok(error instanceof Refusal && error.code === 'notebook.not-watched', other.join());
  }
  assert.is((await run('remove', ADA, 'jockey', 'Robin Lane')).out, '0 watched.\n');
});

test('emails are turned on and off for the member of the email alone', async () => {
  const { run, wantsMail } = await opened();
  assert.is((await run('mail', ADA, 'on')).out, 'Emails are on.\n');
  assert.equal([await wantsMail(ADA), await wantsMail(BOB)], [true, false]);
  assert.match((await run('list', ADA)).out, /^Emails are on, notifications off\.$/m);
  assert.is((await run('mail', ADA, 'off')).out, 'Emails are off.\n');
  assert.is(await wantsMail(ADA), false);
});

test('notifications are turned on and off for the member of the email alone', async () => {
  const { run, wantsPush } = await opened();
  assert.is((await run('push', ADA, 'on')).out, 'Notifications are on.\n');
  assert.equal([await wantsPush(ADA), await wantsPush(BOB)], [true, false]);
  const { mail, push } = JSON.parse((await run('list', ADA, '--json')).out) as Record<string, unknown>;
  assert.equal([mail, push], [false, true]);
  assert.is((await run('push', ADA, 'off')).out, 'Notifications are off.\n');
  assert.is(await wantsPush(ADA), false);
});

test('an unknown kind is bad usage', async () => {
  const { run } = await opened();
  assert.match(String((await run('add', ADA, 'dog', 'Rex')).error), /Allowed choices/);
});

test.run();
