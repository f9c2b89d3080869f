import type { HttpDoors } from '#adapters/http/app.ts';
import type { makeMemoryAcceptanceShelf } from '#adapters/memory/acceptance-shelf.ts';
import { makeMemoryProofChain } from '#adapters/memory/proof-chain.ts';
import { makeMemorySpendShelf } from '#adapters/memory/spend-shelf.ts';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { MemberShelf } from '#core/accounts/ports.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { makeTellRacingNow } from '#core/results/use-cases/tell-racing-now.ts';
import type { ScoredRace } from '#core/scorecards/scoreboard/scored-picks.ts';
import type { SpendShelf } from '#core/spend/ports.ts';
import { makeBreakDownSpend } from '#core/spend/use-cases/break-down-spend.ts';
import { makeTellRaceTimeline, type RaceTimelineDoors } from '#core/timeline/use-cases/tell-race-timeline.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';

type UseCases = HttpDoors['useCases'];

/** Packs of proofs on shelves in memory. */
export function evidenceDoors(all: {
  readonly members: MemberShelf;
  readonly acceptances: ReturnType<typeof makeMemoryAcceptanceShelf>;
}): UseCases['evidence'] {
  const chain = makeMemoryProofChain(all.acceptances);
  const doors = { ...all, chain, digest, clock: machineClock, newSalt: newSecret, product: 'Clubhouse Turn' };
  const sealProofs = makeSealProofs({ ...doors, oneAtATime: makeOneAtATime() });
  const exportEvidence = makeExportEvidence({ ...doors, sealProofs });
  const check = makeCheckEvidence({ digest });
  return {
    exportEvidence,
    checkStored: async () => check((await exportEvidence(null)).rows),
    dropPerson: makeDropPerson({ ...doors, sealProofs }),
  };
}

/** Spending broken down, on a shelf in memory. */
export const spendBreakdownDoors = (
  members: MemberShelf,
  spend: SpendShelf = makeMemorySpendShelf(),
  scored: readonly ScoredRace[] = [],
): UseCases['spendBreakdown'] => ({
  breakDownSpend: makeBreakDownSpend({
    spend,
    members,
    scoredPicks: async () => scored,
    clock: machineClock,
  }),
});

type Shelves = Pick<
  RaceTimelineDoors,
  'printed' | 'changes' | 'odds' | 'weatherBefore' | 'raceWeatherOf' | 'points'
> & {
  readonly cards: Parameters<typeof makeTellRacingNow>[0]['cards'];
  readonly ledger: LedgerPages;
  readonly results: ResultShelf;
};

/** What happened to a race, on shelves in memory; the machine's clock is the racing clock. */
export const timelineDoors = (shelves: Shelves, clock: Clock): UseCases['raceTimeline'] => ({
  tellRaceTimeline: makeTellRaceTimeline({
    ...shelves,
    schedule: SCHEDULE,
    racingNow: makeTellRacingNow({ cards: shelves.cards, clock }),
    clock,
    racingClock: clock,
  }),
});
