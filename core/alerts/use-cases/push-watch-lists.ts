import type { MemberId } from '../../accounts/member.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import { zoneOf } from '../../card/track.ts';
import type { Clock, LogError } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { isPaused } from '../../notebook/care.ts';
import { entryOnCard } from '../../notebook/entry-on-card.ts';
import type { CareStore, EnteredStore } from '../../notebook/ports.ts';
import { enteredMessage } from '../entered-message.ts';
import type { DeviceStore, WatchPushStore } from '../ports.ts';
import type { PushMessage } from '../push-message.ts';

interface PushWatchListsDeps {
  readonly choices: Pick<WatchPushStore, 'whoWantsPush' | 'claimEntries'>;
  readonly entered: Pick<EnteredStore, 'enteredSince'>;
  readonly devices: Pick<DeviceStore, 'devicesOf'>;
  readonly book: Pick<CareStore, 'careOf'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** Sends each member's messages to the devices that member had at the instant. */
  readonly push: (messages: ReadonlyMap<MemberId, readonly PushMessage[]>, since: Instant) => Promise<void>;
  /** The machine's clock: pauses go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly logError: LogError;
}

/**
 * Notifies the members who want it of the horses of their watch list on a card of today or later: one notification for
 * what a card newly has, each horse of a race once, without horses that are out and races that are off. A member
 * without a device or whose pause runs is passed over, and gets what is left when the card is next stored. A failure is
 * logged and the next member follows.
 */
export function makePushWatchLists(deps: PushWatchListsDeps) {
  const { choices, entered, devices, book, cards, push, clock, racingClock, logError } = deps;

  async function canReceive(memberId: MemberId): Promise<boolean> {
    const care = await book.careOf(memberId);
    return !isPaused(care, clock()) && (await devices.devicesOf(memberId)).length > 0;
  }

  async function messageFor(memberId: MemberId, { card }: StoredCard): Promise<PushMessage | null> {
    if (!(await canReceive(memberId))) return null;
    const now = racingClock();
    const toCome = (await entered.enteredSince(memberId, card.day)).filter((entry) => {
      const { race, state } = entryOnCard(card, entry);
      return state !== 'out' && (race?.postTime ?? now + 1) > now;
    });
    return enteredMessage(await choices.claimEntries(memberId, toCome), card, now);
  }

  return async function pushWatchLists(trackSlug: string, day: RaceDay): Promise<void> {
    if (day < raceDayAt(racingClock(), zoneOf(trackSlug))) return;
    const members = await choices.whoWantsPush();
    const stored = members.length === 0 ? null : await cards.cardFor(trackSlug, day);
    if (stored === null) return;
    const messages = new Map<MemberId, readonly PushMessage[]>();
    for (const memberId of members) {
      try {
        const message = await messageFor(memberId, stored);
        if (message !== null) messages.set(memberId, [message]);
      } catch (error) {
        logError(error, 'a notification about a watch list');
      }
    }
    if (messages.size === 0) return;
    await push(messages, clock()).catch((error) => logError(error, 'notifications about watch lists'));
  };
}

export type PushWatchLists = ReturnType<typeof makePushWatchLists>;
