import type { Recommendation } from './picks-rules.ts';

/** Whose bets are shown. */
export type BetSource = 'claude' | 'chatgpt';
export const firstSource: BetSource = 'claude';

type Bets<Row> = {
  readonly all: readonly Row[];
  readonly bySource: Readonly<Record<BetSource, readonly Row[]>>;
};

export type ValueBet = Recommendation['valueBets'][number];
export type ExoticPlay = Recommendation['exoticPlays'][number];

export const valueBetsOf = (recommendation: Recommendation): Bets<ValueBet> => ({
  all: recommendation.valueBets,
  bySource: { claude: recommendation.claudeValueBets, chatgpt: recommendation.chatgptValueBets },
});

export const exoticPlaysOf = (recommendation: Recommendation): Bets<ExoticPlay> => ({
  all: recommendation.exoticPlays,
  bySource: { claude: recommendation.claudeExoticPlays, chatgpt: recommendation.chatgptExoticPlays },
});

/** The chosen source's bets; the blended list when that source has none. */
export function betsShown<Row>(
  bets: Bets<Row>,
  source: BetSource,
): { readonly rows: readonly Row[]; readonly isFallback: boolean } {
  const bySource = bets.bySource[source];
  return bySource.length > 0 ? { rows: bySource, isFallback: false } : { rows: bets.all, isFallback: true };
}

/** Value bets can be switched only when both sources have some. */
export const showsValueToggle = ({ bySource }: Bets<ValueBet>): boolean =>
  bySource.claude.length > 0 && bySource.chatgpt.length > 0;

/** Exotics can be switched when either source has plays. */
export const showsExoticToggle = ({ bySource }: Bets<ExoticPlay>): boolean =>
  bySource.claude.length > 0 || bySource.chatgpt.length > 0;
