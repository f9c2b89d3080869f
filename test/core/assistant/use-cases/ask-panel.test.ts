import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { withRecommendation } from '#core/picks/picks-set.ts';
import { aCard } from '#test/support/a-card.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The Claude panel');
const RACE = 'saratoga-2025-08-02-1';
const WANTED = { raceId: RACE, askedBy: 'm1' };

const ANALYSIS = {
  confidence: 64,
  riskAssessment: 'Medium.',
  analysis: 'An even race.',
  reasoning: 'So it is.',
  keyFactors: ['A fact'],
};
async function panel(answering: Answering | null = null) {
  const asked = answering === null ? null : aProvider('claude', answering);
  const room = await openAssistant({ providers: { claude: asked?.provider ?? null, openai: null } });
  return { ...room, heard: asked?.heard ?? [] };
}

test('nothing is there before it was asked for; then what was made is shown', async () => {
  const { askPanel } = await panel();
  for (const kind of ['race-analysis', 'betting-strategy', 'ai-consensus'] as const) {
    assert.is(await askPanel.show(kind, RACE), null);
    const { answer } = await askPanel.make(kind, WANTED);
    assert.equal(await askPanel.show(kind, RACE), answer);
    assert.equal([answer.isBuiltIn, answer.isOutdated, answer.raceId], [true, false, RACE]);
    assert.match(answer.analysedBy, /no AI key set/);
  }
});

test('a model is asked once for a state of card and picks; another card makes the answer outdated', async () => {
  const { askPanel, cards, heard } = await panel(() => ANALYSIS);
  const { answer, tokens } = await askPanel.make('race-analysis', WANTED);
  assert.equal([answer.value, answer.isBuiltIn, tokens], [ANALYSIS, false, 2_300]);
  assert.is((await askPanel.make('race-analysis', WANTED)).tokens, 0);
  assert.is(heard.length, 1);
  await cards.keep(aCard(), 'another hash');
  assert.is((await askPanel.show('race-analysis', RACE))?.isOutdated, true);
  assert.is((await askPanel.make('race-analysis', WANTED)).answer.isOutdated, false);
  assert.is(heard.length, 2);
});

test('two members who want the same analysis at once have it made and paid for once', async () => {
  const { askPanel, heard } = await panel(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return ANALYSIS;
  });
  const [one, other] = await Promise.all([
    askPanel.make('race-analysis', WANTED),
    askPanel.make('race-analysis', { ...WANTED, askedBy: 'm2' }),
  ]);
  assert.is(heard.length, 1);
  assert.equal(one.answer, other.answer);
  assert.equal([one.tokens, other.tokens], [2_300, 0]);
});

test('another pick of the race makes the answer outdated, one of another race does not', async () => {
  const { askPanel, views, picks } = await panel(() => ANALYSIS);
  const [one, other] = [await views.raceNumbered('saratoga', 1), await views.raceNumbered('saratoga', 2)];
  const set = {
    trackSlug: 'saratoga',
    day: one.evidence.race.day,
    madeAt: parseInstant('2025-08-02T09:00:00-04:00') as Instant,
    isScheduled: true,
    cardHash: one.cardHash,
    madeWith: analysisFor({ isKeySet: true }).madeWith,
    recommendations: [one.picks, other.picks],
  };
  const isOutdated = async () => (await askPanel.show('race-analysis', RACE))?.isOutdated;
  await picks.keep(set);
  await askPanel.make('race-analysis', WANTED);
  await picks.keep(withRecommendation(set, { ...other.picks, analysedBy: 'Somebody else' }));
  assert.is(await isOutdated(), false);
  const refreshed = { ...one.picks, analysedBy: 'Somebody else' };
  await picks.keep(withRecommendation(set, refreshed));
  assert.is(await isOutdated(), true);
});

test('facts that are wrong are told to the model, and a silent one is a refusal', async () => {
  const wrong = { ...ANALYSIS, reasoning: 'Paper Lantern 2 breaks from post 5.' };
  const { askPanel, heard } = await panel((_, nth) => (nth === 0 ? wrong : ANALYSIS));
  assert.equal((await askPanel.make('race-analysis', WANTED)).answer.value, ANALYSIS);
  assert.match(String(heard[1]?.question), /post/);
  assert.is(heard[0]?.shared, '');
  const silent = await panel(() => fails('ill'));
  assert.is((await refused(silent.askPanel.make('race-analysis', WANTED))).code, 'assistant.analyst-failed');
  assert.is(await silent.askPanel.show('race-analysis', RACE), null);
});

test('with the budget spent the house answers, says so, and the model is asked again the next time', async () => {
  const { askPanel, heard } = await panel((_, nth) =>
    nth === 0 ? fails('no-budget', 'Spent until midnight.') : ANALYSIS,
  );
  const { answer } = await askPanel.make('race-analysis', WANTED);
  assert.match(answer.analysedBy, /Spent until midnight/);
  assert.is((await askPanel.make('race-analysis', WANTED)).answer.isBuiltIn, false);
  assert.is(heard.length, 2);
});

test('an id that names no race is not found', async () => {
  const { askPanel } = await panel();
  for (const raceId of ['nope', 'saratoga-2020-01-01-1']) {
    assert.is((await refused(askPanel.show('race-analysis', raceId))).kind, 'not-found');
    assert.is((await refused(askPanel.make('ai-consensus', { raceId, askedBy: 'm1' }))).kind, 'not-found');
  }
});

test.run();
