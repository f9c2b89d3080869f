import type { BettingInterest } from '../card/betting-interest.ts';
import { bettingInterests, leadingNumber } from '../card/betting-interest.ts';
import type { Race, RaceId } from '../card/race.ts';
import { isOff } from '../card/race-status.ts';
import { isStarter } from '../card/runner.ts';
import type { Instant } from '../kernel/instant.ts';
import { sumBy } from '../kernel/numbers.ts';
import { Refusal } from '../kernel/refusal.ts';
import { LEAST_CHANCE, type LineShare, mostFixed, onField, sharedOut } from './line-shares.ts';

/** A betting interest with the horses that were on it when the line was drawn. */
export interface MyLineRow extends LineShare {
  readonly horses: readonly { readonly programNumber: string; readonly name: string }[];
}

/** The chances that a member gives the field of a race. Nothing of it leaves the account. */
export interface MyLine {
  readonly raceId: RaceId;
  /** In the order of the card; the chances sum to one. */
  readonly rows: readonly MyLineRow[];
  /** When it arrived, by the racing clock. */
  readonly madeAt: Instant;
  /** When the sender says it was last changed, by the machine's clock. */
  readonly changedAt: Instant;
}

/** A member's lines. */
export const MOST_LINES = 10_000;
/** Of a line; no field is larger. */
export const MOST_ROWS = 64;

/** Under this name a member's lines are changed, one change after the other. */
export const lineLock = (memberId: string): string => `lines:${memberId}`;

const invalid = (code: string, sentence: string): Refusal =>
  new Refusal('invalid', `notebook.${code}`, sentence);

/** What can be bet on in a race; nothing in a canceled one. */
export const fieldOf = ({ runners, isCancelled }: Race): readonly BettingInterest[] =>
  isCancelled === true ? [] : bettingInterests(runners.filter(isStarter));

/** Why a line can no longer be drawn or changed, in a sentence; null while it can. */
export function whyLocked(race: Race, now: Instant): string | null {
  if (race.isCancelled === true) return 'The race is canceled.';
  if (isOff(race, now)) return 'Locked: the race is off.';
  return fieldOf(race).length === 0 ? 'No horse is entered yet.' : null;
}

/** Refuses ('conflict', `notebook.line-locked`) a race whose lines can no longer be changed. */
export function refuseLocked(race: Race, now: Instant): void {
  const why = whyLocked(race, now);
  if (why !== null) throw new Refusal('conflict', 'notebook.line-locked', why);
}

/** Refuses ('conflict', `notebook.full-lines`) one more than `MOST_LINES`. */
export function refuseFullLines(count: number): void {
  if (count < MOST_LINES) return;
  const sentence = `You have ${MOST_LINES.toLocaleString('en-US')} lines. No more can be saved.`;
  throw new Refusal('conflict', 'notebook.full-lines', sentence);
}

function checkedShares(given: readonly LineShare[], { runners, number }: Race): readonly LineShare[] {
  const known = new Set(
    runners.flatMap((runner) => [runner.programNumber, leadingNumber(runner.programNumber)]),
  );
  const seen = new Set<string>();
  for (const { interest, chance } of given) {
    if (!known.has(interest))
      throw invalid('unknown-horse', `Race ${number} has no horse #${interest.slice(0, 8)}.`);
    if (seen.has(interest)) throw invalid('horse-twice', `#${interest} is on the line twice.`);
    if (!(chance >= 0 && chance <= 1))
      throw invalid('bad-chance', `The chance of #${interest} is not from 0 to 1.`);
    seen.add(interest);
  }
  if (given.length > 0) return given;
  throw invalid('empty-line', 'Give at least one horse a chance.');
}

/** Rounding of what a browser sends is not refused. */
const DUST = 1e-6;

function refuseTooMuch(shares: readonly LineShare[]): void {
  const fixed = shares.filter(({ isFixed }) => isFixed);
  const held = sumBy(fixed, ({ chance }) => chance);
  const isAlone = fixed.length === shares.length;
  if (isAlone ? Math.abs(held - 1) <= DUST : held <= mostFixed(shares) + DUST) return;
  const sum = `The horses you hold add up to ${(100 * held).toFixed(1)}%`;
  throw invalid('line-sum', isAlone ? `${sum}, not to 100%.` : `${sum}: leave some for the others.`);
}

/**
 * The rows of a line on the field of a race. Horses that are given no chance keep their stored one in proportion, or an
 * even one; those scratched drop out and the rest is scaled. Refuses ('invalid') a horse that is not on the card
 * (`notebook.unknown-horse`) or given twice (`notebook.horse-twice`), a chance that is none (`notebook.bad-chance`), no
 * chance at all (`notebook.empty-line`) and held ones that leave nothing for the others (`notebook.line-sum`).
 */
export function lineRows(
  race: Race,
  given: readonly LineShare[],
  stored: readonly LineShare[],
): readonly MyLineRow[] {
  const field = fieldOf(race);
  const numbers = field.map(({ number }) => number);
  const checked = checkedShares(given, race);
  const isWhole = numbers.every((number) => checked.some(({ interest }) => interest === number));
  const hasScratched = checked.some(({ interest }) => !numbers.includes(interest));
  const before = onField(stored, numbers).shares;
  const inField = isWhole && hasScratched ? onField(checked, numbers).shares : checked;
  const shares = before.map((share) => inField.find(({ interest }) => interest === share.interest) ?? share);
  refuseTooMuch(shares);
  const chances = new Map(sharedOut(shares).map((share) => [share.interest, share]));
  return field.map(({ number, runners }) => ({
    interest: number,
    chance: chances.get(number)?.chance ?? LEAST_CHANCE,
    isFixed: chances.get(number)?.isFixed ?? false,
    horses: runners.map(({ programNumber, horseName: name }) => ({ programNumber, name })),
  }));
}
