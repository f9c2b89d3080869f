import { horseName } from '../../card/horse-name.ts';
import type { Price, QuotedPrice } from '../../card/price.ts';
import type { BettingLine, LineRow } from '../../handicapping/betting-line.ts';
import { isSameHorse } from '../../handicapping/same-horse.ts';
import type { BetAtOff, SealedBet } from '../../handicapping/sealed-bet.ts';
import { percentText } from '../../kernel/text.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import { fieldVerdict, type VerdictKind } from '../../odds/verdict.ts';

/** The verdict on a race: bet, wait for a price, or pass. */
export interface Verdict {
  /** Null while there is no price. */
  readonly kind: VerdictKind | null;
  /** The horse it is about; null when no horse is worth a bet at any price. */
  readonly horse: string | null;
  readonly programNumber: string | null;
  /** Our win chance, 0-1. */
  readonly chance: number | null;
  readonly fairPrice: QuotedPrice | null;
  /** The shortest price at which we bet it. */
  readonly priceToTake: QuotedPrice | null;
  /** Its current price. */
  readonly price: Price | null;
  readonly sentence: string;
}

/** The fields of a verdict that is not about any horse. */
export const NO_HORSE = {
  horse: null,
  programNumber: null,
  chance: null,
  fairPrice: null,
  priceToTake: null,
  price: null,
};

/** The price of each betting interest, in the order of the line. */
export type PricesOf = (row: LineRow) => Price | null;

/** How far prices can still move, whether the race is off, which ends betting, and whether it was a bet before. */
export interface VerdictMoment extends BetAtOff {
  readonly drift: PriceDrift;
}

/** `now 5-2`, `morning line 5-2`, `5-2 on an old board`, `5-2 at the off`. */
function priceNowWords({ kind, text }: Price, isOff: boolean): string {
  if (kind === 'morning line') return `morning line ${text}`;
  if (kind === 'stale') return `${text} on an old board`;
  return isOff ? `${text} at the off` : `now ${text}`;
}

interface Named {
  readonly row: LineRow;
  readonly price: Price;
  readonly margin: number;
  readonly isOff: boolean;
}

function sentenceOn(kind: VerdictKind, { row, price, margin, isOff }: Named): string {
  const [first] = row.horses;
  const horse = horseName(first?.name ?? '');
  const least = row.priceToTake?.text ?? '';
  const why = `We make it ${percentText(row.chance)}, fair odds ${row.fairPrice?.text ?? least}, and ask ${Math.round(100 * margin)}% more.`;
  const now = priceNowWords(price, isOff);
  if (isOff) return `Frozen at the off: ${horse} was a bet at ${least} or more; ${now}. ${why}`;
  if (kind !== 'PASS') return `Bet ${horse} at ${least} or more; ${now}. ${why}`;
  return `No horse is likely to reach a price worth taking. Closest: #${first?.programNumber} ${horse}, a bet at ${least} or more; ${now}. ${why}`;
}

/** `Frozen at the off: we said BET on Paper Lantern at 7-2 or more, sealed at 4-1; 3-1 at the off. We made it 24.2%.` */
function betAtOffSentence({ name, priceToTake, price: sealedPrice, chance }: SealedBet, price: Price | null) {
  const least = priceToTake === null ? '' : ` at ${priceToTake.text} or more`;
  const sealed = sealedPrice === null ? '' : `, sealed at ${sealedPrice}`;
  const now = price === null ? 'no price at the off' : priceNowWords(price, true);
  const why = chance === null ? '' : ` We made it ${percentText(chance)}.`;
  return `Frozen at the off: we said BET on ${horseName(name)}${least}${sealed}; ${now}.${why}`;
}

/** The verdict on a race that is off and was sealed as a bet before: it stays one, at the price it came to. */
function betAtOff({ rows }: BettingLine, priceOf: PricesOf, { isOff, sealedBet }: BetAtOff): Verdict | null {
  if (!isOff || sealedBet === null) return null;
  const row = rows.find(({ horses }) => horses.some((horse) => isSameHorse(sealedBet, horse)));
  if (row === undefined) return null;
  const { chance, fairPrice, priceToTake } = row;
  const { name: horse, programNumber } = sealedBet;
  const price = priceOf(row);
  const sentence = betAtOffSentence(sealedBet, price);
  return { kind: 'BET', horse, programNumber, chance, fairPrice, priceToTake, price, sentence };
}

const NO_PRICE_AT_THE_OFF = 'The race went off without a price, so there is no verdict.';

/** The verdict on a race: our line against the prices known, or the bet sealed before its off. */
export function verdictOn(line: BettingLine, priceOf: PricesOf, moment: VerdictMoment): Verdict {
  return betAtOff(line, priceOf, moment) ?? verdictAtPrices(line, priceOf, moment);
}

function verdictAtPrices(
  { rows, margin }: BettingLine,
  priceOf: PricesOf,
  { drift, isOff }: VerdictMoment,
): Verdict {
  if (rows.length === 0) return { kind: 'PASS', ...NO_HORSE, sentence: 'No starters: no bet.' };
  const horses = rows.map((row) => ({ ...row, price: priceOf(row) }));
  const { kind, at: place } = fieldVerdict(horses, drift);
  const [row, price] = [rows[place ?? -1] ?? null, horses[place ?? -1]?.price ?? null];
  if (kind === null)
    return { kind, ...NO_HORSE, sentence: isOff ? NO_PRICE_AT_THE_OFF : 'No prices yet, so no verdict.' };
  if (row === null || price === null)
    return { kind, ...NO_HORSE, sentence: 'No horse here is worth a bet at any price.' };
  const { chance, fairPrice, priceToTake } = row;
  const [horse] = row.horses;
  return {
    kind,
    horse: horse?.name ?? null,
    programNumber: horse?.programNumber ?? null,
    chance,
    fairPrice,
    priceToTake,
    price,
    sentence: sentenceOn(kind, { row, price, margin, isOff }),
  };
}
