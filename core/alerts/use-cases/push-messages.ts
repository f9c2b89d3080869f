import type { MemberId } from '../../accounts/member.ts';
import type { Clock, Log, Sleep } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type Instant, SECOND } from '../../kernel/instant.ts';
import { isPaused } from '../../notebook/care.ts';
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

/** Sends the messages of a delivery up to one that has to wait. A device whose subscription ended is removed. */
async function deliver(
  { sender, devices, racingClock, log }: PushMessagesDeps,
  { device, messages }: Delivery,
): Promise<Left | null> {
  for (const [index, message] of messages.entries()) {
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
    return { device, messages: messages.slice(index), afterMs: outcome.afterMs };
  }
  return null;
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

/** How long a delivery waits before its next try: as long as was asked for, else longer each time. */
const waitBefore = (nextTry: number, { afterMs }: Left): number =>
  Math.min(afterMs ?? 2 ** (nextTry - 1) * SECOND, LONGEST_WAIT);

/**
 * Sends each member's messages to the devices that were there at the instant, except those of members whose pause runs. Everybody is sent to
 * before anybody is tried again; a push service that asks for a pause is tried three times, and never after the message has
 * expired.
 */
export function makePushMessages(deps: PushMessagesDeps) {
  const { devices, book, clock, sleep } = deps;

  async function withoutPaused<Of extends Delivery>(deliveries: readonly Of[]): Promise<readonly Of[]> {
    const active: Of[] = [];
    for (const [memberId, memberDeliveries] of groupBy(deliveries, ({ device }) => device.memberId))
      if (!isPaused(await book.careOf(memberId), clock())) active.push(...memberDeliveries);
    return active;
  }

  /** The next try of each delivery when its own wait is over, the shortest wait first. */
  async function again(nextTry: number, left: readonly Left[]): Promise<readonly Left[]> {
    const byWait = [...groupBy(left, (delivery) => waitBefore(nextTry, delivery))].sort(([a], [b]) => a - b);
    const still: Left[] = [];
    let waited = 0;
    for (const [wait, deliveries] of byWait) {
      await sleep(wait - waited);
      waited = wait;
      still.push(...(await round(deps, await withoutPaused(deliveries))));
    }
    return still;
  }

  return async function pushMessages(
    byMember: ReadonlyMap<MemberId, readonly PushMessage[]>,
    since: Instant,
  ): Promise<void> {
    const deliveries = (await devices.everyDevice())
      .filter((device) => device.since <= since)
      .map((device) => ({ device, messages: byMember.get(device.memberId) ?? [] }))
      .filter(({ messages }) => messages.length > 0);
    let left = await round(deps, await withoutPaused(deliveries));
    for (let tries = 2; tries <= MOST_TRIES && left.length > 0; tries += 1) left = await again(tries, left);
  };
}

export type PushMessages = ReturnType<typeof makePushMessages>;
