import { parseAst } from 'vite';

type Named = { readonly type: string; readonly name?: string; readonly value?: string };
type Specifier = {
  readonly type: string;
  readonly imported?: Named;
  readonly local?: Named;
  readonly exported?: Named;
};
type Statement = {
  readonly type: string;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
};

/** What a built module imports (by specifier) and exports. */
export type Bindings = {
  readonly takes: ReadonlyMap<string, readonly string[]>;
  readonly gives: readonly string[];
};

const nameOf = (named: Named | undefined): string => named?.name ?? named?.value ?? '';

function taken(specifier: Specifier, fromExport: boolean): string[] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  return [nameOf(fromExport ? specifier.local : specifier.imported)];
}

/** Reads the static imports and exports of one built module. */
export function bindingsOf(code: string): Bindings {
  const takes = new Map<string, string[]>();
  const gives: string[] = [];
  for (const statement of parseAst(code).body as unknown as readonly Statement[]) {
    const specifiers = statement.specifiers ?? [];
    const isExport = statement.type === 'ExportNamedDeclaration';
    if (isExport) gives.push(...specifiers.map((specifier) => nameOf(specifier.exported)));
    if (!statement.source) continue;
    const names = takes.get(statement.source.value) ?? [];
    takes.set(statement.source.value, [
      ...names,
      ...specifiers.flatMap((specifier) => taken(specifier, isExport)),
    ]);
  }
  return { takes, gives };
}
