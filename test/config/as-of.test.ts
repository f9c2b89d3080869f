import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { openServerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import { racePageDeps } from '#config/wiring/race-page.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { HOUR, type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { aBoard } from '#test/support/a-board.ts';
import { liveProvenance } from '#test/support/a-change.ts';
import { present } from '#test/support/present.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('the demo day as of earlier moments');

/** How long a step to another moment may take. */
const A_STEP_MS = 300;
/** On a busy machine: at most so many times what the same read takes now. */
const SLOWER = 5;

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

test('each moment shows the board of then, the scratch once it was known, and takes a short step', async () => {
  const { name, database, close } = await openTestDatabase();
  const folder = newDataFolder();
  const settings = readSettings({
    DATABASE_URL: await urlOfDatabase(name),
    RACING_DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
  });
  const { get, getAsOf, appDatabase } = await openServerApp(settings, () => undefined);
  try {
    const { day } = present((await get('todaysCard')(FLAGSHIP.slug)).card);
    const card = present(await get('printedCards').cardFor(FLAGSHIP.slug, day)).card;
    const race = present(card.races[0]);
    const now = get('racingClock')();
    const noon = shift(now, -HOUR);
    const scratchedAt = shift(noon, 10 * MINUTE);
    const board = (at: Instant, prices: readonly number[]) =>
      aBoard({ raceId: race.id, at, prices, tier: 'demo' });
    await makePostgresOddsStore(database).keep([
      board(shift(noon, -1), [3, 4, 5, 6, 7, 8]),
      board(scratchedAt, [9, 4, 5, 6, 7, 8]),
    ]);
    const { programNumber, horseName } = present(race.runners[0]);
    const before = await racePageDeps(getAsOf(noon)).showRaceField('saratoga', day, 1);
    await get('changes').keep([
      {
        raceId: race.id,
        programNumber,
        horseName,
        fact: { what: 'scratched', to: true },
        before: 'Entered',
        after: 'Scratched',
        reason: null,
        provenance: liveProvenance('The desk', scratchedAt),
        knownAt: scratchedAt,
      },
    ]);
    const steps: number[] = [];
    const shownAt = async (moment: Instant) => {
      const from = performance.now();
      const field = await racePageDeps(getAsOf(moment)).showRaceField('saratoga', day, 1);
      steps.push(performance.now() - from);
      return field;
    };
    assert.equal(await shownAt(noon), before);
    assert.not.equal((await shownAt(shift(noon, 11 * MINUTE))).verdict, before.verdict);
    for (let minutes = 0; minutes < 60; minutes += 2)
      await shownAt(instant(shift(noon, minutes * MINUTE + 1)));
    const live: number[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const from = performance.now();
      await racePageDeps(get).showRaceField('saratoga', day, 1);
      live.push(performance.now() - from);
    }
    const most = Math.max(A_STEP_MS, SLOWER * middle(live));
    assert.ok(middle(steps) <= most, `a step takes ${middle(steps)} ms, ${most} at most`);
    assert.throws(() => getAsOf(noon)('book'), /does not answer for an earlier moment/);
  } finally {
    await get('announcements').close();
    await appDatabase.close();
    await close();
    dropDataFolder(folder);
  }
});

test.run();
