import { log } from '#api/api.ts';
import type { LongshotAlert, LongshotDay } from './alerts.ts';

/** Up to which telling this browser has looked, an ISO instant. */
export const lastCheckKey = 'longshotLastCheck';
export const noticeTitle = 'High-probability longshot alert';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Told = Pick<LongshotDay, 'alerts' | 'lastUpdated'>;

/** Race, horse and odds of an alert. */
export const noticeText = ({
  raceNumber,
  horseName,
  liveOdds,
}: Pick<LongshotAlert, 'raceNumber' | 'horseName' | 'liveOdds'>): string =>
  `Race ${raceNumber}: ${horseName} at ${liveOdds}`;

/** The alert to tell of: the biggest edge of the races to come, else of all; null when there is nothing, or nothing newer than the last check. */
export function alertToShow({ alerts, lastUpdated }: Told, lastCheck: string | null): LongshotAlert | null {
  if (lastUpdated === null) return null;
  const checked = lastCheck === null ? Number.NaN : Date.parse(lastCheck);
  if (!Number.isNaN(checked) && Date.parse(lastUpdated) <= checked) return null;
  const coming = alerts.filter((alert) => !alert.isFinished);
  const [first] = [...(coming.length > 0 ? coming : alerts)].sort(
    (a, b) => b.edgePercentage - a.edgePercentage,
  );
  return first ?? null;
}

/** Tells of a new batch once, and keeps up to when this browser has looked. */
export function checkAlerts(told: Told, store: Store, tell: (title: string, text: string) => void): void {
  const alert = alertToShow(told, store.getItem(lastCheckKey));
  if (alert) tell(noticeTitle, noticeText(alert));
  if (told.lastUpdated !== null) store.setItem(lastCheckKey, told.lastUpdated);
}

/** Shows a notice of the browser where it may; some browsers show them by the service worker alone. */
export function showNotice(title: string, text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body: text, tag: lastCheckKey });
  } catch {
    navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { body: text, tag: lastCheckKey }))
      .catch((error: unknown) => log.debug('A notice could not be shown', error));
  }
}
