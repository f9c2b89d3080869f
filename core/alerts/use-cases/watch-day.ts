import type { MemberId } from '../../accounts/member.ts';
import type { CardStore } from '../../card/ports.ts';
import { zoneOf } from '../../card/track.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Recommendation } from '../../picks/recommendations/recommendation.ts';
import { alertsBetween, raceBefore } from '../day-alert.ts';
import type { AlertStore, DeviceStore } from '../ports.ts';
import { alertMessage, type DayAtTrack, type PushMessage } from '../push-message.ts';
import { type Look, watchedRace } from '../watched-race.ts';

export interface WatchDayDeps {
  readonly alerts: AlertStore;
  readonly devices: Pick<DeviceStore, 'everyDevice'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** The saved picks at current prices; refuses ('not-found') where there are none. */
  readonly picksForDay: (asked: {
    readonly track: string;
    readonly day: string;
  }) => Promise<{ readonly recommendations: readonly Recommendation[] }>;
  /** Those of the members who follow the track. */
  readonly followers: (trackSlug: string, memberIds: readonly MemberId[]) => Promise<readonly MemberId[]>;
  /** Sends each member's messages to the devices that member had at the instant. */
  readonly push: (messages: ReadonlyMap<MemberId, readonly PushMessage[]>, since: Instant) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

interface Found {
  readonly messages: readonly PushMessage[];
  readonly since: Instant;
}

async function recommendationsOn(
  { picksForDay }: WatchDayDeps,
  { trackSlug, day }: DayAtTrack,
): Promise<readonly Recommendation[]> {
  try {
    return (await picksForDay({ track: trackSlug, day })).recommendations;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not-found') return [];
    throw error;
  }
}

async function lookNow(deps: WatchDayDeps, where: DayAtTrack, before: Look | null): Promise<Look | null> {
  const stored = await deps.cards.cardFor(where.trackSlug, where.day);
  if (stored === null) return null;
  const byRace = new Map((await recommendationsOn(deps, where)).map((made) => [made.raceId, made]));
  const now = deps.racingClock();
  const races = stored.card.races.map((race) =>
    watchedRace(race, byRace.get(race.id) ?? null, {
      now,
      before: raceBefore(before?.races ?? [], race.number),
    }),
  );
  return { at: deps.clock(), races };
}

/**
 * Looks at a day's races and pushes what happened to them since the look before, each fact once, to members who follow
 * the track. Does nothing for a day that is over at the track, or while no member has a device.
 */
export function makeWatchDay(deps: WatchDayDeps) {
  const { alerts, devices, followers, push, racingClock, withLock } = deps;

  async function findNew(where: DayAtTrack): Promise<Found | null> {
    const before = await alerts.lookAt(where);
    const look = await lookNow(deps, where, before);
    if (look === null) return null;
    await alerts.keepLook(where, look);
    if (before === null) return null;
    const found = await alerts.keepNew(where, look, alertsBetween(before.races, look.races));
    const now = racingClock();
    const messages = found.map((alert) => {
      const postTime = raceBefore(look.races, alert.raceNumber)?.postTime ?? null;
      return alertMessage(alert, where, { now, postTime });
    });
    return { messages, since: before.at };
  }

  return async function watchDay(trackSlug: string, day: RaceDay): Promise<void> {
    if (day < raceDayAt(racingClock(), zoneOf(trackSlug))) return;
    const owners = (await devices.everyDevice()).map(({ memberId }) => memberId);
    if (owners.length === 0) return;
    // Before the look is stored: when they cannot be read, what happened is found again at the next look.
    const members = await followers(trackSlug, owners);
    const found = await withLock(`alerts:${trackSlug}:${day}`, () => findNew({ trackSlug, day }));
    if (found !== null && found.messages.length > 0 && members.length > 0)
      await push(new Map(members.map((id) => [id, found.messages])), found.since);
  };
}

export type WatchDay = ReturnType<typeof makeWatchDay>;
