import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toIso } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openTestServer, type ServerOptions } from './open-test-server.ts';

const test = suite('late changes, over HTTP');

const RACE = { raceId: 'saratoga-2025-08-02-1' };
const ofRace = { programNumber: null, horseName: null };

async function withBrowser(
  options: ServerOptions,
  use: (ask: Awaited<ReturnType<typeof openTestServer>>) => Promise<void>,
) {
  const door = await openTestServer(options);
  await use(door).finally(() => door.close());
}

test('a race without changes has an empty list', () =>
  withBrowser({}, async (door) => {
    const answer = await door.browser().call('GET /api/races/{raceId}/changes', { params: RACE });
    assert.equal(answer, { raceId: RACE.raceId, raceNumber: 1, changes: [] });
  }));

test('what changed is told with before and after, who said it, and when it came', () =>
  withBrowser(
    {
      told: [
        aChange({ what: 'scratched', to: true }, { reason: 'VET', before: 'Entered', after: 'Scratched' }),
      ],
    },
    async (door) => {
      const { changes } = await door.browser().call('GET /api/races/{raceId}/changes', { params: RACE });
      assert.equal(changes, [
        {
          programNumber: '2',
          horseName: 'PAPER LANTERN 2',
          what: 'scratched',
          before: 'Entered',
          after: 'Scratched',
          reason: 'VET',
          provenance: { tier: 'live', source: 'Entries of a feed', at: toIso(MORNING) },
          knownAt: toIso(MORNING),
          stands: true,
        },
      ]);
    },
  ));

test('the calls about races show the card as it stands now', () =>
  withBrowser(
    {
      told: [
        aChange({ what: 'scratched', to: true }),
        aChange({ what: 'jockey', to: 'Ada Vale' }, { programNumber: '3', horseName: 'PAPER LANTERN 3' }),
        aChange({ what: 'surface', to: 'synthetic' }, ofRace),
        aChange({ what: 'cancelled', to: true }, ofRace),
      ],
    },
    async (door) => {
      const browser = door.browser();
      const entries = await browser.call('GET /api/races/{raceId}/entries', { params: RACE });
      assert.equal(
        entries.slice(0, 3).map(({ scratchStatus, jockeyName }) => [scratchStatus, jockeyName]),
        [
          [false, 'LANE ROBIN'],
          [true, 'LANE ROBIN'],
          [false, 'Ada Vale'],
        ],
      );
      const race = await browser.call('GET /api/races/{raceId}', { params: RACE });
      assert.equal([race.surfaceName, race.isCancelled, race.entryCount], ['Synthetic', true, 5]);
      const [first, second] = await browser.call('GET /api/races/saratoga/today', {});
      assert.equal([first?.surfaceName, first?.isCancelled, second?.isCancelled], ['Synthetic', true, false]);
    },
  ));

test('a change that is not known yet is not shown', () =>
  withBrowser(
    {
      racingNow: MORNING,
      told: [aChange({ what: 'scratched', to: true }, { knownAt: (MORNING + 1_000) as typeof MORNING })],
    },
    async (door) => {
      const browser = door.browser();
      assert.equal((await browser.call('GET /api/races/{raceId}/changes', { params: RACE })).changes, []);
      const entries = await browser.call('GET /api/races/{raceId}/entries', { params: RACE });
      assert.ok(entries.every(({ scratchStatus }) => !scratchStatus));
    },
  ));

test('what a live card does not tell is shown as missing, never as a default', () => {
  const runners = [aRunner({ age: 0, postPosition: 0, untold: ['post position', 'age', 'sex', 'form'] })];
  const race = aRace({ runners, distanceYards: 0, untold: ['surface', 'distance'] });
  return withBrowser({ cards: [aCard({ tier: 'live', races: [race] })] }, async (door) => {
    const shown = await door.browser().call('GET /api/races/{raceId}', { params: RACE });
    assert.equal(
      [shown.surface, shown.surfaceName, shown.distance, shown.distanceYards],
      [null, 'Not told', 'Not told', null],
    );
    const [entry] = shown.entries;
    assert.equal([entry?.age, entry?.sex, entry?.postPosition, entry?.horseStats], [null, null, null, null]);
  });
});

test('a race that nobody knows is not found', () =>
  withBrowser({}, async (door) => {
    for (const raceId of ['saratoga-2025-08-02-99', 'x', "1' or 1=1"]) {
      const response = await fetch(`${door.address}/api/races/${encodeURIComponent(raceId)}/changes`);
      assert.is(response.status, 404);
    }
  }));

test.run();
