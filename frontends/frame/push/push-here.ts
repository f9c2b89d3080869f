/** Push notifications in this browser. */

const workerMs = 10_000;

/** Why this browser cannot get push notifications, in words; null where it can. */
export function obstacleHere(): string | null {
  if (!globalThis.isSecureContext)
    return 'Notifications while no page is open need an address with https, or localhost.';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'This browser does not support push notifications. On an iPhone or iPad, add this site to the home screen and open it from there.';
  if (Notification.permission === 'denied')
    return 'Notifications are blocked. Allow them for this site in the browser’s settings.';
  return null;
}

/** The service worker's registration; rejects where there is none after ten seconds. */
const workerHere = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker is not ready')), workerMs);
    }),
  ]);

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (obstacleHere() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id by which the server lists this browser; null where it has no subscription. */
export async function deviceIdHere(): Promise<string | null> {
  const subscription = await subscriptionHere();
  return subscription === null ? null : idOf(subscription);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What of this browser the server keeps. */
export type SubscribedHere = {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A new subscription of this browser, in place of a former one; null where the member does not allow it. */
export async function subscribeHere(publicKey: string): Promise<SubscribedHere | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await workerHere();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { keys } = subscription.toJSON();
  const { endpoint } = subscription;
  return {
    id: await idOf(subscription),
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** Ends the subscription of this browser, if any. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const machines: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** `Chrome on Android`, from a user agent. */
export function nameOfBrowser(userAgent: string): string {
  const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const [browser, machine] = [first(browsers) ?? 'Browser', first(machines)];
  return machine === null ? browser : `${browser} on ${machine}`;
}
