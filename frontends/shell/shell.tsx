import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { triggerAppChange } from 'single-spa';
import { events, hearOfChanges, log, queryClient } from '#api/api.ts';
import { navigate, reportSourcesSoon } from '#frame/frame.ts';
import { product } from '#kit/kit.ts';
import { apps } from './apps.ts';
import { screenAt } from './decide-place.ts';
import { makeFailures } from './failures.ts';
import { registerServiceWorker } from './offline/register.ts';
import { watchConnection } from './offline/watch-connection.ts';
import { Page } from './page.tsx';
import type { House } from './page-state.ts';
import { makeHouse } from './page-state.ts';
import { reportPageView } from './page-views.ts';
import { prepareApps } from './prepare-apps.ts';
import { watchSealStatus } from './session-state.ts';

/** Some browsers lay out the first frame wrongly when mounted at once: wait this long, while the session is already asked for. */
const startupDelayMs = 100;

/** The first screen has the line to itself. */
const listenAfterMs = 2000;

function follow(house: House): void {
  const { decision, phase, path } = house.shown();
  if (decision.kind === 'elsewhere') {
    navigate(decision.to);
    return;
  }
  document.title = `${decision.title} · ${product.name}`;
  if (phase !== 'loading') document.documentElement.dataset['content'] = 'yes';
  if (phase !== 'loading') document.getElementById('fallback')?.setAttribute('hidden', '');
  if (phase === 'in' || phase === 'gate') reportPageView(path);
}

/** After a link was followed: top of the page, and the focus at the screen, as a page load would have it. */
function settle(): void {
  window.scrollTo(0, 0);
  document.getElementById('screen')?.focus({ preventScroll: true });
}

function followHistory(house: House, onMove: () => void): void {
  window.addEventListener('popstate', (event) => {
    if (house.shown().path === location.pathname) return;
    onMove();
    house.become(house.shown().phase, location.pathname);
    if ('singleSpa' in event) settle();
  });
}

/** What the screen of this path shows, asked for while the disclaimer is checked, and after that check: it is waited for first. */
function askAhead(): void {
  screenAt(location.pathname, apps)?.screen.ahead?.(queryClient);
}

/** The app of this path comes while it is found out who is there; one that fails is fetched again when it is to be shown. */
function fetchAhead(): void {
  const found = screenAt(location.pathname, apps);
  found?.app.load().then(
    (app) => app.ahead?.(found.screen.view),
    (error: unknown) => log.debug('Could not preload the app of this path', error),
  );
}

async function start(): Promise<void> {
  fetchAhead();
  const room = document.getElementById('house');
  if (room === null) throw new Error('The page has no element for the application');
  const house = makeHouse(location.pathname);
  const failures = makeFailures();
  const watch = watchSealStatus(queryClient, (phase) => {
    house.become(phase, location.pathname);
    if (phase === 'verifying') setTimeout(askAhead);
    events.allow(phase === 'in');
    void triggerAppChange();
  });
  await new Promise((wake) => setTimeout(wake, startupDelayMs));
  const running = prepareApps(apps, house.decide, failures);
  const page = (
    <Page
      house={house}
      failures={failures}
      onRetry={(app) => void running.retry(app)}
      onAskAgain={watch.askAgain}
    />
  );
  // The apps are mounted into elements of the page: it has to stand before they run.
  flushSync(() => createRoot(room).render(page));
  house.onChange(() => follow(house));
  followHistory(house, watch.askAgainAfterFailure);
  watchConnection(queryClient, watch.askAgain);
  running.start();
  follow(house);
  document.documentElement.dataset['started'] = 'yes';
  registerServiceWorker();
  setTimeout(() => {
    void hearOfChanges(queryClient);
    void reportSourcesSoon();
  }, listenAfterMs);
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new CustomEvent('startup-failed', { detail: reason }));
});
