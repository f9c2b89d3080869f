import type { MemberId } from '#core/accounts/member.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';
import { instant } from '#core/kernel/instant.ts';

/** Anna's phone. */
export const aDevice = (over: Partial<PushDevice> = {}): PushDevice => ({
  id: 'phone',
  memberId: 'anna' as MemberId,
  name: 'Chrome on Android',
  endpoint: 'https://push.service.com/send/1',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
  since: instant(1_000),
  ...over,
});
