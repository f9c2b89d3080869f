import { join } from 'node:path';
import { frontends } from './parts.ts';

/** A screen as listed in the shell's list of apps. */
export type ListedScreen = {
  readonly app: string;
  readonly view: string;
  readonly paths: readonly string[];
  /** What it reads first at Saratoga. */
  readonly early?: readonly string[];
  /** What it reads first at another track, with `a-track` in place of its slug. */
  readonly earlyElsewhere?: readonly string[];
};

type Listed = {
  readonly name: string;
  readonly screens: readonly (Pick<ListedScreen, 'view' | 'paths'> & {
    readonly early?: (slug: string) => readonly string[];
  })[];
};

/** Every screen in the shell's list of apps. */
export async function listedScreens(): Promise<readonly ListedScreen[]> {
  const { apps } = (await import(join(frontends, 'shell/apps.ts'))) as { apps: readonly Listed[] };
  return apps.flatMap(({ name, screens }) =>
    screens.map(({ view, paths, early }) => ({
      app: name,
      view,
      paths,
      ...(early && { early: early('saratoga'), earlyElsewhere: early('a-track') }),
    })),
  );
}
