import type { MemberId } from '#core/accounts/member.ts';
import type { PackChecked } from '#core/compliance/pack/pack-check.ts';
import type { DropPerson } from '#core/compliance/use-cases/drop-person.ts';
import type { ExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { evidence } from '../contract/evidence.ts';
import type { Handlers } from '../handlers.ts';

export interface EvidenceDeps {
  readonly exportEvidence: ExportEvidence;
  /** The proofs of all members, checked. */
  readonly checkStored: () => Promise<PackChecked>;
  readonly dropPerson: DropPerson;
}

export const evidenceRoutes = (deps: EvidenceDeps): Handlers<typeof evidence> => ({
  check: async () => {
    const { writtenAt, isWhole, fault, head, entries, proofs, ...counts } = await deps.checkStored();
    const { withPerson, withoutPerson, withoutWords, changedMeanwhile } = counts;
    const persons = { withPerson, withoutPerson, withoutWords };
    return { isWhole, fault, entries, head, proofs, ...persons, changedMeanwhile, checkedAt: writtenAt };
  },
  export: async ({ body: { userId } }) => {
    const { rows, writtenAt } = await deps.exportEvidence(
      userId === undefined ? null : { id: userId as MemberId },
    );
    const fileName = `acceptances-${toIso(writtenAt).slice(0, 10)}.jsonl`;
    return { fileName, contentType: 'application/x-ndjson; charset=utf-8', content: rows };
  },
  purge: async ({ body: { userId } }) => {
    const { memberId, email, dropped } = await deps.dropPerson({ id: userId as MemberId });
    return { userId: memberId, email, dropped };
  },
});
