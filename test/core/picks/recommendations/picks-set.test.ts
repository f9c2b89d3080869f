import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { NO_ANSWERS, type RaceAnswers, type SlotAnswer } from '#core/picks/outside-analysts/slot-answers.ts';
import {
  answersIn,
  hasAnswer,
  isCurrent,
  isDue,
  type PicksSet,
  setAside,
  withRecommendation,
} from '#core/picks/recommendations/picks-set.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { aRace } from '#test/support/a-race.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('the picks of a card');
const DAY = '2025-08-02' as RaceDay;
const BASE = recommendOn(aRace());

/** The recommendation of a race of the card with that number. */
const picksOn = (raceNumber: number, answers: RaceAnswers = NO_ANSWERS): Recommendation => ({
  ...BASE,
  raceNumber,
  raceId: raceId('saratoga', DAY, raceNumber),
  answers,
});

const aSet = (change: Partial<PicksSet> = {}): PicksSet => ({
  trackSlug: 'saratoga',
  day: DAY,
  madeAt: MORNING,
  isScheduled: true,
  cardHash: 'card 1',
  madeWith: 'analysts-2',
  recommendations: [picksOn(1), picksOn(2)],
  ...change,
});

const MEASURE = { cardHash: 'card 1', madeWith: 'analysts-2', now: MORNING };
const by = { name: 'Claude', model: 'claude-sonnet-5-5' };
const answer: SlotAnswer = { is: 'answered', by, pick: aParsedPick(), at: MORNING, facts: 'facts' };
const failure = (is: 'unavailable' | 'refused' | 'no-budget'): SlotAnswer => ({
  is,
  by,
  why: 'No.',
  at: MORNING,
});
const numbersIn = ({ recommendations }: PicksSet): readonly number[] =>
  recommendations.map(({ raceNumber }) => raceNumber);

test('picks of the same card and versions are current, from the moment they were made', () => {
  assert.is(isCurrent(aSet(), MEASURE), true);
  assert.is(isCurrent(aSet(), { ...MEASURE, now: shift(MORNING, 8 * HOUR) }), true);
});

test('another card, other versions, or a clock set back make them outdated', () => {
  assert.is(isCurrent(aSet(), { ...MEASURE, cardHash: 'card 1, 4 scratched' }), false);
  assert.is(isCurrent(aSet(), { ...MEASURE, madeWith: 'analysts-3' }), false);
  assert.is(isCurrent(aSet(), { ...MEASURE, now: shift(MORNING, -1) }), false);
});

test('a set is due again where an analyst failed five minutes ago in a way that passes', () => {
  const set = aSet({
    recommendations: [picksOn(1), picksOn(2, { claude: answer, openai: failure('unavailable') })],
  });
  assert.is(isDue(set, shift(MORNING, 5 * MINUTE - 1)), false);
  assert.is(isDue(set, shift(MORNING, 5 * MINUTE)), true);
});

test('a set with answers, with refusals of a model, or with built-in analysts alone is never due', () => {
  const late = shift(MORNING, HOUR);
  const dueWith = (answers: RaceAnswers) => isDue(aSet({ recommendations: [picksOn(1, answers)] }), late);
  assert.is(dueWith({ claude: answer, openai: answer }), false);
  assert.is(dueWith({ claude: answer, openai: failure('refused') }), false);
  assert.is(dueWith(NO_ANSWERS), false);
  assert.is(isDue(aSet({ recommendations: [] }), late), false);
});

test('a new budget may have come: a race without one is asked about again', () => {
  const recommendations = [picksOn(1, { claude: failure('no-budget'), openai: null })];
  assert.is(isDue(aSet({ recommendations }), shift(MORNING, HOUR)), true);
});

test('earlier answers are found by race', () => {
  const claudeAlone = { claude: answer, openai: null };
  const answers = answersIn(aSet({ recommendations: [picksOn(1), picksOn(2, claudeAlone)] }));
  assert.equal(answers.get(raceId('saratoga', DAY, 2)), claudeAlone);
  assert.equal(answers.get(raceId('saratoga', DAY, 1)), NO_ANSWERS);
  assert.is(answers.get(raceId('saratoga', DAY, 3)), undefined);
});

test('without a set there are no earlier answers', () => {
  assert.is(answersIn(null).size, 0);
});

test('a recommendation takes the place of its race, and the set stays in order', () => {
  const fresh = { ...picksOn(2), analysedBy: 'Claude' };
  const set = withRecommendation(
    aSet({ recommendations: [1, 2, 3].map((number) => picksOn(number)) }),
    fresh,
  );
  assert.equal(numbersIn(set), [1, 2, 3]);
  assert.is(set.recommendations[1]?.analysedBy, 'Claude');
});

test('a race that was not in the set is added where it belongs', () => {
  const set = aSet({ recommendations: [picksOn(1), picksOn(10)] });
  assert.equal(numbersIn(withRecommendation(set, picksOn(2))), [1, 2, 10]);
  assert.equal(numbersIn(withRecommendation(aSet({ recommendations: [] }), picksOn(2))), [2]);
});

test('replacing a race keeps the age and the origin of the set, and leaves the set before alone', () => {
  const before = aSet();
  const { madeAt, isScheduled, cardHash } = withRecommendation(before, {
    ...picksOn(2),
    analysedBy: 'Claude',
  });
  assert.equal([madeAt, isScheduled, cardHash], [MORNING, true, 'card 1']);
  assert.is.not(before.recommendations[1]?.analysedBy, 'Claude');
});

test('a set stored only for its answers is never shown as the picks of the day', () => {
  const claudeAlone = { claude: answer, openai: null };
  const aside = setAside(aSet(), picksOn(2, claudeAlone), MORNING);
  assert.is(isCurrent(aside, MEASURE), false);
  assert.is(aside.isScheduled, false);
  assert.equal(answersIn(aside).get(raceId('saratoga', DAY, 2)), claudeAlone);
  assert.equal([aside.trackSlug, aside.day, numbersIn(aside)], ['saratoga', DAY, [2]]);
});

test('an answer in either slot counts as paid for; a failure does not', () => {
  const paid = (answers: RaceAnswers) => hasAnswer(picksOn(1, answers));
  assert.is(paid({ claude: answer, openai: null }), true);
  assert.is(paid({ claude: failure('unavailable'), openai: answer }), true);
  assert.is(paid({ claude: failure('unavailable'), openai: failure('refused') }), false);
  assert.is(paid(NO_ANSWERS), false);
});

test.run();
