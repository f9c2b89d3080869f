import { TRACKS, trackByCode } from '../card/track.ts';
import { canonicalText } from '../kernel/canonical-text.ts';
import type { ChainRow } from '../kernel/chain.ts';
import type { Digest } from '../kernel/functions.ts';
import { type Instant, toIso } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { isWinnerInDoubt } from './doubt.ts';
import type { Finisher, NoBetting, RaceResult } from './race-result.ts';
import { KINDS_BY_DETAIL, withoutDoubles } from './reconcile/joined-sheets.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';

/** A starter as far as a score reads it. */
export interface SealedStarter {
  readonly programNumber: string;
  readonly bettingInterest: string;
  readonly horseName: string;
  readonly official: number | null;
  readonly crossed: number | null;
  readonly odds: number | null;
  readonly noBetting: NoBetting | null;
}

/** A race as far as a score reads it, and the hash of all that was stored of it. */
export interface SealedRace {
  readonly raceNumber: number;
  readonly isCancelled: boolean;
  readonly offMinute: number | null;
  readonly isFieldComplete: boolean;
  readonly isWinnerInDoubt: boolean;
  readonly starters: readonly SealedStarter[];
  /** What $`base` to win paid. */
  readonly win: readonly {
    readonly numbers: string;
    readonly base: number;
    readonly payoff: number | null;
  }[];
  readonly whole: string;
}

/** Which sheet a row of the chain is about. */
export interface SheetPlace {
  readonly track: string;
  readonly day: RaceDay;
  readonly kind: SheetKind;
}

/** The results of a day as they were stored; a correction is a later row about the same place. */
export interface SealedResults extends SheetPlace {
  readonly format: 1;
  /** As picks name the track; null for one that is not registered. */
  readonly trackSlug: string | null;
  readonly sealedAt: string;
  /** IANA zone of `offMinute`; rows of earlier versions do not say it, nor do those of tracks that are not registered. */
  readonly timeZone?: string | null;
  readonly races: readonly SealedRace[];
}

const starterOf = ({ programNumber, bettingInterest, horseName, ...facts }: Finisher): SealedStarter => ({
  programNumber,
  bettingInterest,
  horseName,
  official: facts.official,
  crossed: facts.crossed,
  odds: facts.odds,
  noBetting: facts.noBetting ?? null,
});

const sealedRace = (race: RaceResult, digest: Digest): SealedRace => ({
  raceNumber: race.raceNumber,
  isCancelled: race.cancelled !== null,
  offMinute: race.offMinute,
  isFieldComplete: race.isFieldComplete,
  isWinnerInDoubt: isWinnerInDoubt(race),
  starters: race.starters.map(starterOf),
  win: race.payouts
    .filter(({ wager }) => wager === 'Win')
    .map(({ winningNumbers: numbers, base, payoff }) => ({ numbers, base, payoff })),
  whole: digest(canonicalText(race)),
});

const racesOf = ({ races }: Pick<ResultSheet, 'races'>, digest: Digest): readonly SealedRace[] =>
  races.toSorted((a, b) => a.raceNumber - b.raceNumber).map((race) => sealedRace(race, digest));

/** The content of a sheet's row, without its place in the chain. */
export const resultsContent = (sheet: ResultSheet, sealedAt: Instant, digest: Digest): SealedResults => ({
  format: 1,
  sealedAt: toIso(sealedAt),
  track: sheet.track,
  trackSlug: trackByCode(sheet.track)?.slug ?? null,
  day: sheet.day,
  kind: sheet.kind,
  timeZone: trackByCode(sheet.track)?.timeZone ?? null,
  races: racesOf(sheet, digest),
});

/** The content of a row. Only for rows whose hash is right. */
export const resultsIn = ({ text }: ChainRow): SealedResults => JSON.parse(text) as SealedResults;

const LISTED_ZONES: ReadonlyMap<string | null, string> = new Map(
  TRACKS.map(({ slug, timeZone }) => [slug, timeZone]),
);

/**
 * IANA zone of a row's track, as the row names it, else that of a listed track; null for any other. What a file
 * registered today is not what was sealed, and no other check knows it.
 */
export const zoneOfRow = ({
  timeZone,
  trackSlug,
}: Pick<SealedResults, 'timeZone' | 'trackSlug'>): string | null =>
  timeZone ?? LISTED_ZONES.get(trackSlug) ?? null;

/** A row as checks read it; null for a kind of sheet that nobody knows. */
export const readableRow = (row: SealedResults): SealedResults | null =>
  KINDS_BY_DETAIL.includes(row.kind) ? { ...row, races: row.races.map(withoutDoubles) } : null;

export const placeText = ({ track, day, kind }: SheetPlace): string => `${track} ${day} (${kind})`;

/** What a stored sheet says against its last row, in a sentence; null when they agree. A demo's sheets may be dropped. */
export function resultsFault(
  sealed: SealedResults,
  stored: Pick<ResultSheet, 'races'> | null,
  digest: Digest,
): string | null {
  if (stored === null)
    return sealed.kind === 'simulation' ? null : `results of ${placeText(sealed)} were sealed and are gone`;
  const races = racesOf(stored, digest).map(canonicalText);
  const expected = sealed.races.map(canonicalText);
  const index = races.findIndex((race, position) => race !== expected[position]);
  if (index < 0 && races.length === expected.length) return null;
  const number = sealed.races[Math.max(index, 0)]?.raceNumber ?? '?';
  return `results of ${placeText(sealed)}: race ${number} is not stored as it was sealed`;
}
