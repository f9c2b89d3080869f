import { horseName } from '../../card/horse-name.ts';
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

/** Average return of a dollar to win at the current price; null without a price. */
const returned = ({ chance, interest: { price } }: HorseOpinion): number | null =>
  price === null ? null : chance * (price.toOne + 1);

const likelier = (a: HorseOpinion, b: HorseOpinion): number =>
  b.chance - a.chance || b.score - a.score || a.index - b.index;

/** The contender with the best return at its price by the analyst's own chances; the likeliest when no price is known. */
function bestAtItsPrice(
  likeliestFirst: readonly HorseOpinion[],
  contender: number,
): HorseOpinion | undefined {
  const [top] = likeliestFirst;
  const least = contender * (top?.chance ?? 0);
  const priced = likeliestFirst.filter((row) => row.chance >= least && returned(row) !== null);
  const [best = top] = priced.toSorted((a, b) => (returned(b) ?? 0) - (returned(a) ?? 0) || likelier(a, b));
  return best;
}

const rating = ({ chance }: HorseOpinion): string => String(Math.round(100 * chance));

/** Why the pick is not the horse the analyst rates highest; null when it is. */
function whyNotTheLikeliest(pick: HorseOpinion, top: HorseOpinion): string | null {
  if (pick === top || pick.interest.price === null) return null;
  const other = top.interest.price;
  const price = other === null ? 'has no price' : `is ${other.text}`;
  return `rated below #${top.runner.programNumber} ${horseName(top.runner.horseName)} (${rating(pick)} to ${rating(top)}) but better at its price: ${pick.interest.price.text}, where #${top.runner.programNumber} ${price}`;
}

/** The pick first, the others likeliest first. */
function ranked(rows: readonly HorseOpinion[], contender: number): readonly HorseOpinion[] {
  const likeliestFirst = rows.toSorted(likelier);
  const [top] = likeliestFirst;
  const pick = bestAtItsPrice(likeliestFirst, contender);
  if (pick === undefined || top === undefined) return [];
  const others = likeliestFirst.filter((row) => row !== pick);
  return [{ ...pick, whyNotTheLikeliest: whyNotTheLikeliest(pick, top) }, ...others];
}

/**
 * An analyst's opinion of a race. The score of a horse is the weighted sum of what its angles found; of coupled
 * horses the better one counts. The analyst's own chances are those of our line, tilted by the scores.
 */
export function opinionOf(
  analyst: Analyst,
  settings: AnalystSettings,
  evidence: Evidence,
  line: readonly number[],
): Opinion {
  const scored = scoreField(evidence, weigh(analyst, settings, evidence));
  const chances = tilted(
    line,
    scored.map(({ score }) => settings.strength * score),
  );
  const rows = scored.map((row) => ({ ...row, chance: chances[row.index] ?? 0 }));
  return { analyst: analyst.name, ranking: ranked(rows, settings.contender), chances };
}
