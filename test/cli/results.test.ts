import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { exitCodeOf, REFUSED } from '#cli/exit-code.ts';
import { type ResultsDeps, resultsCommand } from '#cli/results.ts';
import type { DoubtDeps } from '#cli/results-doubts.ts';
import { type MatchDeps, matchCommand } from '#cli/results-match.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { dayResults } from '#core/results/day-results.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeMatchResults } from '#core/results/use-cases/match-results.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli results');

async function storeOf(sheets: readonly ResultSheet[]) {
  const store = makeMemoryResultStore();
  for (const [index, sheet] of sheets.entries()) await store.keep(sheet, String(index));
  return store;
}

async function run(sheets: readonly ResultSheet[], ...args: string[]) {
  const requests: string[][] = [];
  const deps: ResultsDeps & MatchDeps & DoubtDeps = {
    listDoubts: async () => [],
    decideDoubt: () => Promise.reject(new Error('nothing is decided')),
    matchResults: makeMatchResults({ results: await storeOf(sheets) }),
    showResults: async (track, day) => {
      requests.push([track, day]);
      return dayResults(track, day, sheets);
    },
    close: async () => undefined,
  };
  return {
    ...(await runCommand(
      resultsCommand(async () => deps),
      ...args,
    )),
    requests,
  };
}

const shown = async (change: Partial<RaceResult>) =>
  (await run([aSheet({ races: [aRaceResult(change)] })], 'show', '2020-08-08')).out;

test('a day is printed race by race, with a table of its starters and what was paid', async () => {
  const { out, error, requests } = await run([aSheet()], 'show', '2020-08-08');
  assert.equal([error, requests], [null, [['saratoga', '2020-08-08']]]);
  assert.match(out, 'saratoga, 2020-08-08 (Chart of invented races)');
  assert.match(out, 'Race 1  Claiming · 6F · dirt · Fast · $40,000 · 1:10.44 (22.31, 45.60, -)');
  assert.match(out, 'Race 2  The Long Shadow · Stakes');
  assert.match(out, /\n {2}fin {2}pgm {2}pp {2}horse +jockey +trainer +odds\n/);
  assert.match(
    out,
    /\n {4}1 {4}1 {3}1 {2}Paper Lantern 1 {2}Robin Lane {2}Alex Marsh {2}3\.35 {2}favorite\n/,
  );
  assert.match(out, '  $2 Win 1 $8.70 · $2 Place 1 $4.50 · $2 Place 2 $5.20 · $2 Show 1 $3.10\n');
  assert.match(out, '  $1 Exacta 1-2 $18.75 · $0.50 Trifecta 1-2-3 $40.12\n');
  assert.match(out, '  scratched: Wet Match (Veterinarian)\n  claimed: Paper Lantern 1 ($20,000)');
  assert.not.match(out, / +\n/);
});

test('with --json the day is printed as it is', async () => {
  const { out } = await run([aSheet()], 'show', '2020-08-08', '--json', '--track', 'AQU');
  assert.equal(JSON.parse(out), dayResults('AQU', '2020-08-08', [aSheet()]));
});

test('a disqualified horse, one that did not finish and a dead heat are named', async () => {
  const starters = [
    aFinisher({ programNumber: '2', official: 1, crossed: 2, deadHeat: true }),
    aFinisher({ programNumber: '1', official: 2, crossed: 1, disqualified: true, isFavorite: false }),
    aFinisher({ programNumber: '3', official: null, crossed: null, odds: null }),
    aFinisher({ programNumber: '4', official: null, crossed: null, finished: null }),
  ];
  const out = await shown({ starters });
  assert.match(out, /\n {4}1 {4}2 .*dead heat\n/);
  assert.match(out, /\n {4}2 {4}1 .*disqualified, crossed 1\n/);
  assert.match(out, /\n {4}- {4}3 .* - {2}did not finish\n/);
  assert.not.match(out, /\n {4}- {4}4 .*did not finish\n/, 'its place is not reported');
});

test('a cancelled race, one off the turf and an unwon wager are named', async () => {
  assert.match(
    await shown({ cancelled: { reason: 'Weather' }, starters: [] }),
    / · 1:10\.44 .*\n {2}canceled: Weather\n/,
  );
  assert.match(await shown({ cancelled: { reason: null }, starters: [] }), /\n {2}canceled\n/);
  assert.match(await shown({ offTheTurf: true }), 'dirt · off the turf · Fast');
  const notWon = aPayout({ wager: 'Pick 6', winningNumbers: '1-2', payoff: null });
  assert.match(await shown({ payouts: [notWon] }), '$2 Pick 6 1-2 not won');
});

