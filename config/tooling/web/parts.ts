import { join, resolve, sep } from 'node:path';

/** Which folder of `frontends/` a part is built from, and the bare name under which other parts import it. */
export type Part = {
  readonly name: string;
  readonly folder: string;
  readonly entry: string;
  readonly specifier: string;
};

export const projectRoot = resolve(import.meta.dirname, '../../..');
export const frontends = join(projectRoot, 'frontends');

function part(name: string, { entry = `${name}.ts`, below = '' } = {}): Part {
  const folder = join(frontends, below, name);
  return { name, folder, entry: join(folder, entry), specifier: `@clubhouse/${name}` };
}

/** Built once and shared: one instance of each in the page. The kit's controls, tables, charts, sharing and dialogs, and the frame's races, results of a race, choice of track, tickets, wagers, pause, push, book and unsent changes, load only with a screen that uses them. */
export const sharedParts = [
  part('kit'),
  part('controls', { below: 'kit' }),
  part('tables', { below: 'kit' }),
  part('charts', { below: 'kit' }),
  part('sharing', { below: 'kit' }),
  part('dialogs', { below: 'kit' }),
  part('api'),
  part('frame'),
  part('races', { below: 'frame' }),
  part('finish', { below: 'frame' }),
  part('tracks', { below: 'frame' }),
  part('tickets', { below: 'frame' }),
  part('wagers', { below: 'frame' }),
  part('paused', { below: 'frame' }),
  part('push', { below: 'frame' }),
  part('book', { below: 'frame' }),
  part('unsent', { below: 'frame' }),
] as const;

/** The micro-frontends, each built on its own. */
export const appParts = [
  part('account'),
  part('picks'),
  part('race'),
  part('results'),
  part('tools'),
  part('admin'),
] as const;

export const shellPart = part('shell', { entry: 'shell.tsx' });

/** Every part with a style, in the order the page links them. */
export const builtParts: readonly Part[] = [...sharedParts, shellPart, ...appParts];

/**
 * The picks home: what a member's first screen needs: entry points of parts and the files an app fetches for it. Its
 * JavaScript has a budget.
 */
export const firstScreen = {
  parts: ['shell', 'picks'],
  fetched: ['home-screen'],
  limitGzipBytes: 130_000,
} as const;

/** The part a file belongs to: the one with the narrowest folder around it. */
export function partOf(path: string): Part | null {
  const around = builtParts.filter(({ folder }) => path.startsWith(folder + sep));
  return around.reduce<Part | null>(
    (best, part) => (best === null || part.folder.length > best.folder.length ? part : best),
    null,
  );
}
