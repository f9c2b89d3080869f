import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Runner } from '#core/card/runner.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMailWatchLists } from '#core/notebook/use-cases/mail-watch-lists.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';

const test = suite('mails about watch lists');

const { id: anna, email } = aMember();
const saturday = '2025-08-02' as RaceDay;

async function opened(now = '2025-07-31T12:00:00Z') {
  const lists = makeMemoryWatchStore();
  const watch = { ...lists, ...makeMemoryWatchMailStore(lists) };
  const cards = makeMemoryCardStore();
  const horse = aRunner({ horseKey: anEntered().horseKey });
  const imported = (change: Partial<Runner> = {}) =>
    cards.keep(
      aCard({
        day: saturday,
        races: [
          aRace({ day: saturday, number: 4, id: anEntered().raceId, runners: [{ ...horse, ...change }] }),
        ],
      }),
      'hash',
    );
  await imported();
  const [members, book] = [makeMemoryMemberStore(), makeMemoryBookStore()];
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const errors: unknown[] = [];
  const state = { isMailDown: false, refusal: 'mail.unavailable', tried: 0 };
  await members.add(aMember());
  const trainer = aWatched({ kind: 'trainer', key: 'ROBIN LANE', name: 'Robin Lane' });
  for (const watched of [aWatched(), trainer]) await watch.watch(anna, watched);
  await watch.keepEntered(anna, [anEntered(), anEntered({ watched: trainer })]);
  const mail = makeMailWatchLists({
    sendMail: async (sent) => {
      state.tried += 1;
      if (state.isMailDown) throw new Refusal('unavailable', state.refusal, 'The mail could not be sent.');
      mails.push(sent);
    },
    site: 'https://racing.example.com',
    watch,
    book,
    members,
    cards,
    clock: () => instant(1_600_000_000_000),
    racingClock: () => parseInstant(now) as Instant,
    logError: (error) => void errors.push(error),
  });
  return { watch, book, members, mails, errors, state, imported, mail: () => mail('saratoga', saturday) };
}

test('a member who did not choose mail gets none', async () => {
  const { mail, mails } = await opened();
  await mail();
  assert.equal(mails, []);
});

test('a member who chose mail gets one a card, however often the card is stored', async () => {
  const { watch, mail, mails } = await opened();
  await watch.chooseMail(anna, true);
  for (const _ of [1, 2, 3]) await mail();
  assert.is(mails.length, 1);
  assert.equal(
    [mails[0]?.to, mails[0]?.subject],
    [email, 'Clubhouse Turn: your watch list at Saratoga, Aug 2'],
  );
  assert.match(mails[0]?.text ?? '', /^Race 4: Paper Lantern \(trainer Robin Lane\)$/m);
});

test('a member whose account is gone gets no mail, and nothing fails', async () => {
  const { watch, mail, mails, errors } = await opened();
  const former = 'a-former-member' as MemberId;
  await watch.watch(former, aWatched());
  await watch.keepEntered(former, [anEntered()]);
  for (const member of [former, anna]) await watch.chooseMail(member, true);
  assert.equal(await watch.mailReaders('saratoga', saturday), [former, anna]);
  await mail();
  assert.equal([mails.map(({ to }) => to), errors], [[email], []]);
});

test('a mail that was not accepted is sent when the card is stored again', async () => {
  const { watch, mail, mails, errors, state } = await opened();
  await watch.chooseMail(anna, true);
  state.isMailDown = true;
  await mail();
  assert.equal([mails.length, errors.length], [0, 1]);
  state.isMailDown = false;
  await mail();
  assert.is(mails.length, 1);
});

test('a scratched horse is in no email, an also-eligible one is marked', async () => {
  const { watch, mail, mails, imported } = await opened();
  await watch.chooseMail(anna, true);
  await imported({ isScratched: true });
  await mail();
  assert.equal(mails, []);
  await imported({ listStatus: 'also-eligible' });
  await mail();
  assert.match(mails[0]?.text ?? '', /^Race 4: Paper Lantern \(trainer Robin Lane\), also eligible$/m);
});

test('a horse entered for the main track only is marked as that', async () => {
  const { watch, mail, mails, imported } = await opened();
  await watch.chooseMail(anna, true);
  await imported({ listStatus: 'main-track-only' });
  await mail();
  assert.match(mails[0]?.text ?? '', /^Race 4: Paper Lantern \(trainer Robin Lane\), main track only$/m);
});

async function withBob(room: Awaited<ReturnType<typeof opened>>): Promise<void> {
  const bob = 'a-bob' as MemberId;
  await room.members.add(aMember({ id: bob, email: 'bob@example.com' }));
  await room.watch.watch(bob, aWatched());
  await room.watch.keepEntered(bob, [anEntered()]);
  for (const member of [anna, bob]) await room.watch.chooseMail(member, true);
}

test('an unavailable mail server is tried once a card; a refused address does not stop the other mails', async () => {
  const room = await opened();
  await withBob(room);
  room.state.isMailDown = true;
  await room.mail();
  assert.is(room.state.tried, 1);
  room.state.refusal = 'mail.refused';
  await room.mail();
  assert.is(room.state.tried, 3);
  room.state.isMailDown = false;
  await room.mail();
  assert.is(room.mails.length, 2);
});

test('a failure for one member does not stop the other mails', async () => {
  const room = await opened();
  await withBob(room);
  const { find } = room.members;
  Object.assign(room.members, {
    find: async (by: Parameters<typeof find>[0]) => {
      if ('id' in by && by.id !== anna) throw new Error('gone in between');
      return find(by);
    },
  });
  await room.mail();
  assert.equal([room.mails.map(({ to }) => to), room.errors.length], [[email], 1]);
});

test('no mail is sent about a past day, or while the book is paused', async () => {
  const late = await opened('2025-08-03T16:00:00Z');
  await late.watch.chooseMail(anna, true);
  await late.mail();
  assert.equal(late.mails, []);
  const { watch, book, mail, mails } = await opened();
  await watch.chooseMail(anna, true);
  await book.keepCare(anna, { ...NO_CARE, pausedUntil: instant(1_700_000_000_000) });
  await mail();
  assert.equal(mails, []);
});

test.run();
