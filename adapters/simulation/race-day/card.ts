import { gradeOfType } from '#core/card/grade.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Card, Race } from '#core/card/race.ts';
import { runnerOn } from '#core/card/runner-as-read.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Track } from '#core/card/track.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import type { Archive } from '../chart/archive.ts';
import { parOf } from '../horse.ts';
import { type HorsePopulation, isRunForReal, onDay } from '../horse-population.ts';
import type { EnteredRace } from '../meet/race-run.ts';
import { parsFor } from '../past/pace.ts';
import { stakesText } from '../past/stakes-name.ts';
import { recordSeconds } from '../past/surface-times.ts';
import { conditionsText, wagersText } from './conditions.ts';
import { runnerOf } from './entrant.ts';
import { entrantsOf } from './entrants.ts';
import type { RacePlan } from './race-plan.ts';

/** The card is published early in the morning of its day. */
const PUBLISHED_AT = 7 * 60;

/** How the source calls itself wherever the season shows. */
export const sourceOf = (seed: number): string => `Demo generator (seed ${seed})`;

function claimingOf({ step }: RacePlan): Race['claiming'] {
  return step.claim === null ? null : { low: step.claim, high: step.claim };
}

function raceFacts(race: EnteredRace, count: number) {
  const { plan, name, distanceYards, surface } = race;
  const par = parOf(plan, Number(plan.eligibility.ages[0]), Number(race.day.slice(5, 7)));
  return {
    id: race.id,
    day: race.day,
    number: race.number,
    name,
    postTime: race.postTime,
    distanceYards,
    isAbout: false,
    surface,
    raceType: plan.step.raceType,
    grade: gradeOfType(plan.step.raceType),
    classification: name === null ? plan.classification : stakesText(name, plan.step),
    conditions: conditionsText(plan, name),
    eligibility: plan.eligibility,
    purse: plan.purse,
    claiming: claimingOf(plan),
    stateBred: plan.stateBred,
    trackRecordSeconds: recordSeconds(distanceYards, isTurf(surface)),
    pars: parsFor(par, distanceYards),
    wagers: wagersText(race.number, count),
  };
}

/**
 * Lines from elsewhere are made up one horse at a time; where two describe the same race, the second has no
 * race number.
 */
function withoutContradictions(
  ownRaces: (past: PastPerformance) => boolean,
): (past: PastPerformance) => PastPerformance {
  const reported = new Set<string>();
  return (past) => {
    if (ownRaces(past)) return past;
    const key = `${past.track} ${past.day} ${past.raceNumber}`;
    if (reported.has(key)) return { ...past, raceNumber: null };
    reported.add(key);
    return past;
  };
}

/** The card of a day, with what is known of every horse that morning, as at the off. */
export function buildCard(
  races: readonly EnteredRace[],
  population: HorsePopulation,
  archive: Archive,
  { track, seed }: { readonly track: Track; readonly seed: number },
): Card {
  const [first] = races;
  if (first === undefined) throw new RangeError('a card needs a race');
  const today = onDay(population, first.day);
  const plain = withoutContradictions((past) => past.track === track.code && isRunForReal(today, past.day));
  const provenance = {
    tier: 'demo',
    source: sourceOf(seed),
    at: instantOn(first.day, PUBLISHED_AT, track.timeZone),
  } as const;
  return {
    trackSlug: track.slug,
    day: first.day,
    provenance,
    races: races.map((race) => {
      const asRun = { ...race.plan, surface: race.surface, distanceYards: race.distanceYards };
      const runners = entrantsOf(race, archive).map((entrant) =>
        runnerOf(entrant, asRun, today, population.rng.fork(`horse ${entrant.horse.name}`)),
      );
      const reported = runners.map((runner) => ({
        ...runnerOn(runner, provenance),
        pastPerformances: (runner.pastPerformances ?? []).map(plain),
      }));
      return { ...raceFacts(race, races.length), trackSlug: track.slug, runners: reported };
    }),
  };
}
