import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMailWatchLists } from '#core/notebook/use-cases/mail-watch-lists.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';

const test = suite('mails about watch lists');

const { id: anna, email } = aMember();
const saturday = '2025-08-02' as RaceDay;

async function opened(now = '2025-07-31T12:00:00Z') {
  const watch = { ...makeMemoryWatchStore(), ...makeMemoryWatchMailStore() };
  const [members, book] = [makeMemoryMemberStore(), makeMemoryBookStore()];
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const errors: unknown[] = [];
  const state = { isMailDown: false };
  await members.add(aMember());
  const trainer = aWatched({ kind: 'trainer', key: 'ROBIN LANE', name: 'Robin Lane' });
  for (const watched of [aWatched(), trainer]) await watch.watch(anna, watched);
  await watch.keepEntered(anna, [anEntered(), anEntered({ watched: trainer })]);
  const mail = makeMailWatchLists({
    sendMail: async (sent) => {
      if (state.isMailDown)
        throw new Refusal('unavailable', 'mail.unavailable', 'The mail could not be sent.');
      mails.push(sent);
    },
    site: 'https://racing.example.com',
    watch,
    book,
    members,
    clock: () => instant(1_600_000_000_000),
    racingClock: () => parseInstant(now) as Instant,
    logError: (error) => void errors.push(error),
  });
  return { watch, book, mails, errors, state, mail: () => mail('saratoga', saturday) };
}

test('nobody gets a mail who did not ask for it', async () => {
  const { mail, mails } = await opened();
  await mail();
  assert.equal(mails, []);
});

test('whoever asked gets one mail a card, however often the card comes', async () => {
  const { watch, mail, mails } = await opened();
  await watch.chooseMail(anna, true);
  await watch.chooseMail('nobody' as MemberId, true);
  for (const _ of [1, 2, 3]) await mail();
  assert.is(mails.length, 1);
  assert.equal(
    [mails[0]?.to, mails[0]?.subject],
    [email, 'Clubhouse Turn: your watch list at Saratoga, Aug 2'],
  );
  assert.match(mails[0]?.text ?? '', /^Race 4: Paper Lantern \(trainer Robin Lane\)$/m);
});

test('a mail that was not taken is sent with the next card', async () => {
  const { watch, mail, mails, errors, state } = await opened();
  await watch.chooseMail(anna, true);
  state.isMailDown = true;
  await mail();
  assert.equal([mails.length, errors.length], [0, 1]);
  state.isMailDown = false;
  await mail();
  assert.is(mails.length, 1);
});

test('no mail goes out about a day that is over, nor while the book is paused', async () => {
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
