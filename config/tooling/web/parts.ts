import { join, resolve } from 'node:path';

/** Which folder of `frontends/` a part is built from, and the bare name other parts import it by. */
export type Part = { readonly name: string; readonly door: string; readonly specifier: string };

export const projectRoot = resolve(import.meta.dirname, '../../..');
export const frontends = join(projectRoot, 'frontends');

function part(name: string, door = `${name}.ts`): Part {
  return { name, door: join(frontends, name, door), specifier: `@clubhouse/${name}` };
}

/** Built once and shared: one instance of each in the page. */
export const sharedParts = [part('kit'), part('api'), part('frame')] as const;

/** The micro-frontends, each built on its own. */
export const appParts = [part('account'), part('picks'), part('tools')] as const;

export const shellPart = part('shell', 'shell.tsx');

/** Every part with a style, in the order the page links them. */
export const builtParts: readonly Part[] = [...sharedParts, shellPart, ...appParts];

/** The picks home: what a member's first screen needs. Its JavaScript has a budget. */
export const firstScreen = { parts: ['shell', 'picks'], limitGzipBytes: 130_000 } as const;
