import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { CardDraft, RaceDraft, RunnerDraft } from './card-draft.ts';
import { originOf, priceOf } from './price.ts';
import { type Card, type Race, raceId } from './race.ts';
import { horseKey, type Person, type Runner, UNKNOWN_RUNNER } from './runner.ts';
import type { Track } from './track.ts';

const personOf = (name: string | null): Person | null => (name === null ? null : { name, records: [] });

/** A runner as entries alone report it: without form. */
export function runnerFromEntries(draft: RunnerDraft, day: RaceDay, from: Provenance): Runner {
  const { jockeyName, trainerName, sire, dam, damSire, ...reported } = draft;
  const birthYear = draft.age === null ? null : Number(day.slice(0, 4)) - draft.age;
  return {
    ...UNKNOWN_RUNNER,
    ...reported,
    isScratched: reported.isScratched ?? false,
    morningLine: priceOf(reported.morningLine, originOf('morning line', from)),
    horseKey: horseKey(draft.horseName, birthYear, dam),
    jockey: personOf(jockeyName),
    trainer: personOf(trainerName),
    pedigree: { ...UNKNOWN_RUNNER.pedigree, sire, dam, damSire },
  };
}

const LEVELS = {
  stateBred: null,
  trackRecordSeconds: null,
  pars: { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null },
} as const;

/** A race as entries alone report it. */
export function raceFromEntries(
  draft: RaceDraft,
  { slug }: Track,
  { day, provenance }: Pick<CardDraft, 'day' | 'provenance'>,
): Race {
  const { raceType, ages, sexes, condition: _, isCancelled, wagers, runners, ...reported } = draft;
  return {
    ...LEVELS,
    ...reported,
    id: raceId(slug, day, draft.number),
    trackSlug: slug,
    day,
    raceType,
    classification: raceType,
    eligibility: { ages, sexes },
    wagers: wagers.join(', '),
    runners: runners.map((runner) => runnerFromEntries(runner, day, provenance)),
    ...(isCancelled === true ? { isCancelled } : {}),
  };
}

/** The card of a day with entries alone and no past performances. */
export const cardFromEntries = ({ day, provenance, races }: CardDraft, track: Track): Card => ({
  trackSlug: track.slug,
  day,
  provenance,
  races: races
    .map((race) => raceFromEntries(race, track, { day, provenance }))
    .toSorted((a, b) => a.number - b.number),
});
