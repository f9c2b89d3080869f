import type { MemberId } from '#core/accounts/member.ts';
import type { DeviceStore } from '#core/alerts/ports.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface DeviceRow {
  readonly id: string;
  readonly member_id: MemberId;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
  readonly since_ms: Instant;
}

const deviceFrom = ({ member_id, since_ms, ...rest }: DeviceRow): PushDevice => ({
  ...rest,
  memberId: member_id,
  since: since_ms,
});

/** Members' devices in PostgreSQL, table `alerts.devices`; deleted with the member's account. */
export function makePostgresPushDeviceStore(db: Database): DeviceStore {
  const devices = () => db.sql()<DeviceRow>('alerts.devices');
  return {
    async devicesOf(memberId) {
      const rows: readonly DeviceRow[] = await devices()
        .where({ member_id: memberId })
        .orderByRaw('since_ms desc, id collate "C"');
      return rows.map(deviceFrom);
    },
    async everyDevice() {
      const rows: readonly DeviceRow[] = await devices().orderByRaw('id collate "C"');
      return rows.map(deviceFrom);
    },
    async keep({ memberId, since, ...rest }) {
      await db
        .sql()('alerts.devices')
        .insert({ ...rest, member_id: memberId, since_ms: since })
        .onConflict('id')
        .merge()
        .catch(refuseGone('devices_member'));
    },
    remove: async (memberId, id) => (await devices().where({ member_id: memberId, id }).delete()) > 0,
    async forget(memberId) {
      await devices().where({ member_id: memberId }).delete();
    },
  };
}
