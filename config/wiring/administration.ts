import { makeCurrentAct } from '#adapters/system/current-command.ts';
import type { PublicMember } from '#core/accounts/member.ts';
import type { NotePromotion } from '#core/accounts/ports.ts';
import { makeInviteMember } from '#core/accounts/use-cases/invite-member.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { Change, Facts } from '#core/operations/audit-entry.ts';
import type { CurrentAct } from '#core/operations/ports.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makePurgeOld, type PurgeOld } from '#core/operations/use-cases/purge-old.ts';
import { makeReadAudit, type ReadAudit } from '#core/operations/use-cases/read-audit.ts';
import { makeRunCommand, type RunCommand } from '#core/operations/use-cases/run-command.ts';
import { publicUrlOf } from '../public-url.ts';
import { makeUploadFigures } from './figures.ts';
import { type Get, wiring } from './provide.ts';
import { keptOn } from './retention.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly currentAct: CurrentAct;
    readonly noteChange: ReturnType<typeof makeNoteChange>;
    readonly runCommand: RunCommand;
    readonly readAudit: ReadAudit;
    readonly purgeOld: PurgeOld;
    readonly notePromotion: NotePromotion;
    readonly 'administrator.addMember': Bindings['addMember'];
    readonly 'administrator.editMember': Bindings['editMember'];
    readonly 'administrator.deleteMember': Bindings['deleteMember'];
    readonly 'administrator.grantAdmin': Bindings['grantAdmin'];
    readonly 'administrator.revokeAdmin': Bindings['revokeAdmin'];
    readonly 'administrator.removeSecondFactor': Bindings['removeSecondFactor'];
    readonly 'administrator.makeLink': Bindings['makeLink'];
    readonly 'administrator.ensureAcceptances': Bindings['ensureAcceptances'];
    readonly 'administrator.importFigures': Bindings['importFigures'];
    readonly 'administrator.decideDoubt': Bindings['decideDoubt'];
    readonly 'administrator.purgeOld': PurgeOld;
  }
}

/** Runs an administrator's act and records what it changed in the same unit of work; null: it changed nothing. */
export const audited =
  <Request extends unknown[], Done>(
    get: Get,
    act: (...request: Request) => Promise<Done>,
    change: (done: Done, ...request: Request) => Change | null,
  ) =>
  (...request: Request): Promise<Done> =>
    get('allOrNothing')(async () => {
      const done = await act(...request);
      const changed = change(done, ...request);
      if (changed !== null) await get('noteChange')(changed);
      return done;
    });

const factsOf = ({ email, firstName, lastName, isAdmin }: PublicMember): Facts => ({
  email,
  firstName,
  lastName,
  isAdmin,
});

const onMember = ({ id: memberId }: PublicMember): string => `user ${memberId}`;

/** Null when the member was already what they are now. */
const adminChange = (done: 'granted' | 'withdrawn', member: PublicMember, wasAdmin = false): Change | null =>
  wasAdmin === member.isAdmin
    ? null
    : {
        what: `admin access ${done}`,
        subject: onMember(member),
        before: { isAdmin: wasAdmin },
        after: { isAdmin: member.isAdmin },
      };

