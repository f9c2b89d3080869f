import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawnPage } from '#test/adapters/files/equibase-chart/drawn-chart.ts';
import { SPRINT } from '#test/adapters/files/equibase-chart/invented-races.ts';
import { pdfOf } from '#test/adapters/files/pdf/tiny-pdf.ts';
import {
  cleanEnvironment,
  dropDataFolder,
  newDataFolder,
  projectFolder,
  type Started,
  startProgram,
} from '#test/support/running-product.ts';

const test = suite('the build for production');

let home: string;
let built: string;
test.before(async () => {
  home = newDataFolder();
  const made = await build(join(home, 'made'));
  assert.is(made.code, 0, made.stderr);
  built = join(home, 'elsewhere', 'app');
  mkdirSync(join(home, 'elsewhere'));
  renameSync(join(home, 'made'), built);
});
test.after(() => dropDataFolder(home));

const data = () => join(home, 'data');

const build = (out: string) =>
  startProgram(process.execPath, ['config/tooling/build.mjs', '--out', out], cleanEnvironment(data())).ended;

const start = (...args: string[]): Started =>
  startProgram(
    process.execPath,
    [join(built, 'cli', 'racing-cli.mjs'), ...args],
    cleanEnvironment(data()),
    home,
  );

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

test('it has no build tool, no source and nothing that names the folder it was made in', () => {
  const files = filesBelow(built);
  const packages = readdirSync(join(built, 'node_modules'));
  assert.equal(
    packages.filter((name) => /^(tsx|vite|esbuild|typescript|playwright)$/.test(name)),
    [],
  );
  assert.equal(
    files.filter((path) => /^(core|adapters|cli|config|frontends)\/.*\.tsx?$/.test(path)),
    [],
  );
  const own = files.filter(
    (path) => !path.startsWith('node_modules') && /\.(mjs|js|json|map|html)$/.test(path),
  );
  assert.ok(own.length > 100);
  const named = own.filter((path) => readFileSync(join(built, path), 'utf8').includes(projectFolder));
  assert.equal(named, []);
});

test('moved to another place it serves the pages, the record, the calls and the demo day', async () => {
  const server = start('serve');
  const address = await server.hears(/(?<=Clubhouse Turn is at )http:\/\/127\.0\.0\.1:\d+/);
  const [ready, page, record, guide, picture, card] = await Promise.all(
    [
      '/readyz',
      '/',
      '/record',
      '/record/how-to-check',
      '/record/preview.png',
      '/api/races/saratoga/today',
    ].map((path) => fetch(`${address}${path}`)),
  );
  for (const answer of [ready, page, record, guide, picture, card])
    assert.is(answer?.status, 200, answer?.url);
  const script = /<script type="module" src="(\/assets\/[^"]+)"/.exec((await page?.text()) ?? '')?.[1];
  assert.is((await fetch(`${address}${script}`)).status, 200);
  assert.match((await guide?.text()) ?? '', /sha256sum/);
  assert.match((await card?.text()) ?? '', /"raceNumber":1\b/);
  server.child.kill('SIGTERM');
  assert.is((await server.ended).code, 0);
});

test('a printed chart is read', async () => {
  const file = join(home, 'drawn.pdf');
  writeFileSync(file, pdfOf([drawnPage(SPRINT)]));
  const { code, stdout, stderr } = await start('chart', 'import', file).ended;
  assert.is(code, 0, stderr);
  assert.match(stdout, /^drawn\.pdf: saved the SAR results for 2031-08-02: 1 race,/);
});

test('a folder that holds something else is not built into, and stays as it is', async () => {
  const folder = join(home, 'letters');
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'Dear Jake');
  const { code, stderr } = await build(folder);
  assert.is(code, 4);
  assert.match(
    stderr,
    /letters holds letter\.txt, which is no part of a build: name another folder, or move it/,
  );
  assert.equal(readdirSync(folder), ['letter.txt']);
});

test('a build that was run from without a data folder of its own is not replaced: its database is in it', async () => {
  const ran = join(home, 'ran');
  mkdirSync(join(ran, 'server'), { recursive: true });
  writeFileSync(join(ran, 'server', 'main.mjs'), '');
  mkdirSync(join(ran, '.racing'));
  const { code, stderr } = await build(ran);
  assert.is(code, 4);
  assert.match(stderr, /ran holds \.racing, which is no part of a build/);
  assert.ok(existsSync(join(ran, '.racing')));
});

test('an earlier build is replaced as a whole', async () => {
  writeFileSync(join(built, 'server', 'left-over.mjs'), '');
  mkdirSync(join(home, 'elsewhere', 'app.new-4194300'));
  assert.is((await build(built)).code, 0);
  assert.not.ok(existsSync(join(built, 'server', 'left-over.mjs')));
  assert.equal(readdirSync(join(home, 'elsewhere')), ['app']);
});

test.run();
