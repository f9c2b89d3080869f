import type { MemberId } from '../../accounts/member.ts';
import { isOfToday } from '../../card/card-outline.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { daysAround, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { Entered } from '../entered.ts';
import { type EntryState, entryOnCard } from '../entry-on-card.ts';
import type { EnteredStore, WatchStore } from '../ports.ts';
import type { Watched } from '../watched.ts';

/** An entry to come of a horse that a member's list found. */
export interface ShownEntered extends Omit<Entered, 'watched' | 'foundAt'> {
  /** Null where the card no longer has the race. */
  readonly postTime: Race['postTime'];
  readonly state: EntryState;
  /** What of the list found it. */
  readonly because: readonly Entered['watched'][];
  /** Of the card; null where it no longer has the race. */
  readonly provenance: Provenance | null;
}

export interface WatchList {
  /** The last added first. */
  readonly watched: readonly Watched[];
  /** Of today and later, the first race first; at most `MOST_SHOWN`. */
  readonly entered: readonly ShownEntered[];
  /** How many more there are. */
  readonly more: number;
}

/** Of the entries a list found. */
export const MOST_SHOWN = 50;

interface ShowWatchListDeps {
  readonly watch: Pick<WatchStore, 'watchedOf'> & Pick<EnteredStore, 'enteredSince'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly racingClock: Clock;
}

function shownOn(stored: StoredCard | null, found: readonly Entered[]): readonly ShownEntered[] {
  const [first] = found;
  if (first === undefined) return [];
  const { watched: _, foundAt: __, ...entry } = first;
  const { race, runner, state } = entryOnCard(stored?.card ?? null, entry);
  return [
    {
      ...entry,
      programNumber: runner?.programNumber ?? entry.programNumber,
      postTime: race?.postTime ?? null,
      state,
      because: found.map(({ watched }) => watched),
      provenance: race === null ? null : (stored?.card.provenance ?? null),
    },
  ];
}

/** A member's list, and where the horses it found are entered today and later; each card is read once. */
export function makeShowWatchList({ watch, cards, racingClock }: ShowWatchListDeps) {
  return async function showWatchList(memberId: MemberId): Promise<WatchList> {
    const now = racingClock();
    const isToCome = (entry: Entered): boolean =>
      isOfToday(entry, now) || entry.day > raceDayAt(now, zoneOf(entry.trackSlug));
    const found = (await watch.enteredSince(memberId, daysAround(now).from)).filter(isToCome);
    const entries = [...groupBy(found, ({ raceId, horseKey }) => `${raceId} ${horseKey}`).values()];
    const byCard = groupBy(entries.slice(0, MOST_SHOWN), ([entry]) => `${entry?.trackSlug} ${entry?.day}`);
    const entered: ShownEntered[] = [];
    for (const ofCard of byCard.values()) {
      const [first] = ofCard.flat();
      const stored = first === undefined ? null : await cards.cardFor(first.trackSlug, first.day);
      entered.push(...ofCard.flatMap((sameHorse) => shownOn(stored, sameHorse)));
    }
    return {
      watched: await watch.watchedOf(memberId),
      entered,
      more: Math.max(0, entries.length - MOST_SHOWN),
    };
  };
}

export type ShowWatchList = ReturnType<typeof makeShowWatchList>;
