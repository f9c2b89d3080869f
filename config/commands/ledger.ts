import { commands, reads } from './command.ts';
import type { Tools } from './tools.ts';

export const ledgerCommands = ({ get }: Tools) =>
  commands({
    verifyLedger: reads(get('verifyLedger')),
  });
