import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { type Card, parseRaceId, type Race, raceId } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { type FinishedRace, finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt, type ShownHistory } from '../../results/racing-now.ts';
import { sheetsThatCount } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { settledEntries } from '../scoreboard/settled-entries.ts';
import { betsOfDay, type DayBets } from '../scoreboard/verdict-record.ts';
import { type SealedChance, sealedChances } from '../sealed/sealed-chances.ts';
import { entryFor, verdictEntryFor } from '../sealed/site-pick.ts';

export interface ShowRaceResultDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly racingNow: () => Promise<RacingNow>;
}

/** What we had sealed on a race before it went off. */
export interface SealedBefore {
  /** First by the picks; null where no horse was picked. */
  readonly pick: SealedHorse | null;
  /** The one that counts: the first BET sealed before the off, else the last verdict before it. */
  readonly verdict: LedgerEntry['verdict'];
  /** Of every horse of the field sealed last before the off; none where another horse ran with the number of one of them. */
  readonly chances: readonly SealedChance[];
  /** Made later from what was known before the off, because nothing was sealed before it: no proof. */
  readonly isReplayed: boolean;
}

/** The result of one race, what we had sealed on it, and how the day stands. */
export interface ShownRaceResult {
  readonly raceId: string;
  readonly raceNumber: number;
  /** Whether the race has a page of its own: not where results alone are stored. */
  readonly hasCard: boolean;
  /** Null while the race is not over by the racing clock, or no source reports it. */
  readonly run: FinishedRace | null;
  /** Null before the result, and where nothing was sealed before the off or replayed. */
  readonly sealed: SealedBefore | null;
  readonly day: DayBets;
}

interface Place {
  readonly track: Track;
  readonly day: RaceDay;
  readonly number: number;
}

/** The race on its card, null where only results are stored. Refuses one that neither card nor results have. */
function raceOnCard(
  card: Card | null,
  sheets: readonly ResultSheet[],
  { track, day, number }: Place,
): Race | null {
  const race = card?.races.find((other) => other.number === number);
  if (race !== undefined) return race;
  const isReported = sheets.some(({ races }) => races.some(({ raceNumber }) => raceNumber === number));
  return isReported ? null : raceNumbered(cardOrRefusal(card, track, day).races, number, day);
}

/** Real where a real sheet is stored, as on every screen with results; else as the card is, or the sheets without one. */
function historyOfDay(sheets: readonly ResultSheet[], race: Race | null): ShownHistory {
  const [first] = sheetsThatCount(sheets);
  const isInvented = race === null ? first !== undefined : parseRaceId(race.id)?.isDemo === true;
  return isInvented && (first === undefined || first.kind === 'simulation') ? 'demo' : 'real';
}

/** Entries of a day: those sealed before their races, and those made later. */
interface DayEntries {
  readonly inTime: readonly LedgerEntry[];
  readonly replayed: readonly LedgerEntry[];
}

function sealedBefore(
  run: FinishedRace | null,
  { inTime, replayed }: DayEntries,
  racing: RacingNow,
): SealedBefore | null {
  if (run === null) return null;
  const isReplayed = entryFor(run, inTime, racing) === null;
  const entries = isReplayed ? replayed : inTime;
  const entry = entryFor(run, entries, racing);
  if (entry === null) return null;
  const pick = entry.voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  const { verdict } = verdictEntryFor(run, entries, racing) ?? entry;
  const chances = isOfAnotherCard(entry, run.race) ? [] : sealedChances(entry);
  return { pick, verdict, chances, isReplayed };
}

function resultOf(
  { track, day, number }: Place,
  finished: readonly FinishedRace[],
  entries: DayEntries,
  racing: RacingNow,
): Omit<ShownRaceResult, 'hasCard'> {
  const run = finished.find(({ race: { raceNumber } }) => raceNumber === number) ?? null;
  return {
    raceId: raceId(track.slug, day, number, racing.history === 'demo'),
    raceNumber: number,
    run,
    sealed: sealedBefore(run, entries, racing),
    day: betsOfDay(settledEntries(entries.inTime, finished, racing).verdictRuns),
  };
}

/**
 * The result of one race of a day by the racing clock, also of a day that has results and no card. Refuses an
 * unregistered track (`card.unknown-track`), a day that is none (`card.bad-day`), a day with neither card nor results
 * (`card.no-card`) and a number that neither has (`card.unknown-race`).
 */
export function makeShowRaceResult({ cards, results, ledger, racingNow }: ShowRaceResultDeps) {
  async function entriesOn({ track, day }: Place, isDemo: boolean): Promise<DayEntries> {
    const rows = await ledger.scorable({ isDemo, span: { from: day, to: day }, trackSlug: track.slug });
    const entries = rows.map(entryIn);
    return {
      inTime: entries.filter(({ isReplayed }) => !isReplayed),
      replayed: entries.filter(({ isReplayed }) => isReplayed),
    };
  }

  return async function showRaceResult(
    trackKey: string,
    dayText: string,
    number: number,
  ): Promise<ShownRaceResult> {
    const place = { ...trackAndDay(trackKey, dayText), number };
    const { track, day } = place;
    const [found, sheets, now] = await Promise.all([
      cards.cardFor(track.slug, day),
      results.sheetsBetween(track.code, day, day),
      racingNow(),
    ]);
    const race = raceOnCard(found?.card ?? null, sheets, place);
    const racing = { ...racingAt(now, track), history: historyOfDay(sheets, race) };
    const entries = await entriesOn(place, racing.history === 'demo');
    return { ...resultOf(place, finishedRaces(sheets, racing), entries, racing), hasCard: race !== null };
  };
}

export type ShowRaceResult = ReturnType<typeof makeShowRaceResult>;
