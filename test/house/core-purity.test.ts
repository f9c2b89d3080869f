import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject, runTool, TSC } from './house.ts';

const test = suite('the core needs nothing');

/** What belongs to Node or to browsers, by the name of the file it is planted in. */
const FOREIGN: Readonly<Record<string, string>> = {
  'planted-fetch': `export const a = () => fetch('http://localhost');`,
  'planted-process': `export const a = process.env;`,
  'planted-fs': `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`,
  'planted-old-fs': `import * as fs from 'fs';\nexport const a = fs;`,
  'planted-console': `export const a = () => console.log('x');`,
  'planted-timer': `export const a = () => setTimeout(() => undefined, 5);`,
  'planted-crypto': `export const a = () => crypto.randomUUID();`,
  'planted-buffer': `export const a = Buffer.from('x');`,
  'planted-document': `export const a = document.title;`,
  'planted-url': `export const a = new URL('http://localhost');`,
  'planted-performance': `export const a = () => performance.now();`,
};

const HARMLESS = `export const a = new Intl.NumberFormat('en-US').format(5);\n`;

let folder = '';
let output = '';

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'ct-core-'));
  cpSync(inProject('core'), join(folder, 'core'), { recursive: true });
  cpSync(inProject('package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'config/tooling'), { recursive: true });
  cpSync(
    inProject('config/tooling/tsconfig.strict.json'),
    join(folder, 'config/tooling/tsconfig.strict.json'),
  );
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(FOREIGN))
    writeFileSync(join(folder, 'core/kernel', `${name}.ts`), text);
  writeFileSync(join(folder, 'core/kernel/planted-harmless.ts'), HARMLESS);
  output = runTool(TSC, ['-p', 'core', '--pretty', 'false'], folder).output;
});

test.after(() => rmSync(folder, { recursive: true, force: true }));

for (const name of Object.keys(FOREIGN)) {
  test(`the compiler refuses ${name.replace('planted-', '')} in the core`, () => {
    assert.match(output, new RegExp(`core/kernel/${name}\\.ts\\(\\d+,\\d+\\): error TS`));
  });
}

test('everything else in the core compiles there', () => {
  const others = output.split('\n').filter((line) => /error TS/.test(line) && !/planted-/.test(line));
  assert.equal(others, []);
  assert.not.match(output, /planted-harmless/);
});

test.run();
