import type { SealedEntry } from '../sealed.ts';
import type { Offs } from './late-picks.ts';
import { kindsByDetail, type SealedRace, type SealedResults, type SourcedRace } from './sealed-results.ts';

type PickOfRace = Pick<SealedEntry, 'isReplayed' | 'verdict'>;

const isBet = ({ verdict: { kind, horse } }: PickOfRace): boolean =>
  (kind === 'BET' || kind === 'PLAY') && horse !== null;

/** What a dollar to win on a program number came to; null where nothing was at risk. */
function dollarOn(number: string, race: SealedRace): number | null {
  const starter = race.starters.find(({ programNumber }) => programNumber === number);
  if (race.isCancelled || race.isWinnerInDoubt || starter === undefined || starter.noBetting !== null)
    return null;
  // Without any payoff to win, none is reported yet.
  if (race.win.length === 0) return null;
  const paid = race.win.find(({ numbers }) => numbers === starter.bettingInterest);
  return paid === undefined || paid.payoff === null ? -1 : paid.payoff / paid.base - 1;
}

/** The pick that counts: the first BET whose horse ran, else, and of replays, the last. */
function countedPick(picks: readonly PickOfRace[], { starters }: SealedRace): PickOfRace | undefined {
  const ran = ({ verdict: { horse } }: PickOfRace): boolean =>
    starters.some((starter) => starter.programNumber === horse?.programNumber && starter.noBetting === null);
  return picks.find((pick) => !pick.isReplayed && isBet(pick) && ran(pick)) ?? picks.at(-1);
}

function profitsOf(
  races: ReadonlyMap<string, readonly PickOfRace[]>,
  results: ReadonlyMap<string, SourcedRace>,
): readonly number[] {
  return [...races].flatMap(([key, picks]) => {
    const race = results.get(key)?.race;
    const pick = race && countedPick(picks, race);
    if (race === undefined || pick === undefined || !isBet(pick)) return [];
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
  'isDemo' | 'isReplayed' | 'trackSlug' | 'day' | 'raceNumber' | 'verdict' | 'sealedAt'
>;

/** Settles every sealed bet again from picks and results alone, read in their order. */
export function betsReader(offs: Pick<Offs, 'isLate'>) {
  const sealed: KindOfPick[] = [];
  const results = new Map<string, SourcedRace>();

  /** The picks that may settle a bet, by what they are and by race. */
  function byKind(): ReadonlyMap<string, ReadonlyMap<string, readonly PickOfRace[]>> {
    const kinds = new Map<string, Map<string, PickOfRace[]>>();
    for (const pick of sealed) {
      const { isDemo, isReplayed, trackSlug, day, raceNumber } = pick;
      const what = `${isDemo ? 'Invented races' : 'Real races'}, bets ${isReplayed ? 'replayed later' : 'sealed before the off'}`;
      const races = kinds.get(what) ?? new Map<string, PickOfRace[]>();
      kinds.set(what, races);
      const key = `${isDemo} ${trackSlug} ${day} ${raceNumber}`;
      const isLate = !isDemo && !isReplayed && offs.isLate(pick);
      races.set(key, [...(races.get(key) ?? []), ...(isLate ? [] : [pick])]);
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
      sealedAt,
    }: SealedEntry): void {
      if (!isAfterOff) sealed.push({ isDemo, isReplayed, trackSlug, day, raceNumber, verdict, sealedAt });
    },
    result({ kind, trackSlug, day, races }: SealedResults): void {
      for (const race of races) {
        const key = `${kind === 'simulation'} ${trackSlug} ${day} ${race.raceNumber}`;
        const before = results.get(key);
        if (before === undefined || kindsByDetail.indexOf(kind) >= kindsByDetail.indexOf(before.kind))
          results.set(key, { kind, race });
      }
    },
    /** A sentence for each kind of bets. */
    texts: (): readonly string[] =>
      [...byKind()].map(([what, races]) => betsText(profitsOf(races, results), what)),
  };
}
