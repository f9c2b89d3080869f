import { type Instant, instant } from '../kernel/instant.ts';
import { dollarsText, shortDollars } from '../kernel/text.ts';
import { DECIDED } from '../results/doubt.ts';
import { missingFacts } from '../results/missing-facts.ts';
import { orderText } from '../results/order-text.ts';
import type { RaceResult } from '../results/race-result.ts';
import type { ResultSheet, SheetKind } from '../results/result-sheet.ts';
import type { ScoredRace } from '../scorecards/scoreboard/scored-race.ts';
import type { SitePick } from '../scorecards/sealed/site-pick.ts';
import { eventOf, type RaceEvent, reportedBy } from './event.ts';

const WORDS: Readonly<Record<SheetKind, string>> = {
  live: 'Live result',
  desk: 'Result entered by hand',
  chart: 'Official chart',
  'trackmaster-chart': 'Official chart (TrackMaster)',
  'aqueduct-table': 'Official result table',
  'nyra-tables': 'Official result tables',
  simulation: 'Result of the simulation',
};

const OPEN = { places: 'the other places', field: 'who else ran', surface: 'the course' } as const;

function detailOf(race: RaceResult): string | null {
  const { doubts = [] } = race;
  const missing = missingFacts(race).map((fact) => OPEN[fact]);
  const sentences = [
    ...(missing.length === 0 ? [] : [`Not reported yet: ${missing.join(', ')}.`]),
    ...doubts.map(({ sentence }) => `In doubt: ${sentence}`),
  ];
  return sentences.join(' ') || null;
}

const later = (a: Instant, b: Instant | null): Instant => instant(Math.max(a, b ?? a));

/** Each decision about a result in doubt. */
function decisionEvents(sheets: readonly ResultSheet[], raceNumber: number): readonly RaceEvent[] {
  const seen = new Set<Instant>();
  return sheets.flatMap(({ races }) => {
    const { decision } = races.find((race) => race.raceNumber === raceNumber) ?? {};
    if (decision === undefined || seen.has(decision.at)) return [];
    seen.add(decision.at);
    const { at: instant, by, choice, why } = decision;
    return eventOf({
      kind: 'result',
      at: instant,
      what: 'Doubt decided',
      after: DECIDED[choice],
      detail: why,
      source: by === null ? 'The operator, at the terminal' : 'An administrator',
    });
  });
}

/**
 * The results of the race from the sheets, those of a kind oldest first, each that differs from the one before it, and what
 * was decided about them.
 * Simulated results exist before their race: they happen at its off.
 */
export function resultEvents(
  sheets: readonly ResultSheet[],
  raceNumber: number,
  off: Instant | null,
): readonly RaceEvent[] {
  const last = new Map<SheetKind, string>();
  const results = sheets.flatMap(({ kind, races, provenance }) => {
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
  return [...results, ...decisionEvents(sheets, raceNumber)];
}

function betText({ bet, entry }: SitePick): string {
  const { programNumber, horse, outcome, returned, staked, note } = bet;
  const text = `${shortDollars(staked)} to win on #${programNumber} ${horse} (ledger entry ${entry.seq}):`;
  if (outcome === 'won') return `${text} paid ${dollarsText(returned)}`;
  if (outcome === 'lost') return `${text} lost`;
  return `${text} ${outcome}${note === null ? '' : ` (${note})`}`;
}

function pickersText({ voices: pickers }: ScoredRace): string | null {
  const pickerRuns = pickers.filter(({ isHit }) => isHit !== null);
  if (pickerRuns.length === 0) return null;
  const names = (hit: boolean) =>
    pickerRuns
      .filter(({ isHit }) => isHit === hit)
      .map(({ voice: picker }) => picker)
      .join(', ') || 'nobody';
  return `Picked the winner: ${names(true)}. Missed: ${names(false)}.`;
}

/** The outcome of the site's pick as of the off. */
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
