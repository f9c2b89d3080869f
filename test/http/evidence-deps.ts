import type { HttpDeps } from '#adapters/http/app.ts';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { MemberStore } from '#core/accounts/ports.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import type { ScoredRace } from '#core/scorecards/scoreboard/scored-picks.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import { makeBreakDownSpend } from '#core/spend/use-cases/break-down-spend.ts';
import {
  makeBuildRaceTimeline,
  type RaceTimelineDeps,
} from '#core/timeline/use-cases/build-race-timeline.ts';
import type { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryProofChain } from '#test/doubles/proof-chain.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

type UseCases = HttpDeps['useCases'];

/** Packs of proofs on stores in memory. */
export function evidenceDeps(all: {
  readonly members: MemberStore;
  readonly acceptances: ReturnType<typeof makeMemoryAcceptanceStore>;
}): UseCases['evidence'] {
  const chain = makeMemoryProofChain(all.acceptances);
  const deps = { ...all, chain, digest, clock: machineClock, newSalt: newSecret, product: 'Clubhouse Turn' };
  const sealProofs = makeSealProofs({ ...deps, withLock: makeWithLock() });
  const exportEvidence = makeExportEvidence({ ...deps, sealProofs });
  const check = makeCheckEvidence({ digest });
  return {
    exportEvidence,
    checkStored: async () => check((await exportEvidence(null)).rows),
    dropPerson: makeDropPerson({ ...deps, sealProofs }),
  };
}

/** Spending broken down, on a store in memory. */
export const spendBreakdownDeps = (
  members: MemberStore,
  spend: SpendStore = makeMemorySpendStore(),
  scored: readonly ScoredRace[] = [],
): UseCases['spendBreakdown'] => ({
  breakDownSpend: makeBreakDownSpend({
    spend,
    members,
    scoredPicks: async () => scored,
    clock: machineClock,
  }),
});

type Stores = Pick<
  RaceTimelineDeps,
  'printed' | 'changes' | 'odds' | 'weatherBefore' | 'raceWeatherOf' | 'jobs' | 'finishes'
> & {
  readonly cards: CardStore & CardCalendar;
  readonly ledger: LedgerPages;
  readonly results: ResultStore;
};

/** What happened to a race, on stores in memory; the machine's clock is the racing clock. */
export const timelineDeps = (stores: Stores, clock: Clock): UseCases['raceTimeline'] => ({
  buildRaceTimeline: makeBuildRaceTimeline({
    ...stores,
    schedule: SCHEDULE,
    racingNow: makeReadRacingNow({ cards: stores.cards, clock }),
    clock,
    racingClock: clock,
  }),
});
