import { horseName } from '../../card/horse-name.ts';
import { verdictAt } from '../../odds/verdict.ts';
import { type LineRow, rowOn } from '../betting-line.ts';
import type { Evidence } from '../evidence.ts';
import type { Handicapper } from '../handicapper.ts';
import { lineOnRace } from '../line-on-race.ts';
import type { PaceAnalysis } from './pace-analysis.ts';
import type { PaceBet } from './pace-bets.ts';

function leanText({ horses: [horse], priceToTake }: LineRow, isOver: boolean): string {
  const name = `#${horse?.programNumber} ${horseName(horse?.name ?? '')}`;
  if (isOver) return `The pace suited ${name}.`;
  const price =
    priceToTake === null
      ? 'counting everything else, no price is long enough.'
      : `counting everything else, bet only at ${priceToTake.text} or more.`;
  return `The pace suits ${name}. That is a lean, not a bet: ${price}`;
}

/**
 * The pace bets whose horse is a BET by the verdict. When the first one is not, it becomes a lean among the insights. After
 * the off no bet remains.
 */
export function betsUnderVerdict(
  { bets, insights, ...analysis }: PaceAnalysis,
  evidence: Evidence,
  handicapper: Pick<Handicapper, 'model' | 'rules'>,
): PaceAnalysis {
  const { isOff: isOver, interests } = evidence;
  const line = lineOnRace(evidence, handicapper);
  const isBet = (bet: PaceBet): boolean => {
    const row = rowOn(line, bet.programNumber);
    const price = interests.find(({ number }) => number === row?.interest)?.price ?? null;
    return row !== null && !isOver && verdictAt({ ...row, price }, handicapper.rules.drift) === 'BET';
  };
  const [first] = bets;
  const lean = first === undefined || isBet(first) ? null : rowOn(line, first.programNumber);
  return {
    ...analysis,
    bets: bets.filter(isBet),
    insights: lean === null ? insights : [...insights, leanText(lean, isOver)],
  };
}
