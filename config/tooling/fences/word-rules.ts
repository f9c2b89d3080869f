import { type Node, parseSync, Visitor } from 'oxc-parser';
import type { FileRule } from './file-rules.ts';
import type { SourceFile } from './source-tree.ts';

/** Words that say what happened to a thing instead of what it is, alone as the name of a variable, parameter or type. */
const BARE = new Set([
  ...['told', 'untold', 'kept', 'asked', 'heard', 'standing', 'one', 'each', 'of', 'there', 'at', 'own'],
  ...['brought', 'wish', 'wishes', 'shelf', 'shelves', 'doors', 'reckoned', 'judged'],
]);

/** Word parts that no exported name may have: `toldRace`, `CardShelf`, `SyncDoors`, `makeBringCard`. */
const PARTS = new Set([
  ...[
    'told',
    'untold',
    'shelf',
    'shelves',
    'doors',
    'wish',
    'wishes',
    'brought',
    'bring',
    'gather',
    'gathered',
  ],
  ...['reckon', 'reckoned', 'reckoning', 'anew', 'heard', 'tell', 'tells', 'furnish', 'clockwork', 'voices'],
  ...[
    'colour',
    'favourite',
    'programme',
    'behaviour',
    'centre',
    'metre',
    'metres',
    'licence',
    'dice',
    'barn',
  ],
]);

const SENTENCE =
  /\b(told|untold|reckon(s|ed|ing)?|anew|shel(f|ves)|wish(es)?|brought|gathered|clockwork|voices|nobody told|(stands?|standing) here|none was ever|favour\w*|colours?|coloured|programmes?|behaviour|centre|metres?|kilometres?|licence|recognis\w+|organis\w+|analys(ed|ing)|summaris\w+|noughts?|heed(s|ed)?)\b|\d %/i;

const partsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

/** Product code, which users and engineers read; tests may quote old names. */
const isProduct = (path: string): boolean =>
  /^(core|adapters|frontends|cli|config)\//.test(path) && !path.startsWith('config/tooling/fences/');

/** Names that a binding declares: a variable, a parameter, or the parts of a pattern. */
function namesIn(pattern: Node | null): readonly string[] {
  if (pattern === null) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        part.type === 'RestElement' ? namesIn(part.argument) : namesIn(part.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => namesIn(part));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Words that no field of a type may have for a name; the others of `BARE` have plain uses there, as in `at: Instant`. */
const BARE_FIELDS = new Set([
  'told',
  'untold',
  'heard',
  'hear',
  'brought',
  'wish',
  'wishes',
  'shelf',
  'doors',
  'judged',
]);

/** Fields of the types that a file declares. */
function fieldsIn({ path, text }: SourceFile): readonly string[] {
  const fields: string[] = [];
  const { program } = parseSync(path, text, { sourceType: 'module' });
  new Visitor({
    TSPropertySignature({ key }) {
      if (key.type === 'Identifier') fields.push(key.name);
    },
  }).visit(program);
  return fields;
}

/** Every name a file declares, at any depth. */
function declaredIn({ path, text }: SourceFile): readonly string[] {
  const names: string[] = [];
  const { program } = parseSync(path, text, { sourceType: 'module' });
  const addParams = (params: readonly Node[]): void => {
    for (const param of params) names.push(...namesIn(param));
  };
  new Visitor({
    VariableDeclarator(node) {
      names.push(...namesIn(node.id));
    },
    FunctionDeclaration(node) {
      names.push(...namesIn(node.id));
      addParams(node.params);
    },
    FunctionExpression(node) {
      addParams(node.params);
    },
    ArrowFunctionExpression(node) {
      addParams(node.params);
    },
    TSInterfaceDeclaration(node) {
      names.push(node.id.name);
    },
    TSTypeAliasDeclaration(node) {
      names.push(node.id.name);
    },
    ClassDeclaration(node) {
      names.push(...namesIn(node.id));
    },
  }).visit(program);
  return names;
}

/** Names a file exports. */
function exportedFrom({ path, text }: SourceFile): readonly string[] {
  const { module } = parseSync(path, text, { sourceType: 'module' });
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

/** SQL, patterns and word lists: texts that no user reads. */
const isForMachines = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with|create)\s/i.test(text) ||
  text.includes('\\b') ||
  /^(\w{1,5} ){20,}/.test(text);

/** Texts of several words, which a user may read. A number before ` %` is marked as one. */
function sentencesIn({ path, text }: SourceFile): readonly string[] {
  const found: string[] = [];
  const { program } = parseSync(path, text, { sourceType: 'module' });
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push(node.value);
    },
    TemplateLiteral(node) {
      found.push(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('0'));
    },
    JSXText(node) {
      found.push(node.value);
    },
  }).visit(program);
  return found.filter((text) => /\S\s+\S/.test(text) && !isForMachines(text));
}

function wrongNames(file: SourceFile): readonly string[] {
  const bare = declaredIn(file).filter((name) => BARE.has(name.toLowerCase()) && !/^[A-Z_]+$/.test(name));
  const parts = exportedFrom(file).filter((name) => partsOf(name).some((part) => PARTS.has(part)));
  const fields = fieldsIn(file).filter((name) => BARE_FIELDS.has(name));
  return [...new Set([...bare, ...parts, ...fields])];
}

const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`).join(', ');

export const WORD_RULES: readonly FileRule[] = [
  {
    name: 'names are plain English',
    why: 'a name says the thing, in the words of racing and of engineering',
    wrongWith(file) {
      const names = isProduct(file.path) ? wrongNames(file) : [];
      return names.length === 0 ? null : `it declares ${quoted(names)}`;
    },
  },
  {
    name: 'sentences are plain American English',
    why: 'fans, administrators and operators read them',
    wrongWith(file) {
      const sentence = isProduct(file.path)
        ? sentencesIn(file).find((found) => SENTENCE.test(found))
        : undefined;
      return sentence === undefined
        ? null
        : `it says "${sentence.trim().replace(/\s+/g, ' ').slice(0, 120)}"`;
    },
  },
];
