import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { PedigreeStore } from '#core/press/ports.ts';
import { aRunnerPedigree, MORNING, PRESS_DAY, somePedigreeFigures } from '#test/support/a-selection.ts';

export interface OpenedPedigrees {
  readonly pedigrees: PedigreeStore;
  close(): Promise<void>;
}

const LATER = shift(MORNING, HOUR);
const EVENING = shift(MORNING, 12 * HOUR);

/** What every store of pedigree figures does; `open` gives an empty one. */
export function pedigreeStoreScenarios(name: string, open: () => Promise<OpenedPedigrees>): void {
  const test = suite<OpenedPedigrees>(`pedigree store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('figures come back as they were stored, an infinite index too', async ({ pedigrees }) => {
    const runnerPedigree = aRunnerPedigree({ figures: somePedigreeFigures({ dosageIndex: 'infinite' }) });
    assert.is(await pedigrees.keep([runnerPedigree]), 1);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING), [runnerPedigree]);
    assert.equal(await pedigrees.pedigreesFor('del-mar', PRESS_DAY, EVENING), []);
  });

  test('the same file twice stores nothing new; other figures count from when they were reported', async ({
    pedigrees,
  }) => {
    const first = aRunnerPedigree();
    const provenance = { ...first.provenance, at: LATER };
    const changed = aRunnerPedigree({ figures: somePedigreeFigures({ oddsToOne: 8 }), provenance });
    await pedigrees.keep([first]);
    assert.is(await pedigrees.keep([{ ...first, provenance }]), 0);
    assert.is(await pedigrees.keep([changed]), 1);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, LATER), [first]);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING), [changed]);
  });

  test('horses are listed by race and program number, and old days go', async ({ pedigrees }) => {
    const places = [
      [2, '1'],
      [1, '10'],
      [1, '2'],
      [1, '1A'],
      [1, '1'],
    ] as const;
    await pedigrees.keep(
      places.map(([raceNumber, programNumber]) => aRunnerPedigree({ raceNumber, programNumber })),
    );
    const runnerPedigrees = await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING);
    assert.equal(
      runnerPedigrees.map(({ raceNumber, programNumber }) => `${raceNumber} ${programNumber}`),
      ['1 1', '1 1A', '1 2', '1 10', '2 1'],
    );
    assert.is(await pedigrees.dropDaysBefore(addDays(PRESS_DAY, 1)), 5);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING), []);
  });

  test.run();
}
