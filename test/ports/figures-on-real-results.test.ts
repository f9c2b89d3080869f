import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { withKnownStyles } from '#core/handicapping/bias/known-style.ts';
import { trackBias } from '#core/handicapping/bias/track-bias.ts';
import type { RaceFigures } from '#core/handicapping/figures/day-figures.ts';
import { figureHistory } from '#core/handicapping/figures/figure-book.ts';
import { instant } from '#core/kernel/instant.ts';
import { runRaceOf, timedRaceOf } from '#core/results/race-as-run.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('figures and bias on four years at Aqueduct');
const table = realData('aqueduct-2017-2020/DATA.csv');
const folder = realData('nyra-2019');

let read: ReturnType<typeof readRaces> | undefined;

/** Read once. */
function races(): ReturnType<typeof readRaces> {
  read ??= readRaces();
  return read;
}

async function readRaces() {
  const sheets = [
    ...(await readAqueductTableFile(String(table), instant(0))),
    ...(await readNyraTablesFolder(String(folder), instant(0))),
  ].map(({ sheet }) => sheet);
  return joinedRaces(sheets).filter(({ track }) => track === 'AQU');
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** For each horse with an earlier figure: that one and today's, both against the mean of its race. */
function pairsOf(history: readonly RaceFigures[]): readonly (readonly [number, number])[] {
  const last = new Map<string, number>();
  return history.flatMap(({ runners }) => {
    const known = runners.flatMap(({ key, figure }) => {
      const before = last.get(key);
      return before === undefined || figure === null ? [] : [[before, figure] as const];
    });
    for (const { key, figure } of runners) if (figure !== null) last.set(key, figure);
    const [then, now] = [mean(known.map(([before]) => before)), mean(known.map(([, today]) => today))];
    const within = (value: number): number => Math.min(Math.max(value, -30), 30);
    return known.length < 4 ? [] : known.map(([a, b]) => [within(a - then), within(b - now)] as const);
  });
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const product = mean(pairs.map(([a, b]) => a * b));
  const spread = Math.sqrt(mean(pairs.map(([a]) => a * a)) * mean(pairs.map(([, b]) => b * b)));
  return product / spread;
}

if (table !== null && folder !== null) {
  test('the last figure says who runs better in the next race, and classes come out in their order', async () => {
    const history = figureHistory((await races()).flatMap((joined) => timedRaceOf(joined) ?? []));
    assert.ok(history.length > 2_900);
    const found = correlation(pairsOf(history));
    assert.ok(found > 0.29, String(found));
    const raceFigures = history.filter(
      ({ race, courseRaces }) => race.day.startsWith('2019') && courseRaces >= 20,
    );
    const winnersOf = (kind: string): number =>
      mean(raceFigures.filter(({ race }) => race.level.key.startsWith(kind)).map(({ winner }) => winner));
    const kinds = ['maiden claiming', 'maiden special', 'optional claiming', 'stakes'].map(winnersOf);
    assert.equal(
      kinds,
      [...kinds].sort((a, b) => a - b),
    );
  });

  test('over four years the odds know the stalls: no group of them is a tenth off', async () => {
    const run = (await races()).flatMap((joined) => runRaceOf(joined) ?? []);
    const [posts] = trackBias(withKnownStyles(run)).divisions;
    assert.ok(posts !== undefined && posts.races > 2_800);
    for (const { group, winners, expected } of posts.groups) {
      assert.ok(Math.abs(winners / expected - 1) < 0.1, `${group} ${winners} ${expected}`);
    }
  });
}

test.run();
