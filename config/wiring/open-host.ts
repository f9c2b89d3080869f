import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { makeOpenHost } from '#adapters/sources/host/polite-host.ts';
import type { SourceDeps } from '#adapters/sources/source.ts';
import type { Settings } from '../env.ts';
import { version } from '../version.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** How every source asks the outside world: one pace and one memory a host. */
    readonly openHost: OpenHost;
  }
}

/** How hosts know us: product, version and whom to write to when something is wrong; without a contact, none is named. */
export function userAgentOf({
  PUBLIC_URL,
  ALERT_EMAIL,
}: Pick<Settings, 'PUBLIC_URL' | 'ALERT_EMAIL'>): string {
  const contact = PUBLIC_URL ?? ALERT_EMAIL;
  return `ClubhouseTurn/${version}${contact === undefined ? '' : ` (${contact})`}`;
}

export const openHostWiring = () =>
  wiring({
    openHost: (get) =>
      makeOpenHost({
        userAgent: userAgentOf(get('settings')),
        now: get('machineClock'),
        quarantine: (item) => {
          const failed = (error: unknown) => get('log').warn({ err: error }, 'could not quarantine a reply');
          get('quarantine').keep(item).catch(failed);
        },
        sleep: async (ms) => {
          await sleep(ms);
        },
      }),
  });

/** What every source is made from. */
export const sourceDeps = (get: Get): SourceDeps => ({
  openHost: get('openHost'),
  clock: get('machineClock'),
});
