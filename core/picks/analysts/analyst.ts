import type { Angle, Finding } from '../../handicapping/angles/angle.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import type { HorseOpinion, Opinion, Reason } from '../analysis/opinion.ts';
import type { AnalystSettings } from '../analysis/settings.ts';
import { tilted } from '../recommendations/chance-pool.ts';

/** A built-in analyst: a name and the angles it reasons from. */
export interface Analyst {
  readonly name: string;
  readonly angles: readonly Angle[];
}

interface Weighed {
  readonly angle: string;
  readonly weight: number;
  readonly findings: ReadonlyMap<string, Finding>;
}

const weigh = ({ angles }: Analyst, { weights }: AnalystSettings, evidence: Evidence): readonly Weighed[] =>
  angles.map((angle) => ({
    angle: angle.name,
    weight: weights[angle.name] ?? 0,
    findings: angle.findings(evidence),
  }));

function reasonsOn(programNumber: string, weighed: readonly Weighed[]): readonly Reason[] {
  const reasons = weighed.flatMap(({ angle, weight, findings }) => {
    const found = findings.get(programNumber);
    return found === undefined ? [] : [{ ...found, angle, moved: weight * found.value }];
  });
  return reasons.sort((a, b) => b.moved - a.moved);
}

/** Share of the others that `value` is ahead of; level ones count half. Half when there is nobody else. */
function shareBeaten(value: number, others: readonly number[]): number {
  if (others.length === 0) return 0.5;
  const beaten = others.filter((other) => other < value).length;
  const level = others.filter((other) => other === value).length;
  return (beaten + level / 2) / others.length;
}

/** Null where no angle found anything on this field. */
function agreementOn(programNumber: string, evidence: Evidence, weighed: readonly Weighed[]): number | null {
  const heard = weighed.filter(({ weight, findings }) => weight > 0 && findings.size > 0);
  const weights = heard.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  const rivals = evidence.starters.filter((runner) => runner.programNumber !== programNumber);
  const agreed = heard.reduce((sum, { weight, findings }) => {
    const valueFor = (number: string): number => findings.get(number)?.value ?? 0;
    const others = rivals.map((rival) => valueFor(rival.programNumber));
    return sum + weight * shareBeaten(valueFor(programNumber), others);
  }, 0);
  return Math.round((100 * agreed) / weights);
}

const scoreOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { moved }) => sum + moved, 0);

type Judged = Omit<HorseOpinion, 'chance'>;

function judge(evidence: Evidence, weighed: readonly Weighed[]): readonly Judged[] {
  return evidence.interests.flatMap((interest, at) => {
    const rows = interest.runners.map((runner) => {
      const reasons = reasonsOn(runner.programNumber, weighed);
      const agreement = agreementOn(runner.programNumber, evidence, weighed);
      return { interest, at, runner, reasons, agreement, score: scoreOf(reasons) };
    });
    return rows.sort((a, b) => b.score - a.score).slice(0, 1);
  });
}

/** Contenders before the others, each by score: nobody picks first a horse he gives far less chance than another. */
function ranked(rows: readonly HorseOpinion[], contender: number): readonly HorseOpinion[] {
  const least = contender * Math.max(0, ...rows.map(({ chance }) => chance));
  const tier = ({ chance }: HorseOpinion): number => (chance >= least ? 0 : 1);
  return [...rows].sort(
    (a, b) => tier(a) - tier(b) || b.score - a.score || b.chance - a.chance || a.at - b.at,
  );
}

/**
 * An analyst's opinion of a race. The score of a horse is the weighted sum of what its angles found; of coupled
 * horses the better one counts. The analyst's chances are the market's, tilted by the scores.
 */
export function opinionOf(
  analyst: Analyst,
  settings: AnalystSettings,
  evidence: Evidence,
  market: readonly number[],
): Opinion {
  const judged = judge(evidence, weigh(analyst, settings, evidence));
  const chances = tilted(
    market,
    judged.map(({ score }) => settings.strength * score),
  );
  const rows = judged.map((row) => ({ ...row, chance: chances[row.at] ?? 0 }));
  return { analyst: analyst.name, ranking: ranked(rows, settings.contender), chances };
}
