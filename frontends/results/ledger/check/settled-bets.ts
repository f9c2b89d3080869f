import type { SealedEntry } from '../sealed.ts';
import { offByResult } from './off-by-result.ts';
import type { SealedRace, SealedResults, SourcedRace } from './sealed-results.ts';

type PickOfRace = Pick<SealedEntry, 'isDemo' | 'isReplayed' | 'verdict' | 'sealedAt'>;

/** A race as run, and when the minute of its off was over; null where no result says so. */
type RaceRun = SourcedRace & { readonly off: number | null };

/** Written down after the off that the result names, whatever off the pick names itself. */
const isLate = ({ isDemo, isReplayed, sealedAt }: PickOfRace, { off }: RaceRun): boolean =>
  !isDemo && !isReplayed && off !== null && Date.parse(sealedAt) >= off;

/** The least detailed kind of source first; a later one takes its place. */
const kinds = ['simulation', 'desk', 'live', 'nyra-tables', 'aqueduct-table', 'trackmaster-chart', 'chart'];

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

function profitsOf(races: ReadonlyMap<string, readonly PickOfRace[]>, results: ReadonlyMap<string, RaceRun>) {
  return [...races].flatMap(([key, picks]) => {
    const run = results.get(key);
    const inTime = run === undefined ? [] : picks.filter((pick) => !isLate(pick, run));
    const race = run?.race;
    const pick = race && countedPick(inTime, race);
    if (race === undefined || pick === undefined || !isBet(pick)) return [];
    return dollarOn(pick.verdict.horse?.programNumber ?? '', race) ?? [];
  });
}

function betsText(profits: readonly number[], what: string): string {
  const won = profits.filter((profit) => profit > -1).length;
  const sum = profits.reduce((total, profit) => total + profit, 0);
  return `${what}: ${profits.length} settled, ${won} won, $1 on each ${sum < 0 ? 'lost' : 'made'} $${Math.abs(sum).toFixed(2)}.`;
}

/** Settles every sealed bet again from picks and results alone, read in their order. */
export function betsReader() {
  const picks = new Map<string, Map<string, PickOfRace[]>>();
  const results = new Map<string, RaceRun>();
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
      if (isAfterOff) return;
      const what = `${isDemo ? 'Invented races' : 'Real races'}, bets ${isReplayed ? 'replayed later' : 'sealed before the off'}`;
      const races = picks.get(what) ?? new Map<string, PickOfRace[]>();
      const key = `${isDemo} ${trackSlug} ${day} ${raceNumber}`;
      races.set(key, [...(races.get(key) ?? []), { isDemo, isReplayed, verdict, sealedAt }]);
      picks.set(what, races);
    },
    result({ kind, trackSlug, day, timeZone = null, races }: SealedResults): void {
      for (const race of races) {
        const key = `${kind === 'simulation'} ${trackSlug} ${day} ${race.raceNumber}`;
        const before = results.get(key);
        if (before === undefined || kinds.indexOf(kind) >= kinds.indexOf(before.kind))
          results.set(key, { kind, race, off: offByResult({ day, timeZone }, race.offMinute) });
      }
    },
    /** What was sealed after the off that the result names, and what could not be held against one. */
    lateTexts(): readonly string[] {
      const real = [...picks].filter(([what]) => what === 'Real races, bets sealed before the off');
      const pairs = real.flatMap(([, races]) =>
        [...races].flatMap(([key, ofRace]) => ofRace.map((pick) => ({ pick, run: results.get(key) }))),
      );
      const late = pairs.filter(({ pick, run }) => run !== undefined && isLate(pick, run)).length;
      const unknown = pairs.filter(({ run }) => run === undefined || run.off === null).length;
      return [
        ...(late === 0 ? [] : [`Not counted: ${late} sealed after the off that the result names.`]),
        ...(unknown === 0 ? [] : [`Not checked against the off of a result: ${unknown}; none names one.`]),
      ];
    },
    /** A sentence for each kind of bets. */
    texts: (): readonly string[] =>
      [...picks].map(([what, races]) => betsText(profitsOf(races, results), what)),
  };
}
