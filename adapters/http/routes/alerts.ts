import type { MemberId } from '#core/accounts/member.ts';
import type { DeviceStore, PushSender } from '#core/alerts/ports.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';
import type { AddDevice } from '#core/alerts/use-cases/add-device.ts';
import { toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { alerts } from '../contract/alerts.ts';
import type { Handlers } from '../handlers.ts';

/** What the calls about devices need. */
export interface AlertDeps {
  readonly devices: Pick<DeviceStore, 'devicesOf' | 'remove'>;
  readonly addDevice: AddDevice;
  /** Null while push notifications are off. */
  readonly sender: Pick<PushSender, 'publicKey'> | null;
}

const presentDevice = ({ id, name, since }: PushDevice) => ({ id, name, since: toIso(since) });

export const alertRoutes = ({ devices, addDevice, sender }: AlertDeps): Handlers<typeof alerts> => {
  const present = async (found: readonly PushDevice[]) => ({
    publicKey: sender === null ? null : await sender.publicKey(),
    devices: found.map(presentDevice),
  });
  const presentAll = async (id: MemberId) => present(await devices.devicesOf(id));
  return {
    devices: async ({ member }) => presentAll(member.id),
    addDevice: async ({ member, body: { endpoint, keys, name } }) => {
      if (sender === null)
        throw new Refusal('unavailable', 'alerts.push-off', 'This site sends no push notifications.');
      return present(await addDevice(member.id, { endpoint, ...keys, name }));
    },
    removeDevice: async ({ member, params }) => {
      await devices.remove(member.id, params.device);
      return presentAll(member.id);
    },
  };
};
