import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import { HOUR, MINUTE, SECOND, shift, toIso } from '#core/kernel/instant.ts';
import { NO_ANSWERS } from '#core/picks/outside-analysts/slot-answers.ts';
import { MORNING } from '../picks-of.ts';
import { ASK, after, DAY, open, slowly, twelve } from './outside-room.ts';

const test = suite('one race with outside analysts');

test('a race is refreshed alone, in its place, and announced', async () => {
  const { generatePicks, refreshRace, claude, announced } = await open();
  await generatePicks(ASK);
  const { recommendation } = await refreshRace({ ...ASK, raceNumber: 7, askedBy: 'm-1' });
  assert.is(recommendation.raceNumber, 7);
  assert.equal([claude.heard.length, claude.heard.at(-1)?.askedBy], [13, 'm-1']);
  assert.is(claude.heard.at(-1)?.shared, claude.heard[0]?.shared, 'the day is shared with the others');
  assert.is(announced.at(-1)?.raceNumber, 7);
  assert.is((await generatePicks(ASK)).cached, true);
});

test('a refresh is announced also where the day’s picks are outdated or were never made', async () => {
  const { generatePicks, refreshRace, announced, cards } = await open();
  await refreshRace({ ...ASK, raceNumber: 7 });
  assert.equal([announced.length, announced.at(-1)?.raceNumber], [1, 7]);
  await generatePicks(ASK);
  await cards.keep(twelve({ races: twelve().races.slice(0, 11) }), 'hash 2');
  await refreshRace({ ...ASK, raceNumber: 7 });
  assert.equal([announced.length, announced.at(-1)?.topic, announced.at(-1)?.raceNumber], [3, 'picks', 7]);
});

test('a race that is only viewed is not announced', async () => {
  const { picksForRace, announced } = await open();
  await picksForRace(raceId('saratoga', DAY, 2));
  await picksForRace(raceId('saratoga', DAY, 2));
  assert.is(announced.length, 0);
});

test('a refresh that meets a look at the race under way pays nothing twice, and its prices are of its own moment', async () => {
  const { picksForRace, refreshRace, questionCount, hand, pass } = await open(slowly, slowly);
  const looking = picksForRace(raceId('saratoga', DAY, 2));
  await after(10);
  pass(SECOND);
  const instant = hand.now;
  const refreshing = refreshRace({ ...ASK, raceNumber: 2 });
  pass(SECOND);
  const [looked, { recommendation }] = await Promise.all([looking, refreshing]);
  assert.is(questionCount(), 2);
  assert.ok(Date.parse(looked.sources.upTo) < instant);
  assert.ok(Date.parse(recommendation.sources.upTo) >= instant);
});

test('a refresh does not share a view based on older answers', async () => {
  const { picksForRace, refreshRace, questionCount, pass } = await open(slowly, slowly);
  await picksForRace(raceId('saratoga', DAY, 2));
  pass(MINUTE);
  const [, { recommendation }] = await Promise.all([
    picksForRace(raceId('saratoga', DAY, 2)),
    refreshRace({ ...ASK, raceNumber: 2 }),
  ]);
  assert.is(questionCount(), 4);
  assert.is(recommendation.analysts.claude.askedAt, toIso(shift(MORNING, MINUTE)));
});

test('after the clock was set back, answers of a later hour are not fresh', async () => {
  const { refreshRace, questionCount, pass } = await open();
  await refreshRace({ ...ASK, raceNumber: 2 });
  pass(-HOUR);
  await refreshRace({ ...ASK, raceNumber: 2 });
  assert.is(questionCount(), 4);
});

test('one race is shown from the saved picks, else asked about', async () => {
  const { picksForRace, generatePicks, questionCount, sealed } = await open();
  const id = raceId('saratoga', DAY, 2);
  assert.is((await picksForRace(id)).analysts.claude.isBuiltIn, false);
  assert.is(questionCount(), 2);
  await picksForRace(id);
  assert.is(questionCount(), 2, 'it was sealed and saved');
  assert.is(sealed.length, 2);
  await generatePicks(ASK);
  await picksForRace(id);
  assert.is(questionCount(), 24);
});

test('no outside analyst is asked about a finished race, and nothing is sealed for it', async () => {
  const { picksForRace, questionCount, pass, sealed } = await open();
  pass(24 * HOUR);
  const { raceNumber, answers } = await picksForRace(raceId('saratoga', DAY, 2));
  assert.equal([raceNumber, answers, questionCount(), sealed.length], [2, NO_ANSWERS, 0, 0]);
});

test.run();
