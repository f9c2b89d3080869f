import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Doubt } from '#core/results/doubt.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('import results');

function desk() {
  const results = makeMemoryResultStore();
  const importFacts = makeImportResults({
    results,
    allOrNothing: (work) => work(),
    withLock: makeWithLock(),
  });
  const former = async () => (await results.replaced('SAR', RESULTS_DAY, 'chart')).length;
  return { results, importFacts, former };
}

const richer = aSheet({ races: [aRaceResult({ purse: 41_000 }), ...aSheet().races.slice(1)] });

test('new results are stored and summarized', async () => {
  const { results, importFacts } = desk();
  const cancelled = aRaceResult({
    raceNumber: 3,
    cancelled: { reason: 'Weather' },
    starters: [],
    payouts: [],
  });
  const sheet = aSheet({ races: [...aSheet().races, cancelled] });
  const done = await importFacts({ sheet, contentHash: 'one' });
  assert.equal([done.outcome, done.track, done.day, done.kind], ['kept', 'SAR', RESULTS_DAY, 'chart']);
  const counts = { races: 3, cancelled: 1, starters: 6, payouts: 12 };
  assert.equal(done.summary, { ...counts, refused: [], partial: false });
  assert.is(done.change, null);
  assert.is((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.contentHash, 'one');
});

test('a sheet with a refused race is stored, and is partial', async () => {
  const { importFacts } = desk();
  const refusedRaces = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
  const { summary } = await importFacts({ sheet: aSheet({ refused: refusedRaces }), contentHash: 'one' });
  assert.is(summary.partial, true);
  assert.equal(summary.refused, refusedRaces);
});

test('the same results again change nothing, from another file either', async () => {
  const { importFacts, former, results } = desk();
  await importFacts({ sheet: aSheet(), contentHash: 'one' });
  assert.is((await importFacts({ sheet: aSheet(), contentHash: 'one' })).outcome, 'unchanged');
  const provenance = { ...aSheet().provenance, source: 'Another chart' };
  const again = await importFacts({ sheet: aSheet({ provenance }), contentHash: 'two' });
  assert.equal([again.outcome, again.change], ['unchanged', null]);
  assert.is(await former(), 0);
  assert.is((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.contentHash, 'one');
});

test('other results replace them, the replaced ones stay stored and the change is counted', async () => {
  const { importFacts, former, results } = desk();
  await importFacts({ sheet: aSheet(), contentHash: 'one' });
  const done = await importFacts({ sheet: richer, contentHash: 'two' });
  assert.is(done.outcome, 'replaced');
  assert.equal(done.change?.races, [{ raceNumber: 1, what: 'changed', facts: 1 }]);
  assert.is(await former(), 1);
  assert.is((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet.races[0]?.purse, 41_000);
});

test('a file that is read better than before takes the place of what was read, though its content is the same', async () => {
  const { importFacts, former } = desk();
  await importFacts({ sheet: aSheet(), contentHash: 'one' });
  assert.is((await importFacts({ sheet: richer, contentHash: 'one' })).outcome, 'replaced');
  assert.is(await former(), 1);
});

test('results of another kind are stored beside, they replace nothing', async () => {
  const { importFacts, former } = desk();
  await importFacts({ sheet: aSheet(), contentHash: 'one' });
  const done = await importFacts({ sheet: { ...richer, kind: 'nyra-tables' }, contentHash: 'two' });
  assert.is(done.outcome, 'kept');
  assert.is(await former(), 0);
});

test('races are stored by number, whatever order they came in', async () => {
  const { importFacts, results } = desk();
  await importFacts({ sheet: aSheet({ races: aSheet().races.toReversed() }), contentHash: 'one' });
  const storedSheet = await results.currentSheet('SAR', RESULTS_DAY, 'chart');
  assert.equal(storedSheet?.sheet, aSheet());
});

test('a duplicate race refuses the whole sheet', async () => {
  const { importFacts, results } = desk();
  const sheet = aSheet({ races: [aRaceResult(), aRaceResult({ starters: [aFinisher()] })] });
  const { kind, code, message } = await refused(importFacts({ sheet, contentHash: 'one' }));
  assert.equal([kind, code], ['invalid', 'results.race-twice']);
  assert.match(message, 'Chart of invented races: race 1 of SAR on 2020-08-08 is listed twice.');
  assert.is(await results.currentSheet('SAR', RESULTS_DAY, 'chart'), null);
});

test('two concurrent imports run one after the other', async () => {
  const { importFacts, former } = desk();
  const both = await Promise.all([
    importFacts({ sheet: aSheet(), contentHash: 'one' }),
    importFacts({ sheet: richer, contentHash: 'two' }),
  ]);
  assert.equal(
    both.map(({ outcome }) => outcome),
    ['kept', 'replaced'],
  );
  assert.is(await former(), 1);
});

/** A race whose doubts were decided, then imported again with these doubts: what remains of the decision. */
async function importedAgain(
  before: readonly Doubt[],
  after: readonly Doubt[],
  change: Partial<RaceResult> = {},
) {
  const { importFacts, results } = desk();
  const doubtful = (doubts: readonly Doubt[], more: Partial<RaceResult> = {}) =>
    aSheet({ races: [aRaceResult({ doubts, ...more })] });
  await results.keep(doubtful(before, { decision: aDecision('order') }), 'a');
  const { outcome, summary } = await importFacts({ sheet: doubtful(after, change), contentHash: 'b' });
  const [race] = (await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet.races ?? [];
  return { outcome, doubtful: summary.doubtful, choice: race?.decision?.choice ?? null };
}

test('a decision holds while the same doubt remains, and lapses when a different one appears', async () => {
  const [one, two] = [aDoubt({ key: ['one'] }), aDoubt({ sentence: 'Two.', key: ['two'] })];
  const again = await importedAgain([one], [one]);
  assert.equal([again.outcome, again.doubtful, again.choice], ['unchanged', undefined, 'order']);
  assert.is((await importedAgain([one], [one], { purse: 1 })).choice, 'order');
  const other = await importedAgain([one], [two]);
  assert.is(other.choice, null);
  assert.equal(other.doubtful, [{ raceNumber: 1, doubts: ['Two.'] }]);
});

test('a doubt is the same by its facts, whatever its sentence and the order of the doubts', async () => {
  const deadHeat = aDoubt({
    sentence: '#5 is listed in a dead heat and shares no place.',
    key: ['dead heat', '5'],
  });
  const favorite = aDoubt({
    sentence: '#5 is marked as the favorite without the lowest odds.',
    key: ['favorite', '5'],
  });
  const reworded = {
    ...deadHeat,
    sentence: 'The chart lists #5 in a Dead Heat, yet no horse shares its place.',
  };
  assert.is((await importedAgain([deadHeat], [favorite])).choice, null);
  assert.is((await importedAgain([deadHeat], [reworded])).choice, 'order');
  assert.is((await importedAgain([deadHeat, favorite], [favorite, deadHeat])).choice, 'order');
});

test('a doubt stored before it had a key is compared by the names and numbers it states', async () => {
  const { key: _, ...older } = aDoubt();
  const same = await importedAgain([older], [aDoubt()]);
  assert.equal([same.outcome, same.choice], ['unchanged', 'order']);
  const reworded = aDoubt({ sentence: 'Trifecta paid 1-2-4, but the finish was 1-2-3.' });
  assert.is((await importedAgain([older], [reworded])).choice, null);
  assert.is((await importedAgain([older], [aDoubt()], { purse: 1 })).choice, 'order');
});

test.run();
