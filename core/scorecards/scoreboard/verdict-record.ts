import type { Sample } from '../../handicapping/models/record.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { percentText } from '../../kernel/text.ts';
import { TOLERANCE } from '../../odds/value.ts';
import type { VerdictKind } from '../../odds/verdict.ts';
import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { startersForMoney } from '../../results/ran-for-money.ts';
import { dayInterval, type Interval } from '../../training/scoring/bootstrap.ts';
import { daySums } from './day-sums.ts';
import { betOn, type Unsettled, unsettledBet } from './scored-race.ts';

/** One sealed verdict, and the outcome of following it with a dollar to win. */
export interface VerdictRun {
  readonly day: RaceDay;
  readonly kind: VerdictKind;
  /** The model and the margin that made it, as sealed; empty where an entry names neither. */
  readonly by: string;
  readonly staked: number;
  readonly profit: number;
  /** Why its bet is not settled, so that nothing is staked so far; null without a bet, and for a settled one. */
  readonly unsettled: Unsettled | null;
}

/** What following one kind of verdict has returned so far. */
export interface VerdictRecord {
  readonly kind: VerdictKind;
  readonly races: number;
  /** Settled bets: none under PASS, and under WATCH only when the price was reached. */
  readonly bets: number;
  readonly won: number;
  /** Profit per dollar; null without bets. */
  readonly perUnit: number | null;
  /** 95%, race days resampled; null with fewer than two days. */
  readonly interval: Interval | null;
}

/** What following the BET verdicts of one model and margin has returned so far. */
export interface VersionRecord extends Omit<VerdictRecord, 'kind'> {
  readonly by: string;
}

/** What the verdict rule would have returned at the final odds of past races: a replay. */
export interface MeasuredRule extends Interval {
  /** Day it was measured. */
  readonly date: string;
  readonly sample: Sample;
  /** What it leaves out, in a sentence. */
  readonly note: string;
  readonly bets: number;
  readonly won: number;
  /** Profit per dollar. */
  readonly return: number;
}

const NO_BET = { staked: 0, profit: 0 };
const KINDS: readonly VerdictKind[] = ['BET', 'WATCH', 'PASS'];

/** Under WATCH the horse counts as bet when its final price is the price to take or longer. */
function reachedPrice({ verdict }: LedgerEntry, { race }: FinishedRace): boolean {
  const { horse, priceToTake } = verdict;
  const starter = startersForMoney(race).find(({ programNumber }) => programNumber === horse?.programNumber);
  const odds = starter?.odds ?? null;
  return odds !== null && priceToTake !== null && odds >= priceToTake.toOne - TOLERANCE;
}

/** The horse we would have bet by the sealed verdict: on a BET, or on a WATCH whose price was there at the off. */
export const followedHorse = (entry: LedgerEntry, run: FinishedRace): SealedHorse | null =>
  isBet(entry) || (entry.verdict.kind === 'WATCH' && reachedPrice(entry, run)) ? entry.verdict.horse : null;

/**
 * `form 5, asks 50.0% over our fair price`: what made the verdict, named as the row of the model. Entries of earlier versions
 * have no line, and so no margin.
 */
function makerOf({ line, voices }: LedgerEntry): string {
  if (line) return `${line.model}, asks ${percentText(line.margin)} over our fair price`;
  return voices.find(({ voice: picker }) => picker === 'model')?.version ?? '';
}

/** A sealed verdict settled by the result of its race; null when the entry has no verdict. */
export function verdictRun(entry: LedgerEntry, run: FinishedRace): VerdictRun | null {
  const { kind: sealedKind } = entry.verdict;
  if (sealedKind === null) return null;
  const kind = sealedKind === 'PLAY' ? 'BET' : sealedKind;
  const made = { day: run.day, kind, by: makerOf(entry) };
  const horse = followedHorse(entry, run);
  if (horse === null) return { ...made, ...NO_BET, unsettled: null };
  const { programNumber } = horse;
  const bet = betOn(programNumber, run.race);
  return { ...made, ...bet, unsettled: unsettledBet(programNumber, run.race) };
}

/** A bet that was paid, if only its stake as in a dead heat. */
const hasWon = ({ staked, profit }: VerdictRun): boolean => profit > -staked;

function recordOf(kind: VerdictKind, runs: readonly VerdictRun[]): VerdictRecord {
  const ofKind = runs.filter((run) => run.kind === kind);
  const bets = ofKind.filter(({ staked }) => staked > 0);
  const staked = sumBy(bets, (bet) => bet.staked);
  return {
    kind,
    races: ofKind.length,
    bets: bets.length,
    won: bets.filter(hasWon).length,
    perUnit: staked === 0 ? null : sumBy(bets, ({ profit }) => profit) / staked,
    interval: dayInterval(daySums(bets.map(({ day, profit: sum, staked: count }) => ({ day, sum, count })))),
  };
}

/** The record of each verdict: the return of a dollar to win on each of its bets. */
export const verdictRecords = (runs: readonly VerdictRun[]): readonly VerdictRecord[] =>
  KINDS.map((kind) => recordOf(kind, runs));

/** The record of the BET verdicts of each model and margin, the one with the most races first. */
export function betsByVersion(runs: readonly VerdictRun[]): readonly VersionRecord[] {
  const bets = runs.filter(({ kind }) => kind === 'BET');
  const records = [...new Set(bets.map(({ by }) => by))].map((by) => {
    const { kind: _, ...record } = recordOf(
      'BET',
      bets.filter((run) => run.by === by),
    );
    return { by, ...record };
  });
  return records.sort((a, b) => b.races - a.races);
}

/** Bets of one day so far, a dollar to win each. */
export interface DayBets extends Pick<VerdictRecord, 'bets' | 'won' | 'perUnit' | 'interval'> {
  /** Races with a verdict and a result. */
  readonly races: number;
}

/**
 * What the BET verdicts of one day returned so far, from the verdicts of that day. The interval draws the bets themselves
 * again, since there is but one day; null with fewer than two, and where all had the same outcome.
 */
export function betsOfDay(runs: readonly VerdictRun[]): DayBets {
  const { bets, won, perUnit } = recordOf('BET', runs);
  const sums = runs
    .filter(({ kind, staked }) => kind === 'BET' && staked > 0)
    .map(({ profit: sum, staked: count }) => ({ sum, count }));
  const isSpread = new Set(sums.map(({ sum }) => sum)).size > 1;
  return { races: runs.length, bets, won, perUnit, interval: isSpread ? dayInterval(sums) : null };
}
