import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { SendMail } from '#core/accounts/ports.ts';
import { makeFindFollowers } from '#core/accounts/use-cases/find-followers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMailDays } from '#core/notebook/use-cases/mail-days.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { makeIsCardOver } from '#core/results/use-cases/is-card-over.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeShowDaysCard } from '#core/scorecards/use-cases/show-last-card.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryDayMailStore } from '#test/doubles/day-mail-store.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { aRace } from '#test/support/a-race.ts';
import { aSheet } from '#test/support/a-result.ts';
import { anEntry, aRun } from '../scorecards/scoreboard/a-scored-race.ts';

const test = suite('mails about how a card went');

const { id: anna, email } = aMember();
const DAY = '2025-08-02' as RaceDay;
const EVENING = '2025-08-02T23:00:00Z';

type Mail = Parameters<SendMail>[0];

/** A card of two races at Saratoga, of which so many are official; the first was sealed in time. */
async function opened({
  races = 2,
  now = EVENING,
  isSealed = true,
  sealed = {} as Partial<LedgerEntry>,
} = {}) {
  const [cards, results, ledger] = [makeMemoryCardStore(), makeMemoryResultStore(), makeMemoryLedgerStore()];
  const trackChoices = makeMemoryTrackChoiceStore();
  const [members, book, mails] = [makeMemoryMemberStore(), makeMemoryBookStore(), makeMemoryDayMailStore()];
  await cards.keep(aCard({ day: DAY, races: [1, 2].map((number) => aRace({ day: DAY, number })) }), 'hash');
  const run = Array.from({ length: races }, (_, index) => aRun({ raceNumber: index + 1 }).race);
  if (races > 0) await results.keep(aSheet({ day: DAY, races: run }), 'hash');
  if (isSealed)
    await ledger.append(
      linkedRows([anEntry({ seq: 1, raceNumber: 1, raceId: `saratoga-${DAY}-1`, ...sealed })], null, digest),
    );
  await members.add(aMember());
  const sent: Mail[] = [];
  const state = { refusal: null as string | null, now };
  const racingClock = () => parseInstant(state.now) as Instant;
  const deps = { cards, results, ledger, racingNow: makeReadRacingNow({ cards, clock: racingClock }) };
  const errors: unknown[] = [];
  const looked: RaceDay[] = [];
  const isCardOver = makeIsCardOver(deps);
  let secrets = 0;
  const mailDays = makeMailDays({
    sendMail: async (mail) => {
      if (state.refusal !== null) throw new Refusal('unavailable', state.refusal, 'Not taken.');
      sent.push(mail);
    },
    site: 'https://turn.example/',
    mails,
    book,
    members,
    followers: makeFindFollowers({ trackChoices }),
    cards,
    async isCardOver(track, day) {
      looked.push(day);
      return isCardOver(track, day);
    },
    showDaysCard: makeShowDaysCard(deps),
    recordHeads: async () => ['picks 398 of the record'],
    newSecret() {
      secrets += 1;
      return `secret-${secrets}`;
    },
    digest,
    clock: () => instant(1_600_000_000_000),
    racingClock,
    logError: (error) => void errors.push(error),
  });
  return { cards, looked, mails, book, members, trackChoices, results, sent, errors, state, mailDays };
}

test('a member who did not ask gets none', async () => {
  const { mailDays, sent } = await opened();
  await mailDays();
  assert.equal(sent, []);
});

