import { dirname, normalize } from 'node:path/posix';
import { type Program, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-tree.ts';

/** One reference from a file to another module. */
export interface Import {
  readonly from: string;
  /** For our own files the path from the project's folder, else the specifier of a package or built-in as written. */
  readonly to: string;
  readonly specifier: string;
  readonly isOurs: boolean;
  /** Gone after compilation: imports types only. */
  readonly isTypeOnly: boolean;
  /** Written as `import(…)` in code: loaded only when reached. */
  readonly isLazy: boolean;
  readonly line: number;
}

/** The "imports" of package.json: `#core/*` to `./core/*`. */
export type Aliases = Readonly<Record<string, string>>;

interface Found {
  readonly specifier: string;
  readonly at: number;
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
}

function literalText(node: unknown): string | null {
  const literal = node as {
    readonly type?: string;
    readonly value?: unknown;
    readonly literal?: unknown;
  } | null;
  if (literal?.type === 'TSLiteralType') return literalText(literal.literal);
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : null;
}

/** Reads static imports, re-exports, `import(…)` in code and in types, and `import x = require(…)`. */
function foundIn(program: Program): readonly Found[] {
  const found: Found[] = [];
  const note = (source: unknown, at: number, isTypeOnly: boolean, isLazy = false): void => {
    const specifier = literalText(source);
    if (specifier !== null) found.push({ specifier, at, isTypeOnly, isLazy });
  };
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers;
      const takesTypes =
        named.length > 0 && named.every((entry) => 'importKind' in entry && entry.importKind === 'type');
      note(node.source, node.start, node.importKind === 'type' || takesTypes);
    },
    ExportNamedDeclaration(node) {
      if (node.source !== null) note(node.source, node.start, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      note(node.source, node.start, node.exportKind === 'type');
    },
    ImportExpression(node) {
      note(node.source, node.start, false, true);
    },
    TSImportType(node) {
      note(node.source, node.start, true);
    },
    TSExternalModuleReference(node) {
      note(node.expression, node.start, false);
    },
  }).visit(program);
  return found;
}

function ourPath(from: string, specifier: string, aliases: Aliases): string | null {
  if (specifier.startsWith('.')) return normalize(`${dirname(from)}/${specifier}`);
  for (const [alias, target] of Object.entries(aliases)) {
    const head = alias.replace(/\*$/, '');
    if (specifier.startsWith(head)) return normalize(target.replace('*', specifier.slice(head.length)));
  }
  return null;
}

/** Every module that a file names, resolved; a file that cannot be parsed is reported as a mistake. */
export function readImports(file: SourceFile, aliases: Aliases): readonly Import[] {
  const { program, errors } = parseSync(file.path, file.text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message ?? ''}`);
  return foundIn(program).map(({ specifier, at, isTypeOnly, isLazy }) => {
    const ours = ourPath(file.path, specifier, aliases);
    const line = file.text.slice(0, at).split('\n').length;
    return {
      from: file.path,
      to: ours ?? specifier,
      specifier,
      isOurs: ours !== null,
      isTypeOnly,
      isLazy,
      line,
    };
  });
}
