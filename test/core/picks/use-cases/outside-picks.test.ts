import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import { type Card, raceId } from '#core/card/race.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { HOUR, type Instant, MINUTE, SECOND, shift, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import { NO_ANSWERS } from '#core/picks/outside-analysts/slot-answers.ts';
import type { Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('picks with outside analysts');
const DAY = '2025-08-02' as RaceDay;
const ASK = { track: 'saratoga', day: DAY };
const twelve = (change = {}): Card =>
  aCard({ races: Array.from({ length: 12 }, (_, at) => aRace({ number: at + 1 })), ...change });

const likes1: Answering = () => aParsedPick();

async function open(claudeSays: Answering = likes1, openaiSays: Answering = likes1, card = twelve()) {
  const cards = makeMemoryCardStore();
  await cards.keep(card, 'hash 1');
  const picks = makeMemoryPicksStore();
  const [claude, openai] = [aProvider('claude', claudeSays), aProvider('openai', openaiSays)];
  const inTurn = limitConcurrency(4);
  const limited = (provider: Provider): Provider => ({
    ...provider,
    ask: (question, extras) => inTurn(() => provider.ask(question, extras)),
  });
  const hand = { now: MORNING as Instant, beforeTurn: async (): Promise<unknown> => undefined };
  const underLongLock = makeWithLock();
  const clock = (): Instant => hand.now;
  const announced: Announcement[] = [];
  const sealed: PickToSeal[] = [];
  const providers = { claude: limited(claude.provider), openai: limited(openai.provider) };
  const outside = {
    claude: { name: 'Claude', model: claude.provider.model },
    openai: { name: 'GPT', model: openai.provider.model },
  };
  const deps = {
    cards,
    picks,
    clock,
    withLock: makeWithLock(),
    withLongLock: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      await hand.beforeTurn();
      return underLongLock(key, work);
    },
    analysis: analysisFor({ isKeySet: true, outside }),
    knownAround: nothingKnown,
    seal: async (pickToSeals: readonly PickToSeal[]) => sealed.push(...pickToSeals),
    announce: async (announcement: Announcement) => void announced.push(announcement),
    expertsOn: async () => [
      {
        raceNumber: 2,
        expertCount: 1,
        topConsensusHorse: 'A HORSE',
        individualPicks: [
          { expert: 'Ann', horse: 'A HORSE', programNumber: '2', isBestBet: false, source: 'Paper', url: '' },
        ],
        consensus: [],
        provenance: [],
      },
    ],
    askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
  };
  return {
    cards,
    claude,
    openai,
    hand,
    announced,
    sealed,
    asked: () => claude.heard.length + openai.heard.length,
    pass: (milliseconds: number) => {
      hand.now = shift(hand.now, milliseconds);
    },
    generatePicks: makeGeneratePicks(deps),
    refreshRace: makeRefreshRace(deps),
    picksForRace: makePicksForRace({ ...deps, refreshRace: makeRefreshRace(deps) }),
  };
}

const slowly: Answering = async () => {
  await after(60);
  return aParsedPick();
};

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a day is asked about race by race, once for each side, and saved', async () => {
  const { generatePicks, asked, claude, announced, openai } = await open();
  const dayPicks = await generatePicks(ASK);
  assert.is(asked(), 24);
  assert.is(dayPicks.analysedBy, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)');
  assert.is((await generatePicks(ASK)).cached, true);
  assert.is(asked(), 24);
  assert.equal(new Set(claude.heard.map(({ raceId: id }) => id)).size, 12);
  assert.is(new Set([...claude.heard, ...openai.heard].map(({ shared }) => shared)).size, 1, 'shared by all');
  assert.equal(
    announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['picks', null]],
  );
});

