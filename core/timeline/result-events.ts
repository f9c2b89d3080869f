import { type Instant, instant } from '../kernel/instant.ts';
import type { RaceResult } from '../results/race-result.ts';
import type { ResultSheet, SheetKind } from '../results/result-sheet.ts';
import type { SitePick } from '../scorecards/dashboard/site-pick.ts';
import type { ScoredRace } from '../scorecards/scoreboard/scored-race.ts';
import { eventOf, type RaceEvent, reportedBy } from './event.ts';

const WORDS: Readonly<Record<SheetKind, string>> = {
  live: 'Result told live',
  chart: 'Official chart',
  'aqueduct-table': 'Official result table',
  'nyra-tables': 'Official result tables',
  simulation: 'Result of the simulation',
};

/** `4-7-1`, a dead heat `4/7-1`. */
function orderText({ starters, cancelled }: RaceResult): string {
  if (cancelled !== null) return `called off: ${cancelled}`;
  const places = [1, 2, 3, 4].map((place) =>
    starters
      .filter(({ official }) => official === place)
      .map(({ programNumber }) => programNumber)
      .join('/'),
  );
  return places.filter((numbers) => numbers !== '').join('-') || 'no place told';
}

const OPEN = { places: 'the other places', field: 'who else ran', surface: 'the course' } as const;

function detailOf({ untold: untoldOfResults = [] }: RaceResult): string | null {
  return untoldOfResults.length === 0
    ? null
    : `Not told yet: ${untoldOfResults.map((gap) => OPEN[gap]).join(', ')}.`;
}

const later = (a: Instant, b: Instant | null): Instant => instant(Math.max(a, b ?? a));

/**
 * What sheets say of the race, those of a kind oldest first, each that says something else than the one before it.
 * Invented results lie ready before their race: they happen at its off.
 */
export function resultEvents(
  sheets: readonly ResultSheet[],
  raceNumber: number,
  off: Instant | null,
): readonly RaceEvent[] {
  const last = new Map<SheetKind, string>();
  return sheets.flatMap(({ kind, races, provenance }) => {
    const race = races.find((raceResult) => raceResult.raceNumber === raceNumber);
    const order = race === undefined ? null : orderText(race);
    const before = last.get(kind) ?? null;
    if (race === undefined || order === null || order === before) return [];
    last.set(kind, order);
    return eventOf({
      kind: 'result',
      at: later(provenance.at, off),
      what: before === null ? WORDS[kind] : `${WORDS[kind]}, corrected`,
      before,
      after: order,
      detail: detailOf(race),
      ...reportedBy(provenance),
    });
  });
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

function betText({ bet, entry }: SitePick): string {
  const { programNumber, horse, outcome, returned, staked, note } = bet;
  const said = `${programNumber} ${horse} of row ${entry.seq}: ${dollars(staked)} to win`;
  if (outcome === 'won') return `${said} paid ${dollars(returned)}`;
  if (outcome === 'lost') return `${said} lost`;
  return `${said} ${outcome}${note === null ? '' : ` (${note})`}`;
}

function pickersText({ voices: pickers }: ScoredRace): string | null {
  const pickerRuns = pickers.filter(({ isHit }) => isHit !== null);
  if (pickerRuns.length === 0) return null;
  const names = (hit: boolean) =>
    pickerRuns
      .filter(({ isHit }) => isHit === hit)
      .map(({ voice: picker }) => picker)
      .join(', ') || 'nobody';
  return `Had the winner: ${names(true)}. Had not: ${names(false)}.`;
}

/** What became of the pick that stood at the off. */
export const settlementEvent = (
  instant: Instant,
  pick: SitePick | null,
  scoredRace: ScoredRace | null,
): RaceEvent | null =>
  pick === null
    ? null
    : eventOf({
        kind: 'settlement',
        at: instant,
        what: 'Picks settled',
        after: betText(pick),
        detail: scoredRace === null ? null : pickersText(scoredRace),
        source: 'Sealed ledger and result',
        tier: 'derived',
        ledgerRow: pick.entry.seq,
      });
