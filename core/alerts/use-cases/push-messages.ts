import type { MemberId } from '../../accounts/member.ts';
import type { Clock, Log, Sleep } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type Instant, SECOND } from '../../kernel/instant.ts';
import type { CareStore } from '../../notebook/ports.ts';
import type { DeviceStore, PushSender } from '../ports.ts';
import { type PushDevice, pushHostOf } from '../push-device.ts';
import { type PushMessage, secondsToKeep } from '../push-message.ts';

export interface PushMessagesDeps {
  readonly sender: Pick<PushSender, 'send'>;
  readonly devices: Pick<DeviceStore, 'everyDevice' | 'remove'>;
  readonly book: Pick<CareStore, 'careOf'>;
  /** The machine's clock: pauses go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly sleep: Sleep;
  /** What a push service did not take. */
  readonly log: Log;
}

const MOST_TRIES = 3;
const LONGEST_WAIT = 60 * SECOND;
/** How many members' devices are sent to at the same time. */
const TOGETHER = 10;

/** False once the device is gone. */
async function deliver(
  { sender, devices, racingClock, sleep, log }: PushMessagesDeps,
  device: PushDevice,
  message: PushMessage,
): Promise<boolean> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const keepSeconds = secondsToKeep(message, racingClock());
    if (keepSeconds === 0) return true;
    const outcome = await sender.send(device, message, keepSeconds);
    if (outcome.kind === 'gone') {
      await devices.remove(device.memberId, device.id);
      return false;
    }
    if (outcome.kind === 'sent') return true;
    log(
      `a push service (${pushHostOf(device.endpoint) ?? 'local'}) did not take a message: ${outcome.reason}`,
    );
    if (outcome.kind === 'refused') return true;
    if (tries < MOST_TRIES) await sleep(Math.min(outcome.afterMs ?? 2 ** tries * SECOND, LONGEST_WAIT));
  }
  return true;
}

/**
 * Sends messages to the devices that were there at the instant, except those of members whose pause runs. A device whose
 * subscription ended is removed. A push service that asks for a pause is tried three times, and never after the message
 * has expired.
 */
export function makePushMessages(deps: PushMessagesDeps) {
  const { devices, book, clock } = deps;

  async function deliverAll(device: PushDevice, messages: readonly PushMessage[]): Promise<void> {
    for (const message of messages) if (!(await deliver(deps, device, message))) return;
  }

  async function sendTo(memberId: MemberId, theirs: readonly PushDevice[], messages: readonly PushMessage[]) {
    const { pausedUntil } = await book.careOf(memberId);
    if (pausedUntil !== null && pausedUntil > clock()) return;
    await Promise.all(theirs.map((device) => deliverAll(device, messages)));
  }

  return async function pushMessages(messages: readonly PushMessage[], since: Instant): Promise<void> {
    const present = (await devices.everyDevice()).filter((device) => device.since <= since);
    const members = [...groupBy(present, ({ memberId }) => memberId)];
    for (let first = 0; first < members.length; first += TOGETHER) {
      const some = members.slice(first, first + TOGETHER);
      await Promise.all(some.map(([memberId, theirs]) => sendTo(memberId, theirs, messages)));
    }
  };
}

export type PushMessages = ReturnType<typeof makePushMessages>;
