import type { QuotedPrice } from '../../card/price.ts';
import { type Track, trackByCode, zoneOf } from '../../card/track.ts';
import { dayText, timeAt } from '../../kernel/day-text.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { bettingPlaceOf, startersForMoney } from '../../results/ran-for-money.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { scoredRace, type Unsettled } from '../scoreboard/scored-race.ts';
import { verdictRun } from '../scoreboard/verdict-record.ts';
import { verdictEntryFor } from '../sealed/site-pick.ts';
import { isOurHit, type MissedRace, missedRace, ourHorse } from './missed-race.ts';

/** A sealed entry with its hash. */
export interface HashedEntry {
  readonly entry: LedgerEntry;
  readonly hash: string;
}

/** One finished race of the last card, as it was sealed and as it ended. */
export interface LastCardRace {
  readonly raceNumber: number;
  readonly seq: number;
  readonly hash: string;
  /**
   * When the pick was sealed, on the clock of the track: `12:58 PM ET`, of another day than the race's
   * `Aug 1, 9:12 PM ET`. As the ledger names it; of invented races and replays by the racing clock.
   */
  readonly sealedText: string;
  readonly verdict: LedgerEntry['verdict']['kind'];
  /** The horse of the verdict. */
  readonly horse: SealedHorse | null;
  readonly priceToTake: QuotedPrice | null;
  readonly winners: readonly {
    readonly programNumber: string;
    readonly name: string;
    readonly odds: number | null;
  }[];
  /** Dollars of profit of a dollar to win by the verdict; null where it made no bet, or none that can be settled. */
  readonly profit: number | null;
  /** Why the bet of the verdict is not settled; null without a bet, and for a settled one. */
  readonly unsettled: Unsettled | null;
  /** Of all settled bets of the card up to this race. */
  readonly balance: number;
  /** Whether our horse (the bet's, else our pick) won; null where it did not run. */
  readonly isHit: boolean | null;
  /** Whether there was a bet or a pick. */
  readonly hasChoice: boolean;
  readonly missed: MissedRace | null;
}

/** The races of a day that were sealed and have run. */
export interface LastCard {
  readonly track: Track | null;
  readonly trackCode: string;
  readonly day: RaceDay;
  /** Made afterwards from what was known before: no proof. */
  readonly isReplayed: boolean;
  readonly isDemo: boolean;
  readonly races: readonly LastCardRace[];
}

type Racing = Pick<RacingNow, 'history'>;

/** For invented races and replays, the racing clock says as of when the pick was made. */
const sealedMoment = ({ sealedAt, racingAt: sealed, isDemo, isReplayed }: LedgerEntry): string =>
  isDemo || isReplayed ? sealed : sealedAt;

function sealedText(entry: LedgerEntry, { track, day }: FinishedRace): string {
  const instant = parseInstant(sealedMoment(entry));
  if (instant === null) return '–';
  const zone = zoneOf(trackByCode(track)?.slug ?? '');
  const sealedDay = raceDayAt(instant, zone);
  return sealedDay === day ? timeAt(instant, zone) : `${dayText(sealedDay)}, ${timeAt(instant, zone)}`;
}

function raceOf(run: FinishedRace, { entry, hash }: HashedEntry, before: number): LastCardRace | null {
  if (isOfAnotherCard(entry, run.race) || scoredRace(entry, run) === null) return null;
  const followed = verdictRun(entry, run);
  const profit = followed === null || followed.staked === 0 ? null : followed.profit;
  return {
    raceNumber: run.race.raceNumber,
    seq: entry.seq,
    hash,
    sealedText: sealedText(entry, run),
    verdict: followed?.kind ?? null,
    horse: entry.verdict.horse,
    priceToTake: entry.verdict.priceToTake,
    winners: startersForMoney(run.race)
      .filter((horse) => bettingPlaceOf(horse, run.race) === 1)
      .map(({ programNumber, horseName: name, odds }) => ({ programNumber, name, odds })),
    profit,
    unsettled: followed?.unsettled ?? null,
    balance: before + (profit ?? 0),
    isHit: isOurHit(entry, run),
    hasChoice: ourHorse(entry, run) !== null,
    missed: missedRace(entry, run),
  };
}

/**
 * The entry of each race whose verdict counts beside its result, in order of the races; a race that does not count is
 * left out. Entries are all sealed then or all replayed, in their order.
 */
export function lastCardRaces(
  runs: readonly FinishedRace[],
  entries: readonly HashedEntry[],
  racing: Racing,
): readonly LastCardRace[] {
  const hashes = new Map(entries.map(({ entry, hash }) => [entry.seq, hash]));
  const sealed = entries.map(({ entry }) => entry);
  const races: LastCardRace[] = [];
  for (const run of runs.toSorted((a, b) => a.race.raceNumber - b.race.raceNumber)) {
    const entry = verdictEntryFor(run, sealed, racing);
    const hash = entry === null ? undefined : hashes.get(entry.seq);
    if (entry === null || hash === undefined) continue;
    const race = raceOf(run, { entry, hash }, races.at(-1)?.balance ?? 0);
    if (race !== null) races.push(race);
  }
  return races;
}
