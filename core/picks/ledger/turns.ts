import type { Race } from '../../card/race.ts';
import type { BettingLine } from '../../handicapping/betting-line.ts';
import { isSameHorse } from '../../handicapping/same-horse.ts';
import { type Instant, toIsoOrNull } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { priceWords } from '../recommendations/live-odds.ts';
import type { Verdict } from '../recommendations/verdict.ts';
import { factsOf } from './chain.ts';
import type { LedgerEntry, SealedFacts, SealedHorse, SealedTurn } from './entry.ts';
import { isBet } from './sealed-bets.ts';
import { horseIn, priceSource } from './sealed-facts.ts';
import { sealedPrice } from './tickets.ts';

/** A race's verdict at the prices of a moment. */
export interface VerdictNow {
  readonly race: Pick<Race, 'id' | 'postTime' | 'day' | 'trackSlug'>;
  readonly line: BettingLine;
  readonly verdict: Verdict;
  /** Null without a board. */
  readonly board: Provenance | null;
  /** By the racing clock: card and prices were read later. */
  readonly readAt: Instant;
}

const isStillIn = ({ rows }: BettingLine, sealed: SealedHorse | null): boolean =>
  sealed !== null && rows.some(({ horses }) => horses.some((horse) => isSameHorse(sealed, horse)));

const isOnSame = (sealed: SealedHorse | null, verdict: Verdict): boolean => {
  const horse = horseIn(verdict);
  return sealed === null || horse === null ? sealed === horse : isSameHorse(sealed, horse);
};

/**
 * Whether the verdict is another than the one sealed last: of another kind, or on another horse. A sealed BET stands while
 * its horse is in the race: after it only a BET on another horse is a turn.
 */
export function isTurn(before: Pick<SealedFacts, 'verdict'>, { verdict, line }: VerdictNow): boolean {
  const { kind, horse } = before.verdict;
  if (verdict.kind === null) return false;
  const isAnother = !isOnSame(horse, verdict);
  if (isBet(before) && isStillIn(line, horse)) return verdict.kind === 'BET' && isAnother;
  return kind !== verdict.kind || (kind !== 'PASS' && isAnother);
}

const verdictWords = (kind: SealedTurn['from'], programNumber: string | null): string =>
  kind === null || kind === 'PASS' || programNumber === null
    ? (kind ?? 'No verdict')
    : `${kind} on #${programNumber}`;

/** `WATCH on #3 became BET on #3: 9-1 on the board, price to take 8-1.` */
function causeOf({ verdict: before }: Pick<SealedFacts, 'verdict'>, verdict: Verdict): string {
  const { price, priceToTake, programNumber } = verdict;
  const change = `${verdictWords(before.kind, before.horse?.programNumber ?? null)} became ${verdictWords(verdict.kind, programNumber)}`;
  if (price === null || priceToTake === null) return `${change}.`;
  return `${change}: ${priceWords(price)}, price to take ${priceToTake.text}.`;
}

/** The pick as it was sealed before, with the verdict it has turned to, the price that turned it and its board. */
export function turnedFacts(before: LedgerEntry, now: VerdictNow): SealedFacts {
  const { verdict, line, board, race } = now;
  const { kind, price, priceToTake } = verdict;
  return {
    ...factsOf(before),
    off: toIsoOrNull(race.postTime),
    line,
    verdict: { kind, horse: horseIn(verdict), priceToTake },
    turn: {
      from: before.verdict.kind,
      cause: causeOf(before, verdict),
      price: sealedPrice(price),
      board: board === null ? null : priceSource(board),
    },
  };
}
