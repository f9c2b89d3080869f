import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject, manifest, ourFiles, plainText, textOf } from './house.ts';

const test = suite('papers');

/** Put together here so that this file does not hold what it looks for. */
const HOMES = ['work', 'root', 'home', 'Users'].join('|');
const MACHINE_PATH = new RegExp(`(?<![\\w.~:/-])/(${HOMES})/[\\w.-]+|[A-Z]:\\\\\\\\?${'Users'}\\\\`);
const REGISTRY = new RegExp(`${'registry'}\\.[a-z0-9-]+\\.[a-z]+|${'_auth'}Token`, 'i');

const texts = ourFiles().flatMap((path) => {
  const text = plainText(path);
  return text === null ? [] : [{ path, text }];
});

function linesWith(pattern: RegExp): readonly string[] {
  return texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

test('no file names a folder of the machine it was written on', () => {
  assert.equal(linesWith(MACHINE_PATH), []);
});

test('no file names a package registry', () => {
  assert.equal(linesWith(REGISTRY), []);
});

test('the host of the registry in use is in no file', () => {
  const inUse = process.env['npm_config_registry'];
  if (inUse === undefined) return;
  const { host } = new URL(inUse);
  assert.equal(
    texts.filter(({ text }) => text.includes(host)).map(({ path }) => path),
    [],
  );
});

test('what is looked for would be found', () => {
  assert.match(`cd /${'root'}/project`, MACHINE_PATH);
  assert.match(`"/${'home'}/someone"`, MACHINE_PATH);
  assert.not.match('GET https://example.org/home/page', MACHINE_PATH);
  assert.not.match("'/work'", MACHINE_PATH);
  assert.match(`https://${'registry'}.npmjs.org/`, REGISTRY);
});

test('the licence file is there and is the one package.json names', () => {
  assert.is(manifest().license, 'MIT');
  const licence = textOf('LICENSE');
  assert.match(licence, /^MIT License/);
  assert.match(licence, /THE SOFTWARE IS PROVIDED "AS IS"/);
});

/** Relative targets of Markdown links and pictures, without their anchors. */
function linksIn(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/!?\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)]
    .map((found) => (found[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

test('every link of the README and the other pages leads to a file', () => {
  const pages = texts.filter(({ path }) => path.endsWith('.md'));
  const dead = pages.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((target) => !existsSync(inProject(join(dirname(path), target))))
      .map((target) => `${path}: ${target}`),
  );
  assert.equal(dead, []);
});

test('links are read out of Markdown, not out of code', () => {
  const text =
    '[a](cli/print.ts) ![b](p.png "title") [c](https://x.org) [d](#part)\n```\n[e](none.md)\n```\n`[f](none.md)`';
  assert.equal(linksIn(text), ['cli/print.ts', 'p.png']);
});

test('commands that the README shows exist in package.json', () => {
  const readme = texts.find(({ path }) => path === 'README.md')?.text ?? '';
  const shown = [...readme.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map((found) => found[1] ?? '');
  const known = [...Object.keys(manifest().scripts), 'install', 'ci', 'run'];
  assert.equal(
    shown.filter((name) => !known.includes(name)),
    [],
  );
});

test.run();
