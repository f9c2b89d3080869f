import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { makeTodaysCard, SHOWING_TOMORROW } from '#core/card/use-cases/todays-card.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('read cards');

const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const TOMORROW = '2025-08-03' as RaceDay;
const BEFORE_THE_LAST_IS_OVER = '2025-08-02T13:40:00-04:00';
const AFTER_THE_LAST = '2025-08-02T13:40:00.001-04:00';

async function racing(now: string, ...cards: ReturnType<typeof aCard>[]) {
  const store = makeMemoryCardStore();
  for (const card of cards) await store.keep(card, 'hash');
  return makeTodaysCard({ cards: store, clock: () => instantAt(now) });
}

const refusalText = async (work: Promise<unknown>): Promise<string> => {
  const { kind, code } = await refused(work);
  return `${kind} ${code}`;
};

test('while a race is still to be finished, today shows', async () => {
  const today = await (await racing(BEFORE_THE_LAST_IS_OVER, aCard(), aCard({ day: TOMORROW })))('saratoga');
  assert.is(today.card?.day, '2025-08-02');
  assert.is(today.isShowingTomorrow, false);
  assert.is(today.message, null);
});

test('when every race of today is finished and tomorrow has a card, tomorrow shows and says so', async () => {
  const today = await (await racing(AFTER_THE_LAST, aCard(), aCard({ day: TOMORROW })))('saratoga');
  assert.is(today.card?.day, TOMORROW);
  assert.is(today.today, '2025-08-02');
  assert.is(today.isShowingTomorrow, true);
  assert.is(today.message, SHOWING_TOMORROW);
});

test('finished races stay when tomorrow has no card', async () => {
  const today = await (await racing(AFTER_THE_LAST, aCard()))('saratoga');
  assert.is(today.card?.day, '2025-08-02');
  assert.is(today.isShowingTomorrow, false);
});

test('a race without a post time keeps the day open', async () => {
  const open = aCard({ races: [aRace({ postTime: null })] });
  const today = await (await racing(AFTER_THE_LAST, open, aCard({ day: TOMORROW })))('saratoga');
  assert.is(today.isShowingTomorrow, false);
});

test('without a card there is none, and the season says when racing returns', async () => {
  const today = await (await racing('2025-11-02T12:00:00-05:00'))('saratoga');
  assert.is(today.card, null);
  assert.equal(today.season, { inSeason: false, nextStart: '2026-07-10' });
});

test('today is the day on the track clock: late on the West Coast it is not tomorrow yet', async () => {
  const late = '2025-08-03T05:30:00Z';
  assert.is((await (await racing(late))('del-mar')).today, '2025-08-02');
  assert.is((await (await racing(late))('saratoga')).today, '2025-08-03');
});

test('the latest real card is known with and without a card today; a demo card does not count', async () => {
  const cards = [aCard(), aCard({ day: TOMORROW }), aCard({ day: '2025-08-04' as RaceDay, tier: 'demo' })];
  const latest = async (now: string, track: string) =>
    (await (await racing(now, ...cards))(track)).latestCardDay;
  assert.is(await latest(BEFORE_THE_LAST_IS_OVER, 'saratoga'), TOMORROW);
  assert.is(await latest('2025-11-02T12:00:00-05:00', 'saratoga'), TOMORROW);
  assert.is(await latest('2025-11-02T12:00:00-05:00', 'del-mar'), null);
});

test('a track is found by slug and by number, and an unregistered one is refused', async () => {
  const todaysCard = await racing(BEFORE_THE_LAST_IS_OVER, aCard());
  assert.is((await todaysCard('184')).track.slug, 'saratoga');
  assert.is(await refusalText(todaysCard('ascot')), 'not-found card.unknown-track');
});

test('a shown card carries the past races of its runners', async () => {
  const store = makeMemoryCardStore();
  const races = [aRace({ runners: [aRunner({ pastPerformances: [aPastRace()] })] })];
  await store.keep(aCard({ races }), 'hash');
  const showCard = makeShowCard({ cards: store });
  assert.is(
    present((await showCard('saratoga', '2025-08-02')).races[0]?.runners[0]?.pastPerformances).length,
    1,
  );
  assert.is(await refusalText(showCard('saratoga', '2025-08-03')), 'not-found card.no-card');
  assert.is(await refusalText(showCard('saratoga', '2025-02-30')), 'invalid card.bad-day');
  assert.is(await refusalText(showCard('ascot', '2025-08-02')), 'not-found card.unknown-track');
});

test('a race is found by its id; any other text is not a race', async () => {
  const store = makeMemoryCardStore();
  const second = aRace({ number: 2, runners: [aRunner({ pastPerformances: [aPastRace()] })] });
  const card = aCard({ races: [aRace(), second] });
  await store.keep(card, 'hash');
  const findRace = makeFindRace({ cards: store });
  assert.equal(await findRace('saratoga-2025-08-02-2'), { race: second, card: card.provenance });
  for (const text of ['saratoga-2025-08-02-3', 'saratoga-2025-08-02-02x', '', '../etc', '%00']) {
    assert.is(await refusalText(findRace(text)), 'not-found card.unknown-race', text);
  }
});

test.run();
