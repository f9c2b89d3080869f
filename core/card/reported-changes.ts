import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { type CardChange, type ChangedFact, subjectOf } from './card-change.ts';
import { lastReports } from './changes-in-force.ts';
import { factOn, factText, sameFact } from './fact-words.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** A source that reports on a card now, with its earlier reports. */
export interface ReportingSource {
  readonly provenance: Provenance;
  readonly knownAt: Instant;
  /** Its earlier changes, oldest first. */
  readonly earlier: readonly CardChange[];
  /** The card comes from live entries alone: what is out on it is out by report of each of its sources. */
  readonly isCardLive: boolean;
}

/** A fact as a source reports it now: of a runner, or of the race. */
export interface ReportedFact {
  readonly race: Race;
  readonly programNumber: string | null;
  readonly horseName: string | null;
  /** The horse on the card; null where it is about the race, or the horse is new. */
  readonly runner: Runner | null;
  readonly fact: ChangedFact;
  readonly reason: string | null;
  /** When it was reported; left out where it is as old as the rest of the report. */
  readonly at?: Instant;
}

interface Known {
  /** By the source's own last report. */
  readonly reported: ChangedFact | null;
  readonly onCard: ChangedFact | null;
}

const isSameAs = (known: ChangedFact | null, fact: ChangedFact): boolean =>
  known !== null && sameFact(known, fact);

/** Whether a fact is news: not where the source reported it before, or, before its first report, the card has it. */
function isNews(fact: ChangedFact, { reported, onCard }: Known, isCardLive: boolean): boolean {
  if (fact.what !== 'scratched' && fact.what !== 'cancelled') return !isSameAs(reported ?? onCard, fact);
  if (fact.to)
    return !isSameAs(reported, fact) && (reported !== null || isCardLive || !isSameAs(onCard, fact));
  const isTakenBack = isSameAs(reported, { ...fact, to: true });
  return isTakenBack && (isCardLive || !isSameAs(onCard, { ...fact, to: true }));
}

/** The change a reported fact makes; null where it is no news. */
function changeOf(
  reportedFact: ReportedFact,
  { provenance, knownAt, earlier, isCardLive }: ReportingSource,
): CardChange | null {
  const { race, programNumber, horseName, runner, fact, reason } = reportedFact;
  const subject = subjectOf({ raceId: race.id, programNumber, fact });
  const isNew = fact.what === 'entered' || fact.what === 'remark';
  const reported = earlier.find((change) => subjectOf(change) === subject)?.fact ?? null;
  const onCard = isNew ? null : factOn(race, runner, fact.what);
  if (!isNews(fact, { reported, onCard }, isCardLive)) return null;
  const current = reported ?? onCard;
  const before = current === null || sameFact(current, fact) ? null : current;
  return {
    raceId: race.id,
    programNumber,
    horseName,
    fact,
    before: before === null ? null : factText(before, race),
    after: factText(fact, race),
    reason,
    provenance: { ...provenance, at: reportedFact.at ?? provenance.at },
    knownAt,
  };
}

/** What a source reports that differs from its last report, or, before its first, from the card as imported. */
export function newChanges(
  reportedFacts: readonly ReportedFact[],
  source: ReportingSource,
): readonly CardChange[] {
  const cardChanges = source.earlier.filter(
    ({ provenance }) => provenance.source === source.provenance.source,
  );
  const latest = { ...source, earlier: lastReports(cardChanges) };
  const changes = new Map<string, CardChange>();
  for (const reportedFact of reportedFacts) {
    const change = changeOf(reportedFact, latest);
    if (change !== null && !changes.has(subjectOf(change))) changes.set(subjectOf(change), change);
  }
  return [...changes.values()];
}
