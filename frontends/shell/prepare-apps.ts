import type { LifeCycles } from 'single-spa';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { answeredWithin, log } from '#api/api.ts';
import type { App } from './app.ts';
import type { Decision } from './decide-place.ts';
import type { Failures } from './failures.ts';

/** single-spa leaves a module that failed to load alone for this long. */
const loadPauseMs = 250;

/** The error message without the prefix single-spa adds. */
function reasonOf(error: Error): string {
  return error.message.replace(/^application '.*?' died in status \w+:\s*/, '');
}

/** Registers the apps with single-spa: each loads when needed; a failure is recorded and affects that app only. */
export function prepareApps(
  list: readonly App[],
  decide: (path: string) => Decision,
  failures: Failures,
): { readonly start: () => void; readonly retry: (name: string) => Promise<void> } {
  function register(app: App): void {
    registerApplication({
      name: app.name,
      app: () => answeredWithin(app.load()) as unknown as Promise<LifeCycles>,
      activeWhen: ({ pathname }) => {
        const decision = decide(pathname);
        return decision.kind === 'app' && decision.app === app.name;
      },
    });
  }
  addErrorHandler((error) => {
    log.error(`${error.appOrParcelName} failed`, error);
    failures.note(error.appOrParcelName, new Error(reasonOf(error)));
  });
  window.addEventListener('single-spa:app-change', (event) => {
    const changed = (event as CustomEvent<{ newAppStatuses: Record<string, string> }>).detail.newAppStatuses;
    for (const [name, status] of Object.entries(changed)) if (status === 'MOUNTED') failures.forget(name);
  });
  for (const app of list) register(app);
  return {
    start: () => start({ urlRerouteOnly: true }),
    async retry(name) {
      const app = list.find((candidate) => candidate.name === name);
      if (app && getAppStatus(name) === SKIP_BECAUSE_BROKEN) {
        await unregisterApplication(name);
        register(app);
      } else if (getAppStatus(name) === LOAD_ERROR)
        await new Promise((wake) => setTimeout(wake, loadPauseMs));
      failures.forget(name);
      await triggerAppChange();
      if (getAppStatus(name) !== LOAD_ERROR) return;
      const file = await import('./app-file.ts').catch(() => null);
      if (await file?.isAppFileIntact(name)) location.reload();
    },
  };
}
