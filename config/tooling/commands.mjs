// Builds the commands into a few files, and again whenever a source has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommands, bundleWebBuild } from './bundling.mjs';
import { project } from './ready.mjs';

const SOURCES = ['core', 'adapters', 'cli', 'config', 'migrations', 'package-lock.json'];
const BUILDS = join(project, '.build', 'commands');
const AN_HOUR_MS = 3_600_000;

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Names, sizes and times of all sources, and the folder, whose name is in the build. */
function inputsDigest() {
  const hash = createHash('sha256').update(project);
  for (const file of SOURCES.flatMap((source) => filesBelow(join(project, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** The bundle stands for the project: it reads the project's files. */
const IN_THE_PROJECT = {
  home: JSON.stringify(pathToFileURL(project).href),
  urlOf: (path) => JSON.stringify(pathToFileURL(path).href),
};

const buildInto = (folder) =>
  Promise.all([bundleCommands(folder, IN_THE_PROJECT), bundleWebBuild(folder, IN_THE_PROJECT)]);

/** Old builds that no process can still be running. */
function dropOldBuilds(current) {
  for (const name of readdirSync(BUILDS)) {
    const folder = join(BUILDS, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name !== current && age > AN_HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Several processes may build at once; all use the one that finishes first. */
async function currentBuild() {
  const digest = inputsDigest();
  const folder = join(BUILDS, digest);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(BUILDS, { recursive: true });
  try {
    await buildInto(draft);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  dropOldBuilds(digest);
  return folder;
}

/** Prints why the build failed and ends the process: with 4 when the folder is not writable, with 1 for a broken source. */
function giveUp(error) {
  const isFolder = typeof error.syscall === 'string';
  const why = isFolder
    ? `The folder ${BUILDS} cannot be used (${error.code}): is it writable?`
    : error.message;
  process.stderr.write(`${why}\n`);
  process.exit(isFolder ? 4 : 1);
}

/** Loads an entry of the build: `main` (the commands) or `web` (which knows whether the site is built). */
export async function load(entry) {
  const folder = await currentBuild().catch(giveUp);
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(join(folder, `${entry}.mjs`)).href);
}
