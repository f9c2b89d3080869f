import { Command } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import { type RetentionLine, retentionText } from '#core/operations/retention.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';
import { withApp } from './with-app.ts';

export interface RetentionDeps {
  countOld(): Promise<readonly RetentionLine[]>;
  purgeOld(): Promise<readonly RetentionLine[]>;
  close(): Promise<void>;
}

const table = (lines: readonly RetentionLine[], counted: string): string =>
  tableLines<RetentionLine>(
    [
      ['what', 'left', ({ what }) => what],
      ['retention', 'right', retentionText],
      [counted, 'right', ({ count }) => String(count)],
    ],
    lines,
  ).join('\n');

function purgeCommand(open: () => Promise<RetentionDeps>): Command {
  return new Command('purge')
    .description('delete data past its retention period')
    .option('--dry-run', 'only count what would be deleted')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli retention purge --dry-run')
    .action(async ({ dryRun, json }: { dryRun?: true; json?: true }) => {
      const lines = await withApp(open, (app) => (dryRun === true ? app.countOld() : app.purgeOld()));
      const plainLines = lines.map((line) => ({ ...line, before: toIso(line.before) }));
      printResult({ json }, plainLines, table(lines, dryRun === true ? 'would be deleted' : 'deleted'));
    });
}

/** `racing-cli retention`: counts or deletes old data. */
export function retentionCommand(open: () => Promise<RetentionDeps>): Command {
  return new Command('retention')
    .description('count or delete data past its retention period')
    .addHelpText('after', '\nExample: racing-cli retention purge --dry-run')
    .addCommand(purgeCommand(open));
}
