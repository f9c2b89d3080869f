import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DoubtfulResults, ResultStore } from '#core/results/ports.ts';
import { makeDecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

export interface OpenedDoubts {
  readonly doubtful: DoubtfulResults;
  readonly results: ResultStore;
  close(): Promise<void>;
}

const day = (text: string) => text as RaceDay;
const doubts = [aDoubt()];
const otherDoubts = [
  aDoubt({
    sentence: 'The Exacta was paid on 2-1; the order of finish is 1-2.',
    key: ['paid', 'Exacta', '2-1', '1-2'],
  }),
];

/** What the list of races in doubt does; `open` gives an empty store of results. */
export function doubtfulResultsScenarios(name: string, open: () => Promise<OpenedDoubts>): void {
  const test = suite<OpenedDoubts>(`races in doubt, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('races without a doubt are not listed', async ({ doubtful, results }) => {
    await results.keep(aSheet(), 'one');
    assert.equal(await doubtful.doubtfulRaces(null), []);
  });

  test('the list may be limited; the count covers every undecided race', async ({ doubtful, results }) => {
    const decision = { choice: 'order', by: null, at: instant(1_600_000_000_000), why: 'Stewards' } as const;
    const open = [2, 4, 5].map((raceNumber) => aRaceResult({ raceNumber, doubts }));
    const races = [aRaceResult({ raceNumber: 1, doubts, decision }), ...open];
    await results.keep(aSheet({ races }), 'one');
    const numbers = async (most: number | null) =>
      (await doubtful.doubtfulRaces(most)).map(({ raceNumber }) => raceNumber);
    assert.equal(await numbers(2), [2, 4]);
    assert.equal(await numbers(null), [2, 4, 5, 1]);
    assert.is(await doubtful.undecidedCount(), 3);
  });

  test('a race in doubt is listed with its sheet and what is in doubt, until it is corrected', async ({
    doubtful,
    results,
  }) => {
    await results.keep(aSheet({ races: [aRaceResult({ raceNumber: 6, doubts })] }), 'one');
    assert.equal(await doubtful.doubtfulRaces(null), [
      {
        track: 'SAR',
        day: '2020-08-08',
        raceNumber: 6,
        kind: 'chart',
        source: 'Chart of invented races',
        doubts,
        decision: null,
        byEmail: null,
      },
    ]);
    await results.keep(aSheet({ races: [aRaceResult({ raceNumber: 6 })] }), 'corrected');
    assert.equal(await doubtful.doubtfulRaces(null), []);
  });

  test('races that nobody has decided come first, then the latest day', async ({ doubtful, results }) => {
    const decision = aDecision('order', { by: null });
    await results.keep(aSheet({ races: [aRaceResult({ doubts })] }), 'one');
    await results.keep(aSheet({ day: day('2020-08-10'), races: [aRaceResult({ doubts, decision })] }), 'two');
    await results.keep(aSheet({ day: day('2020-08-09'), races: [aRaceResult({ doubts })] }), 'three');
    const found = await doubtful.doubtfulRaces(null);
    assert.equal(
      found.map((race) => race.day),
      ['2020-08-09', '2020-08-08', '2020-08-10'],
    );
    assert.equal(found[2]?.decision, decision);
  });

  test('a live race in doubt is listed until another sheet reports the race', async ({
    doubtful,
    results,
  }) => {
    await results.keep(aSheet({ kind: 'live', races: [aRaceResult({ doubts })] }), 'live');
    assert.is((await doubtful.doubtfulRaces(null)).length, 1);
    await results.keep(aSheet({ races: [aRaceResult({ raceNumber: 2 })] }), 'another race');
    assert.is((await doubtful.doubtfulRaces(null)).length, 1);
    await results.keep(aSheet(), 'chart');
    assert.equal(await doubtful.doubtfulRaces(null), []);
  });

  test('a race is listed where the most detailed sheet has the doubt, once', async ({
    doubtful,
    results,
  }) => {
    const kinds = async () => (await doubtful.doubtfulRaces(null)).map(({ kind }) => kind);
    await results.keep(aSheet({ kind: 'live', races: [aRaceResult({ doubts })] }), 'live');
    await results.keep(aSheet({ kind: 'trackmaster-chart', races: [aRaceResult({ doubts })] }), 'tm');
    assert.equal(await kinds(), ['trackmaster-chart']);
    await results.keep(aSheet({ races: [aRaceResult({ raceNumber: 2 })] }), 'chart of another race');
    assert.equal(await kinds(), ['trackmaster-chart']);
    await results.keep(aSheet(), 'sound chart');
    assert.equal(await kinds(), []);
    await results.keep(aSheet({ races: [aRaceResult({ doubts })] }), 'doubtful chart');
    assert.equal(await kinds(), ['chart']);
  });

  test('a decision is listed, and the same chart again does not undo it', async ({ doubtful, results }) => {
    const shared = { results, allOrNothing: <T>(work: () => Promise<T>) => work(), withLock: makeWithLock() };
    const importResults = makeImportResults(shared);
    const now = () => instant(1_600_000_000_000);
    const announce = async () => undefined;
    const decideDoubt = makeDecideDoubt({ ...shared, announce, clock: now, racingClock: now });
    const chart = { sheet: aSheet({ races: [aRaceResult({ doubts })] }), contentHash: 'one' };
    await importResults(chart);
    const answer = { track: 'SAR', day: RESULTS_DAY, raceNumber: 1, why: 'Stewards', by: null } as const;
    await decideDoubt({ ...answer, choice: 'payoffs' });
    assert.is((await importResults(chart)).outcome, 'unchanged');
    assert.equal((await doubtful.doubtfulRaces(null))[0]?.decision, {
      choice: 'payoffs',
      by: null,
      at: now(),
      why: 'Stewards',
    });
    await importResults({
      sheet: aSheet({ races: [aRaceResult({ doubts: otherDoubts })] }),
      contentHash: 'two',
    });
    assert.is((await doubtful.doubtfulRaces(null))[0]?.decision, null);
  });

  test.run();
}
