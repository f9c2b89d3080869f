import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Runner } from '#core/card/runner.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import { type Analysis, analyze, exoticView, makeAnalysis } from '#core/picks/analysis/analysis.ts';
import type { OutsideAnalyst, RaceAnswers, SlotAnswer } from '#core/picks/outside-analysts/slot-answers.ts';
import { PROMPT_VERSION } from '#core/picks/prompts/instructions.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { evidenceOn } from '../opinions.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('the analysis of a race');
const { handicapper, settings } = analysisFor({ isKeySet: false });
const claude: OutsideAnalyst = { name: 'Claude', model: 'claude-sonnet-5-5' };
const gpt: OutsideAnalyst = { name: 'GPT', model: 'gpt-6.1-terra' };

const modelOf = (chances: readonly number[]): NamedModel => ({
  name: 'fixed',
  version: '7',
  says: 'Always the same.',
  chances: () => chances,
});

/** An analysis whose model gives these chances; the built-in analysts say what the market says. */
function analysisBy(chances: readonly number[]): Analysis {
  const { formAndClass, paceAndShape } = settings.analysts;
  const analysts = {
    ...settings.analysts,
    formAndClass: { ...formAndClass, strength: 0 },
    paceAndShape: { ...paceAndShape, strength: 0 },
  };
  return makeAnalysis({ ...handicapper, model: modelOf(chances) }, { ...settings, analysts }, 'Built-in');
}

const field = (...prices: readonly number[]): readonly Runner[] =>
  prices.map((toOne, nth) => aRunner({ programNumber: String(nth + 1), toOne }));

const likes = (programNumber: string, by = claude): SlotAnswer => ({
  is: 'answered',
  by,
  pick: aParsedPick({ primary: { programNumber, confidence: 70, reasons: ['best figure'] } }),
  at: MORNING,
  facts: 'facts',
});
const silent = (by: OutsideAnalyst): SlotAnswer => ({
  is: 'unavailable',
  by,
  why: 'Overloaded.',
  at: MORNING,
});

function areNear(found: readonly number[], expected: readonly number[], within = 1e-9): void {
  assert.is(found.length, expected.length);
  found.forEach((chance, index) => {
    assert.ok(Math.abs(chance - (expected[index] ?? 0)) <= within, `${found} is not ${expected}`);
  });
}

test('lines of 1-1, 2-1 and 3-1 are chances of 6, 4 and 3 in 13', () => {
  const { market } = analyze(evidenceOn(aRace({ runners: field(1, 2, 3) })), analysisBy([0.2, 0.3, 0.5]));
  areNear(market, [6 / 13, 4 / 13, 3 / 13]);
});

test('where both views are the market’s the blend is too, whatever the model says', () => {
  const race = analyze(evidenceOn(aRace({ runners: field(1, 2, 3) })), analysisBy([0.2, 0.3, 0.5]));
  areNear(race.blended, race.market);
  areNear(race.views, race.market);
  areNear(race.model, [0.2, 0.3, 0.5]);
});

const bothAnswered: RaceAnswers = { claude: likes('2'), openai: likes('1', gpt) };

test('two outside analysts speak with the model’s chances: 80% there and 50% on the board make 72.5%', () => {
  // Market share 0.3, views 0.7: 4 to the power 0.7 is 2.639, and 2.639 / 3.639 is 0.7252.
  const race = analyze(evidenceOn(aRace({ runners: field(1, 1) })), analysisBy([0.8, 0.2]), bothAnswered);
  areNear(race.views, [0.8, 0.2]);
  areNear(race.blended, [0.7252, 0.2748], 5e-5);
  const picked = [race.opinions.claude, race.opinions.openai].map((opinion) => opinion?.ranking[0]?.index);
  assert.equal(picked, [1, 0], 'each ranks the horse that it named first');
});

test('an outside analyst beside a silent one leaves the silent slot to the model’s chances', () => {
  const answers = { claude: likes('2'), openai: silent(gpt) };
  const race = analyze(evidenceOn(aRace({ runners: field(1, 1) })), analysisBy([0.8, 0.2]), answers);
  assert.is(race.opinions.openai, null);
  areNear(race.views, [0.8, 0.2]);
});

