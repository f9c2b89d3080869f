import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor } from '#config/models.ts';
import { type RaceId, raceId } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import type { AnalystsQuestion } from '#core/picks/outside-analysts/analysts-question.ts';
import type { AnswersByRace, RaceAnswers } from '#core/picks/outside-analysts/slot-answers.ts';
import { makeRefreshRace, type RaceToRefresh } from '#core/picks/use-cases/refresh-race.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('refreshing one race');
const DAY = '2025-08-02' as RaceDay;
const ASK: RaceToRefresh = { track: 'saratoga', day: DAY, raceNumber: 1 };
const ID = raceId('saratoga', DAY, 1);
const analysis = analysisFor({ isKeySet: true });
const by = { name: 'Claude', model: 'claude-sonnet-5-5' };
const ANSWERED: RaceAnswers = {
  claude: { is: 'answered', by, pick: aParsedPick(), at: MORNING, facts: 'facts' },
  openai: null,
};

interface Opening {
  readonly answers?: AnswersByRace;
  readonly around?: Surroundings;
  /** Held until the test lets the analysts answer. */
  readonly until?: Promise<unknown>;
  /** Happens while the analysts are asked. */
  readonly meanwhile?: () => void;
}

async function open({ answers = new Map(), around, until, meanwhile }: Opening = {}) {
  const [cards, picks] = [makeMemoryCardStore(), makeMemoryPicksStore()];
  await cards.keep(aCard(), 'card 1');
  const hand = { now: MORNING as Instant };
  const requests: AnalystsQuestion[] = [];
  const sealed: PickToSeal[] = [];
  const announced: Announcement[] = [];
  const refreshRace = makeRefreshRace({
    cards,
    picks,
    clock: () => hand.now,
    withLock: makeWithLock(),
    withLongLock: makeWithLock(),
    analysis,
    knownAround: async () => new Map<RaceId, Surroundings>(around === undefined ? [] : [[ID, around]]),
    expertsOn: async () =>
      [2, 1].map((raceNumber) => ({
        raceNumber,
        expertCount: 2 + raceNumber,
        topConsensusHorse: null,
        individualPicks: [],
        consensus: [],
        provenance: [],
      })),
    askAnalysts: async (question) => {
      requests.push(question);
      await until;
      meanwhile?.();
      return answers;
    },
    seal: async (fresh) => sealed.push(...fresh),
    announce: async (announcement) => void announced.push(announcement),
  });
  const saved = async () => (await picks.picksFor('saratoga', DAY))?.set ?? null;
  return { hand, requests, sealed, announced, refreshRace, saved };
}

const boardAt = (instant: Instant, prices?: readonly (number | null)[]): Surroundings => ({
  boards: [aBoard({ raceId: ID, at: instant, ...(prices === undefined ? {} : { prices }) })],
});

test('the analysts are asked about this race alone, with the whole card beside it', async () => {
  const { refreshRace, requests } = await open();
  await refreshRace({ ...ASK, askedBy: 'member-anna' });
  const [question] = requests;
  assert.equal(
    question?.races.map(({ evidence }) => evidence.race.id),
    [ID],
  );
  assert.equal(
    question?.card.map(({ number }) => number),
    [1, 2],
  );
  assert.equal([question?.askedBy, question?.isRefresh, question?.newAfter], ['member-anna', true, MORNING]);
});

test('a race that goes off while the analysts are asked keeps what was picked before', async () => {
  const opened = await open({
    meanwhile: () => {
      opened.hand.now = present(aRace().postTime);
    },
  });
  const { refreshRace, sealed, announced, saved } = opened;
  assert.is((await refused(refreshRace(ASK))).code, 'picks.race-off');
  assert.equal([sealed.length, announced.length, await saved()], [0, 0, null]);
});

test('the experts of the race are shown with it, those of another are not', async () => {
  const { refreshRace } = await open();
  assert.is((await refreshRace(ASK)).recommendation.expertPicks.expertCount, 3);
  assert.is((await refreshRace({ ...ASK, raceNumber: 2 })).recommendation.expertPicks.expertCount, 4);
});

test('the system pays where no member asks, and the weather of the request counts', async () => {
  const { refreshRace, requests } = await open();
  const weather = { temperature: 61, windSpeed: 4, conditions: 'Rain', trackCondition: 'Sloppy' };
  const { recommendation } = await refreshRace({ ...ASK, weather });
  assert.is(requests[0]?.askedBy, null);
  assert.is(recommendation.weatherData.trackCondition, 'Sloppy');
});

