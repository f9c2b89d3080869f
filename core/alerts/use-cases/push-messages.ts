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
/** How many devices are sent to at the same time. */
const TOGETHER = 10;

/** Messages that one device has not taken yet, in their order. */
interface Delivery {
  readonly device: PushDevice;
  readonly messages: readonly PushMessage[];
}

/** Of a delivery, what its push service asked to send again, and after how long; null for none. */
type Left = Delivery & { readonly afterMs: number | null };

/** Sends each message of a delivery once. A device whose subscription ended is removed. */
async function deliver(
  { sender, devices, racingClock, log }: PushMessagesDeps,
  { device, messages }: Delivery,
): Promise<Left | null> {
  const left: PushMessage[] = [];
  let afterMs: number | null = null;
  for (const message of messages) {
    const keepSeconds = secondsToKeep(message, racingClock());
    if (keepSeconds === 0) continue;
    const outcome = await sender.send(device, message, keepSeconds);
    if (outcome.kind === 'sent') continue;
    if (outcome.kind === 'gone') {
      await devices.remove(device.memberId, device.id);
      return null;
    }
    const host = pushHostOf(device.endpoint) ?? 'local';
    log(`a push service (${host}) did not take a message: ${outcome.reason}`);
    if (outcome.kind === 'refused') continue;
    left.push(message);
    if (outcome.afterMs !== null) afterMs = Math.max(afterMs ?? 0, outcome.afterMs);
  }
  return left.length === 0 ? null : { device, messages: left, afterMs };
}

/** All deliveries once, some at a time: a slow push service holds up one place and nobody's batch. */
async function round(deps: PushMessagesDeps, deliveries: readonly Delivery[]): Promise<readonly Left[]> {
  const queue = deliveries.values();
  const left: Left[] = [];
  const lane = async (): Promise<void> => {
    for (const delivery of queue) {
      const rest = await deliver(deps, delivery);
      if (rest !== null) left.push(rest);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return left;
}

/** How long to wait before the next round: as long as was asked for, else longer each time. */
function waitBefore(nextTry: number, left: readonly Left[]): number {
  const waits = left.map(({ afterMs }) => afterMs ?? 2 ** (nextTry - 1) * SECOND);
  return Math.min(Math.max(...waits), LONGEST_WAIT);
}

/**
 * Sends messages to the devices that were there at the instant, of one member or of all, except those of members whose pause runs. Everybody is
 * sent to before anybody is tried again; a push service that asks for a pause is tried three times, and never after the
 * message has expired.
 */
export function makePushMessages(deps: PushMessagesDeps) {
  const { devices, book, clock, sleep } = deps;

  async function isPaused(memberId: MemberId): Promise<boolean> {
    const { pausedUntil } = await book.careOf(memberId);
    return pausedUntil !== null && pausedUntil > clock();
  }

  async function deliveriesOf(
    messages: readonly PushMessage[],
    since: Instant,
    only: MemberId | null,
  ): Promise<readonly Delivery[]> {
    const present = (await devices.everyDevice()).filter(
      (device) => device.since <= since && (only === null || device.memberId === only),
    );
    const deliveries: Delivery[] = [];
    for (const [memberId, theirs] of groupBy(present, (device) => device.memberId))
      if (!(await isPaused(memberId))) deliveries.push(...theirs.map((device) => ({ device, messages })));
    return deliveries;
  }

  return async function pushMessages(
    messages: readonly PushMessage[],
    since: Instant,
    only: MemberId | null = null,
  ): Promise<void> {
    let left = await round(deps, await deliveriesOf(messages, since, only));
    for (let tries = 2; tries <= MOST_TRIES && left.length > 0; tries += 1) {
      await sleep(waitBefore(tries, left));
      left = await round(deps, left);
    }
  };
}

export type PushMessages = ReturnType<typeof makePushMessages>;
