import type { EvidenceDeps } from '#adapters/http/routes/evidence.ts';
import {
  type CheckEvidence,
  type CheckEvidenceRequest,
  makeCheckEvidence,
} from '#core/compliance/use-cases/check-evidence.ts';
import { type DropPerson, makeDropPerson } from '#core/compliance/use-cases/drop-person.ts';
import { type ExportEvidence, makeExportEvidence } from '#core/compliance/use-cases/export-evidence.ts';
import { noteChangeId } from './administration.ts';
import { sealProofsId } from './compliance.ts';
import { digestId, machineClockId } from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import { acceptancesId, allOrNothingId, membersId, proofChainId } from './stores.ts';

const PRODUCT = 'Clubhouse Turn';

const readEvidenceId = id<ExportEvidence>('read evidence');
/** As an administrator's act: it works only while it is somebody's. */
export const exportEvidenceId = id<ExportEvidence>('export evidence as administrator');
export const dropPersonId = id<DropPerson>('drop person as administrator');
export const checkEvidenceId = id<CheckEvidence>('check evidence');
/** Everybody's proofs as they lie here, checked as a pack would be. */
export const checkStoredId =
  id<(request: CheckEvidenceRequest) => ReturnType<CheckEvidence>>('check stored evidence');

/** Packs of the proofs of acceptance. */
export const evidenceWiring = () =>
  wiring((provide) => {
    provide(readEvidenceId, (get) =>
      makeExportEvidence({
        members: get(membersId),
        chain: get(proofChainId),
        sealProofs: get(sealProofsId),
        digest: get(digestId),
        clock: get(machineClockId),
        product: PRODUCT,
      }),
    );
    provide(checkEvidenceId, (get) => makeCheckEvidence({ digest: get(digestId) }));
    provide(checkStoredId, (get) => async (request) => {
      const { rows } = await get(readEvidenceId)(null);
      return get(checkEvidenceId)(rows, request);
    });
    provide(exportEvidenceId, (get) => async (request) => {
      const pack = await get(readEvidenceId)(request);
      await get(noteChangeId)({
        what: 'evidence pack written',
        subject: pack.scope === null ? 'every user' : `user ${pack.scope.memberId}`,
        before: null,
        after: { lines: pack.head?.seq ?? 0, head: pack.head?.hash ?? null },
      });
      return pack;
    });
    provide(dropPersonId, (get) => {
      const drop = makeDropPerson({
        members: get(membersId),
        acceptances: get(acceptancesId),
        sealProofs: get(sealProofsId),
      });
      return (by) =>
        get(allOrNothingId)(async () => {
          const done = await drop(by);
          await get(noteChangeId)({
            what: 'person dropped from proofs',
            subject: `user ${done.memberId}`,
            before: null,
            after: { proofs: done.dropped },
          });
          return done;
        });
    });
  });

export const evidenceDeps = (get: Get): EvidenceDeps => ({
  exportEvidence: get(exportEvidenceId),
  checkStored: () => get(checkStoredId)({}),
  dropPerson: get(dropPersonId),
});
