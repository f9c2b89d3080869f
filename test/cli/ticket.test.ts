import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BAD_USAGE, exitCodeOf } from '#cli/exit-code.ts';
import { ticketCommand } from '#cli/ticket.ts';
import { runCommand } from './run-command.ts';
import { DAY, ticketRoom } from './ticket-room.ts';

const test = suite('racing-cli ticket');

async function run(...args: string[]) {
  const { deps } = await ticketRoom();
  return await runCommand(
    ticketCommand(async () => deps),
    ...args,
  );
}

test('the menu names minimum, takeout and what happens to a scratched horse', async () => {
  const { out } = await run('wagers', DAY, '1');
  assert.match(out, /pick 3 +1, 2, 3 +\$1\.00 +24\.0% +consolation/);
  assert.match(out, /super high five +1 +\$1\.00 \(assumed\) +24\.0% \(assumed\) +refund/);
});

test('a ticket is priced at the track’s minimum and said in the clerk’s words', async () => {
  const { out } = await run('price', DAY, '1', 'pick 3', '1,2/all/3');
  assert.match(
    out,
    /^Saratoga, race 1, \$1 pick 3: 1 and 2 with all with 3\n8 combinations, \$8\.00\. Chance to cash /,
  );
  assert.match(out, /\nPayoff not estimated: no live prices yet for races 1, 2 and 3\.\n/);
  assert.match(out, /Most tickets lose\./);
  const box = await run('price', DAY, '1', 'trifecta', '1,2,3', '--box', '--json');
  assert.equal([JSON.parse(box.out).combinations, JSON.parse(box.out).cost], [6, 3]);
});

test('a bet over several races cannot be boxed, and a box is one list', async () => {
  const several = await run('price', DAY, '1', 'pick 3', '1,2', '--box');
  assert.match(String(several.error), /A pick 3 is on several races and cannot be boxed/);
  assert.is(exitCodeOf(several.error), BAD_USAGE);
  assert.match(String((await run('price', DAY, '1', 'exacta', '1/2', '--box')).error), /one list of numbers/);
});

test('a ticket that names a horse which was never there is unknown, with the reason and no money', async () => {
  const { out } = await run('follow', DAY, '1', 'win', '9');
  assert.is(out, 'unknown: no horse 9 in race 1.\n');
  assert.match((await run('follow', DAY, '1', 'win', '3')).out, /staked/);
});

test('with one leg to go, a ticket says what it returns by the will-pays that were read, and which are not known', async () => {
  const double = ['follow', DAY, '1', 'daily double', '1,2/3,4', '--base', '1'] as const;
  const { out } = await run(...double, '--will-pays', '3=120.50', '--will-pays-for', '2');
  assert.match(out, /The ticket is alive\./);
  assert.match(out, /with 3: 1 combination, returns \$60\.25\n {2}with 4: 1 combination, will-pay not known/);
  assert.match(
    out,
    /\nChance to cash \d+\.\d%, by our chances, \S+ \S+ on .*, at 9:00 AM ET\.\nNo expected return: /,
  );
  assert.match((await run(...double)).out, /No source gives will-pays/);
  const byLine = await run(...double, '--will-pays', '3=120.50,4=88', '--line-of', 'ada@example.com');
  assert.match(
    byLine.out,
    /No expected return: no live prices yet for race 2, and our chances there are from the morning line\./,
  );
  assert.match(byLine.out, /By our chances in race 2, where you have no line\./);
  const bob = await run(...double, '--will-pays', '3=120.50,4=88', '--line-of', 'bob@example.com');
  assert.match(
    bob.out,
    /\nChance to cash 75\.0%, by your line, drawn 9:00 AM ET\. Expected return \$37\.06, by that and the will-pays you typed\.\n/,
  );
  assert.not.match(bob.out, /morning|2025-08-02T/);
});

test('tickets are built for a budget, with what a dollar less or more would buy', async () => {
  const { out } = await run(
    'build',
    DAY,
    '1',
    'pick 3',
    '--budget',
    '12',
    '--tickets',
    '2',
    '--out',
    '-/4/-',
  );
  assert.match(out, /^\d tickets?, \d+ combinations, \$1?\d\.00\. Chance to cash \d/);
  assert.match(out, /A dollar less: .*A dollar more: /);
  assert.not.match(out, /with .*4.* with/);
});

test('A, B and C horses make the tickets that the points allow', async () => {
  const pick = ['groups', DAY, '1', 'pick 3', '--a', '1/2/1,3', '--b', '2/-/-'] as const;
  const { out } = await run(...pick, '--points', '1');
  assert.match(out, /^2 tickets, 4 combinations, \$4\.00\. Chance to cash \d/);
  assert.match(out, /race 1, \$1 pick 3: 1 with 2 with 1 and 3 \(\$2\.00/);
  assert.match((await run(...pick, '--points', '0')).out, /^1 ticket, 2 combinations, \$2\.00/);
  assert.match(String((await run('groups', DAY, '1', 'pick 3', '--a', '1/all/2')).error), /names its horses/);
});

test('tickets are built and priced by a member’s own line, with the races where there is one', async () => {
  const said =
    /By your line in race 1 \(drawn 9:00 AM ET\); by our chances in races 2 and 3, where you have no line\./;
  const line = ['--line-of', 'ada@example.com'] as const;
  const built = await run('build', DAY, '1', 'pick 3', '--budget', '1', '--tickets', '1', ...line);
  assert.match(built.out, said);
  assert.match(built.out, /pick 3: 4 with 1 with 1/);
  assert.match((await run('groups', DAY, '1', 'pick 3', '--a', '4/1/1', ...line)).out, said);
  const priced = await run('price', DAY, '1', 'win', '4', '--base', '2', ...line);
  assert.match(priced.out, /Chance to cash 50\.0%\./);
  assert.not.match((await run('price', DAY, '1', 'win', '4', '--base', '2')).out, /your line/);
});

test('after a result the ticket is alive or dead', async () => {
  const { out } = await run('follow', DAY, '1', 'daily double', '1,2/all');
  assert.match(
    out,
    /^The ticket is alive\.\n {2}race 1: right, won by 2; 2 left\n {2}race 2: live; all left\nNot settled yet\./,
  );
  assert.match((await run('follow', DAY, '1', 'daily double', '3/all')).out, /The ticket is dead/);
});

test('bad words are bad usage', async () => {
  for (const args of [
    ['build', DAY, '1', 'exacta', '--budget', '12'],
    ['build', DAY, '1', 'pick 3'],
    ['build', DAY, '1', 'pick 3', '--budget', '-2'],
    ['build', DAY, '1', 'pick 3', '--budget', '12', '--tickets', '13'],
    ['price', DAY, '1', 'pick 7', '1'],
  ])
    assert.ok((await run(...args)).error !== null, args.join(' '));
});

test.run();
