import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { triggerAppChange } from 'single-spa';
import { events, hasTypedText, log, markMember, queryClient, watchChanges } from '#api/api.ts';
import { navigate, reportSourcesWhenUsed, shownTrack, titleAt } from '#frame/frame.ts';
import { product } from '#kit/kit.ts';
import { apps } from './apps.ts';
import type { SessionPhase } from './decide-place.ts';
import { screenAt } from './decide-place.ts';
import { makeFailures } from './failures.ts';
import { registerServiceWorker } from './offline/register.ts';
import { watchConnection } from './offline/watch-connection.ts';
import { Page } from './page.tsx';
import type { ShellState } from './page-state.ts';
import { makeShellState } from './page-state.ts';
import { reportPageView } from './page-views.ts';
import { prepareApps } from './prepare-apps.ts';
import { watchSession } from './session-state.ts';
import { toTop } from './to-top.ts';
import { restoreTyped, watchTyping } from './typed/watch-typing.ts';

/** Some browsers lay out the first frame wrongly when mounted at once: wait this long, while the session is already asked for. */
const startupDelayMs = 100;

/** The first screen has the line to itself. */
const listenAfterMs = 2000;

/** The title of the page, with the name of the track on the screen. */
function showTitle(shell: ShellState): void {
  const { decision } = shell.shown();
  if (decision.kind === 'elsewhere') return;
  document.title = `${titleAt(decision.title, shownTrack.read()?.name ?? '')} · ${product.name}`;
}

function follow(shell: ShellState): void {
  const { decision, phase, path } = shell.shown();
  if (decision.kind === 'elsewhere') {
    navigate(decision.to);
    return;
  }
  showTitle(shell);
  if (phase !== 'loading') document.documentElement.dataset['content'] = 'yes';
  if (phase !== 'loading') document.getElementById('fallback')?.setAttribute('hidden', '');
  if (phase === 'in' || phase === 'gate') reportPageView(path);
}

function followHistory(shell: ShellState, onMove: () => void): void {
  window.addEventListener('popstate', (event) => {
    if (shell.shown().path === location.pathname) return;
    onMove();
    shell.become(shell.shown().phase, location.pathname);
    if ('singleSpa' in event) toTop();
  });
}

/** Requests the data of this path's screen while the disclaimer is checked, after that check itself: it is waited for first. */
function prefetchScreenData(): void {
  screenAt(location.pathname, apps)?.screen.prefetch?.(queryClient);
}

/** Loads the app of this path while the disclaimer is checked; visitors need none of it. One that fails is fetched again when it is to be shown. */
function preloadApp(): void {
  const found = screenAt(location.pathname, apps);
  found?.app.load().then(
    (app) => app.preload?.(found.screen.view),
    (error: unknown) => log.debug('Could not preload the app of this path', error),
  );
}

/** What a phase starts besides the screen it shows. */
function startFor(phase: SessionPhase): void {
  if (phase === 'verifying') {
    preloadApp();
    setTimeout(prefetchScreenData);
  }
  if (phase === 'in') registerServiceWorker();
  if (phase === 'in' && hasTypedText()) restoreTyped();
  events.allow(phase === 'in');
  if (phase === 'in' || phase === 'signed-out') markMember(phase === 'in');
}

async function start(): Promise<void> {
  const room = document.getElementById('app');
  if (room === null) throw new Error('The page has no element for the application');
  const shell = makeShellState(location.pathname);
  const failures = makeFailures();
  const watch = watchSession(queryClient, (phase) => {
    shell.become(phase, location.pathname);
    startFor(phase);
    void triggerAppChange();
  });
  await new Promise((wake) => setTimeout(wake, startupDelayMs));
  const running = prepareApps(apps, shell.decide, failures);
  const page = (
    <Page
      shell={shell}
      failures={failures}
      onRetry={(app) => void running.retry(app)}
      onRefetch={watch.tryServer}
    />
  );
  // The apps are mounted into elements of the page: it has to stand before they run.
  flushSync(() => createRoot(room).render(page));
  shell.onChange(() => follow(shell));
  shownTrack.onChange(() => showTitle(shell));
  followHistory(shell, watch.refetchAfterFailure);
  watchConnection(queryClient, watch.tryServer);
  running.start();
  follow(shell);
  document.documentElement.dataset['started'] = 'yes';
  watchTyping();
  reportSourcesWhenUsed();
  setTimeout(() => void watchChanges(queryClient), listenAfterMs);
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new CustomEvent('startup-failed', { detail: reason }));
});
