import { publicAddress } from '#adapters/geolocation/public-address.ts';
import type { AlertDeps } from '#adapters/http/routes/alerts.ts';
import { makePushSender } from '#adapters/push/push-sender.ts';
import type { PushSender } from '#core/alerts/ports.ts';
import { type AddDevice, makeAddDevice } from '#core/alerts/use-cases/add-device.ts';
import { makePushMessages, type PushMessages } from '#core/alerts/use-cases/push-messages.ts';
import { makeWatchDay, type WatchDay } from '#core/alerts/use-cases/watch-day.ts';
import type { Settings } from '../env.ts';
import { reportedBy, sleep } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly pushSender: PushSender;
    readonly pushMessages: PushMessages;
    readonly watchDay: WatchDay;
    readonly addDevice: AddDevice;
  }
}

/** Whom push services write to: the site, else the address for alerts. Any host that a member names as push service reads it. */
export function pushContact({
  PUBLIC_URL,
  ALERT_EMAIL,
}: Pick<Settings, 'PUBLIC_URL' | 'ALERT_EMAIL'>): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${ALERT_EMAIL ?? 'webmaster@localhost'}`;
}

/** Alerts of the day board for devices without an open page. */
export const alertWiring = () =>
  wiring({
    pushSender: (get) =>
      makePushSender({
        keys: get('pushKeys'),
        contact: pushContact(get('settings')),
        isPublic: (address) => publicAddress(address) !== null,
      }),
    pushMessages: (get) =>
      makePushMessages({
        sender: get('pushSender'),
        devices: get('pushDevices'),
        book: get('book'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        sleep,
        log: (line) => get('log').warn(line),
      }),
    watchDay: (get) =>
      makeWatchDay({
        alerts: get('alerts'),
        devices: get('pushDevices'),
        followers: get('findFollowers'),
        cards: get('cards'),
        picksForDay: get('picksForDay'),
        // A slow push service holds up no later look.
        push: async (messages, since) => {
          get('pushMessages')(messages, since).catch((error: unknown) =>
            reportedBy(get)(error, 'push notifications'),
          );
        },
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        withLock: get('withLock'),
      }),
    addDevice: (get) =>
      makeAddDevice({
        devices: get('pushDevices'),
        digest: get('digest'),
        clock: get('machineClock'),
        withLock: get('withLock'),
      }),
  });

/** What the HTTP calls about devices need. */
export const alertDeps = (get: Get): AlertDeps => ({
  devices: get('pushDevices'),
  addDevice: get('addDevice'),
  sender: get('settings').WEB_PUSH === 'on' ? get('pushSender') : null,
});
