import { parseAst } from 'vite';
import { listedScreens } from './app-list.ts';
import type { BuiltFile } from './bundle.ts';
import { isDoor, modulesNeededBy } from './document.ts';

type Node = { readonly [part: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const below of Array.isArray(part) ? part : [part]) if (isNode(below)) yield* nodesBelow(below);
  }
}

/** A string literal in any form the minifier may write it. */
function textOf(node: Node): string | null {
  if (typeof node['value'] === 'string') return node['value'];
  const [only, ...more] = (node['quasis'] ?? []) as readonly {
    readonly value: { readonly cooked: string };
  }[];
  return only === undefined || more.length > 0 ? null : only.value.cooked;
}

/** The files that each view in the app's list imports, by the view's name. */
function filesOfViews(code: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const node of nodesBelow(parseAst(code) as unknown as Node)) {
    if (node['type'] !== 'Property') continue;
    const key = node['key'] as Node;
    const fetched = [...nodesBelow(node['value'] as Node)].find(({ type }) => type === 'ImportExpression');
    const file = fetched === undefined ? null : textOf(fetched['source'] as Node);
    if (file !== null) files.set(String(key['name'] ?? textOf(key)), file.replace('./', ''));
  }
  return files;
}

/**
 * The modules a screen needs beyond those of every page, by each of its addresses (or their beginning, `/race/`): its
 * app, its view, and what they import. The views of an app that fetches none are in the app's own file. Fails when an app fetches a view it does not list.
 */
export async function modulesAhead(
  files: readonly BuiltFile[],
): Promise<Readonly<Record<string, readonly BuiltFile[]>>> {
  const always = new Set(modulesNeededBy(['shell'], files));
  const ahead: Record<string, readonly BuiltFile[]> = {};
  const screens = await listedScreens();
  const viewsOf = new Map(
    files
      .filter(isDoor)
      .flatMap(({ part, code }) =>
        screens.some(({ app }) => app === part) ? [[part, filesOfViews(code)] as const] : [],
      ),
  );
  for (const { app, view, paths, below } of screens) {
    const fetched = viewsOf.get(app) ?? new Map<string, string>();
    if (fetched.size > 0 && !fetched.has(view)) throw new Error(`${app} does not list its view ${view}`);
    const needed = modulesNeededBy([app], files, ({ name }) => name === fetched.get(view));
    const beyond = needed.filter((file) => !always.has(file));
    for (const path of [...paths, ...below]) ahead[path] = beyond;
  }
  return ahead;
}
