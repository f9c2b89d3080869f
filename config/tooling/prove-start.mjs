// Proves `npm start` on a clean copy of the tree: it installs everything it needs, serves the page and a card,
// ends on Ctrl-C leaving nothing running, and the second start does not repeat finished work.
import './node-version.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'newcomer-'));
chmodSync(home, 0o700);
const copy = join(home, 'clubhouse-turn');

function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
  });
  return listed
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(project, name)));
}

function processesBelow(folder) {
  const listed = execFileSync('ps', ['-eo', 'pid=,args=']).toString('utf8').split('\n');
  return listed.filter((line) => line.includes(folder) && !line.includes('prove-start'));
}

function start() {
  const started = Date.now();
  const environment = { ...process.env, PORT: '0', RACING_DATA_DIR: '', DATABASE_URL: '' };
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  const address = new Promise((resolve, reject) => {
    const hear = (chunk) => {
      process.stdout.write(`   | ${String(chunk).trimEnd().replaceAll('\n', '\n   | ')}\n`);
      told += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(told);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    setTimeout(() => reject(new Error('npm start gave no address within 15 minutes')), 900_000).unref();
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { address, ended, told: () => told, interrupt: () => process.kill(-child.pid, 'SIGINT'), started };
}

async function expectAnswer(url, wanted) {
  const answer = await fetch(url);
  const body = await answer.text();
  if (answer.status !== 200 || !wanted.test(body))
    throw new Error(`${url} answered ${answer.status}: ${body.slice(0, 200)}`);
}

async function prove(name) {
  const server = start();
  const address = await server.address;
  await expectAnswer(`${address}/`, /<title>[^<]*Clubhouse Turn/);
  await expectAnswer(`${address}/readyz`, /./);
  await expectAnswer(`${address}/api/races/saratoga/today`, /"raceNumber":\s*1\b/);
  console.log(`${name}: first answers after ${((Date.now() - server.started) / 1000).toFixed(1)} s`);
  server.interrupt();
  await server.ended;
  for (let tries = 0; processesBelow(copy).length > 0; tries += 1) {
    if (tries > 50) throw new Error(`Ctrl-C left something running:\n${processesBelow(copy).join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return server.told();
}

try {
  for (const name of trackedFiles()) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(project, name), join(copy, name));
  }
  await prove('first start');
  const told = await prove('second start');
  if (/Getting the packages|Web site built/.test(told))
    throw new Error('the second start repeated finished work');
  console.log('The start command holds on a clean copy below a 0700 folder.');
} finally {
  rmSync(home, { recursive: true, force: true });
}
