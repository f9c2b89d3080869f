import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** A part fetched later comes by the plain `import()`: its styles stand in the page already, so nothing else is to be fetched for it. */
export function plainLoading(): Plugin {
  return {
    name: 'plain-loading',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    },
  };
}

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** Which file of the build a module comes in; null leaves it to the bundler. */
export type NameOfModule = (id: string, graph: Graph) => string | null;

function reachable(from: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Names the file of a module: those the entry point needs at once come together, the others as they are shared. */
export function atOnce(door: string): NameOfModule {
  let needed: ReadonlySet<string> | null = null;
  return (id, graph) => {
    needed ??= reachable(door, graph);
    return needed.has(id) ? 'at-once' : null;
  };
}
