import type { DayAlert } from '#core/alerts/day-alert.ts';
import type { AlertStore, PushKeyStore, PushKeys } from '#core/alerts/ports.ts';
import type { DayAtTrack } from '#core/alerts/push-message.ts';
import type { Look } from '#core/alerts/watched-race.ts';

const nameOf = ({ trackSlug, day }: DayAtTrack): string => `${trackSlug} ${day}`;

/** Looks and alerts in memory. */
export function makeMemoryAlertStore(): AlertStore {
  const looks = new Map<string, Look>();
  const found = new Set<string>();
  const isNew = (where: DayAtTrack, { kind, raceNumber, programNumber }: DayAlert): boolean => {
    const name = [nameOf(where), kind, raceNumber, programNumber].join(' ');
    return !found.has(name) && found.add(name).size > 0;
  };
  return {
    lookAt: async (where) => looks.get(nameOf(where)) ?? null,
    async keepLook(where, look) {
      looks.set(nameOf(where), look);
    },
    keepNew: async (where, _look, alerts) => alerts.filter((alert) => isNew(where, alert)),
  };
}

/** A key pair in memory. */
export function makeMemoryPushKeyStore(): PushKeyStore {
  let keys: PushKeys | null = null;
  return {
    keysOrNew: async (make) => {
      keys ??= make();
      return keys;
    },
  };
}
