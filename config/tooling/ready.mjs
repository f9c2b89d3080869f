// Installs the project's packages when they are missing. Uses nothing that would have to be installed first.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(project, 'node_modules');
const stamp = join(modules, '.installed-from');
const lock = join(project, '.build', 'installing.lock');

const HEARTBEAT_MS = 1_000;
const LOOK_MS = 300;
/** After this many checks in a row without a heartbeat, the lock's process id belongs to another process. */
const STILL_LOOKS = 20;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INTERRUPTED = 130;

const say = (line) => process.stderr.write(`${line}\n`);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(project, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The lock appears with its holder's process id in it, or not at all. */
function takeLock() {
  mkdirSync(join(project, '.build'), { recursive: true });
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The lock as it is now; null when there is none. */
function heldLock() {
  try {
    return { holder: readFileSync(lock, 'utf8'), beat: statSync(lock).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a dead holder's lock; if another process was quicker and this took a living holder's lock, puts it back. */
function clearLock(holder) {
  const aside = `${lock}.dead-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** True once the lock is held, false when another process has installed everything in the meantime. */
async function lockUnlessInstalled() {
  let seen = null;
  let looks = 0;
  for (let first = true; !isInstalled(); first = false) {
    if (takeLock()) return true;
    const now = heldLock();
    if (now === null) continue;
    if (first) say('Another process is getting the packages: waiting for it …');
    looks = seen?.holder === now.holder && seen.beat === now.beat ? looks + 1 : 0;
    seen = now;
    if (isAlive(Number(now.holder)) && looks < STILL_LOOKS) await wait(LOOK_MS);
    else clearLock(now.holder);
  }
  return false;
}

/** Runs a program of the project and returns its exit code. Passes a signal on and waits for the program to end. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: project, stdio: 'inherit', ...options });
    let interrupted = false;
    const handOn = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, handOn);
    const over = () => {
      for (const signal of SIGNALS) process.removeListener(signal, handOn);
    };
    child.on('error', (error) => {
      over();
      reject(error);
    });
    child.on('exit', (code) => {
      over();
      resolve(interrupted ? INTERRUPTED : (code ?? INTERRUPTED));
    });
  });
}

function runNpm(args) {
  const stdio = ['ignore', 2, 2];
  const npm = process.env.npm_execpath;
  return npm !== undefined && /(^|[\\/])np[mx]-cli\.[cm]?js$/.test(npm)
    ? run(process.execPath, [npm, ...args], { stdio })
    : run('npm', args, { stdio, shell: process.platform === 'win32' });
}

const INSTALL = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Linked packages would be emptied in the folder they are linked from, too. */
const areLent = () => lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Returns the exit code: 0 when the packages are installed. */
async function install() {
  if (areLent()) {
    say(`${modules} is a link to another folder, whose packages are not these: take the link away.`);
    return 4;
  }
  say('Getting the packages from the npm registry (first time, or the list has changed) …');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const beating = setInterval(() => {
    utimesSync(lock, new Date(), new Date());
    if (seconds() % 10 === 0) say(`  … still at it after ${seconds()} s`);
  }, HEARTBEAT_MS);
  try {
    const code = await runNpm(INSTALL);
    if (code === INTERRUPTED) return code;
    if (code !== 0) {
      say('The packages could not be installed (see above): check the network and run the command again.');
      return 4;
    }
    mkdirSync(modules, { recursive: true });
    writeFileSync(stamp, wantedStamp());
    say(`The packages are there (${seconds()} s).`);
    return 0;
  } catch (error) {
    say(`The packages could not be installed (${error.message}): is npm there, and is the folder writable?`);
    return 4;
  } finally {
    clearInterval(beating);
  }
}

async function codeOfInstalling() {
  try {
    if (isInstalled() || !(await lockUnlessInstalled())) return 0;
  } catch (error) {
    say(`The folder ${project} cannot be used (${error.code ?? error.message}): is it whole, and writable?`);
    return 4;
  }
  try {
    return isInstalled() ? 0 : await install();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Installs what the lock file lists unless that has been done; a second process waits for the first. */
export async function ensureInstalled() {
  const code = await codeOfInstalling();
  if (code !== 0) process.exit(code);
}
