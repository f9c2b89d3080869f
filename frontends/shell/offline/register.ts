import { log } from '#api/api.ts';

/** Has the browser keep the site for times without a network, once the first screen has had the line to itself. */
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
