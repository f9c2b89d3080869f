import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { HttpDeps } from '#adapters/http/app.ts';
import { makeCurrentAct } from '#adapters/system/current-command.ts';
import { makeUploadFigures } from '#config/wiring/figures.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeCountMembers } from '#core/accounts/use-cases/count-members.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeInviteMember } from '#core/accounts/use-cases/invite-member.ts';
import { makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeShowMember } from '#core/accounts/use-cases/show-member.ts';
import { makeAcceptanceHistory } from '#core/compliance/use-cases/acceptance-history.ts';
import { makeAuditAcceptances } from '#core/compliance/use-cases/audit-acceptances.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { makeImportFigures } from '#core/handicapping/use-cases/import-figures.ts';
import { makeReadAudit } from '#core/operations/use-cases/read-audit.ts';
import { makeRunCommand } from '#core/operations/use-cases/run-command.ts';
import { blockAt, pageOf } from '#test/adapters/files/equibase-speed-figures/a-report.ts';
import { makeMemoryAcceptanceLedger } from '#test/doubles/acceptance-ledger.ts';
import type { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryAuditStore } from '#test/doubles/audit-store.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import type { accountsDeps } from '#test/support/accounts-deps.ts';

type Accounts = Omit<ReturnType<typeof accountsDeps>['deps'], 'chapters' | 'forgetElsewhere'> & {
  readonly forgetElsewhere: readonly ((memberId: MemberId) => Promise<unknown>)[];
  readonly acceptances: ReturnType<typeof makeMemoryAcceptanceStore>;
};

type AdminDeps = Pick<HttpDeps['useCases'], 'adminUsers' | 'adminDisclaimers' | 'adminFigures' | 'audit'>;

/** Reads the same report out of any PDF: of Saratoga on 2 August 2025. */
const anyPdf: PdfReader = { read: async () => [pageOf(blockAt(90))], close: async () => undefined };

function figureDeps(all: Accounts): AdminDeps['adminFigures'] {
  const figures = makeMemoryFigureStore();
  const importFigures = makeImportFigures({ ...all, figures });
  return {
    figuresFor: figures.figuresFor,
    uploadFigures: makeUploadFigures({ importFigures, pdf: anyPdf, clock: all.clock }),
  };
}

/** Administration on stores in memory; any PDF is read as the same report. */
export function adminDeps(all: Accounts, currentAct = makeCurrentAct()): AdminDeps {
  const directory = makeMemoryMemberDirectory(all.members, all.activity);
  const ledger = makeMemoryAcceptanceLedger(all.members, all.acceptances);
  const audit = makeMemoryAuditStore();
  return {
    adminUsers: {
      listMembers: makeListMembers({ ...all, directory }),
      countMembers: makeCountMembers({ ...all, directory }),
      showMember: makeShowMember({ ...all, directory }),
      inviteMember: makeInviteMember({
        ...all,
        addMember: makeAddMember(all),
        makeLink: makeMakeLink(all),
      }),
      editMember: makeEditMember(all),
      deleteMember: makeDeleteMember(all),
    },
    adminDisclaimers: {
      acceptanceHistory: makeAcceptanceHistory(all),
      auditAcceptances: makeAuditAcceptances({ ledger }),
      ensureAcceptances: makeEnsureAcceptances({ ...all, ledger }),
    },
    adminFigures: figureDeps(all),
    audit: {
      readAudit: makeReadAudit({ audit }),
      runCommand: makeRunCommand({ ...all, audit, currentAct }),
    },
  };
}
