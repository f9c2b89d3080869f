import { raceId } from '#core/card/race.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Track } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type HorsePopulation, onDay } from '../horse-population.ts';
import { stakesOf } from '../past/stakes-name.ts';
import { courseTime } from '../past/surface-times.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import { makeRng, type Rng } from '../rng.ts';
import { lateChanges } from './changes.ts';
import { withClaims } from './claims.ts';
import { writeRaces } from './condition-book.ts';
import { onDirt, takeEntries } from './entries.ts';
import { runField } from './finish.ts';
import { type Going, goingOn } from './going.ts';
import { postTimes } from './post-times.ts';
import { afterRace } from './progress.ts';
import type { EnteredRace, RaceRun } from './race-run.ts';
import { makeStable, type Stable } from './stable.ts';
import { type PlantedBias, strengthOf } from './strength.ts';

/** What a season is made with. */
interface MeetRules {
  readonly seed: number;
  readonly track: Track;
  readonly firstPost: number;
  readonly bias: PlantedBias;
}

/** A race day of the meet as it was run. */
export interface MeetDay {
  readonly day: RaceDay;
  readonly population: HorsePopulation;
  readonly going: Going;
  readonly races: readonly RaceRun[];
}

/** A meet that is run day by day. */
export interface Meet {
  run(day: RaceDay): MeetDay;
  /** Takes entries for a day that is not run yet. */
  enter(day: RaceDay, plans: readonly RacePlan[]): readonly EnteredRace[];
  /** Runs a day of which the entries were taken before; a horse that is scratched already stays out. */
  runEntered(day: RaceDay, entered: readonly EnteredRace[]): MeetDay;
}

function raceRng({ seed }: MeetRules, day: RaceDay, number: number): Rng {
  return makeRng(`${seed} ${day} race ${number}`);
}

/** The race at the off: moved from wet turf, scratched, drawn in. */
function atTheOff(race: EnteredRace, going: Going): EnteredRace {
  const offTheTurf = going.offTheTurf && isTurf(race.surface);
  const entries = lateChanges(race.entries, offTheTurf, race.rng.fork('changes'));
  if (!offTheTurf) return { ...race, entries };
  return { ...race, entries, offTheTurf, surface: 'dirt', distanceYards: onDirt(race.distanceYards) };
}

function runRace(race: EnteredRace, going: Going, population: HorsePopulation, bias: PlantedBias): RaceRun {
  const starters = race.entries
    .filter(({ scratched }) => scratched === null)
    .toSorted((a, b) => a.postPosition - b.postPosition);
  const { surface, distanceYards } = race;
  const on = { surface, distanceYards, going, starters: starters.length, bias };
  const gate = starters.map((entry, starter) => ({
    entry,
    post: starter + 1,
    strength: strengthOf(entry, starter + 1, on),
  }));
  const { pointsPerLength } = courseTime(distanceYards, isTurf(surface));
  const finishes = runField(gate, pointsPerLength, race.rng);
  return { ...race, going, finishes: withClaims(finishes, race.plan, population, race.rng) };
}

function backToStable(race: RaceRun, stable: Stable): void {
  for (const finish of race.finishes) {
    const { trainee } = finish.entry;
    stable.put(afterRace(trainee, { race, finish }, race.rng.fork(`after ${trainee.original.name}`)));
  }
}

/** Opens a meet; horses come to it as they are needed, and come back. */
export function openMeet(population: HorsePopulation, rules: MeetRules): Meet {
  const stable = makeStable();
  const { track } = rules;

  function enter(day: RaceDay, plans: readonly RacePlan[]): readonly EnteredRace[] {
    const today = onDay(population, day);
    const entered = new Set<string>();
    const times = postTimes(day, rules, plans.length, population.rng.fork(`post times ${day}`));
    const names = stakesOf(day);
    return plans.map((plan, index) => {
      const rng = raceRng(rules, day, index + 1);
      return {
        id: raceId(track.slug, day, index + 1, true),
        day,
        number: index + 1,
        name: plan.isStakes ? names() : null,
        plan,
        surface: plan.surface,
        distanceYards: plan.distanceYards,
        offTheTurf: false,
        postTime: times[index] as Instant,
        entries: takeEntries(plan, today, stable, entered, rng),
        rng,
      };
    });
  }

  function runEntered(day: RaceDay, entered: readonly EnteredRace[]): MeetDay {
    const today = onDay(population, day);
    const going = goingOn(day, population.rng);
    const races = entered.map((race) => runRace(atTheOff(race, going), going, today, rules.bias));
    for (const race of races) backToStable(race, stable);
    return { day, population: today, going, races };
  }

  const run = (day: RaceDay): MeetDay =>
    runEntered(day, enter(day, writeRaces(day, population.rng.fork(`condition book ${day}`))));

  return { run, enter, runEntered };
}
