import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Part } from './parts.ts';
import { frontends, partOf } from './parts.ts';

const byAlias = /^#(kit|api|frame)\/(.+)$/;

function target(source: string, importer: string): string | null {
  const aliased = byAlias.exec(source);
  if (aliased) return resolve(frontends, aliased[1] ?? '', aliased[2] ?? '');
  return source.startsWith('.') ? resolve(dirname(importer), source) : null;
}

/**
 * Parts import each other only by entry point: such an import stays an import of the bare name, which the page's
 * import map resolves; an import of any other file of another part stops the build.
 */
export function deps(part: Part): Plugin {
  return {
    name: 'entry-points',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null;
      const path = target(source, importer);
      if (path === null || !path.startsWith(frontends + sep)) return null;
      const owner = partOf(path);
      if (owner?.folder === part.folder) return path;
      if (owner?.entry === path) return { id: owner.specifier, external: true };
      const room = owner?.name ?? relative(frontends, path);
      return this.error(`${relative(frontends, importer)} reaches past the entry of ${room}: ${source}`);
    },
  };
}
