import type { MemberId } from '../../accounts/member.ts';
import { toIso } from '../../kernel/instant.ts';
import type { DeviceStore } from '../ports.ts';

/** The devices of a member for their download: without the addresses and keys by which they can be sent to. */
export const makeMyDevices = ({ devices }: { readonly devices: Pick<DeviceStore, 'devicesOf'> }) =>
  async function myDevices(memberId: MemberId) {
    const stored = await devices.devicesOf(memberId);
    return stored.map(({ id, name, since }) => ({ id, name, since: toIso(since) }));
  };
