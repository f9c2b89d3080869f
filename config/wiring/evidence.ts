import type { EvidenceDeps } from '#adapters/http/routes/evidence.ts';
import {
  type CheckEvidence,
  type CheckEvidenceRequest,
  makeCheckEvidence,
} from '#core/compliance/use-cases/check-evidence.ts';
import { type DropPerson, makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { type ExportEvidence, makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly readEvidence: ExportEvidence;
    /** As an administrator's act: it works only while it is somebody's. */
    readonly exportEvidence: ExportEvidence;
    readonly dropPerson: DropPerson;
    readonly checkEvidence: CheckEvidence;
    /** Everybody's proofs as they lie here, checked as a pack would be. */
    readonly checkStored: (request: CheckEvidenceRequest) => ReturnType<CheckEvidence>;
  }
}

const PRODUCT = 'Clubhouse Turn';

/** Packs of the proofs of acceptance. */
export const evidenceWiring = () =>
  wiring({
    readEvidence: (get) =>
      makeExportEvidence({
        members: get('members'),
        chain: get('proofChain'),
        sealProofs: get('sealProofs'),
        digest: get('digest'),
        clock: get('machineClock'),
        product: PRODUCT,
      }),
    checkEvidence: (get) => makeCheckEvidence({ digest: get('digest') }),
    checkStored: (get) => async (request) => {
      const { rows } = await get('readEvidence')(null);
      return get('checkEvidence')(rows, request);
    },
    exportEvidence: (get) => async (request) => {
      const pack = await get('readEvidence')(request);
      await get('noteChange')({
        what: 'evidence pack exported',
        subject: pack.scope === null ? 'every user' : `user ${pack.scope.memberId}`,
        before: null,
        after: { lines: pack.head?.seq ?? 0, head: pack.head?.hash ?? null },
      });
      return pack;
    },
    dropPerson: (get) => {
      const drop = makeDropPerson({
        members: get('members'),
        acceptances: get('acceptances'),
        sealProofs: get('sealProofs'),
      });
      return (by) =>
        get('allOrNothing')(async () => {
          const done = await drop(by);
          await get('noteChange')({
            what: 'identity removed from proofs',
            subject: `user ${done.memberId}`,
            before: null,
            after: { proofs: done.dropped },
          });
          return done;
        });
    },
  });

export const evidenceDeps = (get: Get): EvidenceDeps => ({
  exportEvidence: get('exportEvidence'),
  checkStored: () => get('checkStored')({}),
  dropPerson: get('dropPerson'),
});
