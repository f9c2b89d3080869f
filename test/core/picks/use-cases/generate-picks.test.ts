import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor } from '#config/models.ts';
import { raceId } from '#core/card/race.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import type { AnalystsQuestion } from '#core/picks/outside-analysts/analysts-question.ts';
import type { RaceAnswers } from '#core/picks/outside-analysts/slot-answers.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import { withRecommendation } from '#core/picks/recommendations/picks-set.ts';
import { makeGeneratePicks, type PicksToGenerate } from '#core/picks/use-cases/generate-picks.ts';
import { aCard } from '#test/support/a-card.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('generating the picks of a day');
const DAY = '2025-08-02' as RaceDay;
const ASK: PicksToGenerate = { track: 'saratoga', day: DAY };
const FIRST = raceId('saratoga', DAY, 1);
const SECOND = raceId('saratoga', DAY, 2);
const analysis = analysisFor({ isKeySet: true });
const ANSWERED: RaceAnswers = {
  claude: {
    is: 'answered',
    by: { name: 'Claude', model: 'claude-sonnet-5-5' },
    pick: aParsedPick(),
    at: MORNING,
    facts: 'facts',
  },
  openai: null,
};

/** A card of two races; the analysts answer on the second, after what happens meanwhile. */
async function open(meanwhile: (hand: { now: Instant }, picks: PicksStore) => unknown = () => undefined) {
  const cards = makeMemoryCardStore();
  await cards.keep(aCard(), 'card 1');
  const picks = makeMemoryPicksStore();
  const hand = { now: MORNING as Instant };
  const questions: AnalystsQuestion[] = [];
  const sealed: PickToSeal[] = [];
  const announced: Announcement[] = [];
  const generatePicks = makeGeneratePicks({
    cards,
    picks,
    clock: () => hand.now,
    withLock: makeWithLock(),
    withLongLock: makeWithLock(),
    analysis,
    knownAround: nothingKnown,
    priceNow: priceAsStored,
    expertsOn: async () =>
      [2, 1].map((raceNumber) => ({
        raceNumber,
        expertCount: 10 + raceNumber,
        topConsensusHorse: null,
        individualPicks: [],
        consensus: [],
        provenance: [],
      })),
    askAnalysts: async (question) => {
      questions.push(question);
      await meanwhile(hand, picks);
      return new Map([[SECOND, ANSWERED]]);
    },
    seal: async (fresh) => sealed.push(...fresh),
    announce: async (announcement) => void announced.push(announcement),
  });
  return { cards, hand, questions, sealed, announced, generatePicks };
}

test('a race that goes off while the analysts are asked gets no pick, and none of it is sealed', async () => {
  const OFF = present(aCard().races[0]?.postTime);
  const { generatePicks, sealed, hand } = await open((clock) => {
    clock.now = OFF;
  });
  hand.now = shift(OFF, -MINUTE);
  const { recommendations } = await generatePicks(ASK);
  const [first, second] = recommendations;
  assert.equal([first?.raceId, first?.primaryPick, first?.verdict.kind], [FIRST, null, null]);
  assert.ok(second?.primaryPick);
  assert.equal(
    sealed.map(({ evidence }) => evidence.race.id),
    [SECOND],
  );
});

test('the analysts are asked about all races of the day, with the earlier answers', async () => {
  const { generatePicks, questions } = await open();
  await generatePicks(ASK);
  await generatePicks({ ...ASK, bypassCache: true });
  assert.equal(
    questions.map(({ races, card, isRefresh, earlier }) => [
      races.length,
      card.length,
      isRefresh,
      earlier.size,
    ]),
    [
      [2, 2, false, 0],
      [2, 2, true, 2],
    ],
  );
  assert.equal(questions[1]?.earlier.get(SECOND), ANSWERED);
});

