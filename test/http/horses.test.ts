import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { anImportedSource, LANTERN } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('A horse over HTTP');

const day = '2025-08-02' as RaceDay;
const runner = aRunner({
  horseKey: LANTERN,
  horseName: 'PAPER LANTERN',
  pastPerformances: [aPastRace({ day: addDays(day, -28), speedFigure: 88 })],
  workouts: [aWorkout({ day: addDays(day, -7) })],
});
const options = {
  cards: [aCard({ provenance: anImportedSource(), races: [aRace({ day, number: 2, runners: [runner] })] })],
  results: [
    aSheet({
      day: addDays(day, -60),
      races: [aRaceResult({ starters: [aFinisher({ horseName: 'Paper Lantern' })] })],
    }),
  ],
};

type Horse = {
  name: string;
  lines: { day: string; figure: { points: number } | null; sources: number[] }[];
  works: { sources: number[] }[];
  sources: { source: string }[];
  upcoming: { trackSlug: string; date: string; raceNumber: number; programNumber: string }[];
  printed: { owner: string; trainer: string; records: { kind: string }[] };
};

test('has every line with its sources, works, connections as last printed and the race of today', async () => {
  const server = await openTestServer(options);
  try {
    for (const horse of ['Paper Lantern', 'paper-lantern', LANTERN]) {
      const answer = await server.browser().ask('GET', `/api/horses/${encodeURIComponent(horse)}`);
      assert.is(answer.status, 200, answer.text);
      const { lines, works, sources, upcoming, printed } = answer.json() as Horse;
      assert.equal(
        lines.map((line) => [
          line.day,
          line.figure?.points ?? null,
          line.sources.map((place) => sources[place]?.source),
        ]),
        [
          ['2025-07-05', 88, ['Brisnet card SAR0802.DRF']],
          ['2025-06-03', null, ['Chart of invented races']],
        ],
      );
      assert.equal(
        works[0]?.sources.map((place) => sources[place]?.source),
        ['Brisnet card SAR0802.DRF'],
      );
      assert.equal(
        upcoming.map(({ trackSlug, date, raceNumber, programNumber }) => [
          trackSlug,
          date,
          raceNumber,
          programNumber,
        ]),
        [['saratoga', day, 2, '1']],
      );
      assert.equal([printed.owner, printed.trainer], ['Tall Fence Stable', 'MARSH ALEX']);
      assert.ok(printed.records.some(({ kind }) => kind === 'life'));
    }
  } finally {
    await server.close();
  }
});

test('is refused for a name nobody has, in a sentence', async () => {
  const server = await openTestServer(options);
  try {
    const answer = await server.browser().ask('GET', '/api/horses/Nobody%20Atall');
    assert.is(answer.status, 404);
    assert.match(answer.text, 'No card or result has a horse named Nobody Atall.');
    assert.is((await server.browser().ask('GET', '/api/horses/%21%21')).status, 400);
  } finally {
    await server.close();
  }
});

test.run();
