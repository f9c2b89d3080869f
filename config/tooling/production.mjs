// The folder that runs in production: the commands as a bundle, the pages, the files both read, and the packages that a
// bundle cannot hold. It can be copied anywhere.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { bundleCommands, LOADED_PACKAGES } from './bundling.mjs';
import { isAlive, project } from './ready.mjs';

/** Read while the product runs, at the same place below the folder as in the project. */
const FILES = [
  '.build/web',
  'LICENSE',
  'adapters/files/pdf/pdf-child.mjs',
  'adapters/files/pdf/pdf-watch.mjs',
  'config/docs/verify-the-record.md',
  'config/models',
  'config/tooling/node-version.mjs',
  'config/tooling/read-record.mjs',
  'frontends/kit/tokens.css',
  'migrations',
];
/** Loaded by name while the product runs, so that the bundle does not hold them. */
const PACKAGES_BY_NAME = ['fxa-common-password-list', 'pdfjs-dist'];

const BUNDLE = 'server';

/** The bundle stands for the folder it is in, wherever that is. */
const IN_ITS_FOLDER = {
  home: `new URL('..', import.meta.url).href`,
  urlOf: (path) =>
    `new URL(${JSON.stringify(`../${relative(project, path).split(sep).join('/')}`)}, import.meta.url).href`,
};

const ENTRY = `#!/usr/bin/env node
import '../config/tooling/node-version.mjs';

process.setSourceMapsEnabled(true);
const { main } = await import('../${BUNDLE}/main.mjs');
process.exitCode = await main(process.argv.slice(2));
`;

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of an installed package as seen from another one; null where it is not installed here. */
function packageFolder(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return (
    places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json'))) ??
    null
  );
}

/** The packages and all that they need, as folders below `node_modules`. */
function packagesNeeded() {
  const { dependencies, optionalDependencies } = manifestOf(project);
  const scopes = LOADED_PACKAGES.filter((name) => name.endsWith('/*')).map((name) => name.slice(0, -1));
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies })].filter(
    (name) =>
      LOADED_PACKAGES.includes(name) ||
      PACKAGES_BY_NAME.includes(name) ||
      scopes.some((scope) => name.startsWith(scope)),
  );
  const folders = new Set();
  const add = (name, from) => {
    const folder = packageFolder(name, from);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies: needs, optionalDependencies: mayNeed } = manifestOf(folder);
    for (const needed of Object.keys({ ...needs, ...mayNeed })) add(needed, folder);
  };
  for (const name of names) add(name, project);
  return [...folders];
}

function copyInto(folder, path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(project, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
}

function megabytesOf(folder) {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
  return Math.round(bytes / 1e6);
}

/** A stack trace names a source by its place in the project, not by where the build was made. */
function nameSources(bundle) {
  for (const name of readdirSync(bundle).filter((file) => file.endsWith('.map'))) {
    const file = join(bundle, name);
    const map = JSON.parse(readFileSync(file, 'utf8'));
    const sources = map.sources.map((source) => `../${relative(project, resolve(bundle, source))}`);
    writeFileSync(file, JSON.stringify({ ...map, sources }));
  }
}

async function writeBuild(folder) {
  const bundle = join(folder, BUNDLE);
  await bundleCommands(bundle, IN_ITS_FOLDER);
  nameSources(bundle);
  for (const path of FILES) copyInto(folder, path);
  for (const path of packagesNeeded()) copyInto(folder, relative(project, path));
  const { name, version, description, license, engines } = manifestOf(project);
  const manifest = { name, version, description, private: true, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(join(folder, 'cli'), { recursive: true });
  writeFileSync(join(folder, 'cli', 'racing-cli.mjs'), ENTRY, { mode: 0o755 });
}

/** What a build has at its top; anything else is somebody's: data, settings, another project. */
const PARTS = new Set([
  BUNDLE,
  'cli',
  'node_modules',
  'package.json',
  ...FILES.map((path) => path.split('/')[0]),
]);

/** Refuses a folder that holds anything else than an earlier build, which is replaced as a whole. */
function refuseUnlessBuild(folder) {
  if (!existsSync(folder)) return;
  const foreign = statSync(folder).isDirectory()
    ? readdirSync(folder).filter((name) => !PARTS.has(name))
    : [folder];
  const isEmpty = foreign.length === 0 && readdirSync(folder).length === 0;
  if (isEmpty || (foreign.length === 0 && existsSync(join(folder, BUNDLE, 'main.mjs')))) return;
  const what =
    foreign[0] === undefined
      ? 'something else than an earlier build'
      : `${foreign[0]}, which is no part of a build`;
  throw new Error(`${folder} holds ${what}: name another folder, or move it away.`);
}

/** Folders that builds of this place left behind when they were interrupted. */
function dropLeftOvers(folder) {
  const beside = dirname(folder);
  if (!existsSync(beside)) return;
  const left = readdirSync(beside).filter((name) => {
    const [, pid] = /^\.(?:new|old)-(\d+)$/.exec(name.replace(basename(folder), '')) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  });
  for (const name of left) rmSync(join(beside, name), { recursive: true, force: true });
}

/** Puts the new folder in place of the old one; where that fails, the old one stays. */
function swapIn(draft, folder, old) {
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    throw error;
  }
}

/**
 * Builds the folder beside its place and puts it there instead of an earlier build. A server must not run from it
 * meanwhile: run from a copy.
 */
export async function buildProduction(out) {
  const folder = resolve(project, out);
  refuseUnlessBuild(folder);
  dropLeftOvers(folder);
  const [draft, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  try {
    await writeBuild(draft);
    swapIn(draft, folder, old);
  } finally {
    for (const left of [draft, old]) rmSync(left, { recursive: true, force: true });
  }
  return { folder, megabytes: megabytesOf(folder) };
}
