import { join } from 'node:path';
import { frontends } from './parts.ts';

/** A screen as listed in the shell's list of apps. */
export type ListedScreen = {
  readonly app: string;
  readonly view: string;
  readonly paths: readonly string[];
  readonly early?: readonly string[];
};

type Listed = { readonly name: string; readonly screens: readonly Omit<ListedScreen, 'app'>[] };

/** Every screen in the shell's list of apps. */
export async function listedScreens(): Promise<readonly ListedScreen[]> {
  const { apps } = (await import(join(frontends, 'shell/apps.ts'))) as { apps: readonly Listed[] };
  return apps.flatMap(({ name, screens }) => screens.map((screen) => ({ ...screen, app: name })));
}
