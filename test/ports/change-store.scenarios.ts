import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange } from '#core/card/card-change.ts';
import type { ChangeStore } from '#core/card/ports.ts';
import type { RaceId } from '#core/card/race.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aChange, aRunnerDraft, liveProvenance, MORNING } from '#test/support/a-change.ts';

export interface OpenedChanges {
  readonly changes: ChangeStore;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const NOON = shift(MORNING, 120 * MINUTE);
const scratch = { what: 'scratched', to: true } as const;

/** What every store of late changes does; `open` gives an empty one. */
export function changeStoreScenarios(name: string, open: () => Promise<OpenedChanges>): void {
  const test = suite<OpenedChanges>(`change store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store knows of no change, and storing none is no change', async ({ changes }) => {
    await changes.keep([]);
    assert.equal(await changes.changesOn('saratoga', DAY, NOON), []);
  });

  test('a change comes back as it was reported, to the last word', async ({ changes }) => {
    const all = [
      aChange(scratch, { reason: 'VET', before: 'Entered', after: 'Scratched' }),
      aChange(
        { what: 'distance', to: { yards: 1760, isAbout: true } },
        { programNumber: null, horseName: null },
      ),
      aChange({ what: 'entered', to: aRunnerDraft('9', { morningLine: { text: '5-2', toOne: 2.5 } }) }),
      aChange({ what: 'post-time', to: NOON }, { provenance: liveProvenance('Pages', NOON) }),
    ];
    await changes.keep(all);
    assert.equal(await changes.changesOn('saratoga', DAY, NOON), all);
  });

  test('what came later than the requested moment is not known yet', async ({ changes }) => {
    const later = aChange(scratch, { knownAt: NOON });
    await changes.keep([later]);
    assert.equal(await changes.changesOn('saratoga', DAY, NOON), []);
    assert.equal(await changes.changesOn('saratoga', DAY, shift(NOON, 1)), [later]);
  });

  test('changes come in the order in which they arrived, whatever the order of storing', async ({
    changes,
  }) => {
    const changeAt = (minutes: number) =>
      aChange({ what: 'weight', to: minutes }, { knownAt: shift(MORNING, minutes * MINUTE) });
    await changes.keep([changeAt(3)]);
    await changes.keep([changeAt(1), changeAt(2)]);
    const cardChanges = await changes.changesOn('saratoga', DAY, NOON);
    assert.equal(
      cardChanges.map(({ fact }) => fact.to),
      [1, 2, 3],
    );
  });

  test('each track and day has its own', async ({ changes }) => {
    const ofRace = (id: string) => aChange(scratch, { raceId: id as RaceId });
    await changes.keep([ofRace('del-mar-2025-08-02-1'), ofRace('saratoga-2025-08-03-1')]);
    assert.equal(await changes.changesOn('saratoga', DAY, NOON), []);
    assert.is((await changes.changesOn('del-mar', DAY, NOON)).length, 1);
  });

  test('an entry of the desk is found by its id, with who made it', async ({ changes }) => {
    const desk = { id: 'entry-1', by: { id: 'member-1', name: 'Robin Lane' } };
    const entry = aChange(scratch, { desk });
    const withdrawal = aChange(
      { what: 'withdrawn', to: 'entry-1' },
      { desk: { id: 'entry-2', by: { id: null, name: 'Operator' } } },
    );
    await changes.keep([aChange(scratch), entry, withdrawal]);
    assert.equal(await changes.entryWith('entry-1'), entry);
    assert.equal(await changes.entryWith('entry-2'), withdrawal);
    assert.is(await changes.entryWith('entry-3'), null);
    assert.equal((await changes.changesOn('saratoga', DAY, NOON)).slice(1), [entry, withdrawal]);
  });

  test('changes of invented races go, those of real ones stay', async ({ changes }) => {
    const real = aChange(scratch);
    await changes.keep([real, aChange(scratch, { raceId: 'demo-saratoga-2025-08-02-1' as RaceId })]);
    assert.is((await changes.changesOn('saratoga', DAY, NOON)).length, 2);
    await changes.dropDemo();
    assert.equal(await changes.changesOn('saratoga', DAY, NOON), [real]);
  });

  test('changes of a span are those of every track', async ({ changes }) => {
    const [here, elsewhere, later] = [
      'saratoga-2025-08-02-1',
      'aqueduct-2025-08-03-1',
      'aqueduct-2025-08-04-1',
    ].map((id) => aChange(scratch, { raceId: id as RaceId }));
    await changes.keep([here, elsewhere, later] as CardChange[]);
    const span = { from: DAY, to: '2025-08-03' as RaceDay };
    assert.equal(await changes.changesBetween(span, NOON), [here, elsewhere]);
    assert.equal(await changes.changesBetween(span, MORNING), []);
  });

  test.run();
}
