import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { Asker } from '#core/kernel/share.ts';
import { withRecommendation } from '#core/picks/recommendations/picks-set.ts';
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
const STRATEGY = {
  primaryPick: 'The favorite.',
  strategy: 'A win bet.',
  alternatives: [],
  valueOpportunities: [],
  reasoning: 'So it is.',
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somebody who waits until they go. */
function anAsker() {
  const acts = new Set<() => void>();
  let isGone = false;
  const asker: Asker = {
    isGone: () => isGone,
    onGone(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
  };
  const go = (): void => {
    isGone = true;
    for (const act of acts) act();
  };
  return { asker, go };
}

async function panel(answering: Answering | null = null) {
  const scripted = answering === null ? null : aProvider('claude', answering);
  const room = await openAssistant({ providers: { claude: scripted?.provider ?? null, openai: null } });
  return { ...room, heard: scripted?.heard ?? [] };
}

test('nothing is shown before the first request, then the answer made', async () => {
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
  const { askPanel, cards, heard: modelQuestions } = await panel(() => ANALYSIS);
  const { answer, tokens } = await askPanel.make('race-analysis', WANTED);
  assert.equal([answer.value, answer.isBuiltIn, tokens], [ANALYSIS, false, 2_300]);
  assert.is((await askPanel.make('race-analysis', WANTED)).tokens, 0);
  assert.is(modelQuestions.length, 1);
  await cards.keep(aCard(), 'another hash');
  assert.is((await askPanel.show('race-analysis', RACE))?.isOutdated, true);
  assert.is((await askPanel.make('race-analysis', WANTED)).answer.isOutdated, false);
  assert.is(modelQuestions.length, 2);
});

test('two members who want the same analysis at once have it made and paid for once', async () => {
  const { askPanel, heard: modelQuestions } = await panel(async () => {
    await pause(20);
    return ANALYSIS;
  });
  const [a, other] = await Promise.all([
    askPanel.make('race-analysis', WANTED),
    askPanel.make('race-analysis', { ...WANTED, askedBy: 'm2' }),
  ]);
  assert.is(modelQuestions.length, 1);
  assert.equal(a.answer, other.answer);
  assert.equal([a.tokens, other.tokens], [2_300, 0]);
});

test('members who wait for a failing analyst share its one refusal; a later one asks again', async () => {
  const { askPanel, heard: modelQuestions } = await panel(async (_, nth) => {
    await pause(20);
    return nth === 0 ? fails('unavailable') : ANALYSIS;
  });
  const ten = Array.from({ length: 10 }, (_, nth) =>
    refused(askPanel.make('race-analysis', { ...WANTED, askedBy: `m${nth}` })),
  );
  for (const { code } of await Promise.all(ten)) assert.is(code, 'assistant.analyst-failed');
  assert.is(modelQuestions.length, 1);
  assert.equal((await askPanel.make('race-analysis', WANTED)).answer.value, ANALYSIS);
});

test('the first asker may leave: the answer goes on for those who wait, and is canceled with the last', async () => {
  const askerGone: boolean[] = [];
  const { askPanel, heard: modelQuestions } = await panel(async ({ shape }, nth, extras) => {
    await pause(20);
    askerGone.push(extras?.asker?.isGone() === true);
    if (askerGone[nth] === true) return fails('given-up');
    return shape === 'betting-strategy' ? STRATEGY : ANALYSIS;
  });
  const [first, second] = [anAsker(), anAsker()];
  const both = Promise.all([
    askPanel.make('race-analysis', { ...WANTED, asker: first.asker }),
    askPanel.make('race-analysis', { ...WANTED, askedBy: 'm2', asker: second.asker }),
  ]);
  await pause(5);
  first.go();
  assert.equal((await both)[1].answer.value, ANALYSIS);
  const alone = anAsker();
  const silent = refused(askPanel.make('betting-strategy', { ...WANTED, asker: alone.asker }));
  await pause(5);
  alone.go();
  const late = askPanel.make('betting-strategy', WANTED);
  assert.is((await silent).code, 'assistant.analyst-failed');
  await late;
  assert.equal([askerGone, modelQuestions.length], [[false, true, false], 3]);
});

test('the allowance of the first asker does not limit those who waited with them', async () => {
  const { askPanel } = await panel(async ({ askedBy }) => {
    await pause(20);
    return askedBy === 'm1' ? fails('no-budget', 'Spent until midnight.') : ANALYSIS;
  });
  const [a, other] = await Promise.all([
    askPanel.make('race-analysis', WANTED),
    askPanel.make('race-analysis', { ...WANTED, askedBy: 'm2' }),
  ]);
  assert.equal([a.answer.isBuiltIn, other.answer.isBuiltIn], [true, false]);
});

test('another pick of the race makes the answer outdated, one of another race does not', async () => {
  const { askPanel, views, picks } = await panel(() => ANALYSIS);
  const [a, other] = [await views.raceNumbered('saratoga', 1), await views.raceNumbered('saratoga', 2)];
  const set = {
    trackSlug: 'saratoga',
    day: a.evidence.race.day,
    madeAt: parseInstant('2025-08-02T09:00:00-04:00') as Instant,
    isScheduled: true,
    cardHash: a.cardHash,
    madeWith: analysisFor({ isKeySet: true }).madeWith,
    recommendations: [a.picks, other.picks],
  };
  const isOutdated = async () => (await askPanel.show('race-analysis', RACE))?.isOutdated;
  await picks.keep(set);
  await askPanel.make('race-analysis', WANTED);
  await picks.keep(withRecommendation(set, { ...other.picks, analysedBy: 'Somebody else' }));
  assert.is(await isOutdated(), false);
  const refreshed = { ...a.picks, analysedBy: 'Somebody else' };
  await picks.keep(withRecommendation(set, refreshed));
  assert.is(await isOutdated(), true);
});

test('wrong facts are reported to the model, and no answer is a refusal', async () => {
  const wrong = { ...ANALYSIS, reasoning: 'Paper Lantern 2 breaks from post 5.' };
  const { askPanel, heard: modelQuestions } = await panel((_, nth) => (nth === 0 ? wrong : ANALYSIS));
  assert.equal((await askPanel.make('race-analysis', WANTED)).answer.value, ANALYSIS);
  assert.match(String(modelQuestions[1]?.question), /post/);
  assert.is(modelQuestions[0]?.shared, '');
  const silent = await panel(() => fails('unavailable'));
  assert.is((await refused(silent.askPanel.make('race-analysis', WANTED))).code, 'assistant.analyst-failed');
  assert.is(await silent.askPanel.show('race-analysis', RACE), null);
});

test('with the budget spent the built-in answer says so, and the model is asked again the next time', async () => {
  const { askPanel, heard: modelQuestions } = await panel((_, nth) =>
    nth === 0 ? fails('no-budget', 'Spent until midnight.') : ANALYSIS,
  );
  const { answer } = await askPanel.make('race-analysis', WANTED);
  assert.match(answer.analysedBy, /Spent until midnight/);
  assert.is((await askPanel.make('race-analysis', WANTED)).answer.isBuiltIn, false);
  assert.is(modelQuestions.length, 2);
});

test('an id that names no race is not found', async () => {
  const { askPanel } = await panel();
  for (const raceId of ['nope', 'saratoga-2020-01-01-1']) {
    assert.is((await refused(askPanel.show('race-analysis', raceId))).kind, 'not-found');
    assert.is((await refused(askPanel.make('ai-consensus', { raceId, askedBy: 'm1' }))).kind, 'not-found');
  }
});

test('after the off the answer from before it stays; none is made anew', async () => {
  let now = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
  const { askPanel } = await openAssistant({ clock: () => now });
  const { answer } = await askPanel.make('race-analysis', WANTED);
  now = parseInstant('2025-08-02T13:10:00-04:00') as Instant;
  const later = await askPanel.make('race-analysis', WANTED);
  assert.equal([later.answer.value, later.answer.madeAt], [answer.value, answer.madeAt]);
  const { kind, code } = await refused(askPanel.make('betting-strategy', WANTED));
  assert.equal([kind, code], ['conflict', 'picks.race-off']);
});

test.run();
