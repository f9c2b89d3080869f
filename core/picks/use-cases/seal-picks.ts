import type { RaceId } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import type { Clock, Digest, RecordClock, WithLock } from '../../kernel/functions.ts';
import { toIso } from '../../kernel/instant.ts';
import { entryIn, factsText, LEDGER_LOCK, sealedRows } from '../ledger/chain.ts';
import { isOpen, type SealingClocks, sealedAtOnce } from '../ledger/clocks.ts';
import type { SealedFacts, SealedMoment } from '../ledger/entry.ts';
import type { PickToSeal } from '../ledger/pick-to-seal.ts';
import { sealedFacts } from '../ledger/sealed-facts.ts';
import type { LedgerStore, Seal } from '../ports.ts';

export interface SealPicksDeps {
  readonly ledger: LedgerStore;
  readonly digest: Digest;
  readonly withLock: WithLock;
  /** The racing clock. */
  readonly clock: Clock;
  /** The clock of the record. */
  readonly machineClock: RecordClock;
}

/** A real race that was off by the machine's clock counts as replayed, whatever the racing clock shows. */
function momentOf({ evidence: { race } }: PickToSeal, clocks: SealingClocks): SealedMoment {
  const isAfterOff = isOff(race, clocks.now);
  return { ...sealedAtOnce(clocks), isAfterOff, isReplayed: !isAfterOff && !isOpen(race, clocks) };
}

const replayedMoment = ({ evidence }: PickToSeal, { machine }: SealingClocks): SealedMoment => ({
  sealedAt: toIso(machine),
  racingAt: toIso(evidence.upTo),
  isAfterOff: isOff(evidence.race, evidence.upTo),
  isReplayed: true,
});

type Content = SealedFacts & SealedMoment;

/**
 * Seals picks as entries of the ledger, in the transaction that saves them. Content already in the ledger for a race
 * makes no new entry. `isReplayed`: made now as if at the moment of their evidence.
 */
export function makeSealPicks(deps: SealPicksDeps): Seal {
  const { ledger, digest, withLock } = deps;

  function contentOf(pick: PickToSeal, isReplayed: boolean, clocks: SealingClocks): Content {
    const facts = sealedFacts(pick, digest);
    return { ...facts, ...(isReplayed ? replayedMoment(pick, clocks) : momentOf(pick, clocks)) };
  }

  async function newOnes(contents: readonly Content[]): Promise<readonly Content[]> {
    const sealedTexts = new Set<string>();
    for (const isReplayed of [false, true]) {
      const ids = contents
        .filter((content) => content.isReplayed === isReplayed)
        .map(({ raceId }) => raceId as RaceId);
      for (const row of await ledger.lastOf(ids, isReplayed))
        sealedTexts.add(`${isReplayed}${factsText(entryIn(row))}`);
    }
    return contents.filter((content) => !sealedTexts.has(`${content.isReplayed}${factsText(content)}`));
  }

  return async function sealPicks(picks, { isReplayed = false } = {}) {
    const rated = picks.filter(({ evidence }) => evidence.interests.length > 0);
    return withLock(LEDGER_LOCK, async () => {
      const clocks = { now: deps.clock(), machine: await deps.machineClock() };
      const contents = rated.map((pick) => contentOf(pick, isReplayed, clocks));
      const fresh = await newOnes(contents);
      if (fresh.length > 0) await ledger.append(sealedRows(fresh, await ledger.head(), digest));
      return fresh.length;
    });
  };
}
