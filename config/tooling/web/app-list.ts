import { join } from 'node:path';
import { frontends } from './parts.ts';

/** A screen as listed in the shell's list of apps. */
export type ListedScreen = {
  readonly app: string;
  readonly view: string;
  readonly paths: readonly string[];
  /** Beginnings of further addresses. */
  readonly below: readonly string[];
  /** What it reads first at Saratoga. */
  readonly early?: readonly string[];
  /** What it reads first at another track, with `a-track` in place of its slug. */
  readonly earlyElsewhere?: readonly string[];
  /** The same at an address below, with `a-track`, `a-day` and `a-race` in place of its parts. */
  readonly earlyBelow?: { readonly here: readonly string[]; readonly elsewhere: readonly string[] };
};

type Listed = {
  readonly name: string;
  readonly screens: readonly (Pick<ListedScreen, 'view' | 'paths'> & {
    readonly below?: readonly string[];
    readonly early?: (slug: string) => readonly string[];
    readonly earlyBelow?: (slug: string, day: string, raceNumber: string) => readonly string[];
  })[];
};

const placeholders = ['a-day', 'a-race'] as const;

/** Every screen in the shell's list of apps. */
export async function listedScreens(): Promise<readonly ListedScreen[]> {
  const { apps } = (await import(join(frontends, 'shell/apps.ts'))) as { apps: readonly Listed[] };
  return apps.flatMap(({ name, screens }) =>
    screens.map(({ view, paths, below = [], early, earlyBelow }) => ({
      app: name,
      view,
      paths,
      below,
      ...(early && { early: early('saratoga'), earlyElsewhere: early('a-track') }),
      ...(earlyBelow && {
        earlyBelow: {
          here: earlyBelow('saratoga', ...placeholders),
          elsewhere: earlyBelow('a-track', ...placeholders),
        },
      }),
    })),
  );
}
