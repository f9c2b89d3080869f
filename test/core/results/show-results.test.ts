import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { raceTimeText } from '#core/results/race-time.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('show results');

async function shown(sheets: readonly ResultSheet[], track = 'SAR', day = '2020-08-08') {
  const results = makeMemoryResultStore();
  for (const sheet of sheets) await results.keep(sheet, 'hash');
  return makeShowResults({ results })(track, day);
}

test('a day has the documented shape', async () => {
  const { races, ...day } = await shown([aSheet()]);
  const sources = [{ tier: 'imported', source: 'Chart of invented races', at: '2020-08-09T16:20:00.123Z' }];
  assert.equal(day, { date: '2020-08-08', track: 'SAR', refused: [], sources });
  const [race] = races;
  const { starters, payouts, ...facts } = race as NonNullable<typeof race>;
  assert.equal(facts, {
    raceNumber: 1,
    cancelled: false,
    cancelReason: null,
    name: null,
    type: 'Claiming',
    surface: 'dirt',
    offTheTurf: false,
    distanceYards: 1320,
    isAbout: false,
    condition: 'Fast',
    purse: 40_000,
    finalTimeSeconds: 70.44,
    fractions: [22.31, 45.6, null],
    scratches: [{ horseName: 'Wet Match', reason: 'Veterinarian' }],
    claims: [{ horseName: 'Paper Lantern 1', newTrainer: 'Sam Reed', newOwner: 'Low Gate', price: 20_000 }],
    missing: [],
  });
  assert.equal(starters[0], {
    programNumber: '1',
    bettingInterest: '1',
    horseName: 'Paper Lantern 1',
    jockeyName: 'Robin Lane',
    trainerName: 'Alex Marsh',
    weight: 120,
    postPosition: 1,
    crossed: 1,
    margin: 1.75,
    behind: 0,
    official: 1,
    disqualified: false,
    deadHeat: false,
    odds: 3.35,
    isFavorite: true,
    comment: 'vied 3w, drew clear',
    finished: true,
  });
  assert.equal(payouts[0], { wager: 'Win', base: 2, winningNumbers: '1', payoff: 8.7, pool: null });
});

test('a cancelled race says so, with surface and distance where they are known', async () => {
  const cancelled = { cancelled: { reason: 'Weather' }, starters: [] };
  const { races } = await shown([
    aSheet({
      races: [
        aRaceResult(cancelled),
        aRaceResult({ ...cancelled, raceNumber: 2, surface: null, distanceYards: null }),
      ],
    }),
  ]);
  assert.equal(
    races.map((race) => [race.cancelled, race.starters.length, race.surface, race.distanceYards]),
    [
      [true, 0, 'dirt', 1320],
      [true, 0, null, null],
    ],
  );
});

test('a day without results is one without races', async () => {
  const none = { date: '2020-08-07', track: 'SAR', races: [], refused: [], sources: [] };
  assert.equal(await shown([aSheet()], 'SAR', '2020-08-07'), none);
});

test('of several kinds one is shown, with what the others add, and all are named', async () => {
  const tables = aSheet({
    kind: 'nyra-tables',
    provenance: { ...aSheet().provenance, source: 'Tables' },
    races: [aRaceResult({ raceNumber: 2, type: 'Allowance', starters: [aFinisher({ trainerName: null })] })],
    refused: [
      { raceNumber: 1, failed: ['Two horses crossed third.'] },
      { raceNumber: 4, failed: ['No horse crossed first.'] },
    ],
  });
  const { races, refused: left, sources } = await shown([aSheet({ kind: 'aqueduct-table' }), tables]);
  assert.equal(
    races.map(({ raceNumber, type }) => [raceNumber, type]),
    [
      [1, 'Claiming'],
      [2, 'Allowance'],
    ],
  );
  assert.is(races[1]?.starters[0]?.trainerName, 'Alex Marsh');
  assert.equal(left, [{ raceNumber: 4, failed: ['No horse crossed first.'] }]);
  assert.equal(
    sources.map(({ source }) => source),
    ['Tables', 'Chart of invented races'],
  );
});

test('a track may be given by code, slug or number; an invalid track or day is refused', async () => {
  for (const key of ['SAR', 'sar', 'saratoga', '184'])
    assert.is((await shown([aSheet()], key)).races.length, 2, key);
  assert.is((await shown([aSheet({ track: 'QQQ1' })], 'qqq1')).races.length, 2);
  assert.is((await refused(shown([], 'sara toga'))).code, 'results.bad-track');
  assert.is((await refused(shown([], 'SAR', '2020-02-30'))).code, 'results.bad-day');
});

test('a time is printed as charts print it', () => {
  assert.equal([70.44, 22.3, 60, 59.996, 121.05].map(raceTimeText), [
    '1:10.44',
    '22.30',
    '1:00.00',
    '1:00.00',
    '2:01.05',
  ]);
});

test('races that were refused are listed by number, and not where another sheet has them', async () => {
  const refusedRaces = [10, 3, 1].map((raceNumber) => ({ raceNumber, failed: ['No winner.'] }));
  const { refused: listed } = await shown([aSheet({ refused: refusedRaces })]);
  assert.equal(
    listed.map(({ raceNumber }) => raceNumber),
    [3, 10],
    'race 1 is on the sheet',
  );
});

test.run();
