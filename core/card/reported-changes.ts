import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { type CardChange, type ChangedFact, subjectOf } from './card-change.ts';
import { lastWords } from './changes-in-force.ts';
import { factOn, factText, sameFact } from './fact-words.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** A source that speaks of a card now, and what it said of it before. */
export interface Speaker {
  readonly provenance: Provenance;
  readonly knownAt: Instant;
  /** Its earlier words, oldest first. */
  readonly earlier: readonly CardChange[];
  /** The card was told by live sources alone: what is out on it is out by their words, and by each of them. */
  readonly isCardLive: boolean;
}

/** A fact as a source tells it now: of a runner, or of the race. */
export interface ReportedFact {
  readonly race: Race;
  readonly programNumber: string | null;
  readonly horseName: string | null;
  /** As it stands on the card; null where it is about the race, or the horse is new. */
  readonly runner: Runner | null;
  readonly fact: ChangedFact;
  readonly reason: string | null;
  /** When it was told; left out where it is as old as all the source says. */
  readonly at?: Instant;
}

interface Known {
  /** The source's own last word. */
  readonly said: ChangedFact | null;
  readonly onCard: ChangedFact | null;
}

const says = (known: ChangedFact | null, fact: ChangedFact): boolean =>
  known !== null && sameFact(known, fact);

/** Whether a told fact is a word: not where the source said so before, or, before its first word, the card does. */
function isWord(fact: ChangedFact, { said, onCard }: Known, isCardLive: boolean): boolean {
  if (fact.what !== 'scratched' && fact.what !== 'cancelled') return !says(said ?? onCard, fact);
  if (fact.to) return !says(said, fact) && (said !== null || isCardLive || !says(onCard, fact));
  const isTakenBack = says(said, { ...fact, to: true });
  return isTakenBack && (isCardLive || !says(onCard, { ...fact, to: true }));
}

/** The change a told fact makes; null where it is no word. */
function changeOf(
  reportedFact: ReportedFact,
  { provenance, knownAt, earlier, isCardLive }: Speaker,
): CardChange | null {
  const { race, programNumber, horseName, runner, fact, reason } = reportedFact;
  const subject = subjectOf({ raceId: race.id, programNumber, fact });
  const isNew = fact.what === 'entered' || fact.what === 'remark';
  const said = earlier.find((word) => subjectOf(word) === subject)?.fact ?? null;
  const onCard = isNew ? null : factOn(race, runner, fact.what);
  if (!isWord(fact, { said, onCard }, isCardLive)) return null;
  const stood = said ?? onCard;
  const before = stood === null || sameFact(stood, fact) ? null : stood;
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

/** What a source says otherwise than it said before, or, where it had not spoken, than the card as it was brought. */
export function newChanges(reportedFacts: readonly ReportedFact[], speaker: Speaker): readonly CardChange[] {
  const cardChanges = speaker.earlier.filter(
    ({ provenance }) => provenance.source === speaker.provenance.source,
  );
  const heard = { ...speaker, earlier: lastWords(cardChanges) };
  const changes = new Map<string, CardChange>();
  for (const reportedFact of reportedFacts) {
    const change = changeOf(reportedFact, heard);
    if (change !== null && !changes.has(subjectOf(change))) changes.set(subjectOf(change), change);
  }
  return [...changes.values()];
}
