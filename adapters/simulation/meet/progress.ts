import type { Horse } from '../horse.ts';
import { FIRST_CONDITION, SECOND_CONDITION, STAKES } from '../past/class-ladder.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import type { Run, Trainee } from './race-run.ts';

/** How much of its form a horse keeps from race to race, and how far the rest drifts. */
const FORM_CARRIED = 0.7;
const FORM_DRIFT = 1.2;
/** A winner out of a maiden claiming race meets claimers that are so much better. */
const UP_FROM_MAIDEN_CLAIMING = 4;

type Class = Pick<Trainee, 'stage' | 'par'>;

function afterWin(plan: RacePlan): Class {
  if (plan.stage === 'maiden') {
    if (plan.step.raceType === 'M')
      return { stage: 'claiming', par: plan.step.par + UP_FROM_MAIDEN_CLAIMING };
    return { stage: 'first condition', par: FIRST_CONDITION.par };
  }
  if (plan.stage === 'first condition') return { stage: 'second condition', par: SECOND_CONDITION.par };
  if (plan.stage === 'second condition') return { stage: 'stakes', par: STAKES[0]?.par ?? plan.step.par };
  return { stage: plan.stage, par: plan.step.par };
}

/** What was new in the race is usual in the next. */
function settled(horse: Horse): Horse {
  const { blinkers, lasix } = horse;
  return {
    ...horse,
    blinkers: blinkers === 'on today' ? 'always' : blinkers === 'off today' ? 'never' : blinkers,
    lasix: lasix === 'first today' ? 'always' : lasix,
  };
}

/** The horse after a race: older by one, of another class when it won, in other hands when it was claimed. */
export function afterRace(trainee: Trainee, run: Run, rng: Rng): Trainee {
  const { official, claimedBy } = run.finish;
  const { stage, par } = official === 1 ? afterWin(run.race.plan) : trainee;
  return {
    ...trainee,
    stage,
    par,
    horse: { ...settled(trainee.horse), ...claimedBy },
    form: FORM_CARRIED * trainee.form + rng.normal(0, FORM_DRIFT),
    runs: [run, ...trainee.runs],
  };
}
