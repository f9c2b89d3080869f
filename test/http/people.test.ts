import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Jockeys and trainers over HTTP');

const DAY = '2025-08-02' as RaceDay;
const ago = (days: number) => aSheet({ day: addDays(DAY, -days), races: [aRaceResult()] });

async function rows(call: string, options: ServerOptions): Promise<readonly Record<string, unknown>[]> {
  const server = await openTestServer(options);
  try {
    const answer = await server.browser().ask('GET', call);
    assert.is(answer.status, 200, answer.text);
    return answer.json() as readonly Record<string, unknown>[];
  } finally {
    await server.close();
  }
}

test('a jockey has both documented forms, the spans and their sample', async () => {
  const [row, ...others] = await rows('/api/jockeys?timeframe=7days', { results: [ago(1), ago(20)] });
  assert.equal(others, []);
  const roi = (100 * (8.7 - 6)) / 6;
  assert.equal(row, {
    id: 'jockey-robin-lane',
    name: 'Robin Lane',
    yearsExperience: null,
    starts: 3,
    wins: 1,
    winPercentage: 100 / 3,
    itmPercentage: 100,
    currentMeetWins: 2,
    totalStarts: 6,
    totalWins: 2,
    winRate: 100 / 3,
    itmRate: 100,
    roi: (100 * (2 * 4.35 - 6)) / 6,
    roiStarts: 6,
    timeframeRoi: roi,
    timeframeRoiStarts: 3,
    span: { from: '2025-07-27', to: DAY },
    totalSpan: { from: '2024-08-03', to: DAY },
    races: 1,
    provenance: {
      tier: 'derived',
      source: '1 finished races, the latest from Chart of invented races',
      at: '2020-08-09T16:20:00.123Z',
    },
  });
});

test('trainers have the same figures; the default timeframe is a year', async () => {
  const [row] = await rows('/api/trainers', { results: [ago(1), ago(300)] });
  assert.equal([row?.['name'], row?.['starts'], row?.['totalStarts']], ['Alex Marsh', 6, 6]);
});

test('without results the lists are empty', async () => {
  assert.equal(await rows('/api/jockeys', {}), []);
  assert.equal(await rows('/api/trainers?timeframe=1year', {}), []);
});

test("today's race counts as soon as it is over by the racing clock", async () => {
  const results = [ago(0)];
  assert.equal(await rows('/api/jockeys', { results }), []);
  assert.is((await rows('/api/jockeys', { results, racingNow: shift(BEFORE_RACE_1, HOUR) })).length, 1);
});

test('at most two hundred are returned', async () => {
  const starters = Array.from({ length: 210 }, (_, index) =>
    aFinisher({ programNumber: String(index + 1), jockeyName: `Robin L${index}` }),
  );
  const results = [aSheet({ day: addDays(DAY, -1), races: [aRaceResult({ starters })] })];
  assert.is((await rows('/api/jockeys', { results })).length, 200);
});

test('an invalid timeframe is refused by name', async () => {
  const server = await openTestServer({});
  try {
    for (const timeframe of ['foo', '', '7', '7DAYS', '1year&timeframe=7days', '__proto__']) {
      for (const call of ['jockeys', 'trainers']) {
        const { status, json } = await server.browser().ask('GET', `/api/${call}?timeframe=${timeframe}`);
        assert.is(status, 400, timeframe);
        assert.match((json() as { message: string }).message, '"timeframe"');
      }
    }
  } finally {
    await server.close();
  }
});

test.run();
