import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BIOME, inProject, runTool } from './house.ts';

const test = suite('the linter');

/** Files the linter must refuse. */
const REFUSED: Readonly<Record<string, string>> = {
  'core/card/clock.ts': 'export const a = Date.now();\n',
  'core/card/today.ts': 'export const a = new Date();\n',
  'core/card/date-text.ts': 'export const a = Date();\n',
  'core/card/dice.ts': 'export const a = Math.random();\n',
  'core/card/stopwatch.ts': 'export const a = performance.now();\n',
  'adapters/memory/loose.ts': 'export const a: any = 1;\n',
  'adapters/memory/nameless.ts': 'export default function nameless() {\n  return 1;\n}\n',
  'adapters/memory/sure.ts': 'export const a = (b: string | null): string => b!;\n',
  'adapters/memory/loud.ts': "console.log('x');\nexport const a = 1;\n",
  'adapters/memory/whole-import.ts': "import { Stats } from 'node:fs';\nexport type A = Stats;\n",
  'test/core/only.test.ts':
    "import { suite } from 'uvu';\nconst test = suite('x');\nit.only('x', () => 1);\ntest.run();\n",
};

/** Files it must let pass. */
const PASSED: Readonly<Record<string, string>> = {
  'core/card/instant-text.ts': 'export const a = (at: number): string => new Date(at).toISOString();\n',
  'adapters/system/machine-clock.ts': 'export const a = (): number => Date.now();\n',
  'config/tooling/bundle.config.ts': 'export default { name: 1 };\n',
};

let folder = '';
let output = '';

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'ct-lint-'));
  cpSync(inProject('biome.json'), join(folder, 'biome.json'));
  mkdirSync(join(folder, 'config/tooling'), { recursive: true });
  const plugin = 'config/tooling/core-determinism.grit';
  cpSync(inProject(plugin), join(folder, plugin));
  for (const [path, text] of Object.entries({ ...REFUSED, ...PASSED })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = ['lint', '--error-on-warnings', '--max-diagnostics=none', '--reporter=github', '.'];
  output = runTool(BIOME, args, folder).output;
});

test.after(() => rmSync(folder, { recursive: true, force: true }));

/** The rules the linter named for a file. */
const complaintsOn = (path: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes(`/${path},line=`));

for (const path of Object.keys(REFUSED)) {
  test(`refuses ${path}`, () => assert.is.not(complaintsOn(path).length, 0));
}

for (const path of Object.keys(PASSED)) {
  test(`lets ${path} pass`, () => assert.equal(complaintsOn(path), []));
}

test.run();
