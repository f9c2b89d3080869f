import { handicapper } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import type { BettingLine } from '#core/handicapping/betting-line.ts';
import { type Evidence, evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import type { AnalyzedRace } from '#core/picks/analysis/analysis.ts';
import type { HorseOpinion, Opinion, Reason } from '#core/picks/analysis/opinion.ts';
import { NO_ANSWERS } from '#core/picks/outside-analysts/slot-answers.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { MORNING } from './picks-of.ts';

/** The evidence on an invented race on the morning of its day. */
export const evidenceOn = (race: Race = aRace(), around: Surroundings = {}): Evidence =>
  evidenceOf(race, new Map(), MORNING, around);

/** A reason that moved the score by so much, with a finding of the same size. */
export const aReason = (moved: number, clause: string, value = moved): Reason => ({
  angle: 'speed',
  moved,
  value,
  says: clause,
});

/** An opinion of the betting interest with that index, which means its first horse unless another is named. */
export function aHorseOpinion(
  evidence: Evidence,
  index: number,
  change: Partial<HorseOpinion> = {},
): HorseOpinion {
  const interest = present(evidence.interests[index]);
  return {
    interest,
    index,
    runner: present(interest.runners[0]),
    score: 0,
    agreement: 50,
    chance: 1 / evidence.interests.length,
    reasons: [],
    ...change,
  };
}

/** The rows as an opinion, in their order. */
export const anOpinion = (ranking: readonly HorseOpinion[], change: Partial<Opinion> = {}): Opinion => ({
  analyst: 'Form analyst',
  ranking,
  chances: ranking.toSorted((a, b) => a.index - b.index).map(({ chance }) => chance),
  ...change,
});

/** A line on the race with these chances, by the rules in `config/models` unless others are given. */
export function aLine(
  evidence: Evidence,
  chances: readonly number[],
  rules = handicapper.rules,
): BettingLine {
  const model = { name: 'fixed', version: '1', says: '', chances: () => chances };
  return lineOnRace(evidence, { model, rules });
}

/** A race on which both analysts have said that; every chance is the market's unless another is named. */
export function anAnalyzedRace(
  evidence: Evidence,
  opinions: AnalyzedRace['opinions'],
  change: Partial<AnalyzedRace> = {},
): AnalyzedRace {
  const market = pricedChances(evidence);
  return {
    evidence,
    line: aLine(evidence, market),
    market,
    model: market,
    live: market,
    opinions,
    pickers: { claude: 'Form analyst', openai: 'Pace analyst' },
    answers: NO_ANSWERS,
    blended: market,
    views: market,
    ...change,
  };
}
