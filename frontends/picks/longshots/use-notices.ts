import { useEffect, useState } from 'react';
import { log } from '#api/api.ts';
import { showNotice } from '../browser-notice.ts';
import type { LongshotDay } from './alerts.ts';
import { checkAlerts, lastCheckKey } from './notice.ts';

type Permission = NotificationPermission | 'missing';

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'missing');

/**
 * Whether notices may be shown. It is asked once as the page comes, unless the member's alerts are paused; a browser that
 * wants a tap for it has a button.
 */
export function useNoticePermission(isPaused: boolean) {
  const [permission, setPermission] = useState<Permission>(permissionNow);
  function request(): void {
    if (permissionNow() !== 'default') return;
    Notification.requestPermission()
      .then(setPermission)
      .catch((error: unknown) => log.debug('Could not ask for permission to notify', error));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as soon as it is known that nothing is paused
  useEffect(() => {
    if (!isPaused) request();
  }, [isPaused]);
  return { permission, request };
}

/** Announces each new batch of a track's alerts once. */
export function useNotices(day: LongshotDay | null | undefined, slug: string, trackName: string): void {
  useEffect(() => {
    if (!day) return;
    try {
      checkAlerts(day, { slug, name: trackName }, localStorage, (title, text) =>
        showNotice(title, text, lastCheckKey),
      );
    } catch (error) {
      log.debug('Browser storage is off, so new alerts look the same as old ones', error);
    }
  }, [day, slug, trackName]);
}
