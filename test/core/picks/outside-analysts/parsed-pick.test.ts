import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor, handicapper } from '#config/models.ts';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { chancesOn, lineOnRace } from '#core/handicapping/line-on-race.ts';
import { analyze } from '#core/picks/analysis/analysis.ts';
import { joinedRanking } from '#core/picks/analysis/blended-pick.ts';
import { askChecked } from '#core/picks/model-questions/checked-ask.ts';
import type { ParsedPick } from '#core/picks/model-questions/model-question.ts';
import { pickProblems } from '#core/picks/outside-analysts/parsed-pick-problems.ts';
import type { RaceAnswers, SlotAnswer } from '#core/picks/outside-analysts/slot-answers.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aProvider } from '#test/support/ai/a-provider.ts';
import { aParsedPick, aQuestion } from '#test/support/ai/a-question.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('picks of outside analysts');

const by = { name: 'Claude', model: 'claude-sonnet-5-5' };
const gpt = { name: 'GPT', model: 'gpt-6.1-terra' };
const analysis = analysisFor({ isKeySet: true, outside: { claude: by, openai: gpt } });

const with4Scratched = (runner: Runner): Runner => ({
  ...runner,
  isScratched: runner.programNumber === '4',
  listStatus: runner.programNumber === '6' ? 'also-eligible' : null,
});
const race = aRace({ runners: aRace().runners.map(with4Scratched) });
const evidence = evidenceOf(race, new Map(), MORNING);
const model = chancesOn(lineOnRace(evidence, handicapper), evidence);

const answerOf = (pick: Partial<ParsedPick>, who = by): SlotAnswer => ({
  is: 'answered',
  by: who,
  pick: aParsedPick(pick),
  at: MORNING,
  facts: 'facts',
});
const onNumber = (programNumber: string, confidence = 75): ParsedPick['primary'] => ({
  programNumber,
  confidence,
  reasons: ['ran the best figure of the field.'],
});
const answer3 = answerOf({ primary: onNumber('3') });
const silent: SlotAnswer = { is: 'unavailable', by: gpt, why: 'GPT is overloaded (529).', at: MORNING };
const recommended = (words: RaceAnswers) => recommend(evidence, analysis, aProvenance(), { answers: words });

test('a faulty answer is requested once more, naming the fault', async () => {
  const { provider, heard: modelQuestions } = aProvider('claude', (_, nth) =>
    aParsedPick({ primary: onNumber(nth === 0 ? '4' : '3') }),
  );
  const answer = await askChecked(provider.ask, aQuestion(), (pick) => pickProblems(pick, evidence));
  assert.is(answer.is === 'answered' && answer.value.primary.programNumber, '3');
  assert.match(
    modelQuestions[1]?.question ?? '',
    /could not be used.*\n<data name="faults">\nprimary: number 4 is scratched\n<\/data>/,
  );
  assert.is(modelQuestions[1]?.shared, modelQuestions[0]?.shared);
  assert.is(answer.usage?.inputTokens, 4_000);
});

test('a slot says who spoke: horse, words and model; the chances are the fitted model’s', () => {
  const recommendation = recommended({ claude: answer3, openai: answerOf({ primary: onNumber('1') }, gpt) });
  assert.is(recommendation.primaryPick?.claudeReason, `${horse('3')}: ran the best figure of the field.`);
  assert.equal(
    [recommendation.primaryPick?.claudeHorse, recommendation.primaryPick?.openaiHorse],
    [nameOf('3'), nameOf('1')],
  );
  assert.is(recommendation.primaryPick?.aiConsensus, 'Low');
  assert.equal(
    [
      recommendation.analysts.claude.name,
      recommendation.analysts.claude.model,
      recommendation.analysts.claude.isBuiltIn,
    ],
    ['Claude', 'claude-sonnet-5-5', false],
  );
  assert.is(recommendation.analysedBy, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)');
  assert.is(recommendation.opinions.claude.ranking[0]?.programNumber, '3');
  for (const row of recommendation.opinions.claude.ranking) {
    const index = evidence.interests.findIndex(({ number }) => number === row.programNumber);
    assert.is(row.chance, model[index]);
  }
  assert.match(recommendation.primaryPick?.reasoning ?? '', /^Claude\. .* GPT\. /);
});

const nameOf = (number: string): string =>
  String(race.runners.find(({ programNumber }) => programNumber === number)?.horseName);
const horse = (number: string): string => {
  const name = nameOf(number).toLowerCase();
  return name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
};

test('the same horse and both sure is High, as with the built-in ones', () => {
  const same = recommended({ claude: answer3, openai: answerOf({ primary: onNumber('3', 71) }, gpt) });
  assert.is(same.primaryPick?.aiConsensus, 'High');
  const less = recommended({ claude: answer3, openai: answerOf({ primary: onNumber('3', 69) }, gpt) });
  assert.is(less.primaryPick?.aiConsensus, 'Medium');
  const recommendation = recommended({
    claude: answerOf({
      primary: onNumber('3'),
      value: [{ programNumber: '1', confidence: 50, reason: 'so' }],
    }),
    openai: answerOf({ primary: onNumber('1'), longshot: { programNumber: '3', reason: 'so' } }, gpt),
  });
  assert.is(recommendation.primaryPick?.aiConsensus, 'Medium', 'each names the other’s horse');
});

