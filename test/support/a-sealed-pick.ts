import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { type Evidence, evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { sealedRow } from '#core/picks/ledger/chain.ts';
import type { LedgerHead, SealedFacts, SealedMoment, SealedRow } from '#core/picks/ledger/entry.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import { sealedFacts } from '#core/picks/ledger/sealed-facts.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { aProvenance } from './a-card.ts';
import { aRace } from './a-race.ts';

const analysis = analysisFor({ isKeySet: false });
const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;

export interface PickRequest {
  readonly now?: Instant;
  readonly around?: Surroundings;
  readonly cardHash?: string;
}

/** A pick of a race as it is made with what is chosen in `config/models`. */
export function aPickToSeal(
  race: Race = aRace(),
  { now = MORNING, around = {}, cardHash = 'card hash' }: PickRequest = {},
): PickToSeal {
  const evidence: Evidence = evidenceOf(race, new Map(), now, around);
  const recommendation = recommend(evidence, analysis, aProvenance());
  return { evidence, recommendation, cardHash, madeWith: analysis.madeWith };
}

export const aMoment = (change: Partial<SealedMoment> = {}): SealedMoment => ({
  sealedAt: '2025-08-02T13:00:01.000Z',
  racingAt: '2025-08-02T13:00:00.000Z',
  isAfterOff: false,
  isReplayed: false,
  ...change,
});

export const someFacts = (change: Partial<SealedFacts> = {}, race: Race = aRace()): SealedFacts => ({
  ...sealedFacts(aPickToSeal(race), digest),
  ...change,
});

type Change = Partial<SealedFacts & SealedMoment>;

/** Rows that follow each other, one a change; the first follows `head`. */
export function aChain(changes: readonly Change[], head: LedgerHead | null = null): readonly SealedRow[] {
  const rows: SealedRow[] = [];
  const facts = someFacts();
  for (const change of changes) {
    rows.push(sealedRow({ ...facts, ...aMoment(), ...change }, rows.at(-1) ?? head, digest));
  }
  return rows;
}
