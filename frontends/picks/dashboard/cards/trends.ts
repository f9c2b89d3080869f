import { spanText } from '../figures.ts';
import type { Metrics, RecentResult } from '../questions.ts';

/** A bar: its share of the full width, null where there is nothing to show, and what it says. */
export type Trend = { readonly label: string; readonly share: number | null; readonly said: string };

type Scored = Pick<RecentResult, 'pick'>;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Of the recent races with a pick that can be scored, those it won. */
function recentTrend(results: readonly Scored[]): Trend {
  const scored = results.flatMap(({ pick }) =>
    pick && (pick.result === 'won' || pick.result === 'lost') ? [pick] : [],
  );
  const won = scored.filter(({ result }) => result === 'won').length;
  const share = scored.length === 0 ? null : won / scored.length;
  const said = share === null ? 'no scored picks' : `${won} of ${scored.length} picks won`;
  return { label: 'Latest results', share, said };
}

/** How our picks have done: lately, over thirty days, and the return per dollar this month. */
export function trendsOf(
  {
    winRate,
    winRateSample,
    roi,
    roiSample,
  }: Pick<Metrics, 'winRate' | 'winRateSample' | 'roi' | 'roiSample'>,
  results: readonly Scored[],
): readonly Trend[] {
  return [
    {
      label: 'Win rate',
      share: winRate === null ? null : within(winRate / 100),
      said:
        winRate === null
          ? 'no scored picks'
          : `${winRate.toFixed(1)}%, ${spanText(winRateSample.from, winRateSample.to)}`,
    },
    {
      label: 'Return per $1',
      share: roi === null ? null : within((100 + roi) / 200),
      said:
        roi === null
          ? 'no scored picks'
          : `$${((100 + roi) / 100).toFixed(2)}, ${spanText(roiSample.from, roiSample.to)}`,
    },
    recentTrend(results),
  ];
}

export type DayOfPayoffs = {
  readonly day: string;
  readonly paid: number;
  readonly races: number;
};

/** What $2 to win on the winner paid on each day of the latest results, oldest first; races without a price are left out. */
export function payoffsByDay(results: readonly RecentResult[]): readonly DayOfPayoffs[] {
  const byDay = new Map<string, number[]>();
  for (const { day, payoffs } of results) {
    const win = payoffs.find(({ wager }) => wager === 'Win')?.payoff ?? null;
    if (win !== null) byDay.set(day, [...(byDay.get(day) ?? []), win]);
  }
  return [...byDay]
    .map(([day, paid]) => ({
      day,
      paid: paid.reduce((sum, payoff) => sum + payoff, 0) / paid.length,
      races: paid.length,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