test('twelve races at two seconds an answer are ready in under twenty', async () => {
  const scale = 8;
  const inTwoSeconds: Answering = async () => {
    await after((2 * SECOND) / scale);
    return aParsedPick();
  };
  const { generatePicks, asked } = await open(inTwoSeconds, inTwoSeconds);
  const from = performance.now();
  await generatePicks(ASK);
  const seconds = ((performance.now() - from) * scale) / SECOND;
  assert.is(asked(), 24);
  assert.ok(seconds < 20, `${seconds.toFixed(1)} s`);
});

test('the first question of a side goes ahead of its others', async () => {
  const order: string[] = [];
  const noted: Answering = async ({ raceId: id }) => {
    order.push(`asks ${id?.split('-').at(-1)}`);
    await after(5);
    order.push(`ends ${id?.split('-').at(-1)}`);
    return aParsedPick();
  };
  const { generatePicks } = await open(noted, () => fails('not-allowed'));
  await generatePicks(ASK);
  assert.equal(order.slice(0, 2), ['asks 1', 'ends 1']);
  assert.equal(order.slice(2, 5), ['asks 2', 'asks 3', 'asks 4']);
});

test('ten at once ask about a day once', async () => {
  const { generatePicks, asked } = await open();
  await Promise.all(Array.from({ length: 10 }, () => generatePicks(ASK)));
  assert.is(asked(), 24);
});

test('a race that fails leaves the others as they are', async () => {
  const failing: Answering = ({ raceId: id }) => (id?.endsWith('-5') ? fails('ill') : aParsedPick());
  const { generatePicks } = await open(failing);
  const { recommendations } = await generatePicks(ASK);
  const pending = recommendations.filter(({ primaryPick }) => primaryPick?.aiConsensus === 'Pending');
  assert.equal(
    pending.map(({ raceNumber }) => raceNumber),
    [5],
  );
  assert.is(recommendations[4]?.analysts.claude.unavailable, 'It is ill.');
});

test('a side that cannot be had is not asked twelve times', async () => {
  const { generatePicks, claude, openai } = await open(
    () => fails('not-allowed'),
    () => fails('ill'),
  );
  const { recommendations } = await generatePicks(ASK);
  assert.equal([claude.heard.length, openai.heard.length], [1, 2]);
  const says = 'It is not-allowed. The built-in analyst answers.';
  assert.ok(recommendations.every(({ analysts }) => analysts.claude.unavailable === says));
});

test('where both sides fail the built-in analyst picks, with the reason of each failure', async () => {
  const { generatePicks } = await open(
    () => fails('ill'),
    ({ raceId: id }) => (id?.endsWith('-5') ? fails('refused') : aParsedPick()),
  );
  const { recommendations } = await generatePicks(ASK);
  const fifth = recommendations[4];
  assert.ok(fifth?.primaryPick !== null && fifth?.verdict.horse !== null);
  assert.equal(
    [fifth?.analysts.claude.isBuiltIn, fifth?.analysts.openai.isBuiltIn, fifth?.analysts.openai.model],
    [true, true, null],
  );
  assert.is(fifth?.analysts.openai.unavailable, 'It is refused. The built-in analyst answers.');
  assert.equal(
    [recommendations[3]?.analysts.claude.isBuiltIn, recommendations[3]?.primaryPick?.aiConsensus],
    [false, 'Pending'],
  );
});

test('a race refreshed meanwhile does not replace the regeneration of a day', async () => {
  const { generatePicks, refreshRace, claude, hand } = await open();
  await generatePicks(ASK);
  hand.beforeTurn = () => {
    hand.beforeTurn = async () => undefined;
    return refreshRace({ ...ASK, raceNumber: 7 });
  };
  await generatePicks({ ...ASK, bypassCache: true });
  assert.is(claude.heard.length, 12 + 1 + 12);
});