test('live prices are counted horse by horse, on a board young enough to be bet by', async () => {
  const counted = async (age: number, prices?: readonly (number | null)[]) => {
    const { refreshRace } = await open({ around: boardAt(shift(MORNING, -age), prices) });
    const { liveOddsUpdated, liveOddsCount } = await refreshRace(ASK);
    return [liveOddsUpdated, liveOddsCount];
  };
  assert.equal(await counted(MINUTE), [true, 6]);
  assert.equal(await counted(MINUTE, [2, 3, null, null, null, null]), [true, 2]);
  assert.equal(await counted(10 * MINUTE), [true, 6]);
  assert.equal(await counted(10 * MINUTE + 1), [false, 0]);
});

test('a board without a single price updates nothing', async () => {
  const none = [null, null, null, null, null, null];
  const { refreshRace } = await open({ around: boardAt(shift(MORNING, -MINUTE), none) });
  const { liveOddsUpdated, liveOddsCount } = await refreshRace(ASK);
  assert.equal([liveOddsUpdated, liveOddsCount], [false, 0]);
});

test('before the day is picked, answers that were paid for are put aside, and nothing else', async () => {
  const paid = await open({ answers: new Map([[ID, ANSWERED]]) });
  await paid.refreshRace(ASK);
  const set = await paid.saved();
  assert.equal(
    [set?.cardHash, set?.madeWith, set?.recommendations.map(({ raceNumber }) => raceNumber)],
    ['', '', [1]],
  );
  assert.equal(set?.recommendations[0]?.answers, ANSWERED);
  const unpaid = await open();
  await unpaid.refreshRace(ASK);
  assert.is(await unpaid.saved(), null);
});

test('answers on a second race are put aside beside the first', async () => {
  const second = raceId('saratoga', DAY, 2);
  const answers = new Map([
    [ID, ANSWERED],
    [second, ANSWERED],
  ]);
  const { refreshRace, saved, requests } = await open({ answers });
  await refreshRace({ ...ASK, raceNumber: 2 });
  await refreshRace(ASK);
  assert.equal(
    (await saved())?.recommendations.map(({ raceNumber }) => raceNumber),
    [1, 2],
  );
  assert.equal(
    [...(requests[1]?.earlier.keys() ?? [])],
    [second],
    'the second request knows the first answer',
  );
});

test('what was made is sealed with the card it was made from', async () => {
  const { refreshRace, sealed } = await open();
  const { recommendation } = await refreshRace(ASK);
  assert.equal(
    sealed.map(({ cardHash, madeWith }) => [cardHash, madeWith]),
    [['card 1', analysis.madeWith]],
  );
  assert.is(sealed[0]?.recommendation, recommendation);
});

test('a refresh is announced, a first look is not', async () => {
  const { refreshRace, announced } = await open();
  await refreshRace({ ...ASK, isRefresh: false });
  assert.equal(announced, []);
  await refreshRace(ASK);
  assert.equal(announced, [{ topic: 'picks', track: 'saratoga', day: DAY, raceNumber: 1, at: MORNING }]);
});

test('two refreshes at once ask once and get the same', async () => {
  let answer = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { refreshRace, requests } = await open({ until });
  const both = [refreshRace(ASK), refreshRace(ASK)];
  answer();
  const [first, second] = await Promise.all(both);
  assert.is(first, second);
  assert.is(requests.length, 1);
});

test('two races at once are asked about each for itself', async () => {
  const { refreshRace, requests } = await open();
  await Promise.all([refreshRace(ASK), refreshRace({ ...ASK, raceNumber: 2 })]);
  assert.is(requests.length, 2);
});

test('a race that is not on the card is refused before anybody is asked', async () => {
  const { refreshRace, requests, hand } = await open();
  hand.now = shift(MORNING, HOUR);
  assert.is((await refused(refreshRace({ ...ASK, raceNumber: 3 }))).code, 'card.unknown-race');
  assert.is((await refused(refreshRace({ ...ASK, day: '2025-08-05' }))).code, 'card.no-card');
  assert.is((await refused(refreshRace({ ...ASK, day: 'tomorrow' }))).code, 'card.bad-day');
  assert.equal(requests, []);
});

test.run();
