import type { MemberId } from '../../accounts/member.ts';
import { isOfToday } from '../../card/card-outline.ts';
import { runnerOfKey } from '../../card/horse-in-race.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { isStarter } from '../../card/runner.ts';
import { daysAround, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { Entered } from '../entered.ts';
import type { EnteredStore, WatchStore } from '../ports.ts';
import type { Watched } from '../watched.ts';

/** An entry to come of a horse that a member's list found. */
export interface ShownEntered extends Omit<Entered, 'watched' | 'foundAt'> {
  /** Null where the card no longer has the race. */
  readonly postTime: Race['postTime'];
  /** `out`: scratched or no longer on the card; `listed`: may still get in. */
  readonly state: 'entered' | 'listed' | 'out';
  /** What of the list found it. */
  readonly because: readonly Entered['watched'][];
  /** Of the card; null where it no longer has the race. */
  readonly provenance: Provenance | null;
}

export interface WatchList {
  /** The last added first. */
  readonly watched: readonly Watched[];
  /** Of today and later, the first race first. */
  readonly entered: readonly ShownEntered[];
}

interface ShowWatchListDeps {
  readonly watch: Pick<WatchStore, 'watchedOf'> & Pick<EnteredStore, 'enteredSince'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly racingClock: Clock;
}

/** A member's list, and where the horses it found are entered today and later. */
export function makeShowWatchList({ watch, cards, racingClock }: ShowWatchListDeps) {
  async function shown(found: readonly Entered[]): Promise<readonly ShownEntered[]> {
    const [first] = found;
    if (first === undefined) return [];
    const { watched: _, foundAt: __, ...entry } = first;
    const stored = await cards.raceWith(entry.raceId);
    const runner = stored === null ? null : runnerOfKey(stored.race.runners, entry.horseKey);
    const isOut = runner === null || runner.isScratched;
    return [
      {
        ...entry,
        programNumber: runner?.programNumber ?? entry.programNumber,
        postTime: stored?.race.postTime ?? null,
        state: isOut ? 'out' : isStarter(runner) ? 'entered' : 'listed',
        because: found.map(({ watched }) => watched),
        provenance: stored?.provenance ?? null,
      },
    ];
  }

  return async function showWatchList(memberId: MemberId): Promise<WatchList> {
    const now = racingClock();
    const isToCome = (entry: Entered): boolean =>
      isOfToday(entry, now) || entry.day > raceDayAt(now, zoneOf(entry.trackSlug));
    const found = (await watch.enteredSince(memberId, daysAround(now).from)).filter(isToCome);
    const byEntry = groupBy(found, ({ raceId, horseKey }) => `${raceId} ${horseKey}`);
    const entered = await Promise.all([...byEntry.values()].map(shown));
    return { watched: await watch.watchedOf(memberId), entered: entered.flat() };
  };
}

export type ShowWatchList = ReturnType<typeof makeShowWatchList>;