test('what is missing is asked again after a while, and only that', async () => {
  const state = { isUnavailable: true };
  const ill: Answering = ({ raceId: id }) =>
    state.isUnavailable && id?.endsWith('-5') ? fails('too-slow') : aParsedPick();
  const { generatePicks, asked, pass } = await open(ill);
  await generatePicks({ ...ASK, isScheduled: true });
  pass(MINUTE);
  assert.is((await generatePicks(ASK)).cached, true);
  state.isUnavailable = false;
  pass(4 * MINUTE);
  const again = await generatePicks(ASK);
  assert.is(asked(), 25);
  assert.is(again.recommendations[4]?.primaryPick?.aiConsensus, 'High');
  assert.is(again.scheduledGeneration, true);
});

test('a scratch has its race asked about again, and no other', async () => {
  const { generatePicks, cards, claude } = await open();
  await generatePicks(ASK);
  const races = twelve().races.map((race) => {
    if (race.number !== 3) return race;
    return { ...race, runners: race.runners.map((runner, at) => ({ ...runner, isScratched: at === 5 })) };
  });
  await cards.keep(twelve({ races }), 'hash 2');
  await generatePicks(ASK);
  assert.equal(
    claude.heard.slice(12).map(({ raceId: id }) => id),
    [raceId('saratoga', DAY, 3)],
  );
  assert.match(claude.heard.at(-1)?.question ?? '', /SCRATCHED/);
});

test('without a budget a scratch in the first race keeps the answers on the others', async () => {
  const state = { isBroke: false };
  const { generatePicks, cards, claude } = await open(() =>
    state.isBroke ? fails('no-budget') : aParsedPick(),
  );
  await generatePicks(ASK);
  state.isBroke = true;
  const races = twelve().races.map((race) => {
    if (race.number !== 1) return race;
    return { ...race, runners: race.runners.map((runner, at) => ({ ...runner, isScratched: at === 5 })) };
  });
  await cards.keep(twelve({ races }), 'hash 2');
  const { recommendations } = await generatePicks(ASK);
  assert.is(claude.heard.length, 13);
  assert.equal(
    recommendations.filter(({ analysts }) => analysts.claude.isBuiltIn).map(({ raceNumber }) => raceNumber),
    [1],
  );
});

test('a member’s spent allowance does not decide the picks of others', async () => {
  const poor: Answering = ({ askedBy }) => (askedBy === 'm-1' ? fails('no-budget') : aParsedPick());
  const { generatePicks, claude } = await open(poor);
  const { recommendations } = await generatePicks({ ...ASK, bypassCache: true, askedBy: 'm-1' });
  assert.ok(recommendations.every(({ analysts }) => !analysts.claude.isBuiltIn));
  assert.equal([claude.heard[0]?.askedBy, claude.heard[1]?.askedBy, claude.heard.length], ['m-1', null, 13]);
  await generatePicks({ ...ASK, bypassCache: true, askedBy: 'm-1' });
  assert.is(claude.heard.length, 14, 'valid answers are not asked for again at the cost of the system');
});

test('tags, links and invisible characters of a model never reach a screen', async () => {
  const reason = 'Fast <img src=x onerror=alert(1)>early\u0000 \ud800[here](https://evil.example/)';
  const hostile: Answering = () =>
    aParsedPick({
      primary: { programNumber: '1', confidence: 72, reasons: [reason] },
      longshot: { programNumber: '2', reason },
      value: [{ programNumber: '1', confidence: 60, reason }],
      exotics: [{ betType: 'exacta', programNumbers: ['1', '2'], reason }],
    });
  const { generatePicks } = await open(hostile);
  const text = JSON.stringify((await generatePicks(ASK)).recommendations);
  assert.match(text, /Fast early here/);
  assert.not.match(text, /onerror|evil\.example|\\u0000|\\ud800/);
});

test('a regeneration asks about all again, at the cost of the member', async () => {
  const { generatePicks, claude } = await open();
  await generatePicks({ ...ASK, askedBy: 'm-1' });
  assert.is(claude.heard[0]?.askedBy, null, 'made for everybody');
  await generatePicks({ ...ASK, bypassCache: true, askedBy: 'm-1' });
  assert.is(claude.heard.length, 24);
  assert.is(claude.heard.at(-1)?.askedBy, 'm-1');
});

