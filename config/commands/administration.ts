import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const administrationCommands = ({ get }: Tools) =>
  commands({
    readAudit: reads(get('readAudit')),
    auditAcceptances: reads(get('auditAcceptances')),
    acceptanceHistory: reads((email: string) => get('acceptanceHistory')({ email })),
    ensureAcceptances: writes(get, 'disclaimers ensure-all', get('administrator.ensureAcceptances')),
    listTracks: reads(get('listTracks')),
    listRegistrations: reads(() => get('trackRegister').all()),
    correctTrack: writes(get, 'tracks correct', get('administrator.correctTrack')),
    countOld: reads(() => get('purgeOld')({ dryRun: true })),
    purgeOld: writes(get, 'retention purge', () => get('administrator.purgeOld')({ dryRun: false }), {
      ownTransactions: true,
    }),
  });
