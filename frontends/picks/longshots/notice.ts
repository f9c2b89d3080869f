import { defaultTrackSlug } from '#frame/frame.ts';
import { count, properName } from '#kit/kit.ts';
import type { LongshotAlert, LongshotDay } from './alerts.ts';

type NoticedAlert = Pick<LongshotAlert, 'raceNumber' | 'horseName' | 'liveOdds' | 'verdict'>;
type AlertTrack = { readonly slug: string; readonly name: string };

/** The latest batch of Saratoga's alerts this browser has seen, an ISO instant. */
export const lastCheckKey = 'longshotLastCheck';
/** The key for any track. */
const lastCheckOf = (slug: string): string =>
  slug === defaultTrackSlug ? lastCheckKey : `${lastCheckKey} ${slug}`;
export const noticeTitle = 'High-probability longshot alert';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Batch = Pick<LongshotDay, 'alerts' | 'lastUpdated'>;

/** An alert's track, race, horse, odds and verdict; at Saratoga, as documented, without the track. */
export const noticeText = (
  { raceNumber, horseName, liveOdds, verdict }: NoticedAlert,
  { slug, name }: AlertTrack,
): string => {
  const where = slug === defaultTrackSlug ? '' : `${name} `;
  const said = verdict === null ? '' : ` · ${verdict}`;
  return `${where}Race ${count(raceNumber)}: ${properName(horseName)} at ${liveOdds}${said}`;
};

/** Worth a notice: it can still be bet, and is no PASS. */
const isWorthNotice = ({ isOff, isFinished, verdict }: LongshotAlert): boolean =>
  !isOff && !isFinished && verdict !== 'PASS';

/** Whether the last check is older than a batch; one that is missing or no time is. */
const isOlder = (lastCheck: string | null, lastUpdated: string): boolean =>
  !(Date.parse(lastCheck ?? '') >= Date.parse(lastUpdated));

/** The alert to show: the biggest edge of those worth a notice; null when there is none, or none newer than the last check. */
export function alertToShow({ alerts, lastUpdated }: Batch, lastCheck: string | null): LongshotAlert | null {
  if (lastUpdated === null || !isOlder(lastCheck, lastUpdated)) return null;
  const [first] = alerts.filter(isWorthNotice).sort((a, b) => b.edgePercentage - a.edgePercentage);
  return first ?? null;
}

/** Announces a new batch once, and remembers what this browser has seen. */
export function checkAlerts(
  batch: Batch,
  track: AlertTrack,
  store: Store,
  notify: (title: string, text: string) => void,
): void {
  const key = lastCheckOf(track.slug);
  const lastCheck = store.getItem(key);
  const alert = alertToShow(batch, lastCheck);
  if (alert) notify(noticeTitle, noticeText(alert, track));
  const { lastUpdated } = batch;
  if (lastUpdated !== null && isOlder(lastCheck, lastUpdated)) store.setItem(key, lastUpdated);
}
