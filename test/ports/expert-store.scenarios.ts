import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { DaySelection } from '#core/press/day-selection.ts';
import type { ExpertStore } from '#core/press/ports.ts';
import { aDaySelection, MORNING, PRESS_DAY } from '#test/support/a-selection.ts';

export interface OpenedExperts {
  readonly experts: ExpertStore;
  close(): Promise<void>;
}

const LATER = shift(MORNING, HOUR);
const EVENING = shift(MORNING, 12 * HOUR);

const reportedAt = (instant: Instant, change: Partial<DaySelection> = {}): DaySelection =>
  aDaySelection({ provenance: { tier: 'live', source: 'Rail Picks', at: instant }, ...change });

/** What every store of expert selections does; `open` gives an empty one. */
export function expertStoreScenarios(name: string, open: () => Promise<OpenedExperts>): void {
  const test = suite<OpenedExperts>(`expert store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no selections', async ({ experts }) => {
    assert.equal(await experts.selectionsFor('saratoga', PRESS_DAY, EVENING), []);
    assert.is(await experts.keep([]), 0);
  });

  test('a selection comes back as it was stored', async ({ experts }) => {
    const selection = aDaySelection({ left: ['#9'], onlyIf: 'off the turf', expert: null, isBestBet: true });
    assert.is(await experts.keep([selection]), 1);
    assert.equal(await experts.selectionsFor('saratoga', PRESS_DAY, EVENING), [selection]);
  });

  test('the same page read twice keeps its first report', async ({ experts }) => {
    await experts.keep([reportedAt(MORNING)]);
    assert.is(await experts.keep([reportedAt(LATER)]), 0);
    assert.equal(await experts.selectionsFor('saratoga', PRESS_DAY, EVENING), [reportedAt(MORNING)]);
  });

  test('a change of mind counts from when it was reported, and not before', async ({ experts }) => {
    const changed = reportedAt(LATER, { ranked: [{ programNumber: '5', horseName: 'Horse 5' }] });
    await experts.keep([reportedAt(MORNING)]);
    assert.is(await experts.keep([changed]), 1);
    const before = (instant: Instant) => experts.selectionsFor('saratoga', PRESS_DAY, instant);
    assert.equal(await before(MORNING), []);
    assert.equal(await before(LATER), [reportedAt(MORNING)]);
    assert.equal(await before(EVENING), [changed]);
  });

  test('experts, best bets and conditions of a race come side by side, by race', async ({ experts }) => {
    const all = [
      aDaySelection({ raceNumber: 2 }),
      aDaySelection(),
      aDaySelection({ expert: 'Bo Lind' }),
      aDaySelection({ isBestBet: true }),
      aDaySelection({ onlyIf: 'off the turf' }),
    ];
    assert.is(await experts.keep(all), 5);
    const [two, ...daySelections] = all;
    assert.equal(await experts.selectionsFor('saratoga', PRESS_DAY, EVENING), [...daySelections, two]);
  });

  test('each track and day has its own, and old days go', async ({ experts }) => {
    const next = addDays(PRESS_DAY, 1);
    await experts.keep([aDaySelection(), aDaySelection({ day: next }), aDaySelection({ track: 'del-mar' })]);
    assert.is((await experts.selectionsFor('del-mar', PRESS_DAY, EVENING)).length, 1);
    assert.is(await experts.dropDaysBefore(next), 2);
    assert.equal(await experts.selectionsFor('saratoga', PRESS_DAY, EVENING), []);
    assert.is((await experts.selectionsFor('saratoga', next, EVENING)).length, 1);
  });

  test('the same page stored twice at once is stored once', async ({ experts }) => {
    const all = Array.from({ length: 10 }, (_, index) => aDaySelection({ raceNumber: index + 1 }));
    const counts = await Promise.all([experts.keep(all), experts.keep(all.toReversed())]);
    assert.is(counts[0] + counts[1], 10);
  });

  test.run();
}
