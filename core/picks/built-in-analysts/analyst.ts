import type { Angle, Finding } from '../../handicapping/angles/angle.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { tilted } from '../analysis/chance-pool.ts';
import type { HorseOpinion, Opinion, Reason } from '../analysis/opinion.ts';
import type { AnalystSettings } from '../analysis/settings.ts';

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

/** Share of the others that `value` beats; ties count half. Half without others. */
function shareBeaten(value: number, others: readonly number[]): number {
  if (others.length === 0) return 0.5;
  const beaten = others.filter((other) => other < value).length;
  const level = others.filter((other) => other === value).length;
  return (beaten + level / 2) / others.length;
}

/** Null where no angle found anything on this field. */
function agreementOn(programNumber: string, evidence: Evidence, weighed: readonly Weighed[]): number | null {
  const relevant = weighed.filter(({ weight, findings }) => weight > 0 && findings.size > 0);
  const weights = sumBy(relevant, ({ weight }) => weight);
  if (weights === 0) return null;
  const rivals = evidence.starters.filter((runner) => runner.programNumber !== programNumber);
  const agreed = relevant.reduce((sum, { weight, findings }) => {
    const valueFor = (number: string): number => findings.get(number)?.value ?? 0;
    const others = rivals.map((rival) => valueFor(rival.programNumber));
    return sum + weight * shareBeaten(valueFor(programNumber), others);
  }, 0);
  return Math.round((100 * agreed) / weights);
}

const scoreOf = (reasons: readonly Reason[]): number => sumBy(reasons, ({ moved }) => moved);

type ScoredHorse = Omit<HorseOpinion, 'chance'>;

function scoreField(evidence: Evidence, weighed: readonly Weighed[]): readonly ScoredHorse[] {
  return evidence.interests.flatMap((interest, index) => {
    const rows = interest.runners.map((runner) => {
      const reasons = reasonsOn(runner.programNumber, weighed);
      const agreement = agreementOn(runner.programNumber, evidence, weighed);
      return { interest, index, runner, reasons, agreement, score: scoreOf(reasons) };
    });
    return rows.sort((a, b) => b.score - a.score).slice(0, 1);
  });
}

/** Contenders before the others, each by score: no analyst picks a horse it gives far less chance than another. */
function ranked(rows: readonly HorseOpinion[], contender: number): readonly HorseOpinion[] {
  const least = contender * Math.max(0, ...rows.map(({ chance }) => chance));
  const tier = ({ chance }: HorseOpinion): number => (chance >= least ? 0 : 1);
  return [...rows].sort(
    (a, b) => tier(a) - tier(b) || b.score - a.score || b.chance - a.chance || a.index - b.index,
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
  const scored = scoreField(evidence, weigh(analyst, settings, evidence));
  const chances = tilted(
    market,
    scored.map(({ score }) => settings.strength * score),
  );
  const rows = scored.map((row) => ({ ...row, chance: chances[row.index] ?? 0 }));
  return { analyst: analyst.name, ranking: ranked(rows, settings.contender), chances };
}
