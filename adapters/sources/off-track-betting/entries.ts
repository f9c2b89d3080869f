import { leadingNumber } from '#core/card/betting-interest.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { OtbEvent, OtbRunner } from './schema.ts';

const UNKNOWN_RUNNER = {
  postPosition: null,
  age: null,
  sex: null,
  weightLb: null,
  claimingPrice: null,
  medication: null,
  blinkers: null,
  jockeyName: null,
  trainerName: null,
  sire: null,
  dam: null,
  damSire: null,
} as const;

function runnerDraft(runner: OtbRunner, all: readonly OtbRunner[]): RunnerDraft {
  const interest = leadingNumber(runner.number);
  const isCoupled = all.some((other) => other !== runner && leadingNumber(other.number) === interest);
  return {
    ...UNKNOWN_RUNNER,
    programNumber: runner.number,
    horseName: runner.name,
    coupledWith: isCoupled ? interest : null,
    isScratched: runner.scratched,
    morningLine: runner.morningOdds,
  };
}

const raceDraft = (event: OtbEvent): RaceDraft => ({
  number: event.eventNo,
  name: null,
  postTime: event.postTime,
  distanceYards: event.distance?.yards ?? null,
  isAbout: event.distance?.isAbout ?? false,
  surface: null,
  raceType: null,
  grade: null,
  conditions: event.conditions,
  ages: null,
  sexes: null,
  purse: event.purse,
  claiming: null,
  condition: null,
  isCancelled: null,
  wagers: [],
  runners: event.runners.map((runner) => runnerDraft(runner, event.runners)),
});

/** The card as far as the file has it: no surface, no riders. Newer files drop the horses of a race once it is run. */
export const cardDraft = (
  events: readonly OtbEvent[],
  head: { readonly track: string; readonly day: RaceDay; readonly provenance: Provenance },
): CardDraft => ({ ...head, races: events.map(raceDraft) });
