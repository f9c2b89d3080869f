import { links } from '#kit/kit.ts';
import type { App, Screen } from './app.ts';
import { apps, entrance, visitorPaths } from './apps.ts';

/** How far the visitor has come: still finding out, signed out, at the disclaimer, in; or the server cannot be reached. */
export type SessionPhase = 'loading' | 'signed-out' | 'verifying' | 'gate' | 'in' | 'unreachable';

/** What the page shows: a view of an app, one of the shell's own statements, or another address. */
export type Decision =
  | { readonly kind: 'app'; readonly app: string; readonly view: string; readonly title: string }
  | {
      readonly kind: 'own';
      readonly view: 'loading' | 'verifying' | 'unreachable' | 'not-found';
      readonly title: string;
    }
  | { readonly kind: 'elsewhere'; readonly to: string };

const leadsTo = ({ paths, below = [] }: Screen, path: string): boolean =>
  paths.includes(path) || below.some((beginning) => path.startsWith(beginning));

/** The screen of a path, and the app it belongs to. */
export function screenAt(path: string, list: readonly App[]): { app: App; screen: Screen } | null {
  for (const app of list) {
    const screen = app.screens.find((candidate) => leadsTo(candidate, path));
    if (screen) return { app, screen };
  }
  return null;
}

function insideAt(path: string, list: readonly App[]): Decision {
  if (path === links.auth) return { kind: 'elsewhere', to: links.picks };
  const found = screenAt(path, list);
  if (found) return { kind: 'app', app: found.app.name, view: found.screen.view, title: found.screen.name };
  return { kind: 'own', view: 'not-found', title: 'Page Not Found' };
}

/** What to show at a path for a visitor in this phase. Signed out shows the auth screen whatever the path, but for those open to visitors. */
export function decidePlace(
  address: string,
  phase: SessionPhase,
  list: readonly App[] = apps,
  open: readonly string[] = visitorPaths,
): Decision {
  const path = address.length > 1 ? address.replace(/\/+$/, '') || '/' : address;
  if (phase === 'signed-out' && open.includes(path)) return insideAt(path, list);
  if (phase === 'signed-out')
    return { kind: 'app', app: entrance.app, view: entrance.auth.view, title: entrance.auth.name };
  if (phase === 'gate')
    return { kind: 'app', app: entrance.app, view: entrance.gate.view, title: entrance.gate.name };
  if (phase === 'in') return insideAt(path, list);
  return { kind: 'own', view: phase, title: phase === 'unreachable' ? 'No Connection' : 'Loading' };
}
