import { trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import { answersOf } from '../../kernel/answers.ts';
import type { FetchReport, FetchRequest, FetchSource } from '../../kernel/fetched.ts';
import type { Clock, Digest, Log, WithLock } from '../../kernel/functions.ts';
import { racesDue, unsettledProblems } from '../due-races.ts';
import type { ResultSource, ResultStore, StoredSheet } from '../ports.ts';
import { isOf, liveSheet, type ReportedResults } from '../reconcile/index.ts';
import type { ResultSheet } from '../result-sheet.ts';
import type { SheetChange } from '../sheet-change.ts';

/** Keeps a sheet unless the same was stored, and reports what is new in it. */
export type ImportSheet = (
  sheet: StoredSheet,
) => Promise<{ readonly outcome: string; readonly change: SheetChange | null }>;

export interface FetchResultsDeps {
  /** The first is asked for all races, each further one for those not reported before it. */
  readonly sources: readonly ResultSource[];
  /** As the cards stand now: what a result leaves out is taken from there. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly results: Pick<ResultStore, 'currentSheet'>;
  readonly importSheet: ImportSheet;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

const numbersOf = (sheet: ResultSheet | null): ReadonlySet<number> =>
  new Set(sheet?.races.map(({ raceNumber }) => raceNumber));

/**
 * Keeps the results of a day as live sources report them. A race once reported stays when a source leaves it out later; the
 * same again changes nothing, a correction takes its place. Races due without a result are faults, unless the result was
 * entered by hand.
 */
export function makeFetchResults(deps: FetchResultsDeps): FetchSource {
  const { sources, cards, results, importSheet, clock, digest, withLock, announce } = deps;

  async function ask(track: Track, day: FetchRequest['day'], card: Card | null, say: Log) {
    const found = new Set<number>();
    const missingRaces = () => racesDue(card, clock()).filter(({ number }) => !found.has(number));
    const answers = await answersOf(
      sources,
      async (source): Promise<ReportedResults | null> => {
        const races = missingRaces().map(({ number }) => number);
        if (found.size > 0 && races.length === 0) return null;
        const results = await source.resultsOn(track, day, races);
        const reportedRaces = isOf(results, { track, day }) ? results.races : [];
        for (const race of reportedRaces) if (race.state !== 'pending') found.add(race.raceNumber);
        return results;
      },
      say,
    );
    return { given: answers.given.flatMap(({ answer }) => answer ?? []), faults: answers.faults };
  }

  async function keep(sheet: ResultSheet, slug: string): Promise<void> {
    const { change, outcome } = await importSheet({
      sheet,
      contentHash: digest(JSON.stringify(sheet.races)),
      knownAt: clock(),
    });
    if (outcome === 'unchanged') return;
    const changed = change === null ? sheet.races : change.races;
    const raceNumber = changed.length === 1 ? (changed[0]?.raceNumber ?? null) : null;
    await announce({ topic: 'results', track: slug, day: sheet.day, raceNumber, at: clock() });
  }

  return async function fetchResults({ track: slug, day }, report): Promise<FetchReport> {
    const track = trackOrRefusal(slug);
    const storedCard = (await cards.cardFor(track.slug, day))?.card ?? null;
    const card = storedCard?.provenance.tier === 'demo' ? null : storedCard;
    const answers = await ask(track, day, card, report);
    return withLock(`live:${track.code}:${day}`, async () => {
      const before = (await results.currentSheet(track.code, day, 'live'))?.sheet ?? null;
      const { sheet, faults } = liveSheet({ track, day, card, before, answers: answers.given });
      if (sheet !== null) await keep(sheet, track.slug);
      const settledNumbers = numbersOf(sheet);
      const byHand = numbersOf((await results.currentSheet(track.code, day, 'desk'))?.sheet ?? null);
      const due = racesDue(card, clock()).filter(
        ({ number }) => settledNumbers.has(number) || !byHand.has(number),
      );
      const parts = due.map(({ number }) => ({
        name: `Race ${number}`,
        expected: 1,
        received: settledNumbers.has(number) ? 1 : 0,
      }));
      return {
        ...(parts.length === 0 ? {} : { parts }),
        expected: card === null ? null : Math.max(due.length, settledNumbers.size),
        received: settledNumbers.size,
        faults: [...answers.faults, ...faults, ...unsettledProblems(due, settledNumbers, clock())],
      };
    });
  };
}
