import { Command } from 'commander';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted } from '#core/kernel/text.ts';
import type { LedgerChecked, LedgerToVerify } from '#core/picks/use-cases/verify-ledger.ts';
import { hashArgument } from './hash-argument.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { withApp } from './with-app.ts';

export interface LedgerDeps {
  verifyLedger(request: LedgerToVerify): Promise<LedgerChecked>;
  close(): Promise<void>;
}

interface Options {
  readonly head?: string;
  readonly json?: true;
}

function proseOf({ entries, head, fault }: LedgerChecked): string {
  if (fault !== null) {
    const last = head === null ? 'No valid rows.' : `Valid through row ${head.seq}, ${head.hash}.`;
    return `The ledger is broken: ${fault}. ${last}`;
  }
  if (head === null) return 'The ledger is empty: no pick has been sealed yet.';
  return `The ledger is intact: ${counted(entries, 'entry', 'entries')}. Latest entry: row ${head.seq}, ${head.hash}.`;
}

/** `racing-cli ledger verify`: verifies the hash chain of sealed picks. */
export function ledgerCommand(open: () => Promise<LedgerDeps>): Command {
  const verify = new Command('verify')
    .description('verify the hash chain of sealed picks; exits with 3 if an entry was changed')
    .option('--head <hash>', 'a hash you noted earlier; it must appear in the chain', hashArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ledger verify')
    .action(async ({ head: known, json }: Options) => {
      const found = await withApp(open, (app) =>
        app.verifyLedger({
          onProgress: makeProgress({ things: 'entries', say }),
          ...(known !== undefined && { known }),
        }),
      );
      if (found.isWhole || json === true) printResult({ json }, found, proseOf(found));
      if (!found.isWhole) throw new Refusal('conflict', 'picks.broken-ledger', proseOf(found));
    });
  return new Command('ledger')
    .description('verify the sealed picks')
    .addHelpText('after', '\nExample: racing-cli ledger verify')
    .addCommand(verify);
}
