import type { CardChange, ChangedFact } from '#core/card/card-change.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { RaceId } from '#core/card/race.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** The morning of the day of `aCard`, 10:00 at the track. */
export const MORNING: Instant = instant(Date.parse('2025-08-02T14:00:00Z'));

export const liveProvenance = (source: string, instant: Instant = MORNING) =>
  ({ tier: 'live', source, at: instant }) as const;

/** A word on horse 2 of race 1 of `aCard`, unless overridden. */
export const aChange = (fact: ChangedFact, change: Partial<CardChange> = {}): CardChange => ({
  raceId: 'saratoga-2025-08-02-1' as RaceId,
  programNumber: '2',
  horseName: 'PAPER LANTERN 2',
  fact,
  before: null,
  after: null,
  reason: null,
  provenance: liveProvenance('Entries of a feed'),
  knownAt: MORNING,
  ...change,
});

/** A horse of `aRace` as a live source reports it: nothing but its number and name unless overridden. */
export const aRunnerDraft = (programNumber: string, change: Partial<RunnerDraft> = {}): RunnerDraft => ({
  programNumber,
  horseName: `Paper Lantern ${programNumber}`,
  postPosition: null,
  age: null,
  sex: null,
  weightLb: null,
  coupledWith: null,
  isScratched: false,
  morningLine: null,
  claimingPrice: null,
  medication: null,
  blinkers: null,
  jockeyName: null,
  trainerName: null,
  sire: null,
  dam: null,
  damSire: null,
  ...change,
});

const SIX = ['1', '2', '3', '4', '5', '6'];

/** A race of `aCard` as a live source tells it: the same six horses and no facts beside them. */
export const aRaceDraft = (number = 1, change: Partial<RaceDraft> = {}): RaceDraft => ({
  number,
  name: null,
  postTime: null,
  distanceYards: null,
  isAbout: false,
  surface: null,
  raceType: null,
  grade: null,
  conditions: '',
  ages: null,
  sexes: null,
  purse: null,
  claiming: null,
  condition: null,
  isCancelled: false,
  wagers: [],
  runners: SIX.map((programNumber) => aRunnerDraft(programNumber)),
  ...change,
});

/** A draft of the day of `aCard` with its two races. */
export const aCardDraft = (change: Partial<CardDraft> = {}): CardDraft => ({
  track: 'SAR',
  day: '2025-08-02' as RaceDay,
  provenance: liveProvenance('Entries of a feed'),
  races: [aRaceDraft(1), aRaceDraft(2)],
  ...change,
});
