import type { MemberId } from '../accounts/member.ts';
import type { Entered } from '../notebook/entered.ts';
import type { DayAlert } from './day-alert.ts';
import type { PushDevice } from './push-device.ts';
import type { DayAtTrack, PushMessage } from './push-message.ts';
import type { Look } from './watched-race.ts';

/** Members' devices; they go with the account. */
export interface DeviceStore {
  /** The last added first. */
  devicesOf(memberId: MemberId): Promise<readonly PushDevice[]>;
  /** Of all members, by id. */
  everyDevice(): Promise<readonly PushDevice[]>;
  /** Keeps a device instead of the one of its id, even if another account had it; refuses ('signed-out') for a deleted account. */
  keep(device: PushDevice): Promise<void>;
  /** False when the member has none of that id. */
  remove(memberId: MemberId, id: string): Promise<boolean>;
  /** Removes all of the member. */
  forget(memberId: MemberId): Promise<void>;
}

/** Who wants the entries of their watch list as notifications, and which were sent; both go with the account. */
export interface WatchPushStore {
  /** False for a member who never chose. */
  wantsPush(memberId: MemberId): Promise<boolean>;
  /** Refuses ('signed-out') for a deleted account. */
  choosePush(memberId: MemberId, isWanted: boolean): Promise<void>;
  /** By id. */
  whoWantsPush(): Promise<readonly MemberId[]>;
  /** Keeps that these are sent, each horse of a race once; gives those that were not sent before. Whoever claims one sends it. */
  claimEntries(memberId: MemberId, entries: readonly Entered[]): Promise<readonly Entered[]>;
  /** Removes the choice and what was sent. */
  forgetPush(memberId: MemberId): Promise<void>;
}

/** What was seen of a day's races and which alerts came of it. */
export interface AlertStore {
  /** Null before the first look. */
  lookAt(where: DayAtTrack): Promise<Look | null>;
  keepLook(where: DayAtTrack, look: Look): Promise<void>;
  /** Keeps alerts, each once by kind, race and horse; gives those that were not there. */
  keepNew(where: DayAtTrack, look: Look, alerts: readonly DayAlert[]): Promise<readonly DayAlert[]>;
}

/** The key pair by which push services know this site (VAPID, RFC 8292): P-256, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The private key is read by the sender only. */
export interface PushKeyStore {
  /** The pair; made and kept where there is none, once for all processes. */
  keysOrNew(make: () => PushKeys): Promise<PushKeys>;
}

/**
 * What a push service answered. `gone`: the subscription ended, for good. `later`: it may take the message after a pause,
 * whose milliseconds it may give. `refused`: it never takes this message.
 */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Sends to push services; failures are answers, never exceptions. */
export interface PushSender {
  /** The key that browsers subscribe with. */
  publicKey(): Promise<string>;
  /** One try; the push service keeps the message for so many seconds. */
  send(device: PushDevice, message: PushMessage, keepSeconds: number): Promise<PushOutcome>;
}
