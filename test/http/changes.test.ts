import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toIso } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('late changes, over HTTP');

const RACE = { raceId: 'saratoga-2025-08-02-1' };
const ofRace = { programNumber: null, horseName: null };

async function withBrowser(
  options: ServerOptions,
  use: (ask: Awaited<ReturnType<typeof openTestServer>>) => Promise<void>,
) {
  const server = await openTestServer(options);
  await use(server).finally(() => server.close());
}

test('a race without changes has an empty list', () =>
  withBrowser({}, async (server) => {
    const answer = await server.browser().call('GET /api/races/{raceId}/changes', { params: RACE });
    assert.equal(answer, { raceId: RACE.raceId, raceNumber: 1, changes: [] });
  }));

test('a change has before and after, its source and its time', () =>
  withBrowser(
    {
      changes: [
        aChange({ what: 'scratched', to: true }, { reason: 'VET', before: 'Entered', after: 'Scratched' }),
      ],
    },
    async (server) => {
      const { changes } = await server.browser().call('GET /api/races/{raceId}/changes', { params: RACE });
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
          isInForce: true,
        },
      ]);
    },
  ));

test('the calls about races show the current card', () =>
  withBrowser(
    {
      changes: [
        aChange({ what: 'scratched', to: true }),
        aChange({ what: 'jockey', to: 'Ada Vale' }, { programNumber: '3', horseName: 'PAPER LANTERN 3' }),
        aChange({ what: 'surface', to: 'synthetic' }, ofRace),
        aChange({ what: 'cancelled', to: true }, ofRace),
      ],
    },
    async (server) => {
      const browser = server.browser();
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
      changes: [aChange({ what: 'scratched', to: true }, { knownAt: (MORNING + 1_000) as typeof MORNING })],
    },
    async (server) => {
      const browser = server.browser();
      assert.equal((await browser.call('GET /api/races/{raceId}/changes', { params: RACE })).changes, []);
      const entries = await browser.call('GET /api/races/{raceId}/entries', { params: RACE });
      assert.ok(entries.every(({ scratchStatus }) => !scratchStatus));
    },
  ));

test('what a live card does not report is shown as missing, never as a default', () => {
  const runners = [
    aRunner({ age: null, sex: null, postPosition: null, records: null, pastPerformances: null }),
  ];
  const race = aRace({ runners, surface: null, distanceYards: null });
  return withBrowser({ cards: [aCard({ tier: 'live', races: [race] })] }, async (server) => {
    const shown = await server.browser().call('GET /api/races/{raceId}', { params: RACE });
    assert.equal(
      [shown.surface, shown.surfaceName, shown.distance, shown.distanceYards],
      [null, 'Not announced', 'Not announced', null],
    );
    const [entry] = shown.entries;
    assert.equal([entry?.age, entry?.sex, entry?.postPosition, entry?.horseStats], [null, null, null, null]);
  });
});

test('an unknown race is not found', () =>
  withBrowser({}, async (server) => {
    for (const raceId of ['saratoga-2025-08-02-99', 'x', "1' or 1=1"]) {
      const response = await fetch(`${server.address}/api/races/${encodeURIComponent(raceId)}/changes`);
      assert.is(response.status, 404);
    }
  }));

test.run();
