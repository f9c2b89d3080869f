import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { LEAST_RACES, type PickerScore } from '#core/scorecards/scoreboard/picker-score.ts';
import { scoreboardOf } from '#core/scorecards/scoreboard/scoreboard.ts';
import { type ScoredRace, scoredRace } from '#core/scorecards/scoreboard/scored-race.ts';
import { anEntry, aPicker, aRun } from './a-scored-race.ts';

const test = suite('scoreboard');
const FIRST = '2025-08-01' as RaceDay;
const BACKS_2 = { programNumber: '2', name: 'PAPER LANTERN 2' };

/** So many races, ten a day, each won by 1: one analyst has it with .5, the other backs 2. */
function races(count: number, change: Parameters<typeof anEntry>[0] = {}): readonly ScoredRace[] {
  const pickers = [
    aPicker({ voice: 'claude', who: 'One' }),
    aPicker({ voice: 'openai', who: 'Other', horse: BACKS_2, chances: [0.25, 0.5, 0.25] }),
    aPicker({ voice: 'favourite', who: 'Shortest price known', chances: null }),
  ];
  return Array.from({ length: count }, (_, nth) => {
    const scored = scoredRace(
      anEntry({ voices: pickers, ...change }),
      aRun({}, addDays(FIRST, Math.floor(nth / 10))),
    );
    if (scored === null) throw new Error('not scored');
    return scored;
  });
}

function scoreOf(pickers: readonly PickerScore[], picker: PickerScore['voice']): PickerScore {
  const found = pickers.find((pickerScore) => pickerScore.voice === picker);
  if (found === undefined) throw new Error(`no score of ${picker}`);
  return found;
}

const boardOf = (scoredRaces: readonly ScoredRace[]) => scoreboardOf(scoredRaces, async () => undefined);

const near = (a: number | null | undefined, b: number) => Math.abs((a ?? Number.NaN) - b) < 1e-9;

test('hit rate, return, log loss and Brier are those of the races', async () => {
  const { voices: pickers, days } = await boardOf(races(40));
  const pickerScore = scoreOf(pickers, 'claude');
  assert.equal([pickerScore.races, pickerScore.hits, pickerScore.hitRate, days], [40, 40, 1, 4]);
  assert.ok(near(pickerScore.returned?.perUnit, 3.35));
  assert.ok(near(pickerScore.chances?.logLoss, -Math.log(0.5)));
  assert.ok(near(pickerScore.chances?.brier, (0.25 + 0.09 + 0.04) / 3));
  const other = scoreOf(pickers, 'openai');
  assert.equal([other.hitRate, other.returned?.perUnit], [0, -1]);
  assert.ok(near(other.chances?.logLoss, -Math.log(0.25)));
});

test('the difference to the public is paired, race by race, and the public has none to itself', async () => {
  const { voices: pickers } = await boardOf(races(40));
  const prices = [3.35, 4.35, 5.35].map((odds) => 1 / (odds + 1));
  const publics = -Math.log((prices[0] ?? 0) / prices.reduce((sum, price) => sum + price, 0));
  const { toPublic } = scoreOf(pickers, 'claude').chances ?? {};
  assert.ok(near(toPublic?.difference, -Math.log(0.5) - publics));
  assert.ok(near(toPublic?.interval?.low, toPublic?.difference ?? 0), 'every day is alike');
  assert.ok(near(scoreOf(pickers, 'public').chances?.logLoss, publics));
  assert.is(scoreOf(pickers, 'public').chances?.toPublic, null);
});

test('calibration holds the chances against what won', async () => {
  const { chances } = scoreOf((await boardOf(races(40))).voices, 'claude');
  const [lowest, highest] = [chances?.calibration[0], chances?.calibration.at(-1)];
  assert.equal(
    [lowest?.predicted, lowest?.actual].map((value) => value?.toFixed(2)),
    ['0.20', '0.00'],
  );
  assert.equal([highest?.predicted, highest?.actual], [0.5, 1]);
  assert.ok(
    (chances?.calibrationError ?? 0) > 0.25,
    'winners were given half, losers a fifth and three tenths',
  );
  assert.is(
    chances?.calibration.reduce((sum, { count }) => sum + count, 0),
    120,
  );
});

test('below the least number of races there is no figure, and the note says how many are needed', async () => {
  const few = scoreOf((await boardOf(races(LEAST_RACES - 1))).voices, 'claude');
  assert.equal([few.races, few.hits, few.hitRate, few.returned, few.chances], [29, null, null, null, null]);
  assert.is(few.note, '29 races scored so far; figures need at least 30.');
  const enough = scoreOf((await boardOf(races(LEAST_RACES))).voices, 'claude');
  assert.equal([enough.hitRate, enough.note], [1, null]);
});

test('a picker without chances is distinguished from one that is not scored', async () => {
  const { chances, hitRate, note } = scoreOf((await boardOf(races(30))).voices, 'favourite');
  assert.equal([chances, hitRate, note], [null, 1, 'Names a horse only, no chances.']);
});

