import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import { HOUR, MINUTE } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { type Answering, fails } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { ASK, after, DAY, likes1, open, twelve } from './outside-room.ts';

const test = suite('picks with outside analysts');

test('a day is asked about race by race, once for each side, and saved', async () => {
  const { generatePicks, questionCount, claude, announced, openai } = await open();
  const dayPicks = await generatePicks(ASK);
  assert.is(questionCount(), 24);
  assert.is(dayPicks.analysedBy, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)');
  assert.is((await generatePicks(ASK)).cached, true);
  assert.is(questionCount(), 24);
  assert.equal(new Set(claude.heard.map(({ raceId: id }) => id)).size, 12);
  assert.is(new Set([...claude.heard, ...openai.heard].map(({ shared }) => shared)).size, 1, 'shared by all');
  assert.equal(
    announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['picks', null]],
  );
});

test('picks made without outside analysts ask them once, as soon as somebody looks', async () => {
  const { generatePicks, questionCount } = await open();
  const scheduled = { ...ASK, isScheduled: true, withoutModels: true };
  await generatePicks(scheduled);
  await generatePicks(scheduled);
  assert.is(questionCount(), 0);
  const looked = await generatePicks(ASK);
  assert.equal(
    [questionCount(), looked.cached, looked.scheduledGeneration, looked.analysedBy],
    [24, false, true, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)'],
  );
  assert.is((await generatePicks(ASK)).cached, true);
  assert.is(questionCount(), 24);
});

test('a race that nobody can be asked about, as it is cancelled or over, makes no look ask again', async () => {
  const races = [aRace({ number: 1 }), aRace({ number: 2, isCancelled: true })];
  const { generatePicks, questionCount } = await open(likes1, likes1, aCard({ races }));
  await generatePicks(ASK);
  assert.equal([questionCount(), (await generatePicks(ASK)).cached], [2, true]);
  const untimed = await open(likes1, likes1, aCard({ races: [aRace({ postTime: null })] }));
  await untimed.generatePicks({ ...ASK, withoutModels: true });
  untimed.pass(24 * HOUR);
  assert.equal([(await untimed.generatePicks(ASK)).cached, untimed.questionCount()], [true, 0]);
});

/**
 * Analysts who take equally long: the questions under way are answered together, in rounds, once no more are asked. So the
 * time it takes is counted in answers, not measured on a machine that may be busy.
 */
function answersInRounds() {
  let waiting: (() => void)[] = [];
  const idle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    answering: (async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return aParsedPick();
    }) satisfies Answering,
    /** How many rounds the work takes. */
    async during(work: Promise<unknown>): Promise<number> {
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      let rounds = 0;
      while (!isDone) {
        await idle();
        await idle();
        if (waiting.length === 0) continue;
        rounds += 1;
        const answered = waiting;
        waiting = [];
        for (const answer of answered) answer();
      }
      await done;
      return rounds;
    },
  };
}

test('twelve races at two seconds an answer are ready in under twenty', async () => {
  const rounds = answersInRounds();
  const { generatePicks, questionCount } = await open(rounds.answering, rounds.answering);
  const count = await rounds.during(generatePicks(ASK));
  assert.is(questionCount(), 24);
  assert.ok(2 * count < 20, `${2 * count} s`);
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
  const { generatePicks, questionCount } = await open();
  await Promise.all(Array.from({ length: 10 }, () => generatePicks(ASK)));
  assert.is(questionCount(), 24);
});

test('a race that fails leaves the others as they are', async () => {
  const failing: Answering = ({ raceId: id }) => (id?.endsWith('-5') ? fails('unavailable') : aParsedPick());
  const { generatePicks } = await open(failing);
  const { recommendations } = await generatePicks(ASK);
  const pending = recommendations.filter(({ primaryPick }) => primaryPick?.aiConsensus === 'Pending');
  assert.equal(
    pending.map(({ raceNumber }) => raceNumber),
    [5],
  );
  assert.is(recommendations[4]?.analysts.claude.unavailable, 'It is unavailable.');
});

test('a side that cannot be had is not asked twelve times', async () => {
  const { generatePicks, claude, openai } = await open(
    () => fails('not-allowed'),
    () => fails('unavailable'),
  );
  const { recommendations } = await generatePicks(ASK);
  assert.equal([claude.heard.length, openai.heard.length], [1, 2]);
  const sentence = 'It is not-allowed. The built-in analyst answers.';
  assert.ok(recommendations.every(({ analysts }) => analysts.claude.unavailable === sentence));
});

test('where both sides fail the built-in analyst picks, with the reason of each failure', async () => {
  const { generatePicks } = await open(
    () => fails('unavailable'),
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
  const down: Answering = ({ raceId: id }) =>
    state.isUnavailable && id?.endsWith('-5') ? fails('too-slow') : aParsedPick();
  const { generatePicks, questionCount, pass } = await open(down);
  await generatePicks({ ...ASK, isScheduled: true });
  pass(MINUTE);
  assert.is((await generatePicks(ASK)).cached, true);
  state.isUnavailable = false;
  pass(4 * MINUTE);
  const again = await generatePicks(ASK);
  assert.is(questionCount(), 25);
  assert.is(again.recommendations[4]?.primaryPick?.aiConsensus, 'High');
  assert.is(again.scheduledGeneration, true);
});

test('a scratch has its race asked about again, and no other', async () => {
  const { generatePicks, cards, claude } = await open();
  await generatePicks(ASK);
  const races = twelve().races.map((race) => {
    if (race.number !== 3) return race;
    return {
      ...race,
      runners: race.runners.map((runner, index) => ({ ...runner, isScratched: index === 5 })),
    };
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
    return {
      ...race,
      runners: race.runners.map((runner, index) => ({ ...runner, isScratched: index === 5 })),
    };
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
