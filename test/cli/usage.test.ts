import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dropDataFolder, newDataFolder, racingCli } from '#test/support/running-product.ts';
import { typed } from './terminal.ts';

const test = suite('how racing-cli is used');

/** Only for what opens nothing. */
const run = (...args: string[]) => typed('none', args);

/** The commands a help page lists, `help` itself left out. */
function listed(help: string): string[] {
  return help
    .split('\n\n')
    .filter((part) => !/^(Options|Arguments|Usage):/.test(part))
    .flatMap((part) => [...part.matchAll(/^ {2}([a-z][\w-]*)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
}

async function everyCommand(path: readonly string[] = []): Promise<{ path: string[]; help: string }[]> {
  const { code, stdout: out } = await run(...path, '--help');
  assert.is(code, 0);
  const all = [{ path: [...path], help: out }];
  for (const name of listed(out)) all.push(...(await everyCommand([...path, name])));
  return all;
}

test('the help of every command has an example that begins with the command', async () => {
  const all = await everyCommand();
  assert.ok(all.length > 15);
  for (const { path, help } of all) {
    assert.match(
      help,
      new RegExp(`\nExample: ([A-Z]+=\\S+ )?racing-cli ${path.join(' ')}`),
      path.join(' ') || 'racing-cli',
    );
  }
});

test('every command that does something takes --json', async () => {
  for (const { path, help } of await everyCommand()) {
    if (listed(help).length === 0) assert.match(help, / --json /, path.join(' '));
  }
});

/** The option's words, on one line. */
const trackWords = (help: string): string | undefined =>
  /--track <track> +((?:[^\n]|\n {20,})+)/.exec(help)?.[1]?.replace(/\s+/g, ' ');

test('every command about a day takes a track, Saratoga by default; one about many days covers all tracks', async () => {
  const ofOneTrack = 'track, by its slug, number or code (default: saratoga)';
  const ofAll = 'track, by its slug, number or code (default: all tracks)';
  const many = [
    'model score',
    'model compare',
    'results match',
    'results doubts',
    'runs list',
    'angles run',
    'record replay',
  ];
  // A report of speed figures names its track.
  const none = ['figures import'];
  const all = await everyCommand();
  const words = new Map(all.map(({ path, help }) => [path.join(' '), trackWords(help)]));
  for (const { path, help } of all) {
    const name = path.join(' ');
    const isOfDay = /<date>\s+day|--date <date>/.test(help) && !none.includes(name);
    if (isOfDay) assert.is(words.get(name), ofOneTrack, name);
    else if (!many.includes(name) && words.get(name) !== undefined)
      assert.is(words.get(name), ofOneTrack, name);
  }
  for (const name of many) assert.is(words.get(name), ofAll, name);
});

test('the commands are those scripts rely on', async () => {
  const names = (await everyCommand()).map(({ path }) => path.join(' '));
  for (const name of [
    'serve',
    'migrate',
    'doctor',
    'demo load',
    'card import',
    'card show',
    'chart import',
    'nyra import',
    'figures import',
    'results show',
    'rate',
    'picks generate',
    'picks show',
    'backup',
    'restore',
    'members grant-admin',
    'members link',
    'workflow run',
    'quarantine list',
    'quarantine show',
    'contract openapi',
  ]) {
    assert.ok(names.includes(name), name);
  }
});

test('an unknown command, option or argument ends with 2, says why on stderr and prints nothing', async () => {
  for (const line of [
    [],
    ['card'],
    ['gallop'],
    ['card', 'gallop'],
    ['--gallop'],
    ['card', 'show', '2025-08-02', '--gallop'],
    ['card', 'show'],
    ['card', 'show', '2025-02-30'],
    ['card', 'show', '2025-08-02', '2025-08-03'],
    ['rate', 'tomorrow'],
    ['rate', '2025-08-02', 'first'],
    ['picks', 'show', 'tomorrow'],
    ['demo', 'load', '--days', 'x'],
    ['demo', 'load', '--days', '4000'],
    ['demo', 'load', '--seed', '-1'],
    ['backup'],
    ['members', 'link'],
  ]) {
    const { code, stdout: out, stderr: err } = await run(...line);
    assert.is(code, 2, line.join(' '));
    assert.is(out, '', line.join(' '));
    assert.not.match(err, /\n\s+at /);
    assert.ok(err.length > 0, line.join(' '));
  }
});

test('contract openapi prints every call as one JSON document', async () => {
  const { code, stdout: out, stderr: err } = await run('contract', 'openapi');
  assert.is(code, 0);
  assert.is(err, '');
  const document = JSON.parse(out);
  assert.match(document.openapi, /^3\.1/);
  assert.ok('/api/races/saratoga/today' in document.paths);
});

test('as a process it ends with the same codes', async () => {
  const folder = newDataFolder();
  const [help, unknown] = await Promise.all([racingCli(folder, ['--help']), racingCli(folder, ['gallop'])]);
  assert.is(help.code, 0);
  assert.is(help.stderr, '');
  assert.match(help.stdout, 'Usage: racing-cli');
  assert.is(unknown.code, 2);
  assert.match(unknown.stderr, "unknown command 'gallop'");
  dropDataFolder(folder);
});

test.run();
