import { log } from '#api/api.ts';

/** Registers the service worker, which keeps the site usable offline, after the first screen has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => {
        log.debug('Could not set up offline use', error);
      });
  };
  const soon = () => setTimeout(register, 2000);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
