import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DoubtfulResults, ResultStore } from '#core/results/ports.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

export interface OpenedDoubts {
  readonly doubtful: DoubtfulResults;
  readonly results: ResultStore;
  close(): Promise<void>;
}

const day = (text: string) => text as RaceDay;
const doubts = [aDoubt()];

/** What the list of races in doubt does; `open` gives an empty store of results. */
export function doubtfulResultsScenarios(name: string, open: () => Promise<OpenedDoubts>): void {
  const test = suite<OpenedDoubts>(`races in doubt, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('races without a doubt are not listed', async ({ doubtful, results }) => {
    await results.keep(aSheet(), 'one');
    assert.equal(await doubtful.doubtfulRaces(), []);
  });

  test('a race in doubt is listed with its sheet and what is in doubt, until it is corrected', async ({
    doubtful,
    results,
  }) => {
    await results.keep(aSheet({ races: [aRaceResult({ raceNumber: 6, doubts })] }), 'one');
    assert.equal(await doubtful.doubtfulRaces(), [
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
    assert.equal(await doubtful.doubtfulRaces(), []);
  });

  test('races that nobody has decided come first, then the latest day', async ({ doubtful, results }) => {
    const decision = aDecision('order', { by: null });
    await results.keep(aSheet({ races: [aRaceResult({ doubts })] }), 'one');
    await results.keep(aSheet({ day: day('2020-08-10'), races: [aRaceResult({ doubts, decision })] }), 'two');
    await results.keep(aSheet({ day: day('2020-08-09'), races: [aRaceResult({ doubts })] }), 'three');
    const found = await doubtful.doubtfulRaces();
    assert.equal(
      found.map((race) => race.day),
      ['2020-08-09', '2020-08-08', '2020-08-10'],
    );
    assert.equal(found[2]?.decision, decision);
  });

  test.run();
}
