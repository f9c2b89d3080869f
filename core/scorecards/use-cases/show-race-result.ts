import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { parseRaceId } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { type FinishedRace, finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { settledEntries } from '../scoreboard/settled-entries.ts';
import { betsOfDay, type DayBets } from '../scoreboard/verdict-record.ts';
import { sealedEntries } from '../sealed/sealed-entries.ts';
import { entryFor } from '../sealed/site-pick.ts';

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
  readonly verdict: LedgerEntry['verdict'];
}

/** The result of one race, what we had sealed on it, and how the day stands. */
export interface ShownRaceResult {
  readonly raceId: string;
  readonly raceNumber: number;
  /** Null while the race is not over by the racing clock, or no source reports it. */
  readonly run: FinishedRace | null;
  /** Null before the result, and where nothing was sealed before the off. */
  readonly sealed: SealedBefore | null;
  readonly day: DayBets;
}

/** The state of racing at a track as its card is: invented results for an invented card, real ones for a real one. */
const racingOn = (racing: RacingNow, track: Track, isDemo: boolean): RacingNow => ({
  ...racingAt(racing, track),
  history: isDemo ? 'demo' : 'real',
});

function sealedBefore(
  run: FinishedRace | null,
  entries: readonly LedgerEntry[],
  racing: RacingNow,
): SealedBefore | null {
  const entry = run === null ? null : entryFor(run, entries, racing);
  if (entry === null) return null;
  const pick = entry.voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  return { pick, verdict: entry.verdict };
}

/**
 * The result of one race of a day by the racing clock. Refuses an unregistered track (`card.unknown-track`), a day that
 * is none (`card.bad-day`), a day without a card (`card.no-card`) and a number the card does not have
 * (`card.unknown-race`).
 */
export function makeShowRaceResult({ cards, results, ledger, racingNow }: ShowRaceResultDeps) {
  const entriesOn = async (track: Track, day: RaceDay, isDemo: boolean): Promise<readonly LedgerEntry[]> =>
    sealedEntries(await ledger.scorable({ isDemo, span: { from: day, to: day }, trackSlug: track.slug }));

  return async function showRaceResult(
    trackKey: string,
    dayText: string,
    number: number,
  ): Promise<ShownRaceResult> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, number, day);
    const isDemo = parseRaceId(race.id)?.isDemo ?? false;
    const racing = racingOn(await racingNow(), track, isDemo);
    const [sheets, entries] = await Promise.all([
      results.sheetsBetween(track.code, day, day),
      entriesOn(track, day, isDemo),
    ]);
    const finished = finishedRaces(sheets, racing);
    const run = finished.find(({ race: { raceNumber } }) => raceNumber === number) ?? null;
    return {
      raceId: race.id,
      raceNumber: number,
      run,
      sealed: sealedBefore(run, entries, racing),
      day: betsOfDay(settledEntries(entries, finished, racing).verdictRuns),
    };
  };
}

export type ShowRaceResult = ReturnType<typeof makeShowRaceResult>;
