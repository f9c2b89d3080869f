import type { Instant } from '../kernel/instant.ts';
import { type CardChange, subjectOf } from './card-change.ts';
import { changesInForce, lastReports } from './changes-in-force.ts';
import { DESK_SOURCE, type DeskMark, type Withdrawal, withdrawalIn } from './desk.ts';
import { sameFact } from './fact-words.ts';
import type { Race } from './race.ts';
import { courseOf } from './surface.ts';
import type { PostedReport } from './track-condition.ts';

/** The changes to a race, and to the track condition of its surface. */
export function changesAbout(
  { id, surface }: Pick<Race, 'id' | 'surface'>,
  changes: readonly CardChange[],
): readonly CardChange[] {
  const isGoing = ({ fact }: CardChange): boolean => fact.what === 'going' && fact.to.surface === surface;
  const going = new Set(changes.filter(isGoing).flatMap(({ desk }) => desk?.id ?? []));
  return changes.filter(
    (change) =>
      change.raceId === id ||
      isGoing(change) ||
      (change.fact.what === 'withdrawn' && going.has(change.fact.to)),
  );
}

/** What a source reports about an entered fact. */
export interface OtherReport {
  readonly source: string;
  /** In words. */
  readonly text: string;
  readonly at: Instant;
  readonly agrees: boolean;
  readonly isInForce: boolean;
}

/** A stewards' desk entry and its current status. */
export interface DeskEntry {
  readonly change: CardChange & { readonly desk: DeskMark };
  /** Null unless it was withdrawn. */
  readonly withdrawn: Withdrawal | null;
  /** No later entry and no source contradicts it. A source that reports the same confirms it. */
  readonly isInForce: boolean;
  /** The last report of each source on the same fact. */
  readonly others: readonly OtherReport[];
}

type Entered = CardChange & { readonly desk: DeskMark };

const isEntry = (change: CardChange): change is Entered =>
  change.desk !== undefined && change.fact.what !== 'withdrawn';

/** What sources posted for the surface of a track-condition entry. */
function postedOn({ fact, knownAt }: Entered, posted: readonly PostedReport[]): readonly OtherReport[] {
  if (fact.what !== 'going') return [];
  const { surface, condition } = fact.to;
  return posted
    .filter((report) => report.surface === surface)
    .map((report) => ({
      source: report.source,
      text: `${courseOf(surface).name}: ${report.condition}`,
      at: report.at,
      agrees: report.condition.toLowerCase() === condition.toLowerCase(),
      isInForce: report.at > knownAt,
    }));
}

/**
 * The desk's entries among a day's changes, newest first. `changes` are all of the day's, oldest first;
 * `posted` are the conditions that sources posted at the track.
 */
export function deskEntries(
  changes: readonly CardChange[],
  posted: readonly PostedReport[],
): readonly DeskEntry[] {
  const inForce = new Set(changesInForce(changes));
  const last = lastReports(changes);
  const reports = last.filter(({ provenance }) => provenance.source !== DESK_SOURCE);
  const othersOn = (entry: Entered): readonly OtherReport[] =>
    reports
      .filter((report) => subjectOf(report) === subjectOf(entry))
      .map((report) => ({
        source: report.provenance.source,
        text: report.after ?? '',
        at: report.knownAt,
        agrees: sameFact(report.fact, entry.fact),
        isInForce: inForce.has(report),
      }));
  return changes
    .filter(isEntry)
    .map((change) => {
      const others = [...othersOn(change), ...postedOn(change, posted)];
      const isOverruled = others.some((other) => other.isInForce && !other.agrees);
      return {
        change,
        withdrawn: withdrawalIn(changes, change.desk.id, ({ knownAt }) => knownAt),
        isInForce: last.includes(change) && !isOverruled,
        others,
      };
    })
    .reverse();
}
