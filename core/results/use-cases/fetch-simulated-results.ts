import { cardOrRefusal, trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock, Digest, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { racesDue, unsettledProblems } from '../due-races.ts';
import type { StoredSheet } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';
import type { SheetChange } from '../sheet-change.ts';

export interface FetchSimulatedDeps {
  /** The sheet of an invented card as far as it is out at a moment; null while no race is. */
  readonly buildResults: (card: Card, now: Instant) => ResultSheet | null;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** Keeps a sheet unless the same was stored, and reports what is new in it. */
  readonly importSheet: (
    sheet: StoredSheet,
  ) => Promise<{ readonly outcome: string; readonly change: SheetChange | null }>;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

/**
 * Keeps the results of an invented day as far as they are out. Refuses a day without an invented card
 * (`card.no-card`).
 */
export function makeFetchSimulatedResults(deps: FetchSimulatedDeps): FetchSource {
  const { buildResults, cards, importSheet, clock, digest, withLock, announce } = deps;

  async function keep(sheet: ResultSheet, track: string): Promise<void> {
    const contentHash = digest(JSON.stringify(sheet));
    const { change, outcome } = await importSheet({ sheet, contentHash, knownAt: clock() });
    if (outcome === 'unchanged') return;
    const changed = change === null ? sheet.races : change.races;
    const raceNumber = changed.length === 1 ? (changed[0]?.raceNumber ?? null) : null;
    await announce({ topic: 'results', track, day: sheet.day, raceNumber, at: clock() });
  }

  return async function fetchSimulatedResults({ track: slug, day }) {
    const track = trackOrRefusal(slug);
    const storedCard = await cards.cardFor(track.slug, day);
    const isDemo = storedCard?.card.provenance.tier === 'demo';
    const { card } = cardOrRefusal(isDemo ? storedCard : null, track, day);
    return withLock(`live:${track.code}:${day}`, async () => {
      const now = clock();
      const sheet = buildResults(card, now);
      if (sheet !== null) await keep(sheet, track.slug);
      const due = racesDue(card, now);
      const settledNumbers = new Set(sheet?.races.map(({ raceNumber }) => raceNumber));
      const faults = unsettledProblems(due, settledNumbers, now);
      return { expected: Math.max(due.length, settledNumbers.size), received: settledNumbers.size, faults };
    });
  };
}
