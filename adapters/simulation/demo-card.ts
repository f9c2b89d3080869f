import { type Card, type Race, raceId } from '#core/card/race.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Track } from '#core/card/track.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { type Dice, makeDice } from './dice.ts';
import { parOf } from './horse.ts';
import { gradeOf } from './past/class-ladder.ts';
import { recordSeconds } from './past/course-times.ts';
import { parsFor } from './past/pace.ts';
import { stakesText, todaysStakes } from './past/stakes-name.ts';
import { conditionsText, wagersText } from './race-day/conditions.ts';
import { runnerOf } from './race-day/entrant.ts';
import { lineUp } from './race-day/line-up.ts';
import { RACE_PLANS, type RacePlan } from './race-day/race-plan.ts';
import { makeSeason, type Season } from './season.ts';

export interface DemoWish {
  readonly seed: number;
  readonly day: RaceDay;
  readonly track: Track;
  /** Post time of race 1 on the track's clock, minutes since midnight. */
  readonly firstPost: number;
}

/** The card is published early in the morning of its day. */
const PUBLISHED_AT = 7 * 60;
/** Minutes between two races, from and to. */
const BETWEEN_RACES = [32, 37] as const;

function postTimes(wish: DemoWish, dice: Dice): readonly Instant[] {
  let minutes = 0;
  const first = instantOn(wish.day, wish.firstPost, wish.track.timeZone);
  return RACE_PLANS.map((_, at) => {
    minutes += at === 0 ? 0 : dice.whole(...BETWEEN_RACES);
    return shift(first, minutes * MINUTE);
  });
}

function claimingOf(plan: RacePlan): Race['claiming'] {
  return plan.step.claim === null ? null : { low: plan.step.claim, high: plan.step.claim };
}

function makeRace(
  wish: DemoWish,
  plan: RacePlan,
  slot: { readonly number: number; readonly postTime: Instant; readonly name: string | null },
  season: Season,
): Race {
  const dice = makeDice(`${wish.seed} ${wish.day} race ${slot.number}`);
  const par = parOf(plan, Number(plan.eligibility.ages[0]), Number(wish.day.slice(5, 7)));
  return {
    id: raceId(wish.track.slug, wish.day, slot.number, true),
    trackSlug: wish.track.slug,
    day: wish.day,
    number: slot.number,
    name: slot.name,
    postTime: slot.postTime,
    distanceYards: plan.distanceYards,
    isAbout: false,
    surface: plan.surface,
    raceType: plan.step.raceType,
    grade: gradeOf(plan.step.raceType),
    classification: slot.name === null ? plan.classification : stakesText(slot.name, plan.step),
    conditions: conditionsText(plan, slot.name),
    eligibility: plan.eligibility,
    purse: plan.purse,
    claiming: claimingOf(plan),
    stateBred: plan.stateBred,
    trackRecordSeconds: recordSeconds(plan.distanceYards, isTurf(plan.surface)),
    pars: parsFor(par, plan.distanceYards),
    wagers: wagersText(slot.number, RACE_PLANS.length),
    runners: lineUp(plan, season, dice).map((entrant) =>
      runnerOf(entrant, plan, season, dice.fork(`runner ${entrant.horse.name}`)),
    ),
  };
}

/**
 * One race day of invented horses and people, the same to the byte for the same wish. Every line, price and work
 * follows from how good each horse was made to be, which is told nowhere.
 */
export function makeDemoCard(wish: DemoWish): Card {
  const dice = makeDice(`${wish.seed} ${wish.day} card`);
  const season = makeSeason(wish.day, wish.track.code, dice.fork('season'));
  const times = postTimes(wish, dice.fork('post times'));
  let stakes = 0;
  const races = RACE_PLANS.map((plan, at) => {
    const name = plan.isStakes ? todaysStakes(stakes++) : null;
    return makeRace(wish, plan, { number: at + 1, postTime: times[at] as Instant, name }, season);
  });
  return {
    trackSlug: wish.track.slug,
    day: wish.day,
    provenance: {
      tier: 'demo',
      source: `Demo generator (seed ${wish.seed})`,
      at: instantOn(wish.day, PUBLISHED_AT, wish.track.timeZone),
    },
    races,
  };
}
