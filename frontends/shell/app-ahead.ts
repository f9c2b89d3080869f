import { apps, visitorPaths } from './apps.ts';
import { screenAt } from './decide-place.ts';

/**
 * The app and screen to load while the session is checked: for a member, and where visitors may look. A visitor who is
 * signed out has no use for the rest.
 */
export const screenAhead = (path: string, isMember: boolean) =>
  isMember || visitorPaths.includes(path) ? screenAt(path, apps) : null;
