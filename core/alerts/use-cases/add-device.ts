import type { MemberId } from '../../accounts/member.ts';
import type { Clock, Digest, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DeviceStore } from '../ports.ts';
import {
  checkSubscription,
  deviceName,
  MOST_DEVICES,
  type PushDevice,
  type PushSubscription,
} from '../push-device.ts';

export interface AddDeviceDeps {
  readonly devices: Pick<DeviceStore, 'devicesOf' | 'keep'>;
  readonly digest: Digest;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly withLock: WithLock;
}

/**
 * Adds a browser to the member's devices and gives them all; the same again keeps its keys current. Refuses ('invalid',
 * `alerts.bad-subscription`) what is no subscription, and ('conflict', `alerts.too-many-devices`) an eleventh device.
 */
export function makeAddDevice({ devices, digest, clock, withLock }: AddDeviceDeps) {
  return async function addDevice(
    memberId: MemberId,
    { name, endpoint, p256dh, auth }: PushSubscription & { readonly name: string },
  ): Promise<readonly PushDevice[]> {
    const subscription = { endpoint, p256dh, auth };
    checkSubscription(subscription);
    const id = digest(endpoint);
    return withLock(`devices:${memberId}`, async () => {
      const stored = await devices.devicesOf(memberId);
      const same = stored.find((device) => device.id === id);
      if (same === undefined && stored.length >= MOST_DEVICES) {
        const sentence = `At most ${MOST_DEVICES} devices get notifications. Remove one in your profile first.`;
        throw new Refusal('conflict', 'alerts.too-many-devices', sentence);
      }
      await devices.keep({
        ...subscription,
        id,
        memberId,
        name: deviceName(name),
        since: same?.since ?? clock(),
      });
      return devices.devicesOf(memberId);
    });
  };
}

export type AddDevice = ReturnType<typeof makeAddDevice>;
