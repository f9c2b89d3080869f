import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LoadedDemoDay } from '#cli/demo.ts';
import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import { MINUTE, toIso } from '#core/kernel/instant.ts';
import { present } from '#test/support/present.ts';
import { realData } from '#test/support/real-data.ts';
import { bodyOf, newcomer, type Visitor, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { PLACES, type RatedRace, type ShownFigures, startersOf } from './shown-figures.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('the figures of `rate --json` on every screen, call and command');

const REAL = { day: '2025-06-07', at: '2025-06-07T10:00:00-04:00' };
const file = realData('drf/SAR0607.DRF');

const nameOf = ({ raceNumber, programNumber }: Pick<ShownFigures, 'raceNumber' | 'programNumber'>): string =>
  `${raceNumber}-${programNumber}`;

/** Where what is shown differs from what was rated. */
function differences(shown: readonly ShownFigures[], races: readonly RatedRace[]): readonly string[] {
  const rated = new Map<string, RunnerRating>(
    races.flatMap((race) =>
      race.runners.map((row) => [nameOf({ raceNumber: race.raceNumber, ...row }), row] as const),
    ),
  );
  return shown.flatMap(({ percent, raceNumber, programNumber, ...figures }) => {
    const horse = nameOf({ raceNumber, programNumber });
    const row = present(rated.get(horse));
    const own = { ...row, percent: (100 * (row.winProbability ?? 0)).toFixed(1) };
    const all = { ...figures, ...(percent === undefined ? {} : { percent }) };
    return Object.entries(all).flatMap(([name, value]) => {
      const wanted = own[name as keyof typeof own];
      return isDeepStrictEqual(value, wanted)
        ? []
        : [`${horse} ${name}: ${JSON.stringify(value)}, rated ${JSON.stringify(wanted)}`];
    });
  });
}

interface Day {
  readonly day: string;
  /** The racing clock when the server starts. */
  readonly at: string;
}

/** How many horses each place showed over all days. */
const compared = new Map<string, number>(PLACES.map(({ name }) => [name, 0]));

async function memberAt(address: string, name: string, at: string): Promise<Visitor> {
  const visitor = visitorAt(address);
  bodyOf(await visitor.post('/api/auth/signup', newcomer(`${name}-${Date.parse(at)}@example.com`)));
  return visitor;
}

/** Reads every place and holds it to `rate --json` of the same moment. */
async function holdsEverywhere(product: ProductFolder, { day, at }: Day): Promise<void> {
  const serving = await product.serve({ RACING_NOW: at, RACING_SCHEDULER: 'off' });
  try {
    const json = async <T>(...args: readonly string[]): Promise<T> => {
      const { code, stdout, stderr } = await typed(product.path, [...args, '--json'], { RACING_NOW: at });
      assert.is(code, 0, stderr);
      return JSON.parse(stdout);
    };
    const { races } = await json<DayRating>('rate', day);
    const starters = races.flatMap((race) =>
      startersOf(race).map((row) => nameOf({ raceNumber: race.raceNumber, ...row })),
    );
    const [reader, asker] = [
      await memberAt(serving.address, 'reader', at),
      await memberAt(serving.address, 'asker', at),
    ];
    for (const { name, showsAll, read } of PLACES) {
      const shown = await read({ reader, asker, day, races, json });
      assert.equal(differences(shown, races), [], name);
      const horses = new Set(shown.map(nameOf));
      compared.set(name, (compared.get(name) ?? 0) + horses.size);
      if (showsAll)
        assert.equal(
          starters.filter((horse) => !horses.has(horse)),
          [],
          `${name} shows every starter`,
        );
    }
  } finally {
    await serving.stop();
  }
}

async function picksMade(product: ProductFolder, { day, at }: Day): Promise<void> {
  const { code, stderr } = await typed(product.path, ['picks', 'generate', day], { RACING_NOW: at });
  assert.is(code, 0, stderr);
}

test('on the demo day, at the prices of a board', async () => {
  const product = await openProductFolder({ held: true });
  try {
    const { day, clockStart } = await typedJson<LoadedDemoDay>(product.path, 'demo', 'load', '--days', '1');
    const early = { day, at: clockStart };
    await picksMade(product, early);
    const later = { day, at: toIso((Date.parse(clockStart) + 20 * MINUTE) as never) };
    const odds = await typed(product.path, ['sync', 'odds', '--date', day], { RACING_NOW: later.at });
    assert.is(odds.code, 0, odds.stderr);
    await holdsEverywhere(product, later);
  } finally {
    await product.close();
  }
});

if (file !== null)
  test('on the real card of Saratoga, sealed, and again after a scratch', async () => {
    const product = await openProductFolder({ held: true });
    try {
      await typedJson(product.path, 'card', 'import', file);
      await picksMade(product, REAL);
      await holdsEverywhere(product, { ...REAL, at: '2025-06-07T10:05:00-04:00' });
      const scratch = [
        'changes',
        'enter',
        'scratch',
        '--date',
        REAL.day,
        '--race',
        '11',
        '--horse',
        '3',
        '--why',
        'Vet',
      ];
      const entered = await typed(product.path, scratch, { RACING_NOW: REAL.at });
      assert.is(entered.code, 0, entered.stderr);
      await picksMade(product, { day: REAL.day, at: '2025-06-07T10:07:00-04:00' });
      await holdsEverywhere(product, { day: REAL.day, at: '2025-06-07T10:10:00-04:00' });
    } finally {
      await product.close();
    }
  });

test('every place showed a horse on one of these days, but for alerts, which these prices do not raise', () => {
  const empty = [...compared].filter(([, horses]) => horses === 0).map(([name]) => name);
  assert.equal(
    empty.filter((name) => !name.startsWith('Longshot alerts')),
    [],
  );
});

test('its table of places names every call and command once', () => {
  assert.is(new Set(PLACES.map(({ name }) => name)).size, PLACES.length);
});

test.run();
