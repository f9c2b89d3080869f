import { listText } from '../../kernel/text.ts';
import type { Interval } from '../../training/scoring/bootstrap.ts';
import { ALL_BETS, type LineMoney, type RecordLine } from './record-line.ts';

/** Dollars of a fan's bet that a return is put in. */
const STAKE = 100;

/** A return in whole dollars for each $100, with its sign: `−$7`, `+$8`, `$0`. */
export function perHundred(perUnit: number): string {
  const dollars = Math.round(Math.abs(STAKE * perUnit));
  const sign = dollars === 0 ? '' : perUnit < 0 ? '−' : '+';
  return `${sign}$${dollars}`;
}

const reach = ({ low, high }: Interval): string => `${perHundred(low)} to ${perHundred(high)}`;

/** `for each $100 bet: −$7, could be anything from −$21 to +$8`. */
export function moneyWords({ perUnit, interval }: LineMoney): string {
  const spread = interval === null ? 'one race day says little' : `could be anything from ${reach(interval)}`;
  return `for each $100 bet: ${perHundred(perUnit)}, ${spread}`;
}

/** How the chances compare with the public's, in a few words; null where it cannot be said. */
export function chancesWords({ side, chances }: Pick<RecordLine, 'side' | 'chances'>): string | null {
  if (chances === null || side === null) return null;
  if (side === 'too close to call') return 'chances: too close to the public’s to call';
  return `chances: ${side} than the public’s by ${Math.abs(chances.difference).toFixed(4)} a race`;
}

function moneyPart(lines: readonly RecordLine[]): string | null {
  const bets = lines.find(({ key, money }) => key === ALL_BETS && money !== null);
  const line = bets ?? lines.find(({ key, money }) => key.startsWith('consensus') && money !== null);
  const money = line?.money ?? null;
  if (line === undefined || money === null) return null;
  const isOfSeveral = lines.some(({ key }) => key.startsWith(`${ALL_BETS} `));
  const what =
    line === bets
      ? `on each of our ${money.bets} BET verdicts${isOfSeveral ? ', all versions together,' : ''}`
      : `on our pick in each of ${money.bets} races`;
  const did = money.perUnit < 0 ? 'lost' : 'made';
  const range =
    money.interval === null ? '' : `, and by luck alone could be anything from ${reach(money.interval)}`;
  return `$100 ${what} ${did} $${Math.round(STAKE * Math.abs(money.perUnit))} a bet${range}`;
}

/** Names of rows, with the version where another row has the same name. */
function namesOf(named: readonly RecordLine[], lines: readonly RecordLine[]): readonly string[] {
  const isShared = (who: string): boolean => lines.filter((line) => line.who === who).length > 1;
  return named.map(({ who, by }) => (by !== '' && isShared(who) ? `${who} (${by})` : who));
}

function publicPart(lines: readonly RecordLine[]): string {
  const better = namesOf(
    lines.filter(({ side }) => side === 'better'),
    lines,
  );
  const ahead = namesOf(
    lines.filter(({ isProfitClear }) => isProfitClear),
    lines,
  );
  const beaten =
    better.length === 0
      ? 'No picker beats the public’s chances by more than luck'
      : `${listText(better)} beat the public’s chances by more than luck`;
  const profit =
    ahead.length === 0 ? 'no picker is clearly ahead in money' : `clearly ahead in money: ${listText(ahead)}`;
  return `${beaten}, and ${profit}`;
}

/** What the record comes to, in a sentence; null while there are too few races for any figure. */
export function recordSentence(lines: readonly RecordLine[]): string | null {
  if (lines.every(({ money, chances }) => money === null && chances === null)) return null;
  const money = moneyPart(lines);
  return money === null ? `${publicPart(lines)}.` : `${publicPart(lines)}; ${money}.`;
}