test('a valid answer is not lost to a failing regeneration', async () => {
  const state = { isUnavailable: false };
  const { generatePicks, pass } = await open(() =>
    state.isUnavailable ? fails('no-budget') : aParsedPick(),
  );
  const before = await generatePicks(ASK);
  state.isUnavailable = true;
  pass(MINUTE);
  const { recommendations } = await generatePicks({ ...ASK, bypassCache: true });
  const [recommendation] = recommendations;
  assert.is(recommendation?.analysts.claude.isBuiltIn, false);
  assert.is(recommendation?.analysts.claude.askedAt, before.recommendations[0]?.analysts.claude.askedAt);
});

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
  const { picksForRace, refreshRace, asked, hand, pass } = await open(slowly, slowly);
  const looking = picksForRace(raceId('saratoga', DAY, 2));
  await after(10);
  pass(SECOND);
  const instant = hand.now;
  const refreshing = refreshRace({ ...ASK, raceNumber: 2 });
  pass(SECOND);
  const [looked, { recommendation }] = await Promise.all([looking, refreshing]);
  assert.is(asked(), 2);
  assert.ok(Date.parse(looked.sources.upTo) < instant);
  assert.ok(Date.parse(recommendation.sources.upTo) >= instant);
});

test('a refresh does not share a view based on older answers', async () => {
  const { picksForRace, refreshRace, asked, pass } = await open(slowly, slowly);
  await picksForRace(raceId('saratoga', DAY, 2));
  pass(MINUTE);
  const [, { recommendation }] = await Promise.all([
    picksForRace(raceId('saratoga', DAY, 2)),
    refreshRace({ ...ASK, raceNumber: 2 }),
  ]);
  assert.is(asked(), 4);
  assert.is(recommendation.analysts.claude.askedAt, toIso(shift(MORNING, MINUTE)));
});

test('after the clock was set back, answers of a later hour are not fresh', async () => {
  const { refreshRace, asked, pass } = await open();
  await refreshRace({ ...ASK, raceNumber: 2 });
  pass(-HOUR);
  await refreshRace({ ...ASK, raceNumber: 2 });
  assert.is(asked(), 4);
});

test('one race is shown from the saved picks, else asked about', async () => {
  const { picksForRace, generatePicks, asked, sealed } = await open();
  const id = raceId('saratoga', DAY, 2);
  assert.is((await picksForRace(id)).analysts.claude.isBuiltIn, false);
  assert.is(asked(), 2);
  await picksForRace(id);
  assert.is(asked(), 2, 'it was sealed and saved');
  assert.is(sealed.length, 2);
  await generatePicks(ASK);
  await picksForRace(id);
  assert.is(asked(), 24);
});

test('no outside analyst is asked about a race that is over, and nothing of it is sealed', async () => {
  const { picksForRace, asked, pass, sealed } = await open();
  pass(24 * HOUR);
  const { raceNumber, told } = await picksForRace(raceId('saratoga', DAY, 2));
  assert.equal([raceNumber, told, asked(), sealed.length], [2, NO_ANSWERS, 0, 0]);
});

test('the experts’ picks are shown with their race', async () => {
  const { generatePicks } = await open();
  const { recommendations } = await generatePicks(ASK);
  assert.equal(recommendations[1]?.expertPicks, {
    expertCount: 1,
    topConsensusHorse: 'A HORSE',
    individualPicks: [{ expert: 'Ann', horse: 'A HORSE', source: 'Paper' }],
  });
  assert.is(recommendations[0]?.expertPicks.expertCount, 0);
});

test('a race without starters is not asked about', async () => {
  const races = [aRace({ runners: [] }), aRace({ number: 2, isCancelled: true }), aRace({ number: 3 })];
  const { generatePicks, claude } = await open(likes1, likes1, aCard({ races }));
  await generatePicks(ASK);
  assert.is(claude.heard.length, 1);
});

test.run();
