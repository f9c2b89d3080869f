import { digest, newSecret } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import type { PackChecked } from '#core/compliance/pack/pack-check.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryProofChain } from '#test/doubles/proof-chain.ts';
import { aMember } from '#test/support/a-member.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

export const WORDS = 'You agree that it is for entertainment only – 18+.';
export const NOW = instant(Date.UTC(2026, 6, 1));

export const proof = (part: Partial<Acceptance>) =>
  anAcceptance({ disclaimerText: WORDS, contentHash: digest(WORDS), ...part });
export const ofAnna = proof({});
export const ofBob = proof({
  id: 'acceptance-2' as AcceptanceId,
  memberId: 'member-bob',
  evidence: { ...ofAnna.evidence, ipAddress: '192.0.2.77', fingerprint: 'bobs-phone' },
});

/** Proofs of two members, sealed and packed on stores in memory. */
export async function room(storedAcceptances: readonly Acceptance[] = [ofAnna, ofBob]) {
  const acceptances = makeMemoryAcceptanceStore();
  for (const acceptance of storedAcceptances) await acceptances.keep(acceptance);
  const members = makeMemoryMemberStore();
  await members.add(aMember());
  await members.add(aMember({ id: 'member-bob' as MemberId, email: 'bob@example.com' }));
  const chain = makeMemoryProofChain(acceptances);
  const deps = { clock: () => NOW, withLock: makeWithLock(), digest, newSalt: newSecret };
  const sealProofs = makeSealProofs({ ...deps, chain });
  const pack = makeExportEvidence({ ...deps, members, chain, sealProofs, product: 'Clubhouse Turn' });
  const check = makeCheckEvidence({ digest });
  const text = async (request: Parameters<typeof pack>[0] = null): Promise<string> => {
    let all = '';
    for await (const row of (await pack(request)).rows) all += row;
    return all;
  };
  return { acceptances, members, chain, sealProofs, pack, text, check };
}

/** A text as rows with their newlines. */
async function* rowsIn(text: string): AsyncGenerator<string> {
  yield* text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** What checking a pack comes to; a hash that somebody wrote down can be asked for. */
export const checked = (text: string, known?: string): Promise<PackChecked> =>
  makeCheckEvidence({ digest })(rowsIn(text), known === undefined ? {} : { known });
