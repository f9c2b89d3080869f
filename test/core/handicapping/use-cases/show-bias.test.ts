import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BiasKind } from '#core/handicapping/bias/bias-kind.ts';
import type { BiasOver } from '#core/handicapping/bias/bias-span.ts';
import type { RunRace } from '#core/handicapping/bias/run-race.ts';
import type { RunRaces } from '#core/handicapping/ports.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('showing track bias');

/** Just after midnight in New York. */
const NOW = instantOn('2025-08-02' as RaceDay, 5, 'America/New_York');

/** A race of eight at even prices, won by this post. */
const race = (day: string, number: number, winner: number): RunRace => ({
  day: day as RaceDay,
  number,
  group: 'main track',
  distanceYards: 1320,
  starts: [1, 2, 3, 4, 5, 6, 7, 8].map((post) => ({
    programNumber: String(post),
    horse: `HORSE${post}`,
    bettingInterest: String(post),
    postPosition: post,
    odds: 6,
    firstCall: { position: post, behind: post - 1 },
    crossed: post === winner ? 1 : 2,
  })),
});

/** The report on these races, and the span that was read for it. */
async function report(
  races: readonly RunRace[],
  over: BiasOver = 30,
  track = 'saratoga',
  { kind = {}, today = [] }: { kind?: BiasKind; today?: readonly RunRace[] } = {},
) {
  const spans: string[] = [];
  const runRaces: RunRaces = {
    tracksRun: async () => [],
    racesToday: async () => ({ races: today, provenance: today.length === 0 ? null : aProvenance() }),
    mark: async () => '',
    racesRun: async (code, from, to) => {
      spans.push(`${code} ${from} ${to}`);
      return { races, provenance: races.length === 0 ? null : aProvenance() };
    },
  };
  const bias = await makeShowBias({ runRaces, clock: () => NOW })(track, over, kind);
  return { bias, spans };
}

test('thirty days end yesterday at the track: nothing of today is in it', async () => {
  const { bias } = await report([race('2025-07-20', 1, 1)]);
  assert.equal([bias.from, bias.to], ['2025-07-03', '2025-08-01']);
});

test('another year before the span is read, for the styles of the horses alone', async () => {
  const { bias, spans } = await report([race('2024-09-01', 1, 8), race('2025-07-20', 1, 1)]);
  assert.equal(spans, ['SAR 2024-07-03 2025-08-01']);
  assert.is(bias.bias.races, 1);
  assert.equal(
    bias.posts.filter(({ wins }) => wins > 0),
    [{ post: 1, starts: 1, wins: 1 }],
  );
});

test('a style comes from earlier races, so a first race in the span has none', async () => {
  const { bias } = await report([
    race('2025-01-01', 1, 1),
    race('2025-01-10', 1, 1),
    race('2025-07-20', 1, 1),
  ]);
  const styles = bias.bias.divisions.find(({ name }) => name === 'running style');
  assert.is(styles?.races, 1);
  assert.is(styles?.groups.find(({ group }) => group === 'E')?.winners, 1);
});

test('the rail winning thirty of thirty is said to be more than the odds called for', async () => {
  const races = Array.from({ length: 30 }, (_, number) => race('2025-07-20', number + 1, 1));
  const { sentences, bias } = (await report(races)).bias;
  assert.is(bias.confidence, 100);
  assert.match(
    sentences[0] ?? '',
    /^Inside posts \(1-3\) won more often than their odds called for: 30 winners, 11\.3 expected, \d+ to \d+ on a fair track\.$/,
  );
});

test('without a race in the span it says so, and names no source', async () => {
  for (const races of [[], [race('2024-09-01', 1, 8)]]) {
    const { bias } = await report(races);
    assert.equal(
      [bias.sentences, bias.provenance, bias.posts],
      [['No results for this period yet.'], null, []],
    );
  }
});

test('one day looks at yesterday only', async () => {
  const { bias } = await report([race('2025-07-31', 1, 1), race('2025-08-01', 1, 2)], 1);
  assert.equal([bias.from, bias.to, bias.bias.races], ['2025-08-01', '2025-08-01', 1]);
});

/** The bias of all tracks together, and the codes read for it. */
function together(racesByCode: Readonly<Record<string, readonly RunRace[]>>) {
  const state = { mark: 'first', read: [] as string[] };
  const runRaces: RunRaces = {
    tracksRun: async () => Object.keys(racesByCode),
    mark: async () => state.mark,
    racesToday: async () => ({ races: [race('2025-08-02', 1, 3)], provenance: aProvenance() }),
    racesRun: async (code) => {
      state.read.push(code);
      const races = racesByCode[code] ?? [];
      const at = shift(NOW, races.length);
      return {
        races,
        provenance: races.length === 0 ? null : { ...aProvenance(), source: `Charts of ${code}`, at },
      };
    },
  };
  const showBias = makeShowBias({ runRaces, clock: () => NOW });
  return { state, all: (over: BiasOver = 30) => showBias(null, over) };
}

