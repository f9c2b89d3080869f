import { addDays, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';
import type { RacePlan, Stage } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import { isRaceWeekday } from './calendar.ts';
import {
  CLAIMING,
  type ClassStep,
  FIRST_CONDITION,
  MAIDEN_CLAIMING,
  MAIDEN_SPECIAL,
  SECOND_CONDITION,
  STAKES,
  THIRD_CONDITION,
} from './class-ladder.ts';

/** A start still to be run through: when, in what company, and whether the story needs it won or not won. */
export interface PlannedStart {
  readonly day: RaceDay;
  readonly step: ClassStep;
  readonly outcome: 'won' | 'not won' | 'open';
}

/** Starts so far, from and to, for a horse of three and for an older one. */
const STARTS: Readonly<Record<Stage, readonly [number, number, number, number]>> = {
  maiden: [3, 10, 7, 14],
  'first condition': [8, 13, 11, 18],
  'second condition': [9, 13, 11, 22],
  claiming: [9, 14, 13, 34],
  stakes: [7, 12, 11, 24],
};

/** Races to be won on the way to today's: the last race of each step but the present one. */
const WON_STEPS: Readonly<Record<Stage, number>> = {
  maiden: 0,
  'first condition': 1,
  'second condition': 2,
  claiming: 1,
  stakes: 2,
};

function startsOf(horse: Horse, plan: RacePlan, rng: Rng): number {
  if (rng.chance(plan.debuts)) return 0;
  if (horse.age === 2) return rng.whole(1, 2);
  const [few, many, fewOlder, manyOlder] = STARTS[plan.stage];
  return horse.age === 3 ? rng.whole(few, many) : rng.whole(fewOlder, manyOlder);
}

/** Race days going back from today with a few weeks between, now and then a rest, none before the June of two. */
function startDays(horse: Horse, plan: RacePlan, today: RaceDay, rng: Rng): RaceDay[] {
  const earliest = parseRaceDay(`${horse.birthYear + 2}-06-01`) ?? today;
  const often = plan.stage === 'stakes' ? 34 : plan.stage === 'claiming' ? 24 : 29;
  const days: RaceDay[] = [];
  let from = today;
  for (let left = startsOf(horse, plan, rng); left > 0; left -= 1) {
    const rest = horse.age > 2 && rng.chance(0.13) ? rng.whole(60, 170) : 0;
    let day = addDays(from, -(rng.whole(often - 10, often + 14) + rest));
    while (!isRaceWeekday(day)) day = addDays(day, -1);
    if (day < earliest) break;
    days.unshift(day);
    from = day;
  }
  return days;
}

/** The step whose winner runs nearest to what the horse can do. */
function nearest(steps: readonly ClassStep[], level: number, rng: Rng): ClassStep {
  return rng.weighted(steps, (step) => Math.exp(-Math.abs(step.par - level) / 2.5));
}

/** The company kept while `won` steps lie behind, of the `needed` ones. */
function companyOf(horse: Horse, plan: RacePlan, won: number, rng: Rng): ClassStep {
  const level = horse.ability + 5 + (horse.isFemale ? 4 : 0);
  const isCheap =
    plan.step.claim !== null && plan.stage !== 'first condition' && plan.stage !== 'second condition';
  if (won === 0)
    return isCheap && rng.chance(0.75) ? nearest(MAIDEN_CLAIMING, level - 3, rng) : MAIDEN_SPECIAL;
  if (plan.stage === 'claiming') return nearest(CLAIMING, level, rng);
  if (won === 1) return FIRST_CONDITION;
  if (won === 2 && plan.stage !== 'stakes') return SECOND_CONDITION;
  return nearest([THIRD_CONDITION, ...STAKES], level, rng);
}

/** Lengths of the steps of a career; each step but the last ends with a win. */
function winDays(count: number, needed: number, rng: Rng): ReadonlySet<number> {
  const wins = new Set<number>();
  let from = 0;
  for (let step = 0; step < needed; step += 1) {
    const mostBefore = count - from - (needed - step);
    const index = from + Math.min(mostBefore, rng.whole(0, Math.max(0, Math.min(4, Math.floor(count / 3)))));
    wins.add(index);
    from = index + 1;
  }
  return wins;
}

/** A career from the first start to the latest, as today's conditions ask for it. */
export function planCareer(horse: Horse, plan: RacePlan, today: RaceDay, rng: Rng): readonly PlannedStart[] {
  const days = startDays(horse, plan, today, rng);
  const needed = Math.min(days.length, WON_STEPS[plan.stage]);
  const wins = winDays(days.length, needed, rng);
  const mayWinNow = plan.stage === 'claiming' || plan.stage === 'stakes';
  let won = 0;
  return days.map((day, index) => {
    const step = companyOf(horse, plan, won, rng);
    const isWin = wins.has(index);
    const outcome = isWin ? 'won' : won === needed && mayWinNow ? 'open' : 'not won';
    if (isWin) won += 1;
    return { day, step, outcome };
  });
}
