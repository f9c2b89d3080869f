import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Part } from './parts.ts';
import { builtParts, frontends } from './parts.ts';

const byAlias = /^#(kit|api|frame)\/(.+)$/;

function target(source: string, importer: string): string | null {
  const aliased = byAlias.exec(source);
  if (aliased) return resolve(frontends, aliased[1] ?? '', aliased[2] ?? '');
  return source.startsWith('.') ? resolve(dirname(importer), source) : null;
}

/**
 * Parts meet at their doors only: an import of another part's door stays an import of its bare name, which the page's
 * import map resolves; an import of any other file of another part stops the build.
 */
export function doors(own: Part): Plugin {
  return {
    name: 'doors',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null;
      const path = target(source, importer);
      if (path === null || !path.startsWith(frontends + sep)) return null;
      const room = relative(frontends, path).split(sep)[0];
      if (room === own.name) return path;
      const other = builtParts.find((part) => part.name === room);
      if (other?.door === path) return { id: other.specifier, external: true };
      return this.error(`${relative(frontends, importer)} reaches past the door of ${room}: ${source}`);
    },
  };
}
