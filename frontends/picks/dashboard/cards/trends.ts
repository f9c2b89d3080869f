import { fixed } from '#kit/kit.ts';
import { spanText } from '../figures.ts';
import { headline, sampleText, smallReturn } from '../metric-cards.tsx';
import type { Metrics, RecentResult } from '../questions.ts';

/** A bar: its share of the full width, null where there is nothing to show, and what it says. */
export type Trend = { readonly label: string; readonly share: number | null; readonly said: string };

type Scored = Pick<RecentResult, 'pick'>;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Of the recent races with a pick that can be scored, those it won: a handful, so a count and no bar. */
function recentTrend(results: readonly Scored[]): Trend {
  const scored = results.flatMap(({ pick }) =>
    pick && (pick.result === 'won' || pick.result === 'lost') ? [pick] : [],
  );
  const won = scored.filter(({ result }) => result === 'won').length;
  const said = scored.length === 0 ? 'no scored picks' : `${won} of ${scored.length} picks won`;
  return { label: 'Latest results', share: null, said };
}

/** How our picks have done: over thirty days, this month's return per dollar, and lately. Too few bets draw no bar. */
export function trendsOf(
  {
    winRate,
    winRateSample,
    roi,
    roiSample,
  }: Pick<Metrics, 'winRate' | 'winRateSample' | 'roi' | 'roiSample'>,
  results: readonly Scored[],
): readonly Trend[] {
  const rate = headline(winRate, winRateSample);
  const returned = headline(roi, roiSample);
  return [
    {
      label: 'Win rate',
      share: rate === null ? null : within(rate / 100),
      said:
        rate === null
          ? sampleText(winRateSample)
          : `${fixed(rate, 1, '%')}, ${spanText(winRateSample.from, winRateSample.to)}`,
    },
    {
      label: 'Return per $1',
      share: returned === null ? null : within((100 + returned) / 200),
      said:
        returned === null
          ? `${smallReturn(roi, roiSample)}${sampleText(roiSample)}`
          : `$${((100 + returned) / 100).toFixed(2)}, ${spanText(roiSample.from, roiSample.to)}`,
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
