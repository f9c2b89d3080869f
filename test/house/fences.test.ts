import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSourceTree, type SourceFile } from '#config/tooling/fences/source-tree.ts';
import { checkFences, RULES, violationText } from '#config/tooling/fences.ts';
import { HARMLESS } from './harmless.ts';
import { manifest, PROJECT } from './house.ts';
import { PLANTS } from './plants.ts';

const test = suite('the fences');

const aliases = manifest().imports;
const tree = readSourceTree(PROJECT);
const violations = checkFences(tree, aliases);

const withPlant = (plant: readonly SourceFile[]): readonly SourceFile[] => {
  const planted = new Set(plant.map((file) => file.path));
  return [...tree.filter((file) => !planted.has(file.path)), ...plant];
};

test('the whole tree is read', () => {
  for (const area of [
    'core/kernel/instant.ts',
    'adapters/postgres/database.ts',
    'cli/print.ts',
    'config/env.ts',
  ]) {
    assert.ok(
      tree.some((file) => file.path === area),
      area,
    );
  }
  assert.ok(tree.some((file) => file.path.endsWith('.tsx')));
});

test('every rule has a planted violation, and nothing is planted for a rule that is gone', () => {
  assert.equal(Object.keys(PLANTS).sort(), [...RULES].sort());
});

for (const rule of RULES) {
  test(`${rule}: clean on the tree`, () => {
    const broken = violations.filter((violation) => violation.rule === rule);
    assert.is(broken.map(violationText).join('\n'), '');
  });

  test(`${rule}: bites what is planted`, () => {
    for (const plant of PLANTS[rule] ?? []) {
      const found = checkFences(plant, aliases).filter((violation) => violation.rule === rule);
      const guilty = plant[0];
      assert.ok(guilty !== undefined && found.some(({ file }) => file === guilty.path), guilty?.text ?? '');
    }
  });
}

test('a violation planted into the whole tree is found there, and only that', () => {
  for (const rule of ['a room leans only on lower rooms', 'adapters do not meet', 'no default export']) {
    const plant = PLANTS[rule]?.[0] ?? [];
    const found = checkFences(withPlant(plant), aliases).filter((violation) => violation.rule === rule);
    const before = violations.filter((violation) => violation.rule === rule).length;
    assert.is(found.length, before + 1, rule);
  }
});

test('what only looks like a violation is left in peace', () => {
  for (const file of HARMLESS) assert.is(checkFences([file], aliases).map(violationText).join('\n'), '');
});

test('a file that cannot be parsed is not passed over', () => {
  assert.throws(
    () => checkFences([{ path: 'core/card/broken.ts', text: 'import {' }], aliases),
    /cannot be parsed/,
  );
});

test.run();
