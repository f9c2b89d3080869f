import { useEffect, useState } from 'react';
import { log, shownMoment } from '#api/api.ts';
import { showNotice } from '../browser-notice.ts';
import type { LongshotDay } from './alerts.ts';
import { checkAlerts, lastCheckKey } from './notice.ts';

type Permission = NotificationPermission | 'missing';

const permissionNow = (): Permission => ('Notification' in globalThis ? Notification.permission : 'missing');

function requestPermission(onAnswer: (permission: Permission) => void): void {
  if (permissionNow() !== 'default') return;
  Notification.requestPermission()
    .then(onAnswer)
    .catch((error: unknown) => log.debug('Could not ask for permission to notify', error));
}

/** Whether nothing is announced: the book is paused, or the page shows an earlier moment, which is no news. */
export const isQuiet = (isPaused: boolean): boolean => isPaused || shownMoment() !== null;

/**
 * Whether notices may be shown. Permission is requested once when the page opens, unless nothing is announced; a
 * browser that wants a tap for it has a button.
 */
export function useNoticePermission(quiet: boolean) {
  const [permission, setPermission] = useState<Permission>(permissionNow);
  useEffect(() => {
    if (!quiet) requestPermission(setPermission);
  }, [quiet]);
  return { permission, request: () => requestPermission(setPermission) };
}

/** Announces each new batch of a track's alerts once; none before the name of the track is known. */
export function useNotices(day: LongshotDay | null | undefined, slug: string, trackName: string): void {
  useEffect(() => {
    if (!day || trackName === '') return;
    try {
      checkAlerts(day, { slug, name: trackName }, localStorage, (title, text) =>
        showNotice(title, text, lastCheckKey),
      );
    } catch (error) {
      log.debug('Browser storage is off, so new alerts look the same as old ones', error);
    }
  }, [day, slug, trackName]);
}
