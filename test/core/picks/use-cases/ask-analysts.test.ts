import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { Race } from '#core/card/race.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { AnalystsQuestion } from '#core/picks/outside-analysts/analysts-question.ts';
import type { AnswersByRace, SlotAnswer } from '#core/picks/outside-analysts/slot-answers.ts';
import type { Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { aRace } from '#test/support/a-race.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { present } from '#test/support/present.ts';
import { evidenceOn } from '../opinions.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('asking the outside analysts');
const RACE = aRace();
const likes1: Answering = () => aParsedPick();

const raceToAsk = (race: Race) => {
  const evidence = evidenceOn(race);
  return { evidence, chances: evidence.interests.map(() => 1 / evidence.interests.length) };
};

const aQuestion = (races: readonly Race[], change: Partial<AnalystsQuestion> = {}): AnalystsQuestion => ({
  track: 'Saratoga',
  trackSlug: 'saratoga',
  day: '2025-08-02',
  card: races,
  races: races.map(raceToAsk),
  experts: [],
  earlier: new Map(),
  isRefresh: false,
  askedBy: null,
  ...change,
});

/** The analysts with a clock that the test sets, and the tracks whose news were looked up. */
function open(claude: Provider | null, openai: Provider | null = null) {
  const hand = { now: MORNING as Instant };
  const newsOf: string[] = [];
  const askAnalysts = makeAskAnalysts({
    providers: { claude, openai },
    newsOf: async (track) => {
      newsOf.push(track);
      return [];
    },
    clock: () => hand.now,
    digest,
  });
  return { hand, newsOf, askAnalysts };
}

const claudeIn = (answers: AnswersByRace, { id }: Race = RACE): SlotAnswer =>
  present(answers.get(id)?.claude);
/** The answers on a race as they were given an hour before. */
async function earlierOn(race: Race, answering: Answering = likes1): Promise<AnswersByRace> {
  const { askAnalysts, hand } = open(aProvider('claude', answering).provider);
  hand.now = shift(MORNING, -60 * MINUTE);
  return askAnalysts(aQuestion([race]));
}

test('where no outside analyst is set, no question is sent and no news is read', async () => {
  const { askAnalysts, newsOf } = open(null);
  assert.is((await askAnalysts(aQuestion([RACE]))).size, 0);
  assert.equal(newsOf, []);
});

test('an answer comes with who gave it, when, and the facts it rests on', async () => {
  const { askAnalysts, newsOf } = open(aProvider('claude', likes1).provider);
  const answers = await askAnalysts(aQuestion([RACE]));
  const answer = claudeIn(answers);
  assert.equal(
    [answer.is, answer.by, answer.at],
    ['answered', { name: 'Claude', model: 'claude-sonnet-5-5' }, MORNING],
  );
  assert.match(answer.is === 'answered' ? answer.facts : '', /^[0-9a-f]{64}$/);
  assert.is(answers.get(RACE.id)?.openai, null, 'the other slot has no outside analyst');
  assert.equal(newsOf, ['saratoga']);
});

test('a question is about one race, at the cost of who asked', async () => {
  const { provider, heard: questions } = aProvider('claude', likes1);
  await open(provider).askAnalysts(aQuestion([RACE], { askedBy: 'member-anna' }));
  const [question] = questions;
  assert.equal(
    [question?.shape, question?.feature, question?.raceId, question?.askedBy],
    ['pick', 'picks', RACE.id, 'member-anna'],
  );
  assert.match(question?.question ?? '', /\n\nYour pick in race 1\?$/);
  assert.match(question?.shared ?? '', /^<data name="day">\nSaratoga, 2025-08-02, 1 race\b/);
});

test('a race without starters and a cancelled one are not asked about', async () => {
  const { provider, heard: questions } = aProvider('claude', likes1);
  const empty = aRace({ number: 2, runners: [] });
  const off = aRace({ number: 3, isCancelled: true });
  const answers = await open(provider).askAnalysts(aQuestion([RACE, empty, off]));
  assert.equal(
    questions.map(({ raceId }) => raceId),
    [RACE.id],
  );
  assert.equal(answers.get(empty.id), { claude: null, openai: null });
  assert.equal(answers.get(off.id), { claude: null, openai: null });
});

test('a refusal of our own counts as no answer; a bug is not hidden', async () => {
  const throwing = (error: Error): Provider => ({
    ...aProvider('claude', likes1).provider,
    ask: async () => {
      throw error;
    },
  });
  const refusal = new Refusal('unavailable', 'database.away', 'The database is away.');
  const answer = claudeIn(await open(throwing(refusal)).askAnalysts(aQuestion([RACE])));
  assert.equal(
    [answer.is, answer.is === 'answered' ? null : answer.why],
    ['unavailable', 'The database is away.'],
  );
  const failed = await open(throwing(new TypeError('a bug')))
    .askAnalysts(aQuestion([RACE]))
    .catch((error: unknown) => error);
  assert.instance(failed, TypeError);
});

test('an earlier answer on the same facts is good, whatever the prices', async () => {
  const { provider, heard: questions } = aProvider('claude', likes1);
  const earlier = await earlierOn(RACE);
  const answers = await open(provider).askAnalysts(aQuestion([RACE], { earlier }));
  assert.equal(questions, []);
  assert.equal(claudeIn(answers), claudeIn(earlier));
});

test('a scratch, and another model, make an earlier answer one on other facts', async () => {
  const earlier = await earlierOn(RACE);
  const runners = RACE.runners.map((runner, nth) => ({ ...runner, isScratched: nth === 5 }));
  const scratched = aProvider('claude', likes1);
  await open(scratched.provider).askAnalysts(aQuestion([aRace({ runners })], { earlier }));
  assert.is(scratched.heard.length, 1);
  const next = aProvider('claude', likes1);
  await open({ ...next.provider, model: 'claude-next' }).askAnalysts(aQuestion([RACE], { earlier }));
  assert.is(next.heard.length, 1);
});

test('an earlier failure is asked about again', async () => {
  const { provider, heard: questions } = aProvider('claude', likes1);
  const earlier = await earlierOn(RACE, () => fails('refused'));
  const answers = await open(provider).askAnalysts(aQuestion([RACE], { earlier }));
  assert.equal([questions.length, claudeIn(answers).is], [1, 'answered']);
});

test('a refresh asks again, and where that fails the earlier answer stays', async () => {
  const earlier = await earlierOn(RACE);
  const { provider, heard: questions } = aProvider('claude', () => fails('unavailable'));
  const answers = await open(provider).askAnalysts(aQuestion([RACE], { earlier, isRefresh: true }));
  assert.equal([questions.length, claudeIn(answers)], [1, claudeIn(earlier)]);
});

test('a refresh that is answered replaces the earlier answer', async () => {
  const earlier = await earlierOn(RACE);
  const likes5 = aProvider('claude', () =>
    aParsedPick({ primary: { programNumber: '5', confidence: 70, reasons: ['fast'] } }),
  );
  const answers = await open(likes5.provider).askAnalysts(aQuestion([RACE], { earlier, isRefresh: true }));
  const answer = claudeIn(answers);
  assert.equal([answer.at, answer.is === 'answered' && answer.pick.primary.programNumber], [MORNING, '5']);
});

test('a member’s spent allowance on a refresh leaves the earlier answer and costs the system nothing', async () => {
  const earlier = await earlierOn(RACE);
  const { provider, heard: questions } = aProvider('claude', () => fails('no-budget'));
  const question = aQuestion([RACE], { earlier, isRefresh: true, askedBy: 'member-anna' });
  const answers = await open(provider).askAnalysts(question);
  assert.equal(
    [questions.map(({ askedBy }) => askedBy), claudeIn(answers)],
    [['member-anna'], claudeIn(earlier)],
  );
});

test('after the clock was set back an answer of a later hour is not new enough', async () => {
  const earlier = await earlierOn(RACE);
  const questionsAt = async (now: Instant): Promise<number> => {
    const { provider, heard: questions } = aProvider('claude', likes1);
    const { askAnalysts, hand } = open(provider);
    hand.now = now;
    await askAnalysts(aQuestion([RACE], { earlier, isRefresh: true, newAfter: shift(now, -120 * MINUTE) }));
    return questions.length;
  };
  const given = shift(MORNING, -60 * MINUTE);
  assert.equal([await questionsAt(given), await questionsAt(shift(given, -1))], [0, 1]);
});

test('on a refresh an answer that came after the request is new enough, one before it is not', async () => {
  const earlier = await earlierOn(RACE);
  const given = shift(MORNING, -60 * MINUTE);
  const questionsWith = async (newAfter: Instant): Promise<number> => {
    const { provider, heard: questions } = aProvider('claude', likes1);
    await open(provider).askAnalysts(aQuestion([RACE], { earlier, isRefresh: true, newAfter }));
    return questions.length;
  };
  assert.is(await questionsWith(shift(given, -1)), 0);
  assert.is(await questionsWith(given), 1);
});

test('what a member’s allowance does not cover is asked for at the cost of the system', async () => {
  const spent: Answering = ({ askedBy }) => (askedBy === null ? aParsedPick() : fails('no-budget'));
  const { provider, heard: questions } = aProvider('claude', spent);
  const second = aRace({ number: 2 });
  const answers = await open(provider).askAnalysts(aQuestion([RACE, second], { askedBy: 'member-anna' }));
  assert.equal(
    questions.map(({ askedBy, raceId }) => [askedBy, raceId]),
    [
      ['member-anna', RACE.id],
      [null, RACE.id],
      [null, second.id],
    ],
  );
  assert.equal([claudeIn(answers).is, claudeIn(answers, second).is], ['answered', 'answered']);
});

test('when the system has no budget either, each race says so', async () => {
  const { provider, heard: questions } = aProvider('claude', () =>
    fails('no-budget', 'The budget is used up.'),
  );
  const second = aRace({ number: 2 });
  const answers = await open(provider).askAnalysts(aQuestion([RACE, second]));
  assert.is(questions.length, 1);
  assert.equal([claudeIn(answers).is, claudeIn(answers, second).is], ['no-budget', 'no-budget']);
});

test('one side’s failure leaves the other side’s answer alone', async () => {
  const [claude, openai] = [aProvider('claude', () => fails('too-slow')), aProvider('openai', likes1)];
  const answers = await open(claude.provider, openai.provider).askAnalysts(aQuestion([RACE]));
  assert.equal([claudeIn(answers).is, answers.get(RACE.id)?.openai?.is], ['too-slow', 'answered']);
});

test('a pick of a horse that does not run, twice, does not count as an answer', async () => {
  const { provider, heard: questions } = aProvider('claude', () =>
    aParsedPick({ primary: { programNumber: '9', confidence: 70, reasons: ['fast'] } }),
  );
  const answer = claudeIn(await open(provider).askAnalysts(aQuestion([RACE])));
  assert.equal([answer.is, questions.length], ['no-sense', 2]);
  assert.match(answer.is === 'answered' ? '' : answer.why, /there is no number "9" in this race/);
});

test.run();