test('today of all tracks reads the year before once, and again after a new result', async () => {
  const { all, state } = together({ AQU: [race('2025-07-20', 1, 1)], SAR: [] });
  const [first] = [await all('today'), await all('today')];
  assert.is(first.bias.races, 2);
  assert.equal(state.read, ['AQU', 'SAR']);
  state.mark = 'second';
  await all('today');
  assert.is(state.read.length, 4);
});

test('for all tracks together every race counts, and the source is the latest one plus a count of other tracks', async () => {
  const { all } = together({
    AQU: [race('2025-07-20', 1, 1)],
    SAR: [race('2025-07-20', 1, 2), race('2025-07-21', 1, 2)],
    CD: [],
  });
  const { track, bias, provenance } = await all();
  assert.equal([track, bias.races, provenance?.source], [null, 3, 'Charts of SAR and 1 more track']);
  assert.is((await together({ SAR: [race('2025-07-20', 1, 2)] }).all()).provenance?.source, 'Charts of SAR');
  assert.is((await together({ CD: [] }).all()).provenance, null);
});

test('the same horse name and race number at two tracks are two horses', async () => {
  const twice = [race('2025-07-20', 1, 1)];
  assert.is((await together({ AQU: twice, SAR: twice }).all()).bias.races, 2);
});

test('every track is read once, and again after the results change', async () => {
  const { state, all } = together({ AQU: [race('2025-07-20', 1, 1)] });
  await Promise.all([all(), all()]);
  await all();
  assert.equal(state.read, ['AQU']);
  state.mark = 'second';
  await all();
  assert.equal(state.read, ['AQU', 'AQU']);
});

test('a year, a meet by its days or everything up to yesterday can be looked at', async () => {
  const races = [race('2019-08-01', 1, 1), race('2025-08-01', 1, 2)];
  for (const [over, days, count] of [
    ['2019', ['2019-01-01', '2019-12-31'], 1],
    ['2019-07-11_2019-09-02', ['2019-07-11', '2019-09-02'], 1],
    ['2025-07-10_2025-09-01', ['2025-07-10', '2025-08-01'], 1],
    ['all', ['1900-01-01', '2025-08-01'], 2],
  ] as const) {
    const { bias } = await report(races, over);
    assert.equal([[bias.from, bias.to], bias.bias.races], [days, count], over);
  }
});

test('the same weeks are three around today in each of the ten years before', async () => {
  const races = [
    race('2024-07-23', 1, 1),
    race('2024-07-22', 1, 1),
    race('2019-08-12', 1, 1),
    race('2025-07-30', 1, 1),
  ];
  const { bias } = await report(races, 'weeks');
  assert.equal([bias.spans.length, bias.bias.races], [10, 2]);
  assert.equal(bias.spans.at(-1), { from: '2024-07-23', to: '2024-08-12' });
});

test('today alone is today, with the styles of the year before', async () => {
  const before = [race('2025-06-01', 1, 1), race('2025-06-08', 1, 1)];
  const { bias } = await report(before, 'today', 'saratoga', { today: [race('2025-08-02', 1, 3)] });
  assert.equal([bias.from, bias.to, bias.bias.races], ['2025-08-02', '2025-08-02', 1]);
  assert.is(bias.bias.divisions.find(({ name }) => name === 'running style')?.races, 1);
});

test('a surface, a distance and a rail narrow the races down; an unknown rail is none', async () => {
  const on = (number: number, change: Partial<RunRace>) => ({ ...race('2025-07-20', number, 1), ...change });
  const races = [
    on(1, {}),
    on(2, { group: 'turf', distanceYards: 1870, railFeet: 0 }),
    on(3, { group: 'inner turf', distanceYards: 1210, railFeet: 9 }),
    on(4, { group: 'turf', distanceYards: 1760, railFeet: 18 }),
  ];
  for (const [kind, count] of [
    [{ surface: 'dirt' }, 1],
    [{ surface: 'turf' }, 3],
    [{ surface: 'turf', distance: 'route' }, 2],
    [{ rail: 'hedge' }, 1],
    [{ rail: 'near' }, 1],
    [{ rail: 'far' }, 1],
    [{ distance: 'sprint' }, 2],
  ] as const) {
    const { bias } = await report(races, 30, 'saratoga', { kind });
    assert.is(bias.bias.races, count, JSON.stringify(kind));
  }
});

test('a word that is no span, and a span without a day before today, are refused', async () => {
  for (const over of ['summer', '2025-02-30_2025-03-01', '2026', '2025-08-02_2025-08-03'])
    assert.is((await refused(report([], over))).code, 'handicapping.bad-span', over);
});

test('an unknown track is refused before anything is read', async () => {
  assert.is((await refused(report([], 30, 'nowhere'))).code, 'card.unknown-track');
});

test.run();
