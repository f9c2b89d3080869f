import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { PushMessage } from '#core/alerts/push-message.ts';
import { makePushWatchLists } from '#core/alerts/use-cases/push-watch-lists.ts';
import type { RaceId } from '#core/card/race.ts';
import type { HorseKey, Runner } from '#core/card/runner.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { makeMemoryWatchPushStore } from '#test/doubles/watch-push-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aDevice } from '#test/support/a-device.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';

const test = suite('notifications about watch lists');

const { memberId: fan } = aDevice();
const saturday = '2025-08-02' as RaceDay;
const MACHINE_NOW = instant(1_600_000_000_000);
const inSixth = anEntered({
  raceId: 'saratoga-2025-08-02-6' as RaceId,
  raceNumber: 6,
  horseKey: 'WETMATCH|2021|' as HorseKey,
  horseName: 'Wet Match',
});
const POST_TIME = parseInstant('2025-08-02T19:00:00Z') as Instant;

async function opened({ isWanted = true, hasDevice = true, change = {} as Partial<Runner> } = {}) {
  const watch = makeMemoryWatchStore();
  const [choices, devices] = [makeMemoryWatchPushStore(), makeMemoryPushDeviceStore()];
  const [cards, book] = [makeMemoryCardStore(), makeMemoryBookStore()];
  const raceOf = ({ raceId, raceNumber, horseKey }: typeof inSixth) =>
    aRace({
      day: saturday,
      number: raceNumber,
      id: raceId,
      postTime: POST_TIME,
      runners: [aRunner({ horseKey, ...change })],
    });
  await cards.keep(aCard({ day: saturday, races: [raceOf(anEntered()), raceOf(inSixth)] }), 'hash');
  await choices.choosePush(fan, isWanted);
  if (hasDevice) await devices.keep(aDevice());
  await watch.watch(fan, aWatched());
  await watch.keepEntered(fan, [anEntered()]);
  const sent: (readonly [string, PushMessage])[] = [];
  const errors: unknown[] = [];
  const state = { now: '2025-07-31T12:00:00Z', isDown: false };
  const check = makePushWatchLists({
    choices,
    entered: watch,
    devices,
    book,
    cards,
    push: async (messages) => {
      if (state.isDown) throw new Error('no connection');
      for (const [memberId, theirs] of messages)
        sent.push(...theirs.map((message) => [memberId, message] as const));
    },
    clock: () => MACHINE_NOW,
    racingClock: () => parseInstant(state.now) as Instant,
    logError: (error) => void errors.push(error),
  });
  return { watch, book, devices, sent, errors, state, check: () => check('saratoga', saturday) };
}

test('a horse of the list on a new card is one notification that opens its race', async () => {
  const { check, sent } = await opened();
  await check();
  await check();
  assert.is(sent.length, 1);
  const [[memberId, message] = []] = sent;
  assert.is(memberId, fan);
  assert.is(message?.title, 'Entered at Saratoga, Aug 2');
  assert.is(message?.body, 'Race 4: Paper Lantern');
  assert.is(message?.path, '/race/saratoga/2025-08-02/4');
  assert.is(message?.expiresAt, POST_TIME);
});

test('a later entry is sent alone, and horses of two races lead to the home page', async () => {
  const { check, sent, watch } = await opened();
  await check();
  await watch.keepEntered(fan, [inSixth]);
  await check();
  assert.equal(
    sent.map(([, { body }]) => body),
    ['Race 4: Paper Lantern', 'Race 6: Wet Match'],
  );
  const both = await opened();
  await both.watch.keepEntered(fan, [inSixth]);
  await both.check();
  const [[, message] = []] = both.sent;
  assert.equal([message?.body, message?.path], ['Race 4: Paper Lantern, Race 6: Wet Match', '/']);
});

test('a member who has not switched these messages on gets none, nor is there one for a scratched horse', async () => {
  for (const choice of [{ isWanted: false }, { change: { isScratched: true } }]) {
    const { check, sent } = await opened(choice);
    await check();
    assert.equal(sent, []);
  }
});

test('during a pause it is quiet, and what is still to come is sent with the next storing after it', async () => {
  const { check, sent, book } = await opened();
  await book.keepCare(fan, { ...NO_CARE, pausedUntil: instant(MACHINE_NOW + 1) });
  await check();
  assert.equal(sent, []);
  await book.keepCare(fan, NO_CARE);
  await check();
  assert.is(sent.length, 1);
});

test('a member without a device gets it after switching one on', async () => {
  const { check, sent, devices } = await opened({ hasDevice: false });
  await check();
  await devices.keep(aDevice());
  await check();
  assert.is(sent.length, 1);
});

test('a race that is off and a day that is over are not sent', async () => {
  const { check, sent, state } = await opened();
  for (const now of ['2025-08-02T19:30:00Z', '2025-08-04T12:00:00Z']) {
    state.now = now;
    await check();
  }
  assert.equal(sent, []);
});

test('a failure is logged', async () => {
  const { check, errors, state } = await opened();
  state.isDown = true;
  await check();
  assert.is(errors.length, 1);
});

test.run();
