import type { RaceDay } from '../kernel/race-day.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from './card-draft.ts';
import { type Card, type Race, raceId, type UntoldOfRace } from './race.ts';
import { horseKey, type Person, type Runner, type UntoldOfRunner } from './runner.ts';
import type { Track } from './track.ts';
import { UNKNOWN_RUNNER } from './unknown-runner.ts';

const personOf = (name: string | null): Person | null => (name === null ? null : { name, records: [] });

const untoldOf = ({ postPosition, age, sex }: RunnerDraft): readonly UntoldOfRunner[] => [
  ...(postPosition === null ? (['post position'] as const) : []),
  ...(age === null ? (['age'] as const) : []),
  ...(sex === null ? (['sex'] as const) : []),
  'form',
];

/** A runner of whom a live source told no more than who it is: without form, and nothing is made up for it. */
export function draftedRunner(draft: RunnerDraft, day: RaceDay): Runner {
  const { jockeyName, trainerName, sire, dam, damSire, postPosition, age, sex, ...told } = draft;
  const birthYear = age === null ? 0 : Number(day.slice(0, 4)) - age;
  return {
    ...UNKNOWN_RUNNER,
    ...told,
    isScratched: told.isScratched ?? false,
    postPosition: postPosition ?? 0,
    horseKey: horseKey(draft.horseName, birthYear, dam ?? ''),
    age: age ?? UNKNOWN_RUNNER.age,
    sex: sex ?? UNKNOWN_RUNNER.sex,
    jockey: personOf(jockeyName),
    trainer: personOf(trainerName),
    owner: '',
    pedigree: { ...UNKNOWN_RUNNER.pedigree, sire: sire ?? '', dam: dam ?? '', damSire: damSire ?? '' },
    untold: untoldOf(draft),
  };
}

const untoldOfRace = ({ surface, distanceYards }: RaceDraft): readonly UntoldOfRace[] => [
  ...(surface === null ? (['surface'] as const) : []),
  ...(distanceYards === null ? (['distance'] as const) : []),
];

const LEVELS = {
  stateBred: false,
  trackRecordSeconds: null,
  pars: { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null },
} as const;

/** A race as a live source told it. */
export function draftedRace(draft: RaceDraft, { slug }: Track, day: RaceDay): Race {
  const { raceType, ages, sexes, condition: _, isCancelled, wagers, runners, ...told } = draft;
  const untoldOfRaces = untoldOfRace(draft);
  return {
    ...LEVELS,
    ...told,
    id: raceId(slug, day, draft.number),
    trackSlug: slug,
    day,
    surface: draft.surface ?? 'dirt',
    distanceYards: draft.distanceYards ?? 0,
    raceType: raceType ?? '',
    classification: raceType ?? '',
    eligibility: { ages: ages ?? '', sexes: sexes ?? 'open' },
    wagers: wagers.join(', '),
    runners: runners.map((runner) => draftedRunner(runner, day)),
    ...(isCancelled ? { isCancelled } : {}),
    ...(untoldOfRaces.length > 0 ? { untold: untoldOfRaces } : {}),
  };
}

/** The card of a day of which only a live source told: entries without past performances. */
export const draftedCard = ({ day, provenance, races }: CardDraft, track: Track): Card => ({
  trackSlug: track.slug,
  day,
  provenance,
  races: races.map((race) => draftedRace(race, track, day)).toSorted((a, b) => a.number - b.number),
});
