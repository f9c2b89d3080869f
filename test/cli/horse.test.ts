import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { exitCodeOf, REFUSED } from '#cli/exit-code.ts';
import { horseCommand } from '#cli/horse.ts';
import type { Card } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { horseKey } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { aCard } from '#test/support/a-card.ts';
import { anImportedSource, LANTERN } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli horse history');

const NOW = instant(Date.parse('2025-08-02T14:00:00Z'));
const LINE = aPastRace({ day: '2025-07-20' as RaceDay, track: 'SAR', raceNumber: 1, isAbout: true });
const RUNNER = aRunner({
  horseKey: LANTERN,
  horseName: 'PAPER LANTERN',
  pastPerformances: [LINE],
  workouts: [aWorkout()],
});
const RESULT = aSheet({
  day: '2025-07-20' as RaceDay,
  races: [
    aRaceResult({ starters: [aFinisher({ horseName: 'Paper Lantern', programNumber: '2', odds: 4.6 })] }),
  ],
});

const cardOf = (runners: readonly Runner[]) => aCard({ races: [aRace({ runners })] });

const run = (runners: readonly Runner[], ...args: string[]) => runOn([cardOf(runners)], ...args);

async function runOn(stored: readonly Card[], ...args: string[]) {
  const [cards, results] = [makeMemoryCardStore(), makeMemoryResultStore()];
  for (const [nth, card] of stored.entries()) await cards.keep(card, `hash ${nth}`);
  await results.keep(RESULT, 'hash');
  const show = makeShowHorseHistory({ forms: cards, results });
  const days: (RaceDay | null)[] = [];
  const deps = {
    showHorseHistory: async (name: string, day: RaceDay | null) => {
      days.push(day);
      return show([name], NOW);
    },
    close: async () => undefined,
  };
  const command = horseCommand(async () => deps);
  return { ...(await runCommand(command, 'history', ...args)), days };
}

test('races are printed with their sources, then where these disagree, then works', async () => {
  const { out, error, days } = await run([RUNNER], 'paper lantern');
  assert.equal([error, days], [null, [null]]);
  assert.match(out, /^Paper Lantern, foaled 2021, by Old Lamp out of Candle Wick: 1 race, 1 work\n/);
  assert.match(
    out,
    /\n {2}2025-07-20 {2}SAR {7}1 {2}About 6F {2}dirt {5}FT {4}1:10\.44 {3}2 {4}2 {3}1 {2}4\.60 {2}Chart of invented races, Brisnet card SAR0802\.DRF\n/,
  );
  assert.match(out, '\nSources disagree:\n');
  assert.match(
    out,
    '  2025-07-20 SAR: odds to 1 4.60 (Chart of invented races) or 4.20 (Brisnet card SAR0802.DRF)\n',
  );
  assert.match(out, 'final time 1:10.44 (Chart of invented races) or 1:10.40 (Brisnet card SAR0802.DRF)');
  assert.match(
    out,
    /\nWorks:\n.*\n {2}2025-06-01 {2}SAR {4}4F {8}48\.40 {2}12\/40 {2}Brisnet card SAR0802\.DRF\n$/,
  );
});

test('a work that two cards time differently is one row, with both times below', async () => {
  const other = { ...RUNNER, workouts: [aWorkout({ seconds: 48 })] };
  const day = '2025-08-30' as RaceDay;
  const provenance = anImportedSource('TrackMaster card sar20250830.xml');
  const cards = [cardOf([RUNNER]), aCard({ day, provenance, races: [aRace({ day, runners: [other] })] })];
  const { out } = await runOn(cards, 'paper lantern');
  assert.match(
    out,
    /\nWorks:\n.*\n {2}2025-06-01 .* 48\.40 .*\nSources disagree:\n {2}2025-06-01 SAR: time 48\.40 \(Brisnet card SAR0802\.DRF\) or 48\.00 \(TrackMaster card sar20250830\.xml\)\n$/,
  );
});

test('a horse that did not finish is printed with what happened', async () => {
  const fell = { ...LINE, track: 'AQU', official: null, nonFinish: 'fell' } as const;
  const { out } = await run([{ ...RUNNER, pastPerformances: [fell] }], 'Paper Lantern');
  assert.match(out, / fell /);
});

test('horses that share a name are listed first, then printed one by one', async () => {
  const namesake = aRunner({
    horseKey: horseKey('Paper Lantern', 2010, 'Tallow Dip'),
    horseName: 'PAPER LANTERN',
    programNumber: '2',
    workouts: [],
  });
  const { out } = await run([RUNNER, namesake], 'Paper Lantern');
  assert.match(
    out,
    /^2 horses have this name:\n {2}Paper Lantern, foaled 2010, .*\n {2}Paper Lantern, foaled 2021, /,
  );
  assert.match(
    out,
    /\n\nPaper Lantern, foaled 2010, .*: 0 races, 0 works\n\nPaper Lantern, foaled 2021, .*: 1 race, 1 work\n/,
  );
});

test('with --json everything is printed, instants as ISO', async () => {
  const { out } = await run([RUNNER], 'Paper Lantern', '--json');
  const [history] = JSON.parse(out);
  assert.is(history.horse.key, LANTERN);
  assert.is(history.starts[0].reports[1].sources[0].at, '2025-08-02T10:20:00.000Z');
  assert.equal(history.starts[0].reports[1].line.fractions, LINE.fractions);
});

test('--before takes a day; anything else is bad usage', async () => {
  assert.equal((await run([RUNNER], 'Paper Lantern', '--before', '2025-07-20')).days, ['2025-07-20']);
  assert.instance((await run([RUNNER], 'Paper Lantern', '--before', 'July')).error, CommanderError);
});

test('an unknown horse and text that is not a name are refused', async () => {
  const { error, out } = await run([RUNNER], 'Wet Match');
  assert.equal([exitCodeOf(error), out], [REFUSED, '']);
  assert.match((error as Error).message, 'No card or result has a horse named Wet Match.');
  assert.match(((await run([RUNNER], '??')).error as Error).message, '"??" is not a horse\'s name.');
});

test.run();
