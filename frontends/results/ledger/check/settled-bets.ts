import type { SealedEntry } from '../sealed.ts';
import type { Offs } from './late-picks.ts';
import { hasOtherHorse, interestOf, isOpen } from './open-starters.ts';
import { kindsByDetail, readableEntry, type SealedRace, type SealedResults } from './sealed-results.ts';

type PickOfRace = Pick<SealedEntry, 'isReplayed' | 'verdict' | 'tickets'>;

const isBet = ({ verdict: { kind, horse } }: PickOfRace): boolean =>
  (kind === 'BET' || kind === 'PLAY') && horse !== null;

/** What a dollar to win on a program number came to; null where nothing was at risk. Coupled horses are one bet. */
function dollarOn(number: string, race: SealedRace): number | null {
  const bought = interestOf(number, race);
  const isRunning = race.starters.some(
    (starter) => starter.bettingInterest === bought && isOpen(starter, race),
  );
  if (race.isCancelled || race.isWinnerInDoubt || !isRunning) return null;
  // Without any payoff to win, none is reported yet.
  if (race.win.length === 0) return null;
  const paid = race.win.find(
    ({ numbers, payoff }) => payoff !== null && interestOf(numbers, race) === bought,
  );
  return paid === undefined ? -1 : (paid.payoff ?? 0) / paid.base - 1;
}

/** The pick that counts: the first BET whose horse ran, else, and of replays, the last. */
function countedPick(picks: readonly PickOfRace[], race: SealedRace): PickOfRace | undefined {
  const ran = ({ verdict: { horse } }: PickOfRace): boolean =>
    race.starters.some((starter) => starter.programNumber === horse?.programNumber && isOpen(starter, race));
  const counts = (pick: PickOfRace): boolean =>
    !pick.isReplayed && isBet(pick) && ran(pick) && !hasOtherHorse(pick, race);
  return picks.find(counts) ?? picks.at(-1);
}

function profitsOf(
  races: ReadonlyMap<string, readonly PickOfRace[]>,
  results: ReadonlyMap<string, SealedRace>,
): readonly number[] {
  return [...races].flatMap(([key, picks]) => {
    const race = results.get(key);
    const pick = race && countedPick(picks, race);
    if (race === undefined || pick === undefined || !isBet(pick) || hasOtherHorse(pick, race)) return [];
    return dollarOn(pick.verdict.horse?.programNumber ?? '', race) ?? [];
  });
}

function betsText(profits: readonly number[], what: string): string {
  const won = profits.filter((profit) => profit > -1).length;
  const sum = profits.reduce((total, profit) => total + profit, 0);
  return `${what}: ${profits.length} settled, ${won} won, $1 on each ${sum < 0 ? 'lost' : 'made'} $${Math.abs(sum).toFixed(2)}.`;
}

/** A pick with what names its race and its kind. */
type KindOfPick = Pick<
  SealedEntry,
  | 'isDemo'
  | 'isReplayed'
  | 'trackSlug'
  | 'day'
  | 'raceNumber'
  | 'verdict'
  | 'tickets'
  | 'sealedAt'
  | 'racingAt'
>;

/** What a less detailed sheet adds to a race that was run by both: payoffs and odds that the other leaves out. */
function completed(race: SealedRace, other: SealedRace): SealedRace {
  if (race.isCancelled !== other.isCancelled) return race;
  const oddsOf = new Map(other.starters.map(({ programNumber, odds }) => [programNumber, odds]));
  const starters = race.starters.map((starter) => ({
    ...starter,
    odds: starter.noBetting === null ? (starter.odds ?? oddsOf.get(starter.programNumber) ?? null) : null,
  }));
  return { ...race, starters, win: race.win.length > 0 ? race.win : other.win };
}

/** Settles every sealed bet again from picks and results alone, read in their order. */
export function betsReader(offs: Pick<Offs, 'isBeforeOff'>) {
  const sealed: KindOfPick[] = [];
  /** The last entry about each sheet: a race that it leaves out has no result by it. */
  const sheets = new Map<string, SealedResults>();

  /** Each race as the most detailed sheet has it, completed from the others, but from no live result and not from the desk. */
  function resultsByRace(): ReadonlyMap<string, SealedRace> {
    const results = new Map<string, SealedRace>();
    const byDetail = [...sheets.values()].sort(
      (a, b) => kindsByDetail.indexOf(b.kind) - kindsByDetail.indexOf(a.kind),
    );
    for (const { kind, trackSlug, day, races } of byDetail)
      for (const race of races) {
        const key = `${kind === 'simulation'} ${trackSlug} ${day} ${race.raceNumber}`;
        const before = results.get(key);
        if (before === undefined) results.set(key, race);
        else if (kind !== 'live' && kind !== 'desk') results.set(key, completed(before, race));
      }
    return results;
  }

  /** The picks that may settle a bet, by what they are and by race. */
  function byKind(): ReadonlyMap<string, ReadonlyMap<string, readonly PickOfRace[]>> {
    const kinds = new Map<string, Map<string, PickOfRace[]>>();
    for (const pick of sealed) {
      const { isDemo, isReplayed, trackSlug, day, raceNumber } = pick;
      const what = `${isDemo ? 'Invented races' : 'Real races'}, bets ${isReplayed ? 'replayed later' : 'sealed before the off'}`;
      const races = kinds.get(what) ?? new Map<string, PickOfRace[]>();
      kinds.set(what, races);
      const key = `${isDemo} ${trackSlug} ${day} ${raceNumber}`;
      races.set(key, [...(races.get(key) ?? []), ...(offs.isBeforeOff(pick) ? [pick] : [])]);
    }
    return kinds;
  }

  return {
    pick({
      isDemo,
      isReplayed,
      isAfterOff,
      trackSlug,
      day,
      raceNumber,
      verdict,
      tickets,
      sealedAt,
      racingAt,
    }: SealedEntry): void {
      if (!isAfterOff)
        sealed.push({ isDemo, isReplayed, trackSlug, day, raceNumber, verdict, tickets, sealedAt, racingAt });
    },
    result(entry: SealedResults): void {
      const row = readableEntry(entry);
      if (row === null) return;
      const { kind, trackSlug, day } = row;
      if (trackSlug !== null) sheets.set(`${day} ${trackSlug} ${kind}`, row);
    },
    /** A sentence for each kind of bets. */
    texts(): readonly string[] {
      const results = resultsByRace();
      return [...byKind()].map(([what, races]) => betsText(profitsOf(races, results), what));
    },
  };
}
