import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { Pause } from '#core/operations/pause/pause.ts';
import type { PauseStore } from '#core/operations/pause/ports.ts';
import { RUN_START } from '#test/support/a-run.ts';

export interface OpenedPauses {
  readonly pauses: PauseStore;
  close(): Promise<void>;
}

export const aPause = (change: Partial<Pause> = {}): Pause => ({
  source: 'weather',
  by: 'boss' as MemberId,
  reason: "the host moved; it isn't back before noon",
  since: RUN_START,
  until: shift(RUN_START, HOUR),
  ...change,
});

/** What every store of pauses does; `open` gives an empty one. */
export function pauseStoreScenarios(name: string, open: () => Promise<OpenedPauses>): void {
  const test = suite<OpenedPauses>(`pause store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  const names = async (pauses: PauseStore, now = RUN_START) =>
    (await pauses.activeAt(now)).map(({ source }) => source);

  test('a pause holds as stored until its end, and not a moment longer', async ({ pauses }) => {
    assert.equal(await pauses.activeAt(RUN_START), []);
    await pauses.keep(aPause());
    const last = shift(RUN_START, HOUR - 1);
    assert.equal(await pauses.activeAt(last), [{ ...aPause(), byEmail: null }]);
    assert.equal(await pauses.activeAt(shift(RUN_START, HOUR)), []);
  });

  test('a new pause of a source takes the place of the old one', async ({ pauses }) => {
    await pauses.keep(aPause());
    const longer = aPause({ by: null, reason: 'longer', until: shift(RUN_START, 2 * HOUR) });
    await pauses.keep(longer);
    assert.equal(await pauses.activeAt(RUN_START), [{ ...longer, byEmail: null }]);
  });

  test('a pause is ended for its own source only; one that is not there is ended all the same', async ({
    pauses,
  }) => {
    for (const source of ['weather', 'odds', 'expert-picks'] as const) await pauses.keep(aPause({ source }));
    assert.equal(await names(pauses), ['expert-picks', 'odds', 'weather']);
    await pauses.drop('odds');
    await pauses.drop('news');
    assert.equal(await names(pauses), ['expert-picks', 'weather']);
  });

  test.run();
}
