import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { PedigreeShelf } from '#core/press/ports.ts';
import { aRunnerPedigree, MORNING, PRESS_DAY, somePedigreeFigures } from '#test/support/a-selection.ts';

export interface OpenedPedigrees {
  readonly pedigrees: PedigreeShelf;
  close(): Promise<void>;
}

const LATER = shift(MORNING, HOUR);
const EVENING = shift(MORNING, 12 * HOUR);

/** What every shelf of pedigree figures does; `open` gives an empty one. */
export function pedigreeShelfScenarios(name: string, open: () => Promise<OpenedPedigrees>): void {
  const test = suite<OpenedPedigrees>(`pedigree shelf, ${name}`);
  test.before.each(async (shelf) => {
    Object.assign(shelf, await open());
  });
  test.after.each((shelf) => shelf.close());

  test('figures come back as they were kept, an infinite index too', async ({ pedigrees }) => {
    const one = aRunnerPedigree({ figures: somePedigreeFigures({ dosageIndex: 'infinite' }) });
    assert.is(await pedigrees.keep([one]), 1);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING), [one]);
    assert.equal(await pedigrees.pedigreesFor('del-mar', PRESS_DAY, EVENING), []);
  });

  test('the same file twice keeps nothing new; other figures count from when they were told', async ({
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

  test('horses stand by race and program number, and old days go', async ({ pedigrees }) => {
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
    const shown = await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING);
    assert.equal(
      shown.map(({ raceNumber, programNumber }) => `${raceNumber} ${programNumber}`),
      ['1 1', '1 1A', '1 2', '1 10', '2 1'],
    );
    assert.is(await pedigrees.dropDaysBefore(addDays(PRESS_DAY, 1)), 5);
    assert.equal(await pedigrees.pedigreesFor('saratoga', PRESS_DAY, EVENING), []);
  });

  test.run();
}