export const administrationWiring = () =>
  wiring({
    currentAct: () => makeCurrentAct(),
    noteChange: (get) => makeNoteChange({ currentAct: get('currentAct') }),
    runCommand: (get) =>
      makeRunCommand({
        audit: get('audit'),
        currentAct: get('currentAct'),
        clock: get('machineClock'),
        allOrNothing: get('allOrNothing'),
      }),
    notePromotion: (get) => (member, proof) =>
      get('audit').keep({
        at: get('machineClock')(),
        act: { by: member.id, name: proof, subject: null, requestId: null },
        change: adminChange('granted', member, false),
      }),
    readAudit: (get) => makeReadAudit({ audit: get('audit') }),
    purgeOld: (get) => makePurgeOld({ kinds: keptOn(get('database')), clock: get('machineClock') }),
    'administrator.addMember': (get) =>
      audited(get, get('addMember'), (member) => ({
        what: 'user added',
        subject: onMember(member),
        before: null,
        after: factsOf(member),
      })),
    'administrator.editMember': (get) =>
      audited(get, get('editMember'), ({ before, after }) => ({
        what: 'user edited',
        subject: onMember(after),
        before: factsOf(before),
        after: factsOf(after),
      })),
    'administrator.deleteMember': (get) =>
      audited(get, get('deleteMember'), (member) => ({
        what: 'user deleted',
        subject: onMember(member),
        before: factsOf(member),
        after: null,
      })),
    'administrator.grantAdmin': (get) => async (request) => {
      const before = await get('members').find(request);
      return audited(get, get('grantAdmin'), (member) => adminChange('granted', member, before?.isAdmin))(
        request,
      );
    },
    'administrator.revokeAdmin': (get) => async (request) => {
      const before = await get('members').find(request);
      return audited(get, get('revokeAdmin'), (member) => adminChange('withdrawn', member, before?.isAdmin))(
        request,
      );
    },
    'administrator.removeSecondFactor': (get) =>
      audited(get, get('removeSecondFactor'), ({ member, wasOn }) =>
        wasOn
          ? {
              what: 'second factor removed',
              subject: onMember(member),
              before: { secondFactor: true },
              after: { secondFactor: false },
            }
          : null,
      ),
    'administrator.makeLink': (get) =>
      audited(get, get('makeLink'), ({ email, purpose, expiresAt }) => ({
        what: 'one-time link created',
        subject: `user ${email}`,
        before: null,
        after: { purpose, expiresAt: toIso(expiresAt) },
      })),
    'administrator.ensureAcceptances': (get) =>
      audited(get, get('ensureAcceptances'), ({ created, updated }) => ({
        what: 'missing disclaimer records created',
        subject: 'every user',
        before: null,
        after: { created, updated },
      })),
    'administrator.importFigures': (get) =>
      audited(get, get('importFigures'), ({ outcome, track, day, races, horses }) => ({
        what: `speed figures ${outcome}`,
        subject: `${track} ${day}`,
        before: null,
        after: { races, horses },
      })),
    'administrator.decideDoubt': (get) =>
      audited(get, get('decideDoubt'), ({ track, day, raceNumber, doubts, before, decision }) => ({
        what: 'result in doubt decided',
        subject: `${track} ${day} race ${raceNumber}`,
        before: before === null ? null : { decision: before.choice, why: before.why },
        after: { decision: decision.choice, why: decision.why, doubts: doubts.join(' ') },
      })),
    'administrator.purgeOld': (get) => async (request) => {
      const lines = await get('purgeOld')(request);
      const after = Object.fromEntries(lines.map(({ what, count }) => [what, count]));
      await get('noteChange')({ what: 'old data deleted', subject: null, before: null, after });
      return lines;
    },
  });

/** What the calls of administrators need. */
export const administrationDeps = (get: Get) => ({
  adminUsers: {
    listMembers: get('listMembers'),
    countMembers: get('countMembers'),
    showMember: get('showMember'),
    inviteMember: makeInviteMember({
      addMember: get('administrator.addMember'),
      makeLink: get('administrator.makeLink'),
      publicUrl: () => publicUrlOf(get('settings')),
    }),
    editMember: get('administrator.editMember'),
    deleteMember: get('administrator.deleteMember'),
  },
  adminDisclaimers: {
    acceptanceHistory: get('acceptanceHistory'),
    auditAcceptances: get('auditAcceptances'),
    ensureAcceptances: get('administrator.ensureAcceptances'),
  },
  adminFigures: {
    figuresFor: get('figures').figuresFor,
    uploadFigures: makeUploadFigures({
      importFigures: get('administrator.importFigures'),
      pdf: get('pdfReader'),
      clock: get('machineClock'),
    }),
  },
  doubtfulResults: {
    doubtfulRaces: get('doubtfulResults').doubtfulRaces,
    undecidedCount: get('doubtfulResults').undecidedCount,
    decideDoubt: get('administrator.decideDoubt'),
  },
  audit: { readAudit: get('readAudit'), runCommand: get('runCommand') },
});
