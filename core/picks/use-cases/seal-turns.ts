import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Card, Race } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import { aroundRace, evidenceOf } from '../../handicapping/evidence.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { lineOnRace } from '../../handicapping/line-on-race.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock, Digest, RecordClock, WithLock } from '../../kernel/functions.ts';
import { parseInstant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { entryIn, LEDGER_LOCK, sealedRows } from '../ledger/chain.ts';
import { isOpen, type SealingClocks, sealedAtOnce } from '../ledger/clocks.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import { isTurn, turnedFacts, type VerdictNow } from '../ledger/turns.ts';
import type { LedgerStore } from '../ports.ts';
import { pricesIn } from '../recommendations/at-prices.ts';
import { verdictOn } from '../recommendations/verdict.ts';

export interface SealTurnsDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'>;
  readonly ledger: Pick<LedgerStore, 'head' | 'append' | 'lastOf'>;
  readonly knownAround: KnownAround;
  readonly handicapper: Handicapper;
  readonly digest: Digest;
  readonly withLock: WithLock;
  /** The racing clock. */
  readonly clock: Clock;
  /** The clock of the record. */
  readonly machineClock: RecordClock;
}

/** The race has a newer pick, maybe of a changed card, than the verdict was read with. */
const isSealedSince = ({ racingAt }: LedgerEntry, { readAt }: VerdictNow): boolean =>
  (parseInstant(racingAt) ?? readAt) > readAt;

/**
 * Seals the verdicts of a day's open races that are others than those sealed last, each as a new entry with its price, its
 * board and its cause; picks, chances and the price to take stay as sealed. Nothing is sealed of a race that is off or that
 * has no sealed pick. Gives the number of new entries.
 */
export function makeSealTurns(deps: SealTurnsDeps) {
  const { cards, ledger, knownAround, handicapper, digest, withLock } = deps;
  const clocksNow = async (): Promise<SealingClocks> => ({
    now: deps.clock(),
    machine: await deps.machineClock(),
  });

  async function verdictsOn(card: Card, clocks: SealingClocks): Promise<readonly VerdictNow[]> {
    const open = card.races.filter((race) => isOpen(race, clocks) && race.isCancelled !== true);
    if (open.length === 0) return [];
    const forms = await cards.formsOf(open, noonOf(card));
    const around = await knownAround(open, forms, clocks.now);
    const sealed = open.filter((race) => (around.get(race.id)?.sealedLine ?? null) !== null);
    return sealed.flatMap((race: Race) => {
      const evidence = evidenceOf(race, formIn(forms, race), clocks.now, aroundRace(around, race));
      if (evidence.interests.length === 0) return [];
      const line = lineOnRace(evidence, handicapper);
      const prices = pricesIn(evidence, handicapper.rules);
      const verdict = verdictOn(line, prices.priceOf, prices);
      return [{ race, line, verdict, board: evidence.board, readAt: clocks.now }];
    });
  }

  async function lastSealed(verdicts: readonly VerdictNow[]): Promise<ReadonlyMap<string, LedgerEntry>> {
    const rows = await ledger.lastOf(
      verdicts.map(({ race }) => race.id),
      false,
    );
    return new Map(rows.map(entryIn).map((entry) => [entry.raceId, entry]));
  }

  async function seal(verdicts: readonly VerdictNow[]): Promise<number> {
    const last = await lastSealed(verdicts);
    const clocks = await clocksNow();
    const contents = verdicts.flatMap((verdict) => {
      const before = last.get(verdict.race.id);
      if (before === undefined || before.isAfterOff || !isOpen(verdict.race, clocks)) return [];
      if (isSealedSince(before, verdict) || !isTurn(before, verdict)) return [];
      return [{ ...turnedFacts(before, verdict), ...sealedAtOnce(clocks) }];
    });
    if (contents.length === 0) return 0;
    await ledger.append(sealedRows(contents, await ledger.head(), digest));
    return contents.length;
  }

  return async function sealTurns(trackSlug: string, day: RaceDay): Promise<number> {
    const clocks = await clocksNow();
    const stored = await cards.cardFor(trackSlug, day);
    const verdicts = stored === null ? [] : await verdictsOn(stored.card, clocks);
    return verdicts.length === 0 ? 0 : withLock(LEDGER_LOCK, () => seal(verdicts));
  };
}

export type SealTurns = ReturnType<typeof makeSealTurns>;
