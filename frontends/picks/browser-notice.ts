import { log } from '#api/api.ts';

/** Shows a notice of the browser where it may; one with the same tag replaces it. Some browsers show them by the service worker alone. */
export function showNotice(title: string, body: string, tag: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag });
  } catch {
    navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { body, tag }))
      .catch((error: unknown) => log.debug('Could not show a notification', error));
  }
}