test('one outside and one built-in analyst share the views equally: 80% and 50% make 66.7%', () => {
  // The square root of 4 is 2, and 2 / 3 is 0.667.
  const answers = { claude: likes('1'), openai: null };
  const race = analyze(evidenceOn(aRace({ runners: field(1, 1) })), analysisBy([0.8, 0.2]), answers);
  areNear(race.views, [2 / 3, 1 / 3]);
});

test('pickers are named as who spoke: outside by name, built-in by role, a silent slot by who was asked', () => {
  const evidence = evidenceOn();
  const pickersOf = (answers?: RaceAnswers) =>
    analyze(evidence, analysisFor({ isKeySet: true }), answers).pickers;
  assert.equal(pickersOf(), { claude: 'Form analyst', openai: 'Pace analyst' });
  assert.equal(pickersOf(bothAnswered), { claude: 'Claude', openai: 'GPT' });
  assert.equal(pickersOf({ claude: likes('1'), openai: silent(gpt) }), { claude: 'Claude', openai: 'GPT' });
  assert.equal(pickersOf({ claude: silent(claude), openai: silent(gpt) }), {
    claude: 'Form analyst',
    openai: 'Pace analyst',
  });
});

test('a race without starters has no chances and no pick', () => {
  const { blended, views, market, opinions } = analyze(
    evidenceOn(aRace({ runners: [] })),
    analysisFor({ isKeySet: false }),
  );
  assert.equal([blended, views, market], [[], [], []]);
  assert.equal([opinions.claude?.ranking, opinions.openai?.ranking], [[], []]);
});

test('what is made with another model, setting, label or analyst is made with something else', () => {
  const { analysts, value, order } = settings;
  const analyses = [
    makeAnalysis(handicapper, settings, 'A'),
    makeAnalysis(handicapper, settings, 'B'),
    makeAnalysis({ ...handicapper, model: modelOf([]) }, settings, 'A'),
    makeAnalysis({ ...handicapper, liveModel: modelOf([]) }, settings, 'A'),
    makeAnalysis(handicapper, { ...settings, analysts: { ...analysts, version: 'analysts-99' } }, 'A'),
    makeAnalysis(handicapper, { ...settings, value: { ...value, version: 'value-99' } }, 'A'),
    makeAnalysis(handicapper, { ...settings, order: { ...order, version: 'order-99' } }, 'A'),
    makeAnalysis(handicapper, settings, 'A', { claude, openai: null }),
    makeAnalysis(handicapper, settings, 'A', { claude: null, openai: gpt }),
    makeAnalysis(handicapper, settings, 'A', { claude, openai: gpt }),
    makeAnalysis(handicapper, settings, 'A', { claude: { ...claude, model: 'claude-next' }, openai: gpt }),
  ];
  assert.is(new Set(analyses.map(({ madeWith }) => madeWith)).size, analyses.length);
});

test('the same again is made with the same, and a prompt counts only where a model is asked', () => {
  const [first, again] = [1, 2].map(() => makeAnalysis(handicapper, settings, 'A').madeWith);
  assert.is(first, again);
  assert.not.match(first ?? '', new RegExp(PROMPT_VERSION));
  assert.match(
    makeAnalysis(handicapper, settings, 'A', { claude, openai: null }).madeWith,
    new RegExp(PROMPT_VERSION),
  );
});

test('the display name of an outside analyst does not make its picks outdated', () => {
  const named = (name: string) =>
    makeAnalysis(handicapper, settings, 'A', { claude: { ...claude, name }, openai: null }).madeWith;
  assert.is(named('Claude'), named('Claude Sonnet'));
});

test('exotics are measured against the orders of finish that our line implies', () => {
  const analysis = analysisBy([0.2, 0.3, 0.5]);
  const race = analyze(evidenceOn(aRace({ runners: field(1, 2, 3) })), analysis);
  areNear(exoticView(race, analysis).order.win, [0.2, 0.3, 0.5]);
});

test.run();
