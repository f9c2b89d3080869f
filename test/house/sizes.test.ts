import { type ArrowFunctionExpression, parseSync, Visitor } from 'oxc-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSourceTree, type SourceFile } from '#config/tooling/fences/source-tree.ts';
import { PROJECT } from './house.ts';

const test = suite('sizes');

/** Bounds that tell when something has gone wrong, not what to aim for. */
const FILE_MEDIAN = 80;
const FILE_95TH = 260;
const FILE_MOST = 450;
const FUNCTION_95TH = 30;

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Functions with a body in braces, in lines from first to last. */
function functionLines({ path, text }: SourceFile): readonly number[] {
  const found: number[] = [];
  const measure = (node: { readonly start: number; readonly end: number }): void => {
    found.push(linesOf(text.slice(node.start, node.end)));
  };
  const measureBody = (node: ArrowFunctionExpression): void => {
    if (node.body.type === 'BlockStatement') measure(node);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measureBody,
  }).visit(parseSync(path, text, { sourceType: 'module' }).program);
  return found;
}

const sharePoint = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const summary = (what: string, values: readonly number[]): string =>
  `${what}: ${values.length}, median ${sharePoint(values, 0.5)}, 95th percentile ${sharePoint(values, 0.95)}, most ${Math.max(...values)} lines`;

/** A file that is one list or table of data. */
const isData = ({ text }: SourceFile): boolean => functionLines({ path: 'data.tsx', text }).length === 0;

const tree = readSourceTree(PROJECT);
const product = tree.filter(({ path }) => !path.startsWith('test/'));
const fileLines = product.map(({ text }) => linesOf(text));

test('files of the product are short', () => {
  process.stdout.write(`${summary('product files', fileLines)}\n`);
  assert.ok(sharePoint(fileLines, 0.5) <= FILE_MEDIAN, summary('product files', fileLines));
  assert.ok(sharePoint(fileLines, 0.95) <= FILE_95TH, summary('product files', fileLines));
});

test('functions of the product are short', () => {
  const lengths = product.flatMap(functionLines);
  process.stdout.write(`${summary('product functions', lengths)}\n`);
  assert.ok(sharePoint(lengths, 0.95) <= FUNCTION_95TH, summary('product functions', lengths));
});

test('no file is very long unless it is plain data', () => {
  const long = tree.filter((file) => linesOf(file.text) > FILE_MOST && !isData(file));
  assert.equal(
    long.map(({ path, text }) => `${path}: ${linesOf(text)}`),
    [],
  );
});

test('lines and functions are counted as people count them', () => {
  assert.is(linesOf('a\nb\n'), 2);
  const text =
    'export function a() {\n  return 1;\n}\nexport const b = () => {\n  const c = () => 2;\n  return c;\n};\n';
  assert.equal(functionLines({ path: 'counted.ts', text }), [3, 4]);
  assert.is(isData({ path: 'data.ts', text: 'export const a = [1, 2];' }), true);
});

test.run();
