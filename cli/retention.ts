import { Command } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import { keptFor, type RetentionLine } from '#core/operations/retention.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';

export interface RetentionDeps {
  countOld(): Promise<readonly RetentionLine[]>;
  purgeOld(): Promise<readonly RetentionLine[]>;
  close(): Promise<void>;
}

const table = (lines: readonly RetentionLine[], counted: string): string =>
  tableLines<RetentionLine>(
    [
      ['what', 'left', ({ what }) => what],
      ['kept for', 'right', keptFor],
      [counted, 'right', ({ count }) => String(count)],
    ],
    lines,
  ).join('\n');

function purgeCommand(open: () => Promise<RetentionDeps>): Command {
  return new Command('purge')
    .description('let go of what was kept long enough')
    .option('--dry-run', 'only count what would go')
    .option('--json', 'print the counts as JSON')
    .addHelpText('after', '\nExample: racing-cli retention purge --dry-run')
    .action(async ({ dryRun, json }: { dryRun?: true; json?: true }) => {
      const retentionDeps = await open();
      const lines = await (dryRun === true ? retentionDeps.countOld() : retentionDeps.purgeOld()).finally(
        () => retentionDeps.close(),
      );
      const shown = lines.map((line) => ({ ...line, before: toIso(line.before) }));
      printResult(json === true, shown, table(lines, dryRun === true ? 'would go' : 'gone'));
    });
}

/** `racing-cli retention`: how long things are kept. */
export function retentionCommand(open: () => Promise<RetentionDeps>): Command {
  return new Command('retention')
    .description('how long things are kept')
    .addHelpText('after', '\nExample: racing-cli retention purge --dry-run')
    .addCommand(purgeCommand(open));
}