test('a race without a reported class, and a scratch without a reason, print nothing in their place', async () => {
  const scratches = [
    { horseName: 'Wet Match', reason: null },
    { horseName: 'Tin Ledger', reason: 'Off-Turf' },
  ];
  const out = await shown({ name: null, type: null, scratches });
  assert.match(out, '  scratched: Wet Match, Tin Ledger (Off-Turf)\n');
  assert.not.match(out, 'null');
});

test('many wagers go on as many lines as they need', async () => {
  const payouts = [3, 4, 5, 6].map((legs) =>
    aPayout({ wager: `Pick ${legs}`, winningNumbers: '1/2/3/4-5/6/7/8', payoff: 1_234.5 }),
  );
  assert.match(
    await shown({ payouts }),
    '  $2 Pick 3 1/2/3/4-5/6/7/8 $1,234.50 · $2 Pick 4 1/2/3/4-5/6/7/8 $1,234.50\n' +
      '  $2 Pick 5 1/2/3/4-5/6/7/8 $1,234.50 · $2 Pick 6 1/2/3/4-5/6/7/8 $1,234.50\n',
  );
});

test('a race that was refused is named with what failed', async () => {
  const refused = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
  const { out } = await run([aSheet({ refused })], 'show', '2020-08-08');
  assert.match(out, 'Race 3  refused: The margins do not add up.');
});

test('invented results are printed as such', async () => {
  const provenance = { ...aSheet().provenance, tier: 'demo' as const };
  const { out } = await run([aSheet({ kind: 'simulation', provenance })], 'show', '2020-08-08');
  assert.match(out, 'DEMO: invented races');
});

test('a day without results ends with 3 and says so; an invalid day is bad usage', async () => {
  const { error, out } = await run([], 'show', '2020-08-08', '--track', 'SAR');
  assert.match((error as Refusal).message, 'There are no results of SAR on 2020-08-08.');
  assert.equal([exitCodeOf(error), out], [3, '']);
  for (const args of [['show', '2020-02-30'], ['show']])
    assert.instance((await run([], ...args)).error, CommanderError);
});

test('without a span the help of match names what is stored, no made-up day', () => {
  const help = matchCommand(async () => Promise.reject(new Error('not opened'))).helpInformation();
  assert.match(help.replaceAll(/\s+/g, ' '), 'first day, YYYY-MM-DD (default: earliest stored)');
  assert.not.match(help, /1900|2999/);
});

test('what two sources of one day do not agree on is listed, by race and number', async () => {
  const chart = aSheet({
    races: [aRaceResult({ starters: [aFinisher({ jockeyName: 'Ann Rider', odds: 2.5 })] })],
  });
  const table: ResultSheet = {
    ...aSheet({ races: [aRaceResult({ starters: [aFinisher({ jockeyName: 'Bo Other', odds: 2.5 })] })] }),
    kind: 'nyra-tables',
  };
  const { out } = await run([chart, table], 'match');
  assert.match(out, 'chart | nyra-tables: 1 races on both, 1 starters, 1 with the same horse; 1 differences');
  assert.match(out, 'jockey Ann Rider | Bo Other');
  assert.match((await run([chart], 'match')).out, 'No day has results from two sources.');
});

test('sources may be compared at one track', async () => {
  const both = (['chart', 'nyra-tables'] as const).map((kind) => ({ ...aSheet(), kind }));
  assert.match((await run(both, 'match', '--track', 'saratoga')).out, 'chart | nyra-tables: ');
  assert.is((await run(both, 'match', '--track', 'AQU')).out, 'No day has results from two sources.\n');
});

test('a span that ends before it begins is refused', async () => {
  const { out, error } = await run([aSheet()], 'match', '--from', '2020-09-01', '--to', '2020-01-01');
  assert.is((error as Refusal).message, 'The span ends (2020-01-01) before it begins (2020-09-01).');
  assert.equal([out, exitCodeOf(error)], ['', REFUSED]);
});

test('a starter for purse money only is marked, and doubts and decisions are printed', async () => {
  const starters = [aFinisher(), aFinisher({ programNumber: '2', odds: null, noBetting: 'purse-only' })];
  const doubts = [aDoubt()];
  const open = await shown({ starters, doubts });
  assert.match(open, /\n {4}2 {4}2 .* - {2}ran for purse money only\n/);
  assert.match(open, '\n  in doubt: The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.');
  assert.match(
    await shown({ doubts, decision: aDecision('left-out') }),
    /\n {2}in doubt: .*\n {2}decided: the race is left out \(The stewards said so\)/,
  );
});

test.run();
