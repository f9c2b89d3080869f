import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { Card } from '#core/card/race.ts';
import { trackBySlug } from '#core/card/track.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { historyOf, postTimeIn, type RacingNow, racingAt } from '#core/results/racing-now.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';

const test = suite('where racing is by the clock');
const DAY = '2025-08-02' as RaceDay;
const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;

const racing = (...cards: readonly Card[]): RacingNow => ({ now: NOON, today: DAY, cards, history: 'real' });

/** Where racing is at a moment, with these cards stored. */
async function racingOn(now: string, ...cards: readonly Card[]): Promise<RacingNow> {
  const store = makeMemoryCardStore();
  for (const card of cards) await store.keep(card, 'hash');
  return makeReadRacingNow({ cards: store, clock: () => parseInstant(now) as Instant })();
}

test('invented races are shown only where every card of the day is invented', () => {
  const [real, invented] = [aCard(), aCard({ tier: 'demo', trackSlug: 'del-mar' })];
  assert.is(historyOf([invented]), 'demo');
  assert.is(historyOf([invented, real]), 'real');
  assert.is(historyOf([real]), 'real');
  assert.is(historyOf([]), 'real');
});

test('the scheduled off is found by track, day and number', () => {
  const card = aCard();
  assert.is(postTimeIn(racing(card), 'SAR', DAY, 2), aRace({ number: 2 }).postTime);
  assert.is(postTimeIn(racing(card), 'SAR', DAY, 9), null);
  assert.is(postTimeIn(racing(card), 'DMR', DAY, 2), null);
  assert.is(postTimeIn(racing(card), 'SAR', '2025-08-03' as RaceDay, 2), null);
  assert.is(postTimeIn(racing(card), 'XXX', DAY, 2), null);
});

test('a race without an announced post time has none', () => {
  assert.is(postTimeIn(racing(aCard({ races: [aRace({ postTime: null })] })), 'SAR', DAY, 1), null);
});

test('today is the day at the first track, and the cards are those of today', async () => {
  const now = await racingOn('2025-08-02T12:00:00-04:00', aCard(), aCard({ day: '2025-08-03' as RaceDay }));
  assert.equal([now.today, now.cards.map(({ day }) => day), now.history], [DAY, [DAY], 'real']);
});

test('an hour after midnight in New York it is still yesterday at Del Mar', async () => {
  const delMar = aCard({ trackSlug: 'del-mar', day: DAY });
  const now = await racingOn('2025-08-03T01:00:00-04:00', delMar, aCard());
  assert.is(now.today, '2025-08-03');
  assert.equal(
    now.cards.map(({ trackSlug }) => trackSlug),
    ['del-mar'],
  );
});

test('a day without racing has no cards and shows real races', async () => {
  const now = await racingOn('2025-12-24T12:00:00-05:00', aCard());
  assert.equal([now.cards, now.history], [[], 'real']);
});

test('a day of the demo shows the demo', async () => {
  assert.is((await racingOn('2025-08-02T12:00:00-04:00', aCard({ tier: 'demo' }))).history, 'demo');
});

test('a track known only from its card has its post times under its code', () => {
  const card = aCard({ trackSlug: 'qqq-mountain' });
  assert.is(postTimeIn(racing(card), 'QQQ', DAY, 2), aRace({ number: 2 }).postTime);
});

test('at one track the day, cards and history are its own', () => {
  const [demo, real] = [
    aCard({ tier: 'demo' }),
    aCard({ trackSlug: 'del-mar', day: '2025-08-01' as RaceDay }),
  ];
  const everywhere = { ...racing(demo, real), now: parseInstant('2025-08-02T01:00:00-04:00') as Instant };
  const [saratoga, delMar, keeneland] = ['saratoga', 'del-mar', 'keeneland'].map((slug) =>
    racingAt(everywhere, present(trackBySlug(slug))),
  );
  assert.equal([saratoga?.today, saratoga?.cards, saratoga?.history], [DAY, [demo], 'demo']);
  assert.equal([delMar?.today, delMar?.cards, delMar?.history], ['2025-08-01', [real], 'real']);
  assert.equal([keeneland?.cards, keeneland?.history], [[], 'real']);
  assert.is(racingAt(everywhere, null), everywhere);
});

test.run();
