import { originOf, type PriceOrigin, priceFromText } from '../../card/price.ts';
import { parseInstant } from '../../kernel/instant.ts';
import type { LongshotOpportunity } from '../longshots/longshot.ts';
import type { LiveOddsRow } from './live-odds.ts';
import type { PickedHorse, Recommendation } from './recommendation.ts';
import type { ValueBet } from './value-bet.ts';

/** Prices as versions before the one price type saved them: texts, and a name for each kind. */
interface OlderPrices {
  readonly morningLineOdds: string | null;
  readonly currentOdds: string | null;
}

type OlderPick = Omit<PickedHorse, 'price' | 'morningLine'> & OlderPrices;
type OlderLiveOdds = Omit<LiveOddsRow, 'price' | 'morningLine'> &
  OlderPrices & { readonly source: string; readonly at: string };
type OlderBet = Omit<ValueBet, 'price' | 'fairPrice'> & {
  readonly odds: string;
  readonly oddsKind?: 'live' | 'morning line';
};
type OlderLongshot = Omit<LongshotOpportunity, 'price'> & {
  readonly odds: string;
  readonly oddsToOne: number;
};

type StoredBets = readonly (ValueBet | OlderBet)[];

/** The priced parts of a recommendation as any version saved them. */
export interface StoredPrices {
  readonly primaryPick: PickedHorse | OlderPick | null;
  readonly bestLongshotPick: PickedHorse | OlderPick | null;
  readonly liveOddsData: readonly (LiveOddsRow | OlderLiveOdds)[];
  readonly valueBets: StoredBets;
  readonly claudeValueBets: StoredBets;
  readonly chatgptValueBets: StoredBets;
  readonly longshotOpportunities: readonly (LongshotOpportunity | OlderLongshot)[];
}

/** Whose prices they were: the card's, and the board's where one was known. */
interface Origins {
  readonly line: PriceOrigin;
  readonly live: PriceOrigin;
}

function pricesOf({ morningLineOdds, currentOdds }: OlderPrices, { line, live }: Origins) {
  const morningLine = priceFromText(morningLineOdds, line);
  return { price: priceFromText(currentOdds, live) ?? morningLine, morningLine };
}

function pickOf(stored: PickedHorse | OlderPick | null, origins: Origins): PickedHorse | null {
  if (stored === null || 'price' in stored) return stored;
  const { morningLineOdds, currentOdds, ...pick } = stored;
  return { ...pick, ...pricesOf({ morningLineOdds, currentOdds }, origins) };
}

function liveOddsOf(stored: LiveOddsRow | OlderLiveOdds, { line }: Origins): LiveOddsRow {
  if ('price' in stored) return stored;
  const { morningLineOdds, currentOdds, source, at: iso, ...row } = stored;
  const live = { kind: 'live', source, at: parseInstant(iso) } as const;
  return { ...row, ...pricesOf({ morningLineOdds, currentOdds }, { line, live }) };
}

/** Before the kind was saved, a horse on the board known then was priced by it. */
const isLive = (programNumber: string, { liveOddsData }: StoredPrices): boolean =>
  liveOddsData.some((row) => row.programNumber === programNumber);

type OriginFor = (programNumber: string) => PriceOrigin;

function betOf(
  stored: ValueBet | OlderBet,
  originFor: OriginFor,
  { line, live }: Origins,
): readonly ValueBet[] {
  if ('price' in stored) return [{ ...stored, fairPrice: stored.fairPrice ?? null }];
  const { odds, oddsKind, ...bet } = stored;
  const known = oddsKind === undefined ? originFor(bet.programNumber) : oddsKind === 'live' ? live : line;
  const price = priceFromText(odds, known);
  return price === null ? [] : [{ ...bet, fairPrice: null, price }];
}

function longshotOf(stored: LongshotOpportunity | OlderLongshot, originFor: OriginFor): LongshotOpportunity {
  if ('price' in stored) return stored;
  const { odds, oddsToOne, ...longshot } = stored;
  const { kind, source, at: instant } = originFor(longshot.programNumber);
  return { ...longshot, price: { text: odds, toOne: oddsToOne, kind, source, at: instant } };
}

/** The priced parts with every price as one, whichever version saved them. */
export function pricedParts(
  stored: StoredPrices,
  { card, board }: Pick<Recommendation['sources'], 'card' | 'board'>,
) {
  const origins = { line: originOf('morning line', card), live: originOf('live', board ?? card) };
  const originFor = (programNumber: string): PriceOrigin =>
    isLive(programNumber, stored) ? origins.live : origins.line;
  const bets = (storedBets: StoredBets) => storedBets.flatMap((bet) => betOf(bet, originFor, origins));
  return {
    primaryPick: pickOf(stored.primaryPick, origins),
    bestLongshotPick: pickOf(stored.bestLongshotPick, origins),
    liveOddsData: stored.liveOddsData.map((row) => liveOddsOf(row, origins)),
    valueBets: bets(stored.valueBets),
    claudeValueBets: bets(stored.claudeValueBets),
    chatgptValueBets: bets(stored.chatgptValueBets),
    longshotOpportunities: stored.longshotOpportunities.map((row) => longshotOf(row, originFor)),
  };
}