test('while a side is silent the other stays, the agreement is pending, and why is said', () => {
  const recommendation = recommended({ claude: answer3, openai: silent });
  assert.is(recommendation.primaryPick?.aiConsensus, 'Pending');
  assert.equal(
    [recommendation.primaryPick?.claudeHorse, recommendation.primaryPick?.openaiHorse],
    [nameOf('3'), null],
  );
  assert.is(recommendation.primaryPick?.openaiReason, null);
  assert.is(recommendation.analysts.openai.unavailable, 'GPT is overloaded (529).');
  assert.is(recommendation.analysts.openai.isBuiltIn, false);
  assert.equal(recommendation.opinions.openai.ranking, []);
  assert.equal([recommendation.chatgptValueBets, recommendation.chatgptExoticPlays], [[], []]);
  assert.not.match(JSON.stringify(recommendation.primaryPick), /Pace analyst|GPT\./);
});

test('with both silent the built-in analyst speaks, and nothing is put into the mouth of either', () => {
  const recommendation = recommended({ claude: { ...silent, by }, openai: silent });
  assert.is.not(recommendation.primaryPick?.claudeHorse ?? null, null);
  assert.not.match(JSON.stringify(recommendation.primaryPick), /Claude|GPT/);
  assert.is(
    recommendation.analysts.openai.unavailable,
    'GPT is overloaded (529). The built-in analyst answers.',
  );
  assert.equal(
    [recommendation.analysts.openai.model, recommendation.analysts.openai.isBuiltIn],
    [null, true],
  );
  assert.is(recommendation.analysedBy, 'Built-in analyst');
});

test('while the budget is used up the built-in analyst answers, and says so and until when', () => {
  const why = 'The daily AI budget ($5.00) is used up. It resets Nov 22 at 12:00 AM ET.';
  const recommendation = recommended({ claude: { is: 'no-budget', by, why, at: MORNING }, openai: null });
  assert.is(recommendation.analysts.claude.isBuiltIn, true);
  assert.is(recommendation.analysts.claude.model, null);
  assert.is(recommendation.analysts.claude.unavailable, `${why} The built-in analyst answers.`);
  assert.is(recommendation.analysedBy, 'Built-in analyst');
  assert.is.not(recommendation.primaryPick?.claudeHorse ?? null, null);
});

test("a value horse that our line does not bet is not a bet, but is shown with the analyst's reason", () => {
  const value = [{ programNumber: '3', confidence: 61.4, reason: 'The price is long.' }];
  const exotics = [{ betType: 'exacta' as const, programNumbers: ['3', '1', '2'], reason: 'They are best.' }];
  const recommendation = recommended({
    claude: answerOf({ primary: onNumber('3'), value, exotics }),
    openai: answer3,
  });
  assert.equal(recommendation.claudeValueBets, [], 'on the morning line nothing can be bet');
  assert.is(
    recommendation.cases.find(({ programNumber }) => programNumber === '3')?.likedBy.claude,
    'The price is long.',
  );
  const [play] = recommendation.claudeExoticPlays;
  assert.equal([play?.betType, play?.combination, play?.combinations], ['Exacta Key', '3 / 1,2', 2]);
  assert.match(play?.reasoning ?? '', /^They are best\. Ticket 2 x /);
});

test('naming another horse than the model’s favorite moves no chance', () => {
  const recommendation = recommended({ claude: answer3, openai: answerOf({ primary: onNumber('1') }, gpt) });
  const other = recommended({ claude: answerOf({ primary: onNumber('5') }), openai: answer3 });
  assert.equal(recommendation.mlPredictions, other.mlPredictions);
  assert.equal(
    recommendation.exoticPlays.map(({ combination }) => combination),
    other.exoticPlays.map(({ combination }) => combination),
  );
});

test('a horse without a given confidence has none; the rank of its chance does not replace it', () => {
  const silentOn2 = { claude: answer3, openai: answerOf({ primary: onNumber('1') }, gpt) };
  const { claude, openai } = analyze(evidence, analysis, silentOn2).opinions;
  const row = (opinion: typeof claude) => opinion?.ranking.find(({ runner }) => runner.programNumber === '2');
  assert.equal([row(claude)?.agreement, row(openai)?.agreement], [null, null]);
  const race = analyze(evidence, analysis, silentOn2);
  const byNumber = new Map(
    joinedRanking(race).map((joined) => [joined.horse.runner.programNumber, joined.confidence]),
  );
  assert.equal([byNumber.get('1'), byNumber.get('2'), byNumber.get('3')], [75, null, 75]);
});

test('a longshot named without a confidence is shown without one', () => {
  const longshot = { programNumber: '2', reason: 'The price is long.' };
  const words = {
    claude: answerOf({ primary: onNumber('3'), longshot }),
    openai: answerOf({ primary: onNumber('3'), longshot }, gpt),
  };
  const race = analyze(evidence, analysis, words);
  const joined = joinedRanking(race).find(({ horse: named }) => named.runner.programNumber === '2');
  assert.is(joined?.confidence, null);
});

test.run();