test('another model in the same slot is another picker', async () => {
  const pickers = (model: string | null) => ({
    voices: [aPicker({ voice: 'claude', who: 'Claude', model })],
  });
  const board = await boardOf([
    ...races(2, pickers('one')),
    ...races(3, pickers('two')),
    ...races(1, pickers(null)),
  ]);
  const rows = board.voices.filter(({ voice: picker }) => picker === 'claude');
  assert.equal(
    rows.map(({ model, races }) => [model, races]),
    [
      ['two', 3],
      ['one', 2],
      [null, 1],
    ],
  );
});

test('meets and classes are counted apart', async () => {
  const board = await boardOf([...races(31, { raceClass: 'claiming' }), ...races(2, { raceClass: null })]);
  assert.equal(
    board.classes.map(({ name, races }) => [name, races]),
    [
      ['claiming', 31],
      ['class unknown', 2],
    ],
  );
  assert.equal(
    board.meets.map(({ name, races }) => [name, races]),
    [['Saratoga 2025', 33]],
  );
  assert.is(scoreOf(board.classes[1]?.voices ?? [], 'claude').hitRate, null);
});

test('nothing scored is no board', async () => {
  assert.equal(await boardOf([]), { races: 0, days: 0, voices: [], meets: [], classes: [] });
});

test('another version or another question is another picker', async () => {
  const changes = [{}, { version: 'analysts 2' }, { promptVersion: 'picks 2' }];
  const all = changes.flatMap((change) => races(30, { voices: [aPicker({ voice: 'claude', ...change })] }));
  const rows = (await boardOf(all)).voices.filter(({ voice: picker }) => picker === 'claude');
  assert.equal(
    rows.map(({ races: count, version, promptVersion }) => [count, version, promptVersion]),
    [
      [30, null, null],
      [30, 'analysts 2', null],
      [30, null, 'picks 2'],
    ],
  );
});

test('an analyst whose displayed name changed stays one row, under the name of now', async () => {
  const under = (who: string, count: number, firstDay: number) =>
    races(count, { voices: [aPicker({ voice: 'claude', who })] }).map((race) => ({
      ...race,
      day: addDays(race.day, firstDay),
    }));
  const board = await boardOf([
    ...under('Built-in analyst: form and class', 20, 0),
    ...under('Form analyst', 20, 10),
  ]);
  const rows = board.voices.filter(({ voice: picker }) => picker === 'claude');
  assert.equal(
    rows.map(({ who, races: count, hits }) => [who, count, hits]),
    [['Form analyst', 40, 40]],
  );
});

test('the same name in both slots stays two rows', async () => {
  const both = { voices: [aPicker({ voice: 'claude', who: 'X' }), aPicker({ voice: 'openai', who: 'X' })] };
  const { voices: pickers } = await boardOf(races(3, both));
  assert.equal(
    pickers.map(({ voice: picker }) => picker),
    ['claude', 'openai', 'public'],
  );
});

test('analysts come before their consensus and the public last, whatever the order of the entry', async () => {
  const voices = (['favourite', 'consensus', 'formula', 'openai', 'claude'] as const).map((voice) =>
    aPicker({ voice }),
  );
  const { voices: pickers } = await boardOf(races(1, { voices }));
  assert.equal(
    pickers.map(({ voice: picker }) => picker),
    ['claude', 'openai', 'consensus', 'formula', 'favourite', 'public'],
  );
});

test('a track and a year are a meet, the one with more races first, a track without a name by its code', async () => {
  const racesAt = (track: string, year: string, count: number) =>
    races(count).map((race) => ({ ...race, track, day: `${year}${race.day.slice(4)}` as RaceDay }));
  const board = await boardOf([
    ...racesAt('QQQ', '2025', 2),
    ...racesAt('SAR', '2024', 3),
    ...racesAt('SAR', '2025', 4),
  ]);
  assert.equal(
    board.meets.map(({ name, races: count }) => [name, count]),
    [
      ['Saratoga 2025', 4],
      ['Saratoga 2024', 3],
      ['QQQ 2025', 2],
    ],
  );
  assert.is(
    board.meets.reduce((sum, { races: count }) => sum + count, 0),
    board.races,
  );
});

test('two tracks on one day are two race days', async () => {
  const [race] = races(1);
  if (race === undefined) throw new Error('no race');
  assert.is((await boardOf([race, { ...race, track: 'AQU' }, race])).days, 2);
});

test('a board of one class has that class score as the whole', async () => {
  const board = await boardOf(races(31, { raceClass: 'stakes' }));
  assert.is(board.classes[0]?.voices, board.voices);
});

test('others have their turn between one picker and the next', async () => {
  let turns = 0;
  await scoreboardOf(races(2), async () => {
    turns += 1;
  });
  assert.is(turns, 4, 'three analysts and the public, and no second time for the one meet and class');
});

test.run();
