import type { Instant } from '../kernel/instant.ts';
import type { ChangedFact } from './card-change.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from './card-draft.ts';
import type { Card, Race } from './race.ts';
import type { ReportedFact } from './reported-changes.ts';
import type { Runner } from './runner.ts';
import { horseNameKey } from './same-name.ts';

/** Facts a card can take, and sentences on what it cannot take. */
export interface DraftRead {
  readonly facts: readonly ReportedFact[];
  readonly faults: readonly string[];
}

const scratchOf = ({ isScratched }: RunnerDraft): readonly ChangedFact[] =>
  isScratched === null ? [] : [{ what: 'scratched', to: isScratched }];

const runnerFacts = (draft: RunnerDraft, isLineNewer: boolean): readonly ChangedFact[] => [
  ...scratchOf(draft),
  ...(draft.jockeyName === null ? [] : [{ what: 'jockey', to: draft.jockeyName } as const]),
  ...(draft.weightLb === null ? [] : [{ what: 'weight', to: draft.weightLb } as const]),
  ...(draft.blinkers === null ? [] : [{ what: 'blinkers', to: draft.blinkers } as const]),
  ...(draft.morningLine === null || !isLineNewer
    ? []
    : [{ what: 'morning-line', to: draft.morningLine } as const]),
];

const raceFacts = ({ surface, distanceYards: yards, isAbout, postTime, isCancelled }: RaceDraft) =>
  [
    ...(isCancelled === null ? [] : [{ what: 'cancelled', to: isCancelled } as const]),
    ...(surface === null ? [] : [{ what: 'surface', to: surface } as const]),
    ...(yards === null ? [] : [{ what: 'distance', to: { yards, isAbout } } as const]),
    ...(postTime === null ? [] : [{ what: 'post-time', to: postTime } as const]),
  ] satisfies readonly ChangedFact[];

const namedOn = (race: Race, horseName: string): Runner | null =>
  race.runners.find((runner) => horseNameKey(runner.horseName) === horseNameKey(horseName)) ?? null;

function runnerChanges(race: Race, draft: RunnerDraft, isLineNewer: boolean): DraftRead {
  const runner = namedOn(race, draft.horseName);
  const { programNumber, horseName } = draft;
  const owner = race.runners.find((runner) => runner.programNumber === programNumber);
  if (runner === null && owner !== undefined) {
    const fault = `Race ${race.number}: #${programNumber} is ${owner.horseName} on the card and ${horseName} here.`;
    return { facts: [], faults: [fault] };
  }
  const whose = { race, programNumber: runner?.programNumber ?? programNumber, runner, reason: null };
  if (runner === null) {
    const entered = { what: 'entered', to: { ...draft, isScratched: false } } as const;
    const facts = [entered, ...scratchOf(draft)];
    return { facts: facts.map((fact) => ({ ...whose, horseName, fact })), faults: [] };
  }
  const facts = runnerFacts(draft, isLineNewer).map((fact) => ({
    ...whose,
    horseName: runner.horseName,
    fact,
  }));
  const isRenumbered = runner.programNumber !== programNumber;
  const fault = `Race ${race.number}: ${runner.horseName} is #${runner.programNumber} on the card and #${programNumber} here.`;
  return { facts, faults: isRenumbered ? [fault] : [] };
}

function raceChanges(race: Race, draft: RaceDraft, isLineNewer: boolean): DraftRead {
  const about = { race, programNumber: null, horseName: null, runner: null, reason: null };
  const ofRace = raceFacts(draft).map((fact) => ({ ...about, fact }));
  const field = draft.runners.map((runner) => runnerChanges(race, runner, isLineNewer));
  const gone = race.runners.filter(
    ({ horseName, isScratched, listStatus }) =>
      !isScratched &&
      listStatus === null &&
      !draft.runners.some((runner) => horseNameKey(runner.horseName) === horseNameKey(horseName)),
  );
  const missing = gone.map(({ programNumber, horseName }) => `#${programNumber} ${horseName}`).join(', ');
  return {
    facts: [...ofRace, ...field.flatMap(({ facts }) => facts)],
    faults: [
      ...field.flatMap(({ faults }) => faults),
      ...(gone.length === 0 ? [] : [`Race ${race.number}: the source does not name ${missing}.`]),
    ],
  };
}

/** What entries of a card's day report of its races. The morning line counts only where it is newer than the card. */
export function changesFromEntries(card: Card, draft: CardDraft): DraftRead {
  const isLineNewer = draft.provenance.at > card.provenance.at;
  const reads = draft.races.map((raceDraft) => {
    const race = card.races.find(({ number }) => number === raceDraft.number);
    if (race === undefined) return { facts: [], faults: [`Race ${raceDraft.number} is not on the card.`] };
    return raceChanges(race, raceDraft, isLineNewer);
  });
  return {
    facts: reads.flatMap(({ facts }) => facts),
    faults: reads.flatMap(({ faults }) => faults),
  };
}

/** With a smaller share of the horses the draft is of another race. */
const LEAST_SHARED = 0.5;

const namesOf = (runners: readonly { readonly horseName: string }[]): ReadonlySet<string> =>
  new Set(runners.map(({ horseName }) => horseNameKey(horseName)));

/**
 * Why a draft is not of this card at all; null where it is. Races still to be run must all be there, and half of the
 * horses of each that both know.
 */
export function disagreement(card: Card, draft: CardDraft, now: Instant): string | null {
  const drafts = new Map(draft.races.map((race) => [race.number, race]));
  const missing = card.races.filter(
    ({ number, postTime }) => !drafts.has(number) && (postTime === null || postTime > now),
  );
  if (missing.length > 0)
    return `it leaves out race ${missing.map(({ number }) => number).join(', ')} of the ${card.races.length} on the card`;
  const other = card.races.find(({ number, runners }) => {
    const [ours, theirs] = [namesOf(runners), namesOf(drafts.get(number)?.runners ?? [])];
    const shared = [...ours].filter((name) => theirs.has(name)).length;
    return theirs.size > 0 && ours.size > 0 && shared < LEAST_SHARED * Math.min(ours.size, theirs.size);
  });
  return other === undefined ? null : `in race ${other.number} it names other horses than the card`;
}
