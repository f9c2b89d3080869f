import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { quarantineCommand } from '#cli/quarantine.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli quarantine');

const aside = {
  id: 3,
  source: 'Elm Street Weather',
  address: 'http://127.0.0.1:9/now',
  status: 200,
  contentType: 'application/json',
  text: '{"temp":999}\u001b[2J',
  at: RUN_START,
  why: 'Elm Street Weather sent an unexpected format (temp).',
};

const { text, ...facts } = aside;
const listedItem = { ...facts, beginning: text.slice(0, 4), length: text.length };

async function run(...args: string[]) {
  let closed = 0;
  const result = await runCommand(
    quarantineCommand(async () => ({
      listQuarantine: async (most) => (most === 1 ? [] : [listedItem]),
      showQuarantined: async (id) => {
        if (id === aside.id) return aside;
        throw new Refusal('not-found', 'operations.unknown-answer', `No such quarantined answer: ${id}.`);
      },
      close: async () => {
        closed += 1;
      },
    })),
    ...args,
  );
  return { ...result, closed };
}

test('answers are listed with why they were set aside, and an empty list says so', async () => {
  const { out, closed } = await run();
  assert.match(out, /3 +2025-08-02 12:00:00 +Elm Street Weather +200 +Elm Street Weather sent/);
  assert.is(closed, 1);
  assert.match((await run('--limit', '1')).out, 'The quarantine is empty.');
});

test('a list as JSON is without the answers, one is shown with it', async () => {
  const [listed] = JSON.parse((await run('list', '--json')).out);
  assert.equal([listed.id, listed.length, 'text' in listed], [3, 16, false]);
  const shown = JSON.parse((await run('show', '3', '--json')).out);
  assert.equal([shown.text, shown.at], [aside.text, '2025-08-02T12:00:00.000Z']);
});

test('control characters of a foreign answer do not reach the terminal', async () => {
  const { out } = await run('show', '3');
  assert.match(out, '{"temp":999} [2J');
});

test('a bad number is bad usage, and an unknown one is refused', async () => {
  assert.instance((await run('show', 'x')).error, CommanderError);
  assert.instance((await run('show', '4')).error, Refusal);
});

test.run();