test('picks without outside analysts ask none, unless the ones before were made with them', async () => {
  const { generatePicks, questions } = await open();
  await generatePicks({ ...ASK, withoutModels: true });
  await generatePicks({ ...ASK, withoutModels: true, bypassCache: true });
  assert.is(questions.length, 0);
  await generatePicks({ ...ASK, bypassCache: true });
  await generatePicks({ ...ASK, withoutModels: true, bypassCache: true });
  assert.is(questions.length, 2, 'their answers stay with the picks');
});

test('a pick made while the analysts were asked about the day stays the one of a race that went off meanwhile', async () => {
  const OFF = present(aCard().races[0]?.postTime);
  let isSecond = false;
  const { generatePicks, hand } = await open(async (clock, picks) => {
    if (!isSecond) return;
    const set = present(await picks.picksFor('saratoga', DAY)).set;
    const first = present(set.recommendations[0]);
    await picks.keep(withRecommendation(set, { ...first, analysedBy: 'made on request' }));
    clock.now = OFF;
  });
  hand.now = shift(OFF, -MINUTE);
  await generatePicks(ASK);
  isSecond = true;
  const { recommendations } = await generatePicks({ ...ASK, bypassCache: true });
  assert.equal([recommendations[0]?.raceId, recommendations[0]?.analysedBy], [FIRST, 'made on request']);
});

test('picks made for everybody are paid by the system, a regeneration by the member who asks', async () => {
  const { generatePicks, questions } = await open();
  await generatePicks({ ...ASK, askedBy: 'member-anna' });
  await generatePicks({ ...ASK, bypassCache: true, askedBy: 'member-anna' });
  await generatePicks({ ...ASK, bypassCache: true });
  assert.equal(
    questions.map(({ askedBy }) => askedBy),
    [null, 'member-anna', null],
  );
});

test('each race has its own answers and experts', async () => {
  const { generatePicks } = await open();
  const { recommendations } = await generatePicks(ASK);
  assert.equal(
    recommendations.map(({ raceId: id, analysts, expertPicks }) => [
      id,
      analysts.claude.name,
      expertPicks.expertCount,
    ]),
    [
      [FIRST, 'Form analyst', 11],
      [SECOND, 'Claude', 12],
    ],
  );
});

test('the weather of the request is that of every race', async () => {
  const { generatePicks } = await open();
  const weather = { temperature: 61, windSpeed: 4, conditions: 'Rain', trackCondition: 'Sloppy' };
  const { recommendations } = await generatePicks({ ...ASK, weather });
  assert.equal(
    recommendations.map(({ weatherData }) => weatherData.trackCondition),
    ['Sloppy', 'Sloppy'],
  );
});

test('what was published is sealed, with the card and the versions it was made from', async () => {
  const { generatePicks, sealed } = await open();
  const { recommendations } = await generatePicks(ASK);
  assert.equal(
    sealed.map(({ recommendation, cardHash, madeWith }) => [recommendation, cardHash, madeWith]),
    recommendations.map((recommendation) => [recommendation, 'card 1', analysis.madeWith]),
  );
});

test('new picks are announced for the day, saved ones are not', async () => {
  const { generatePicks, announced, hand } = await open();
  await generatePicks(ASK);
  hand.now = shift(MORNING, MINUTE);
  await generatePicks(ASK);
  assert.equal(announced, [{ topic: 'picks', track: 'saratoga', day: DAY, raceNumber: null, at: MORNING }]);
});

test('scheduled picks stay scheduled until a member regenerates them', async () => {
  const { generatePicks, cards } = await open();
  const isScheduled = async (change: Partial<PicksToGenerate> = {}) =>
    (await generatePicks({ ...ASK, ...change })).scheduledGeneration;
  assert.is(await isScheduled({ isScheduled: true }), true);
  assert.is(await isScheduled(), true);
  assert.is(await isScheduled({ bypassCache: true }), false);
  assert.is(await isScheduled({ bypassCache: true, isScheduled: true }), true);
  await cards.keep(aCard(), 'card 2');
  assert.is(await isScheduled(), false, 'picks of another card are made on request');
});

test.run();
