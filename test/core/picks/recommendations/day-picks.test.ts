import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackBySlug } from '#core/card/track.ts';
import { HOUR, SECOND, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { dayPicks } from '#core/picks/recommendations/day-picks.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('the picks of a day as a reply');
const BASE = recommendOn(aRace());

/** A set of races analyzed by these, in their order. */
const setBy = (...analysts: readonly string[]): PicksSet => ({
  trackSlug: 'saratoga',
  day: '2025-08-02' as RaceDay,
  madeAt: MORNING,
  isScheduled: true,
  cardHash: 'card 1',
  madeWith: 'analysts-2',
  recommendations: analysts.map((analysedBy, nth) => ({ ...BASE, analysedBy, raceNumber: nth + 1 })),
});

const replyOn = (set: PicksSet, later = 0) =>
  dayPicks(set, {
    track: present(trackBySlug('saratoga')),
    card: aProvenance(),
    now: shift(MORNING, later),
    cached: true,
    forceRefreshUsed: false,
  });

test('the age is in whole seconds, a second not yet over does not count', () => {
  assert.equal(
    [0, 999, SECOND, 90 * SECOND + 400, HOUR].map((later) => replyOn(setBy('A'), later).cacheAge),
    [0, 0, 1, 90, 3600],
  );
});

test('after the clock was set back their age is zero, not negative', () => {
  assert.is(replyOn(setBy('A'), -HOUR).cacheAge, 0);
});

test('the timestamp is when they were made, not when they are requested', () => {
  assert.is(replyOn(setBy('A'), HOUR).timestamp, '2025-08-02T13:00:00.000Z');
});

test('each race counts once as processed and in all', () => {
  const { processed, totalRaces, recommendations } = replyOn(setBy('A', 'A', 'A'));
  assert.equal([processed, totalRaces, recommendations.length], [3, 3, 3]);
  assert.equal([replyOn(setBy()).processed, replyOn(setBy()).totalRaces], [0, 0]);
});

test('everybody who analyzed a race is named once, in the order of the races', () => {
  const byBoth = setBy('Claude and GPT', 'Built-in analyst', 'Claude and GPT');
  assert.is(replyOn(byBoth).analysedBy, 'Claude and GPT; Built-in analyst');
  assert.is(replyOn(setBy()).analysedBy, '');
});

test('the track is shown by its name and found by its slug', () => {
  const { track, trackSlug, day } = replyOn(setBy('A'));
  assert.equal([track, trackSlug, day], ['Saratoga', 'saratoga', '2025-08-02']);
});

test('picks of the daily job say so, picks on request do not', () => {
  assert.is(replyOn(setBy('A')).scheduledGeneration, true);
  assert.is(replyOn({ ...setBy('A'), isScheduled: false }).scheduledGeneration, false);
});

test.run();
