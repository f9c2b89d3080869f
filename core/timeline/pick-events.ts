import { parseInstant } from '../kernel/instant.ts';
import type { LedgerEntry } from '../picks/ledger/entry.ts';
import { eventOf, type RaceEvent } from './event.ts';

/** `4 Paper Lantern, BET 4 at 5-2 or more`. */
function verdictText({ voices: pickers, verdict }: LedgerEntry): string {
  const horse = pickers.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  const pick = horse === null ? 'no horse' : `${horse.programNumber} ${horse.name}`;
  if (verdict.kind === null) return `${pick}, no verdict yet`;
  if (verdict.kind === 'PASS') return `${pick}, PASS`;
  const price = verdict.priceToTake === null ? '' : ` at ${verdict.priceToTake.text} or more`;
  const bet = verdict.kind === 'PLAY' || verdict.horse === null ? '' : ` ${verdict.horse.programNumber}`;
  return `${pick}, ${verdict.kind}${bet}${price}`;
}

function nameOf({ isReplayed, isAfterOff, turn }: LedgerEntry, isFirst: boolean): string {
  if (isReplayed) return 'Replay picks (made after the race)';
  if (isAfterOff) return 'Picks published after the off';
  if (turn !== undefined) return 'Verdict changed at new prices';
  return isFirst ? 'Picks published' : 'Picks updated';
}

/** Each entry of the sealed ledger on the race, in its order, beside the one before it. */
export function pickEvents(entries: readonly LedgerEntry[]): readonly RaceEvent[] {
  return entries.flatMap((entry, nth) => {
    const instant = parseInstant(entry.racingAt);
    const former = entries[nth - 1];
    if (instant === null) return [];
    return eventOf({
      kind: 'pick',
      at: instant,
      what: nameOf(entry, former === undefined),
      before: former === undefined ? null : verdictText(former),
      after: verdictText(entry),
      detail: entry.turn?.cause ?? `Analyzed by ${entry.analysedBy}.`,
      source: 'Sealed ledger',
      ledgerRow: entry.seq,
    });
  });
}
