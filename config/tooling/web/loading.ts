import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** A part fetched later uses the plain `import()`: its styles are already in the page, so nothing else has to be fetched. */
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

/** Which file of the build holds a module; null leaves it to the bundler. */
export type NameOfModule = (id: string, graph: Graph) => string | null;

function reachable(from: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Puts the modules an entry point needs at once in one file; the others are left to the bundler. */
export function atOnce(entry: string): NameOfModule {
  let needed: ReadonlySet<string> | null = null;
  return (id, graph) => {
    needed ??= reachable(entry, graph);
    return needed.has(id) ? 'at-once' : null;
  };
}

/** The same, and each of these folders of the part in one file: what several screens take pieces of. */
export function atOnceAndFolders(entry: string, folders: readonly string[]): NameOfModule {
  const needed = atOnce(entry);
  const root = dirname(entry);
  return (id, graph) =>
    needed(id, graph) ??
    folders.find((folder) => folder.split('+').some((name) => id.startsWith(join(root, name) + sep))) ??
    null;
}
