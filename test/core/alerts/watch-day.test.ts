import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { PushMessage } from '#core/alerts/push-message.ts';
import { makeWatchDay } from '#core/alerts/use-cases/watch-day.ts';
import type { Race } from '#core/card/race.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { VerdictKind } from '#core/odds/verdict.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { makeMemoryAlertStore } from '#test/doubles/alert-store.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aDevice } from '#test/support/a-device.ts';
import { aRace } from '#test/support/a-race.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { recommendOn } from '../picks/picks-of.ts';

const test = suite('watching the day board');

const turfRace = aRace({ surface: 'turf' });
const { day, runners, postTime } = turfRace;
const made = recommendOn(turfRace);
const quote = { text: '5-1', toOne: 5 };

function withVerdict(kind: VerdictKind): Recommendation {
  const price = { ...quote, kind: 'live' as const, source: 'tote', at: null };
  const about = { programNumber: '1', horse: 'PAPER LANTERN', price, priceToTake: quote };
  return { ...made, verdict: { ...made.verdict, ...about, kind } };
}

async function opened() {
  const devices = makeMemoryPushDeviceStore();
  const cards = makeMemoryCardStore();
  const state = {
    picks: [withVerdict('WATCH')] as readonly Recommendation[] | null,
    areFollowersKnown: true,
    now: '2025-08-02T12:00:00-04:00',
  };
  const pushed: (PushMessage & { readonly since: Instant })[] = [];
  const stored = (change: Partial<Race> = {}) =>
    cards.keep(aCard({ races: [{ ...turfRace, ...change }] }), JSON.stringify(change));
  await stored();
  await devices.keep(aDevice());
  let machine = 5_000;
  const watchDay = makeWatchDay({
    alerts: makeMemoryAlertStore(),
    devices,
    cards,
    picksForDay: async () => {
      if (state.picks === null) throw new Refusal('not-found', 'picks.none', 'There are no picks.');
      return { recommendations: state.picks };
    },
    followers: async (_track, members) => {
      if (!state.areFollowersKnown) throw new Error('the database is away');
      return members;
    },
    push: async (messages, since) =>
      void pushed.push(...[...messages.values()].flat().map((message) => ({ ...message, since }))),
    clock: () => {
      machine += 1;
      return instant(machine);
    },
    racingClock: () => parseInstant(state.now) as Instant,
    withLock: makeWithLock(),
  });
  return { devices, state, pushed, stored, look: () => watchDay('saratoga', day) };
}

const scratchedPick = runners.map((runner) =>
  runner.programNumber === made.primaryPick?.programNumber ? { ...runner, isScratched: true } : runner,
);

test('a WATCH that becomes a BET is pushed once, for the time until the race is off', async () => {
  const { state, pushed, look } = await opened();
  await look();
  assert.equal(pushed, [], 'nothing is known to have changed at the first look');
  for (const kind of ['BET', 'WATCH', 'BET'] as const) {
    state.picks = [withVerdict(kind)];
    await look();
  }
  assert.equal(pushed, [
    {
      title: 'Saratoga, race 1',
      body: 'BET #1 Paper Lantern: now 5-1, price to take 5-1',
      tag: 'Saratoga, race 1 BET #1 Paper Lantern: now 5-1, price to take 5-1',
      path: '/race/saratoga/2025-08-02/1',
      expiresAt: postTime as Instant,
      since: instant(5_001),
    },
  ]);
});

test('what happened while nobody could be asked who follows the track is pushed at the next look', async () => {
  const { state, pushed, look } = await opened();
  await look();
  state.picks = [withVerdict('BET')];
  state.areFollowersKnown = false;
  await look().then(
    () => assert.unreachable('looked without the followers'),
    ({ message }: Error) => assert.is(message, 'the database is away'),
  );
  state.areFollowersKnown = true;
  await look();
  assert.is(pushed.length, 1);
});

test('a scratched pick is pushed, also while its picks are being made again', async () => {
  const { state, pushed, stored, look } = await opened();
  await look();
  state.picks = null;
  await stored({ runners: scratchedPick });
  await look();
  assert.equal(
    pushed.map(({ body }) => /^Our pick #(\d+) .* is scratched$/.exec(body)?.[1]),
    [made.primaryPick?.programNumber],
  );
});

test('a race that comes off the turf is pushed; after the off nothing is', async () => {
  const { state, pushed, stored, look } = await opened();
  await look();
  await stored({ surface: 'dirt', offTheTurf: { from: 'turf', drewIn: [], cameOut: [] } });
  await look();
  assert.equal(
    pushed.map(({ body }) => body),
    ['Off the turf'],
  );
  state.now = '2025-08-02T13:05:00-04:00';
  state.picks = [withVerdict('BET')];
  await stored({ runners: scratchedPick });
  await look();
  assert.is(pushed.length, 1);
});

test('without a device nothing is looked at, and of a day that is over neither', async () => {
  const { devices, state, pushed, stored, look } = await opened();
  await devices.forget(aDevice().memberId);
  await look();
  await devices.keep(aDevice());
  await stored({ runners: scratchedPick });
  await look();
  assert.equal(pushed, [], 'the scratch was there at the first look');
  state.now = '2025-08-03T01:00:00-04:00';
  await stored({ offTheTurf: { from: 'turf', drewIn: [], cameOut: [] } });
  await look();
  assert.equal(pushed, []);
});

test.run();
