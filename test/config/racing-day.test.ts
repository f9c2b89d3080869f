import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { demoDay } from '#adapters/simulation/demo-day.ts';
import { readSettings } from '#config/env.ts';
import { clockOfCommand, resolveRacingDay } from '#config/racing-day.ts';
import { noteRequestedDemo } from '#config/wiring/requested-demo.ts';
import type { RaceId } from '#core/card/race.ts';
import { makeLoadDemo } from '#core/card/use-cases/load-demo.ts';
import { type Instant, MINUTE, parseInstant } from '#core/kernel/instant.ts';
import { addDays, raceDayAt } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aSheet } from '#test/support/a-result.ts';

const MACHINE = parseInstant('2026-11-21T12:00:00-05:00') as Instant;
const DEMO_DAY = demoDay(raceDayAt(MACHINE, 'America/New_York'));
const FIRST_POST = parseInstant(`${DEMO_DAY}T13:10:00-04:00`) as Instant;

const test = suite<{ folder: string }>('the racing day of a start');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'racing-day-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

function start(
  folder: string,
  environment: Record<string, string> = {},
  { cards = makeMemoryCardStore(), results = makeMemoryResultStore() } = {},
) {
  const settings = readSettings({ RACING_DATA_DIR: folder, ...environment });
  const loadDemo = makeLoadDemo({
    cards,
    dropSeason: () => results.dropSimulated(null),
    makeDemoCard: ({ day, seed }) => {
      const card = aCard({
        tier: 'demo',
        day,
        races: [aRace({ postTime: FIRST_POST, id: `demo-saratoga-${day}-1` as RaceId })],
      });
      return { ...card, provenance: { ...card.provenance, source: `Demo generator (seed ${seed})` } };
    },
    digest: (text) => String(text.length),
    allOrNothing: (work) => work(),
  });
  const machineClock = (): Instant => MACHINE;
  const reset: string[] = [];
  return {
    settings,
    cards,
    results,
    machineClock,
    reset,
    settle: () =>
      resolveRacingDay({
        settings,
        cards,
        results,
        loadDemo,
        resetDemoDay: async (day) => void reset.push(day),
        machineClock,
      }),
  };
}

test('with nothing there the demo day begins 45 minutes before race 1, at every start', async ({
  folder,
}) => {
  for (let round = 0; round < 2; round += 1) {
    const { settle, cards, reset } = start(folder);
    const { clock, isSet } = await settle();
    assert.ok(isSet);
    assert.equal(reset, [DEMO_DAY], 'what was reported for the day is withdrawn');
    assert.is(clock(), FIRST_POST - 45 * MINUTE);
    assert.is((await cards.cardFor('saratoga', DEMO_DAY))?.card.provenance.tier, 'demo');
  }
});

test('a real card anywhere keeps the demo away, and racing goes by the machine', async ({ folder }) => {
  const { settle, cards } = start(folder);
  await cards.keep(aCard(), 'real');
  const { clock, isSet } = await settle();
  assert.equal([isSet, clock()], [false, MACHINE]);
  assert.is(await cards.cardFor('saratoga', DEMO_DAY), null);
});

test('RACING_NOW says when racing begins, and commands see that clock while the server runs', async ({
  folder,
}) => {
  const { settle, settings, machineClock, cards } = start(folder, {
    RACING_NOW: '2025-06-07T11:00:00-04:00',
  });
  await cards.keep(aCard(), 'real');
  const day = await settle();
  const set = parseInstant('2025-06-07T11:00:00-04:00');
  assert.is(day.clock(), set);
  const command = { ...settings, RACING_NOW: undefined };
  assert.is(clockOfCommand(command, machineClock)(), set);
  day.end();
  assert.is(clockOfCommand(command, machineClock)(), MACHINE);
});

test('a server that was killed leaves no clock behind for later commands', ({ folder }) => {
  const { settings, machineClock } = start(folder);
  writeFileSync(join(folder, 'racing-clock.json'), JSON.stringify({ racing: 1, machine: 1, pid: 2 ** 30 }));
  assert.is(clockOfCommand(settings, machineClock)(), MACHINE);
});

test('production hides the demo that a development start left behind, and deletes it', async ({ folder }) => {
  const before = start(folder);
  assert.is((await before.settle()).demo?.day, DEMO_DAY);
  const invented = aSheet({ day: addDays(DEMO_DAY, -1), kind: 'simulation' });
  await before.results.keep(invented, 'season');
  const { settle, cards, results } = start(folder, { APP_ENV: 'production' }, before);
  const { isSet, demo } = await settle();
  assert.equal([isSet, demo], [false, null]);
  assert.is(await cards.cardFor('saratoga', DEMO_DAY), null);
  assert.is(await results.currentSheet('SAR', invented.day, 'simulation'), null);
});

test('production shows the demo on request, with its seed', async ({ folder }) => {
  noteRequestedDemo(folder, 7);
  const { settle, cards } = start(folder, { APP_ENV: 'production' });
  await settle();
  assert.is((await cards.cardFor('saratoga', DEMO_DAY))?.card.provenance.source, 'Demo generator (seed 7)');
});

test.run();
