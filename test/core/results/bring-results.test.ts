import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makeBringResults } from '#core/results/use-cases/bring-results.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('bring results');

function desk() {
  const results = makeMemoryResultShelf();
  const bring = makeBringResults({ results, allOrNothing: (work) => work(), oneAtATime: makeOneAtATime() });
  const former = async () => (await results.replaced('SAR', RESULTS_DAY, 'chart')).length;
  return { results, bring, former };
}

const richer = aSheet({ races: [aRaceResult({ purse: 41_000 }), ...aSheet().races.slice(1)] });

test('new results are kept and summed up', async () => {
  const { results, bring } = desk();
  const cancelled = aRaceResult({ raceNumber: 3, cancelled: 'Weather', starters: [], payouts: [] });
  const sheet = aSheet({ races: [...aSheet().races, cancelled] });
  const done = await bring({ sheet, contentHash: 'one' });
  assert.equal([done.outcome, done.track, done.day, done.kind], ['kept', 'SAR', RESULTS_DAY, 'chart']);
  const counts = { races: 3, cancelled: 1, starters: 6, payouts: 12 };
  assert.equal(done.summary, { ...counts, refused: [], partial: false });
  assert.is(done.change, null);
  assert.is((await results.standing('SAR', RESULTS_DAY, 'chart'))?.contentHash, 'one');
});

test('a sheet with a refused race is kept, and is partial', async () => {
  const { bring } = desk();
  const refusedRaces = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
  const { summary } = await bring({ sheet: aSheet({ refused: refusedRaces }), contentHash: 'one' });
  assert.is(summary.partial, true);
  assert.equal(summary.refused, refusedRaces);
});

test('the same results again change nothing, from another file either', async () => {
  const { bring, former, results } = desk();
  await bring({ sheet: aSheet(), contentHash: 'one' });
  assert.is((await bring({ sheet: aSheet(), contentHash: 'one' })).outcome, 'unchanged');
  const provenance = { ...aSheet().provenance, source: 'Another chart' };
  const again = await bring({ sheet: aSheet({ provenance }), contentHash: 'two' });
  assert.equal([again.outcome, again.change], ['unchanged', null]);
  assert.is(await former(), 0);
  assert.is((await results.standing('SAR', RESULTS_DAY, 'chart'))?.contentHash, 'one');
});

test('other results take their place, what stood before is kept and the change is counted', async () => {
  const { bring, former, results } = desk();
  await bring({ sheet: aSheet(), contentHash: 'one' });
  const done = await bring({ sheet: richer, contentHash: 'two' });
  assert.is(done.outcome, 'replaced');
  assert.equal(done.change?.races, [{ raceNumber: 1, what: 'changed', facts: 1 }]);
  assert.is(await former(), 1);
  assert.is((await results.standing('SAR', RESULTS_DAY, 'chart'))?.sheet.races[0]?.purse, 41_000);
});

test('a file that is read better than before takes the place of what was read, though its content is the same', async () => {
  const { bring, former } = desk();
  await bring({ sheet: aSheet(), contentHash: 'one' });
  assert.is((await bring({ sheet: richer, contentHash: 'one' })).outcome, 'replaced');
  assert.is(await former(), 1);
});

test('results of another kind stand beside, they replace nothing', async () => {
  const { bring, former } = desk();
  await bring({ sheet: aSheet(), contentHash: 'one' });
  const done = await bring({ sheet: { ...richer, kind: 'nyra-tables' }, contentHash: 'two' });
  assert.is(done.outcome, 'kept');
  assert.is(await former(), 0);
});

test('races are kept by number, whatever order they were brought in', async () => {
  const { bring, results } = desk();
  await bring({ sheet: aSheet({ races: aSheet().races.toReversed() }), contentHash: 'one' });
  const kept = await results.standing('SAR', RESULTS_DAY, 'chart');
  assert.equal(kept?.sheet, aSheet());
});

test('a race that stands twice refuses the whole sheet', async () => {
  const { bring, results } = desk();
  const sheet = aSheet({ races: [aRaceResult(), aRaceResult({ starters: [aFinisher()] })] });
  const { kind, code, message } = await refused(bring({ sheet, contentHash: 'one' }));
  assert.equal([kind, code], ['invalid', 'results.race-twice']);
  assert.match(message, 'Chart of invented races: race 1 of SAR on 2020-08-08 stands there twice.');
  assert.is(await results.standing('SAR', RESULTS_DAY, 'chart'), null);
});

test('two who bring at once come one after the other', async () => {
  const { bring, former } = desk();
  const both = await Promise.all([
    bring({ sheet: aSheet(), contentHash: 'one' }),
    bring({ sheet: richer, contentHash: 'two' }),
  ]);
  assert.equal(
    both.map(({ outcome }) => outcome),
    ['kept', 'replaced'],
  );
  assert.is(await former(), 1);
});

test.run();
