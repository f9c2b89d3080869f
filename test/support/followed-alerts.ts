import type { TrackChoiceStore } from '#core/accounts/ports.ts';
import { makeFindFollowers } from '#core/accounts/use-cases/find-followers.ts';
import type { DeviceStore } from '#core/alerts/ports.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';
import { makePushMessages } from '#core/alerts/use-cases/push-messages.ts';
import { makeWatchDay } from '#core/alerts/use-cases/watch-day.ts';
import type { CardStore } from '#core/card/ports.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeMemoryAlertStore } from '#test/doubles/alert-store.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aCard } from './a-card.ts';
import { aRace } from './a-race.ts';
import { makeWithLock } from './one-at-a-time.ts';

export const DAY = '2025-08-02' as RaceDay;
const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;

/** A turf race of the day at a track, on the turf and off it. */
const cardOf = (trackSlug: string, isOff: boolean) =>
  aCard({
    trackSlug,
    day: DAY,
    races: [
      aRace({
        trackSlug,
        day: DAY,
        surface: isOff ? 'dirt' : 'turf',
        ...(isOff && { offTheTurf: { from: 'turf', drewIn: [], cameOut: [] } }),
      }),
    ],
  });

interface FollowedStores {
  readonly cards: CardStore;
  readonly devices: DeviceStore;
  readonly trackChoices: Pick<TrackChoiceStore, 'choicesOf'>;
}

/** Alerts from the look to the push service, on these stores; a message counts as sent to its device. */
export function followedAlerts({ cards, devices, trackChoices }: FollowedStores) {
  const sent: { readonly to: PushDevice; readonly title: string }[] = [];
  /** Devices are added by the clock of the machine; looks come after them. */
  const clock = () => instant(4_000_000_000_000);
  const pushMessages = makePushMessages({
    sender: {
      send: async (to, { title }) => {
        sent.push({ to, title });
        return { kind: 'sent' };
      },
    },
    devices,
    book: makeMemoryBookStore(),
    clock,
    racingClock: () => NOON,
    sleep: async () => undefined,
    log: () => undefined,
  });
  const watchDay = makeWatchDay({
    alerts: makeMemoryAlertStore(),
    devices,
    followers: makeFindFollowers({ trackChoices }),
    cards,
    picksForDay: async () => {
      throw new Refusal('not-found', 'picks.none', 'There are no picks.');
    },
    push: pushMessages,
    clock,
    racingClock: () => NOON,
    withLock: makeWithLock(),
  });
  /** A race of each track comes off the turf, both looked at together. */
  async function offTheTurfAt(...tracks: readonly string[]): Promise<void> {
    for (const isOff of [false, true]) {
      for (const track of tracks) await cards.keep(cardOf(track, isOff), `${track} ${isOff}`);
      await Promise.all(tracks.map((track) => watchDay(track, DAY)));
    }
  }
  return { sent, offTheTurfAt };
}