test('who asked gets one mail after the last race is official, however often it is looked at', async () => {
  const { mails, mailDays, sent } = await opened();
  await mails.chooseDayMail(anna, DAY);
  for (const _ of [1, 2, 3]) await mailDays();
  assert.equal(
    sent.map(({ to, subject }) => [to, subject]),
    [[email, 'Clubhouse Turn: how Saratoga went, Aug 2']],
  );
  assert.match(sent[0]?.text ?? '', /^Race 1 \(sealed /m);
  assert.match(sent[0]?.text ?? '', 'picks 398 of the record');
  assert.match(sent[0]?.html ?? '', '<table');
  assert.match(sent[0]?.text ?? '', 'https://turn.example/race-results-ai');
});

test('the card of a track that the member does not follow is not mailed', async () => {
  const { mails, trackChoices, mailDays, sent } = await opened();
  await mails.chooseDayMail(anna, DAY);
  await trackChoices.keep(anna, { chosen: 'aqueduct' });
  await mailDays();
  assert.equal(sent, []);
  await trackChoices.keep(anna, { mine: ['saratoga'] });
  await mailDays();
  assert.is(sent.length, 1);
});

test('nothing goes out while a race of the card has no result', async () => {
  const { mails, mailDays, sent, results } = await opened({ races: 1 });
  await mails.chooseDayMail(anna, DAY);
  await mailDays();
  assert.equal(sent, []);
  const races = [1, 2].map((raceNumber) => aRun({ raceNumber }).race);
  await results.keep(aSheet({ day: DAY, races }), 'other hash');
  await mailDays();
  assert.is(sent.length, 1);
});

test('while a bet of ours waits for its payoff, so does the mail', async () => {
  const horse = { programNumber: '1', name: 'PAPER LANTERN 1' };
  const { mails, mailDays, sent, results } = await opened({
    races: 0,
    sealed: { verdict: { kind: 'BET', horse, priceToTake: null } },
  });
  await mails.chooseDayMail(anna, DAY);
  const [first, second] = [1, 2].map((raceNumber) => aRun({ raceNumber }).race);
  if (first === undefined || second === undefined) throw new Error('no races');
  await results.keep(aSheet({ day: DAY, races: [{ ...first, payouts: [] }, second] }), 'hash');
  await mailDays();
  assert.equal(sent, []);
  await results.keep(aSheet({ day: DAY, races: [first, second] }), 'other hash');
  await mailDays();
  assert.match(sent[0]?.text ?? '', /^Balance: /m);
});

test('a card without a pick sealed in time, or from before the member asked, sends nothing', async () => {
  const unsealed = await opened({ isSealed: false });
  await unsealed.mails.chooseDayMail(anna, DAY);
  await unsealed.mailDays();
  const { mails, mailDays, sent } = await opened();
  await mails.chooseDayMail(anna, '2025-08-03' as RaceDay);
  await mailDays();
  assert.equal([unsealed.sent, sent], [[], []]);
});

test('results that come the next morning are mailed then, later ones never', async () => {
  for (const [now, mailed] of [
    ['2025-08-03T14:00:00Z', 1],
    ['2025-08-04T14:00:00Z', 0],
  ] as const) {
    const { mails, mailDays, sent } = await opened({ now });
    await mails.chooseDayMail(anna, DAY);
    await mailDays();
    assert.is(sent.length, mailed, now);
  }
});

test('tomorrow’s cards are not looked at', async () => {
  const { cards, looked, mails, mailDays } = await opened();
  await cards.keep(aCard({ day: '2025-08-03' as RaceDay, trackSlug: 'del-mar' }), 'hash');
  await mails.chooseDayMail(anna, DAY);
  await mailDays();
  assert.equal(looked, [DAY]);
});

test('a mail whose mark cannot be taken back logs both failures', async () => {
  const { mails, mailDays, state, errors } = await opened();
  await mails.chooseDayMail(anna, DAY);
  state.refusal = 'mail.unavailable';
  mails.releaseDayMail = async () => {
    throw new Error('The database is down.');
  };
  await mailDays();
  assert.equal(
    errors.map((error) => (error instanceof Error ? error.message : '')),
    ['The database is down.', 'Not taken.'],
  );
});

test('the address of one press stops the mails of its reader', async () => {
  const { mails, mailDays, sent } = await opened();
  await mails.chooseDayMail(anna, DAY);
  await mailDays();
  assert.is(sent[0]?.stopUrl, 'https://turn.example/stop-mail?key=secret-1');
  assert.is(await mails.stopDayMail(digest('secret-1')), true);
  assert.is(await mails.wantsDayMail(anna), false);
});

test('an unavailable server is tried again, an address it refuses is not', async () => {
  const { mails, mailDays, sent, state, errors } = await opened();
  await mails.chooseDayMail(anna, DAY);
  state.refusal = 'mail.unavailable';
  await mailDays();
  state.refusal = null;
  await mailDays();
  assert.equal([sent.length, errors.length], [1, 1]);
  const other = await opened();
  await other.mails.chooseDayMail(anna, DAY);
  other.state.refusal = 'mail.refused';
  for (const _ of [1, 2]) await other.mailDays();
  assert.is(other.errors.length, 1);
});

test('a paused member gets none, a member who is gone stops nobody', async () => {
  const { mails, book, mailDays, sent, errors } = await opened();
  await book.keepCare(anna, { ...NO_CARE, pausedUntil: instant(1_700_000_000_000) });
  for (const member of ['a-former-member' as MemberId, anna]) await mails.chooseDayMail(member, DAY);
  await mailDays();
  assert.equal([sent, errors], [[], []]);
  await book.keepCare(anna, NO_CARE);
  await mailDays();
  assert.is(sent.length, 1);
});

test('a server that stops leaves the mails it has not begun to the next look, and sends none twice', async () => {
  const { mails, members, mailDays, sent } = await opened();
  const other = aMember({ id: 'other' as MemberId, email: 'bea@example.com' });
  await members.add(other);
  for (const { id } of [{ id: anna }, other]) await mails.chooseDayMail(id, DAY);
  await mailDays(() => sent.length > 0);
  assert.is(sent.length, 1);
  await mailDays();
  assert.equal(sent.map(({ to }) => to).sort(), [email, 'bea@example.com'].sort());
});

test.run();
