import type { Instant } from '../kernel/instant.ts';
import { type CardChange, subjectOf } from './card-change.ts';
import { changesInForce, lastReports } from './changes-in-force.ts';
import { DESK_SOURCE, type DeskMark, type DeskPerson } from './desk.ts';
import { sameFact } from './fact-words.ts';
import type { Race } from './race.ts';
import { courseOf } from './surface.ts';
import type { PostedReport } from './track-condition.ts';

/** The changes to a race, and those of the track's condition for the surface it is run on. */
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

/** What a source reports of the fact that was entered. */
export interface OtherReport {
  readonly source: string;
  /** In words. */
  readonly text: string;
  readonly at: Instant;
  readonly agrees: boolean;
  readonly isInForce: boolean;
}

/** An entry of the stewards' desk, and what became of it. */
export interface DeskEntry {
  readonly change: CardChange & { readonly desk: DeskMark };
  /** Null unless it was withdrawn. */
  readonly withdrawn: {
    readonly by: DeskPerson;
    readonly at: Instant;
    readonly reason: string | null;
  } | null;
  /** What was entered is so: no later entry and no source says otherwise. A source that reports the same confirms it. */
  readonly isInForce: boolean;
  /** The last report of each source on the same fact. */
  readonly others: readonly OtherReport[];
}

type Entered = CardChange & { readonly desk: DeskMark };

const isEntry = (change: CardChange): change is Entered =>
  change.desk !== undefined && change.fact.what !== 'withdrawn';

function withdrawalOf({ desk: { id } }: Entered, changes: readonly CardChange[]): DeskEntry['withdrawn'] {
  const found = changes.find(({ fact }) => fact.what === 'withdrawn' && fact.to === id);
  return found?.desk === undefined ? null : { by: found.desk.by, at: found.knownAt, reason: found.reason };
}

/** What sources posted of the surface of an entry of the track's condition. */
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
 * The entries of the desk among the changes of a day, newest first. `changes` are all of the day, oldest first;
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
        withdrawn: withdrawalOf(change, changes),
        isInForce: last.includes(change) && !isOverruled,
        others,
      };
    })
    .reverse();
}
