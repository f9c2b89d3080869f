import type { Recommendation } from './picks-rules.ts';

/** Whose bets are shown. */
export type BetSource = 'claude' | 'chatgpt';
export const firstSource: BetSource = 'claude';

type Bets<Row> = { readonly all: readonly Row[]; readonly own: Readonly<Record<BetSource, readonly Row[]>> };

export type ValueBet = Recommendation['valueBets'][number];
export type ExoticPlay = Recommendation['exoticPlays'][number];

export const valueBetsOf = (one: Recommendation): Bets<ValueBet> => ({
  all: one.valueBets,
  own: { claude: one.claudeValueBets, chatgpt: one.chatgptValueBets },
});

export const exoticPlaysOf = (one: Recommendation): Bets<ExoticPlay> => ({
  all: one.exoticPlays,
  own: { claude: one.claudeExoticPlays, chatgpt: one.chatgptExoticPlays },
});

/** The chosen source's bets; the blended list when that source has none. */
export function betsShown<Row>(
  bets: Bets<Row>,
  source: BetSource,
): { readonly rows: readonly Row[]; readonly isFallback: boolean } {
  const own = bets.own[source];
  return own.length > 0 ? { rows: own, isFallback: false } : { rows: bets.all, isFallback: true };
}

/** Value bets can be switched only when both sources have some. */
export const showsValueToggle = ({ own }: Bets<ValueBet>): boolean =>
  own.claude.length > 0 && own.chatgpt.length > 0;

/** Exotics can be switched when either source has plays. */
export const showsExoticToggle = ({ own }: Bets<ExoticPlay>): boolean =>
  own.claude.length > 0 || own.chatgpt.length > 0;
