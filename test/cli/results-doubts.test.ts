import { Command, type CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DoubtDeps, decideCommand, doubtsCommand } from '#cli/results-doubts.ts';
import { type DoubtfulRace, doubtsAt } from '#core/results/doubtful-race.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { RESULTS_DAY } from '#test/support/a-result.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli results doubts and decide');

const RACE: DoubtfulRace = {
  track: 'SAR',
  day: RESULTS_DAY,
  raceNumber: 6,
  kind: 'chart',
  source: 'Chart of invented races',
  doubts: [aDoubt()],
  decision: null,
  byEmail: null,
};

async function run(races: readonly DoubtfulRace[], ...args: string[]) {
  const requests: unknown[][] = [];
  const deps: DoubtDeps = {
    listDoubts: async (track) => doubtsAt(races, track),
    decideDoubt: async (...request) => {
      requests.push(request);
      const [track, , raceNumber, choice, why] = request;
      const decision = aDecision(choice, { why, by: null });
      return { track, day: RESULTS_DAY, raceNumber, doubts: [aDoubt().sentence], before: null, decision };
    },
    close: async () => undefined,
  };
  const command = new Command('results')
    .addCommand(doubtsCommand(async () => deps))
    .addCommand(decideCommand(async () => deps));
  return { ...(await runCommand(command, ...args)), requests };
}

test('a race in doubt is listed with both facts, and what was decided with who, when and why', async () => {
  const { out } = await run([RACE], 'doubts');
  assert.is(
    out,
    'SAR 2020-08-08 race 6 (Chart of invented races)\n  in doubt: The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.\n  not decided\n',
  );
  const decided = { ...RACE, decision: aDecision('payoffs'), byEmail: 'boss@example.com' };
  assert.match(
    (await run([decided], 'doubts')).out,
    'decided: the payoffs are right (The stewards said so), by boss@example.com, 2020-08-09 19:06:40 UTC',
  );
  assert.is((await run([], 'doubts')).out, 'No results in doubt.\n');
});

test('the doubts may be of one track, by its slug or code', async () => {
  const races = [RACE, { ...RACE, track: 'AQU', raceNumber: 2 }];
  const listed = async (...args: string[]) =>
    (await run(races, 'doubts', ...args)).out.match(/^\w+ \S+ race \d/gm);
  assert.equal(await listed(), ['SAR 2020-08-08 race 6', 'AQU 2020-08-08 race 2']);
  assert.equal(await listed('--track', 'aqueduct'), ['AQU 2020-08-08 race 2']);
  assert.equal(await listed('--track', 'SAR'), ['SAR 2020-08-08 race 6']);
});

test('with --json the sentences and the instant of the decision are printed', async () => {
  const { out } = await run([{ ...RACE, decision: aDecision('order') }], 'doubts', '--json');
  const [race] = JSON.parse(out) as { doubts: string[]; decision: { at: string } }[];
  assert.equal([race?.doubts, race?.decision.at], [[aDoubt().sentence], '2020-08-09T19:06:40.000Z']);
});

test('a decision names the race, what is right and why', async () => {
  const words = ['decide', '2020-08-08', '6', 'order', '--track', 'AQU', '--why', 'Stewards'];
  const { out, requests } = await run([], ...words);
  assert.equal(
    [out, requests],
    ['AQU 2020-08-08 race 6: the order is right.\n', [['AQU', '2020-08-08', 6, 'order', 'Stewards']]],
  );
});

test('nothing is decided without a reason, with an unknown choice or for an invalid race number', async () => {
  for (const words of [
    ['6', 'order'],
    ['6', 'both', '--why', 'x'],
    ['0', 'order', '--why', 'x'],
  ]) {
    const { error, requests } = await run([], 'decide', '2020-08-08', ...words);
    assert.ok((error as CommanderError | null)?.code.startsWith('commander.'), words.join(' '));
    assert.equal(requests, []);
  }
});

test.run();
