import type { DeviceStore } from '#core/alerts/ports.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';

/** Devices in memory. */
export function makeMemoryPushDeviceStore(): DeviceStore {
  const devices = new Map<string, PushDevice>();
  const all = () => [...devices.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const of = (memberId: PushDevice['memberId']) => all().filter((device) => device.memberId === memberId);
  return {
    devicesOf: async (memberId) => of(memberId).sort((a, b) => b.since - a.since),
    everyDevice: async () => all(),
    async keep(device) {
      devices.set(device.id, device);
    },
    remove: async (memberId, id) => devices.get(id)?.memberId === memberId && devices.delete(id),
    async forget(memberId) {
      for (const { id } of of(memberId)) devices.delete(id);
    },
  };
}
