import { cardOrRefusal, trackOrRefusal } from '../../card/days-card.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, Digest, OneAtATime } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import type { Instant } from '../../kernel/instant.ts';
import { racesDue, unsettledFaults } from '../due-races.ts';
import type { SheetOnShelf } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';
import type { SheetChange } from '../sheet-change.ts';

export interface GatherSimulatedDoors {
  /** The sheet of an invented card as far as it is out at a moment; null while no race is. */
  readonly tellResults: (card: Card, now: Instant) => ResultSheet | null;
  readonly cards: Pick<CardShelf, 'cardFor'>;
  /** Keeps a sheet unless the same stood there, and tells what is new in it. */
  readonly bring: (
    sheet: SheetOnShelf,
  ) => Promise<{ readonly outcome: string; readonly change: SheetChange | null }>;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly oneAtATime: OneAtATime;
  readonly announce: Announce;
}

/** Keeps the results of an invented day as far as they are out. Refuses a day without an invented card (`card.no-card`). */
export function makeGatherSimulatedResults(doors: GatherSimulatedDoors): Gather {
  const { tellResults, cards, bring, clock, digest, oneAtATime, announce } = doors;

  async function keep(sheet: ResultSheet, track: string): Promise<void> {
    const { change, outcome } = await bring({ sheet, contentHash: digest(JSON.stringify(sheet)) });
    if (outcome === 'unchanged') return;
    const changed = change === null ? sheet.races : change.races;
    const raceNumber = changed.length === 1 ? (changed[0]?.raceNumber ?? null) : null;
    await announce({ topic: 'results', track, day: sheet.day, raceNumber, at: clock() });
  }

  return async function gatherSimulatedResults({ track: slug, day }) {
    const track = trackOrRefusal(slug);
    const kept = await cards.cardFor(track.slug, day);
    const isDemo = kept?.card.provenance.tier === 'demo';
    const { card } = cardOrRefusal(isDemo ? kept : null, track, day);
    return oneAtATime(`live:${track.code}:${day}`, async () => {
      const now = clock();
      const sheet = tellResults(card, now);
      if (sheet !== null) await keep(sheet, track.slug);
      const due = racesDue(card, now);
      const there = new Set(sheet?.races.map(({ raceNumber }) => raceNumber));
      const faults = unsettledFaults(due, there, now);
      return { expected: Math.max(due.length, there.size), brought: there.size, faults };
    });
  };
}
