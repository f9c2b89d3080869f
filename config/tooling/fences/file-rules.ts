import { type Expression, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-tree.ts';

/** A rule about a single file. Returns what is wrong, or null. */
export interface FileRule {
  readonly name: string;
  readonly why: string;
  wrongWith(file: SourceFile): string | null;
}

const VAGUE = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'services',
  'service',
  'managers',
  'manager',
  'types',
  'misc',
];

/** Files of tools that need a default export, such as bundlers. */
const isToolConfig = (path: string): boolean =>
  /(^|\/)[\w-]+\.config\.tsx?$/.test(path) || path.startsWith('config/tooling/');

const stem = (name: string): string => name.replace(/\.(d\.)?tsx?$/, '');

const DRAWS = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'];

function dottedName(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return '';
  const property = node.property;
  const name =
    property.type === 'Literal' ? String(property.value) : 'name' in property ? String(property.name) : '';
  return `${dottedName(node.object).replace(/^globalThis\./, '')}.${name}`;
}

/** A clock read or a random draw anywhere in a file, even one passed on without being called. */
function drawIn({ path, text }: SourceFile): string | null {
  let found: string | null = null;
  const { program } = parseSync(path, text, { sourceType: 'module' });
  new Visitor({
    MemberExpression(node) {
      const name = dottedName(node).replace(/^globalThis\./, '');
      if (DRAWS.includes(name)) found = name;
    },
    NewExpression(node) {
      if (/^(globalThis\.)?Date$/.test(dottedName(node.callee)) && node.arguments.length === 0)
        found = 'new Date()';
    },
    CallExpression(node) {
      if (node.callee.type !== 'Super' && /^(globalThis\.)?Date$/.test(dottedName(node.callee)))
        found = 'Date()';
    },
  }).visit(program);
  return found;
}

/** A wait of the browser for a function that answers with a promise: the promise itself counts as true, so nothing is waited for. */
function waitsForPromise({ path, text }: SourceFile): boolean {
  let found = false;
  const { program } = parseSync(path, text, { sourceType: 'module' });
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type === 'Super' || !dottedName(callee).endsWith('.waitForFunction')) return;
      found ||=
        (given?.type === 'ArrowFunctionExpression' || given?.type === 'FunctionExpression') && given.async;
    },
  }).visit(program);
  return found;
}

export const FILE_RULES: readonly FileRule[] = [
  {
    name: 'no default export',
    why: 'a thing has one name everywhere; tool configs are excepted',
    wrongWith({ path, text }) {
      if (isToolConfig(path)) return null;
      const { module } = parseSync(path, text, { sourceType: 'module' });
      const isDefault = module.staticExports.some((found) =>
        found.entries.some(
          (entry) => entry.exportName.kind === 'Default' || entry.exportName.name === 'default',
        ),
      );
      return isDefault ? 'it has a default export' : null;
    },
  },
  {
    name: 'the core reads no clock and draws no random number',
    why: 'the instant, or the draw, comes as an argument',
    wrongWith(file) {
      const draw = file.path.startsWith('core/') ? drawIn(file) : null;
      return draw === null ? null : `it uses ${draw}`;
    },
  },
  {
    name: 'a test waits for what can be false',
    why: 'the browser takes the promise of an async function for true and never waits',
    wrongWith(file) {
      const isTest = file.path.startsWith('test/') || file.path.startsWith('config/tooling/');
      return isTest && waitsForPromise(file) ? 'it waits for an async function' : null;
    },
  },
  {
    name: 'no vague file name',
    why: 'a file is named for the thing or the act in it',
    wrongWith({ path }) {
      const vague = path
        .split('/')
        .map(stem)
        .find((part) => VAGUE.includes(part));
      return vague === undefined ? null : `"${vague}" says nothing`;
    },
  },
  {
    name: 'kebab-case file names',
    why: 'one way to write a name, on every file system',
    wrongWith({ path }) {
      const isPlain = path.split('/').every((part) => /^[a-z0-9]+([-_.][a-z0-9]+)*$/.test(part));
      return isPlain ? null : 'its path is not in kebab-case';
    },
  },
];
