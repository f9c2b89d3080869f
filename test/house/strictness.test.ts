import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runTool, TSC } from './house.ts';

const test = suite('strict everywhere');

const AREAS = ['core', 'adapters', 'frontends', 'config', 'cli', 'test'];
const STRICT = [
  'strict',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'noImplicitOverride',
  'noImplicitReturns',
  'noFallthroughCasesInSwitch',
  'noPropertyAccessFromIndexSignature',
  'noUnusedLocals',
  'noUnusedParameters',
  'verbatimModuleSyntax',
] as const;

interface Shown {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly files?: readonly string[];
}

const shown = (area: string): Shown => JSON.parse(runTool(TSC, ['--showConfig', '-p', area]).output) as Shown;

for (const area of AREAS) {
  test(`${area} is compiled under every strict setting`, () => {
    const { compilerOptions, files } = shown(area);
    for (const setting of STRICT) assert.is(compilerOptions[setting], true, setting);
    assert.is(compilerOptions['allowJs'], undefined);
    assert.ok((files ?? []).length > 0);
  });
}

test('the core is compiled without the types of Node, of a browser or of any package', () => {
  const { compilerOptions } = shown('core');
  assert.equal(compilerOptions['lib'], ['es2023']);
  assert.equal(compilerOptions['types'], []);
});

test('migrations are compiled too', () => {
  const migrations = (shown('adapters').files ?? []).filter((path) => path.includes('migrations/'));
  assert.ok(migrations.length > 0);
});

test.run();
