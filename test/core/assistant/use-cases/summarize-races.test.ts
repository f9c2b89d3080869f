import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, MINUTE, parseInstant } from '#core/kernel/instant.ts';
import type { Unanswered } from '#core/picks/model-questions/model-question.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('Summaries of the card');

const SUMMARY = {
  confidence: 60,
  riskLevel: 'medium',
  summary: 'An even race.',
  keyFactor: 'The pace',
} as const;

async function panel(answering: Answering) {
  let now = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
  const { provider, heard: modelQuestions } = aProvider('claude', answering);
  const room = await openAssistant({ providers: { claude: provider, openai: null }, clock: () => now });
  const wait = (milliseconds: number) => {
    now = (now + milliseconds) as Instant;
  };
  return { ...room, heard: modelQuestions, wait };
}

test('every race is summarized once for a state of the card, requested at once or again', async () => {
  const { summarizeRaces, heard: modelQuestions, cards } = await panel(() => SUMMARY);
  const [a, other] = await Promise.all([summarizeRaces('saratoga'), summarizeRaces('saratoga')]);
  assert.equal(a, other);
  assert.equal(
    a?.map(({ raceNumber, summary, isBuiltIn }) => [raceNumber, summary, isBuiltIn]),
    [
      [1, 'An even race.', false],
      [2, 'An even race.', false],
    ],
  );
  await summarizeRaces('saratoga');
  assert.is(modelQuestions.length, 2);
  await cards.keep(aCard(), 'another hash');
  await summarizeRaces('saratoga');
  assert.is(modelQuestions.length, 4);
});

const builtIn = (summaries: readonly { readonly isBuiltIn: boolean }[]) =>
  summaries.map(({ isBuiltIn }) => isBuiltIn);

test('a model that is down is not asked about every race of the card', async () => {
  const races = Array.from({ length: 10 }, (_, index) => aRace({ number: index + 1 }));
  const {
    summarizeRaces,
    heard: modelQuestions,
    cards,
  } = await panel(() => fails('unavailable', 'It is down.'));
  await cards.keep(aCard({ races }), 'ten races');
  const summaries = await summarizeRaces('saratoga');
  assert.equal([summaries.length, modelQuestions.length], [10, 2]);
  assert.ok(summaries.every(({ isBuiltIn, analysedBy }) => isBuiltIn && /It is down/.test(analysedBy)));
});

test('where a model is down the built-in summary is given, and the model asked again after a while', async () => {
  const {
    summarizeRaces,
    heard: modelQuestions,
    wait,
  } = await panel((_, nth) => (nth === 0 ? fails('unavailable', 'It is down.') : SUMMARY));
  const first = await summarizeRaces('saratoga');
  assert.equal(builtIn(first), [true, false]);
  assert.match(first[0]?.analysedBy ?? '', /It is down/);
  wait(5 * MINUTE - 1);
  assert.equal(builtIn(await summarizeRaces('saratoga')), [true, false]);
  assert.is(modelQuestions.length, 2);
  wait(1);
  assert.equal(builtIn(await summarizeRaces('saratoga')), [false, false]);
  assert.is(modelQuestions.length, 3);
});

for (const is of ['no-sense', 'refused', 'cut-off', 'not-allowed'] as const satisfies readonly Unanswered[]) {
  test(`an answer that is ${is} is paid for once, and requested again with another card`, async () => {
    const { summarizeRaces, heard: modelQuestions, cards, wait } = await panel(() => fails(is));
    assert.equal(builtIn(await summarizeRaces('saratoga')), [true, true]);
    const length = modelQuestions.length;
    for (let hour = 0; hour < 3; hour += 1) {
      wait(60 * MINUTE);
      assert.equal(builtIn(await summarizeRaces('saratoga')), [true, true]);
    }
    assert.is(modelQuestions.length, length);
    await cards.keep(aCard(), 'another hash');
    await summarizeRaces('saratoga');
    assert.is(modelQuestions.length, 2 * length);
  });
}

test('without a model the summary is of the moment it is read, and nothing is saved', async () => {
  const { summarizeRaces, cards, answers } = await openAssistant();
  const first = (await summarizeRaces('saratoga'))[0];
  const [number] = /#\w+/.exec(first?.summary ?? '') ?? [];
  assert.ok(number, first?.summary);
  const { races, ...card } = aCard();
  const scratched = races.map((race) => ({
    ...race,
    runners: race.runners.map((runner) =>
      `#${runner.programNumber}` === number ? { ...runner, isScratched: true } : runner,
    ),
  }));
  await cards.keep({ ...card, races: scratched }, 'hash');
  const second = (await summarizeRaces('saratoga'))[0];
  assert.not.match(second?.summary ?? '', new RegExp(`^${number} `));
  assert.equal(await answers.answersOn('race-summary', [first?.raceId ?? '']), []);
});

test('text that no other question shares is not cached', async () => {
  const { summarizeRaces, heard: modelQuestions } = await panel(() => SUMMARY);
  await summarizeRaces('saratoga');
  assert.equal(
    modelQuestions.map(({ shared }) => shared),
    ['', ''],
  );
  assert.match(modelQuestions[0]?.question ?? '', /<data name="race \d+">/);
});

test.run();
