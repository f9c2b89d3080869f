import { meanOrNull } from '../../kernel/numbers.ts';
import type { Evidence } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import { chancesOn, lineOnRace } from '../line-on-race.ts';
import { earlyIntent, UNKNOWN_GOES } from './early-intent.ts';
import { paceScenarios } from './pace-scenarios.ts';
import { chancesByScenario, type ScenarioChances } from './scenario-chances.ts';

/** How the pace moves the chances. */
export interface PaceSettings {
  /** Change in log chance of a certain leader, up in a slow pace and down in a hot one, against a horse that never leads. */
  readonly lean: number;
}

/** A win ticket's chance on our line and in each pace scenario. */
export interface PaceChance extends ScenarioChances {
  readonly bettingInterest: string;
  readonly horses: readonly string[];
  readonly chance: number;
}

/** The win chances of our line on a race, sealed or new, by pace scenario; empty while the pace is open. */
export function paceChances(
  evidence: Evidence,
  handicapper: Pick<Handicapper, 'model' | 'rules'>,
  { lean }: PaceSettings,
): readonly PaceChance[] {
  const scenarios = paceScenarios(evidence.starters);
  if (scenarios === null) return [];
  const chances = chancesOn(lineOnRace(evidence, handicapper), evidence);
  const forward = evidence.interests.map(
    ({ runners }) =>
      meanOrNull(runners.map((runner) => earlyIntent(runner)?.goes ?? UNKNOWN_GOES)) ?? UNKNOWN_GOES,
  );
  const parts = chancesByScenario(chances, forward, scenarios, lean);
  return evidence.interests.flatMap(({ number, runners }, index) => {
    const part = parts[index];
    const chance = chances[index];
    if (part === undefined || chance === undefined) return [];
    return [{ bettingInterest: number, horses: runners.map(({ horseName }) => horseName), chance, ...part }];
  });
}
