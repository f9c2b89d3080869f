import { Refusal } from '../../kernel/refusal.ts';
import type { Evidence } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import { lineOf, lineOnRace } from '../line-on-race.ts';
import { type PaceChance, type PaceSettings, paceChances } from '../pace/pace-chances.ts';
import type { RaceWeather } from '../win-percent.ts';
import type { Pace } from './switches.ts';

const NO_AIR = { temperature: null, windSpeed: null, conditions: null };

/** The weather of a race with another track condition; null leaves it. */
export const weatherWith = (weather: RaceWeather | null, going: string | null): RaceWeather | null =>
  going === null ? weather : { ...(weather ?? NO_AIR), trackCondition: going };

const noPace = (number: number): Refusal =>
  new Refusal(
    'invalid',
    'handicapping.if-pace',
    `The early pace of race ${number} can't be switched: the running lines of most starters are unknown.`,
  );

/** The evidence with its line replaced by the chances of one pace scenario; refuses ('invalid') while the pace is open. */
function withPaceCertain(
  evidence: Evidence,
  handicapper: Handicapper,
  chances: readonly PaceChance[],
  pace: Pace,
): Evidence {
  if (chances.length === 0) throw noPace(evidence.race.number);
  const { madeAt, model } = lineOnRace(evidence, handicapper);
  const cause = `The early pace is ${pace}.`;
  const inPace = evidence.interests.map(
    ({ number }) => chances.find(({ bettingInterest }) => bettingInterest === number)?.[pace] ?? 0,
  );
  return { ...evidence, sealedLine: lineOf(evidence, inPace, { madeAt, model, cause }, handicapper.rules) };
}

/** Evidence with its line worked out once, for those who read no more of the line than its rows. */
export const withLineFixed = (evidence: Evidence, handicapper: Handicapper): Evidence => ({
  ...evidence,
  sealedLine: lineOnRace(evidence, handicapper),
});

/** Evidence with a pace that is certain, or as it was, and the chances by pace that it starts from. */
export interface PacedEvidence {
  readonly evidence: Evidence;
  /** The same with its line worked out. */
  readonly fixed: Evidence;
  /** Empty while the pace is open. */
  readonly paceChances: readonly PaceChance[];
}

/**
 * The evidence as though one early pace were certain: our line becomes its chances in that scenario, and everything read
 * from the line follows. Null leaves the three scenarios. Refuses ('invalid', `handicapping.if-pace`) an open pace.
 */
export function evidenceInPace(
  evidence: Evidence,
  handicapper: Handicapper,
  settings: PaceSettings,
  pace: Pace | null,
): PacedEvidence {
  const fixed = withLineFixed(evidence, handicapper);
  const chances = paceChances(fixed, handicapper, settings);
  if (pace === null) return { evidence, fixed, paceChances: chances };
  const paced = withPaceCertain(fixed, handicapper, chances, pace);
  return { evidence: paced, fixed: paced, paceChances: chances };
}
