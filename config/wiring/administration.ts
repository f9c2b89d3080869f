import { makeActUnderWay } from '#adapters/system/current-command.ts';
import type { PublicMember } from '#core/accounts/member.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { Change, Facts } from '#core/operations/audit-entry.ts';
import type { ActUnderWay } from '#core/operations/ports.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makePurgeOld, type PurgeOld } from '#core/operations/use-cases/purge-old.ts';
import { makeReadAudit, type ReadAudit } from '#core/operations/use-cases/read-audit.ts';
import { type CarryOutAct, makeCarryOutAct } from '#core/operations/use-cases/run-command.ts';
import { accountIds } from './accounts.ts';
import { acceptanceHistoryId, auditAcceptancesId, ensureAcceptancesId } from './compliance.ts';
import { importFiguresId, makeUploadFigures, pdfReaderId } from './figures.ts';
import { machineClockId } from './machine.ts';
import { type Get, type Id, id, wiring } from './provide.ts';
import { keptOn } from './retention.ts';
import { allOrNothingId, auditId, databaseId, figuresId, membersId } from './stores.ts';

const actUnderWayId = id<ActUnderWay>('act under way');
export const noteChangeId = id<ReturnType<typeof makeNoteChange>>('note change');
export const carryOutActId = id<CarryOutAct>('carry out act');
export const readAuditId = id<ReadAudit>('read audit');
export const purgeOldId = id<PurgeOld>('purge old');

type Of<Wanted> = Wanted extends Id<infer T> ? T : never;

/** Acts of administrators: each tells the audit log what it changed, and works only while it is somebody's act. */
export const administratorIds = {
  addMember: id<Of<typeof accountIds.addMember>>('add member as administrator'),
  editMember: id<Of<typeof accountIds.editMember>>('edit member as administrator'),
  deleteMember: id<Of<typeof accountIds.deleteMember>>('delete member as administrator'),
  grantAdmin: id<Of<typeof accountIds.grantAdmin>>('grant admin as administrator'),
  makeLink: id<Of<typeof accountIds.makeLink>>('make link as administrator'),
  ensureAcceptances: id<Of<typeof ensureAcceptancesId>>('ensure acceptances as administrator'),
  importFigures: id<Of<typeof importFiguresId>>('bring figures as administrator'),
  purgeOld: id<PurgeOld>('purge old as administrator'),
} as const;

/** An act, with what it changed told in the same unit of work; null: it changed nothing. */
const told =
  <Request extends unknown[], Done>(
    get: Get,
    act: (...request: Request) => Promise<Done>,
    change: (done: Done, ...request: Request) => Change | null,
  ) =>
  (...request: Request): Promise<Done> =>
    get(allOrNothingId)(async () => {
      const done = await act(...request);
      const changed = change(done, ...request);
      if (changed !== null) await get(noteChangeId)(changed);
      return done;
    });

const factsOf = ({ email, firstName, lastName, isAdmin }: PublicMember): Facts => ({
  email,
  firstName,
  lastName,
  isAdmin,
});

const onMember = ({ id: memberId }: PublicMember): string => `user ${memberId}`;

export const administrationWiring = () =>
  wiring((provide) => {
    provide(actUnderWayId, () => makeActUnderWay());
    provide(noteChangeId, (get) => makeNoteChange({ underWay: get(actUnderWayId) }));
    provide(carryOutActId, (get) =>
      makeCarryOutAct({
        audit: get(auditId),
        underWay: get(actUnderWayId),
        clock: get(machineClockId),
        allOrNothing: get(allOrNothingId),
      }),
    );
    provide(readAuditId, (get) => makeReadAudit({ audit: get(auditId) }));
    provide(purgeOldId, (get) => makePurgeOld({ kept: keptOn(get(databaseId)), clock: get(machineClockId) }));
    provide(administratorIds.addMember, (get) =>
      told(get, get(accountIds.addMember), (member) => ({
        what: 'user added',
        subject: onMember(member),
        before: null,
        after: factsOf(member),
      })),
    );
    provide(administratorIds.editMember, (get) =>
      told(get, get(accountIds.editMember), ({ before, after }) => ({
        what: 'user edited',
        subject: onMember(after),
        before: factsOf(before),
        after: factsOf(after),
      })),
    );
    provide(administratorIds.deleteMember, (get) =>
      told(get, get(accountIds.deleteMember), (member) => ({
        what: 'user deleted',
        subject: onMember(member),
        before: factsOf(member),
        after: null,
      })),
    );
    provide(administratorIds.grantAdmin, (get) => async (request) => {
      const before = await get(membersId).find(request);
      return told(get, get(accountIds.grantAdmin), (member) => ({
        what: 'administrator made',
        subject: onMember(member),
        before: { isAdmin: before?.isAdmin ?? false },
        after: { isAdmin: true },
      }))(request);
    });
    provide(administratorIds.makeLink, (get) =>
      told(get, get(accountIds.makeLink), ({ email, purpose, expiresAt }) => ({
        what: 'one-time link made',
        subject: `user ${email}`,
        before: null,
        after: { purpose, expiresAt: toIso(expiresAt) },
      })),
    );
    provide(administratorIds.ensureAcceptances, (get) =>
      told(get, get(ensureAcceptancesId), ({ created, updated }) => ({
        what: 'disclaimer records ensured',
        subject: 'every user',
        before: null,
        after: { created, updated },
      })),
    );
    provide(administratorIds.importFigures, (get) =>
      told(get, get(importFiguresId), ({ outcome, track, day, races, horses }) => ({
        what: `speed figures ${outcome}`,
        subject: `${track} ${day}`,
        before: null,
        after: { races, horses },
      })),
    );
    provide(administratorIds.purgeOld, (get) => async (request) => {
      const lines = await get(purgeOldId)(request);
      const after = Object.fromEntries(lines.map(({ what, count }) => [what, count]));
      await get(noteChangeId)({ what: 'old things let go', subject: null, before: null, after });
      return lines;
    });
  });

/** What the calls of administrators need. */
export const administrationDeps = (get: Get) => ({
  adminUsers: {
    listMembers: get(accountIds.listMembers),
    countMembers: get(accountIds.countMembers),
    studyMember: get(accountIds.studyMember),
    addMember: get(administratorIds.addMember),
    editMember: get(administratorIds.editMember),
    deleteMember: get(administratorIds.deleteMember),
  },
  adminDisclaimers: {
    acceptanceHistory: get(acceptanceHistoryId),
    auditAcceptances: get(auditAcceptancesId),
    ensureAcceptances: get(administratorIds.ensureAcceptances),
  },
  adminFigures: {
    figuresFor: get(figuresId).figuresFor,
    uploadFigures: makeUploadFigures({
      importFigures: get(administratorIds.importFigures),
      pdf: get(pdfReaderId),
      clock: get(machineClockId),
    }),
  },
  audit: { readAudit: get(readAuditId), carryOutAct: get(carryOutActId) },
});
