import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultStore, ResultYears, SimulatedResults } from '#core/results/ports.ts';
import { aSheet } from '#test/support/a-result.ts';

export interface OpenedYears {
  readonly years: ResultYears;
  readonly results: ResultStore & SimulatedResults;
  close(): Promise<void>;
}

const DAY_2019 = '2019-12-31' as RaceDay;
const DAY_2020 = '2020-01-01' as RaceDay;

/** What the marks of the years do; `open` gives an empty store of results. */
export function resultYearsScenarios(name: string, open: () => Promise<OpenedYears>): void {
  const test = suite<OpenedYears>(`result years, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('without results there is no year', async ({ years }) => {
    assert.equal([...(await years.yearMarks())], []);
  });

  test('each year with results has a mark, in order', async ({ years, results }) => {
    await results.keep(aSheet({ day: DAY_2020 }), 'one');
    await results.keep(aSheet({ day: DAY_2019 }), 'two');
    assert.equal([...(await years.yearMarks()).keys()].sort(), [2019, 2020]);
  });

  test('a new, a corrected and a dropped sheet make another mark of their year', async ({
    years,
    results,
  }) => {
    const seen: (string | undefined)[] = [];
    const look = async () => seen.push((await years.yearMarks()).get(2020));
    await results.keep(aSheet({ day: DAY_2020 }), 'one');
    await look();
    await results.keep(aSheet({ day: DAY_2020, races: [] }), 'corrected');
    await look();
    await results.keep(aSheet({ day: DAY_2020, kind: 'simulation' }), 'invented');
    await look();
    await results.dropSimulated(null);
    await look();
    assert.ok(seen.every((mark) => mark !== undefined));
    assert.is(seen.filter((mark, index) => index > 0 && mark === seen[index - 1]).length, 0);
  });

  test('at an earlier moment a year has the mark it had then', async ({ years, results }) => {
    const of2020 = async (until?: Instant) => (await years.yearMarks(until)).get(2020);
    const [noon, later] = [instant(9_000), instant(10_000)];
    await results.keep(aSheet({ day: DAY_2020 }), 'one', noon);
    const before = await of2020(noon);
    await results.keep(aSheet({ day: DAY_2020, races: [] }), 'corrected', later);
    assert.is(await of2020(instant(8_999)), undefined);
    assert.not.equal(await of2020(later), await of2020(noon));
    assert.ok(before !== undefined);
    assert.is(await of2020(noon), before);
  });

  test.run();
}
