import type { App } from './app.ts';
import { apps, entrance, visitorPaths } from './apps.ts';
import { screenAt } from './decide-place.ts';

/**
 * The app and view to load while the session is checked: those of the path for a member and where visitors may look, else
 * the entrance, since a visitor who is signed out has no use for the rest.
 */
export function appAhead(path: string, isMember: boolean): { app: App; view: string } | null {
  if (isMember || visitorPaths.includes(path)) {
    const found = screenAt(path, apps);
    return found && { app: found.app, view: found.screen.view };
  }
  const app = apps.find(({ name }) => name === entrance.app);
  return app === undefined ? null : { app, view: entrance.auth.view };
}
