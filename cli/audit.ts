import { Command, InvalidArgumentError } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import type { Facts, LoggedEntry } from '#core/operations/audit-entry.ts';
import type { AuditPage } from '#core/operations/use-cases/read-audit.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

export interface AuditDeps {
  readAudit(request: { readonly before: number | null; readonly most: number }): Promise<AuditPage>;
  close(): Promise<void>;
}

const MOST = 500;

function countArgument(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

function limitArgument(text: string): number {
  const limit = countArgument(text);
  if (limit <= MOST) return limit;
  throw new InvalidArgumentError(`It may be at most ${MOST}.`);
}

const factsText = (facts: Facts | null): string =>
  facts === null
    ? 'nothing'
    : Object.entries(facts)
        .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
        .join(', ');

function entryText({ id, at: instant, act, byEmail, change }: LoggedEntry): string {
  const who = act.by === null ? 'operator' : (byEmail ?? act.by);
  const subject = change?.subject ?? act.subject;
  const what = [change?.what ?? act.name, subject].filter((part) => part !== null).join(', ');
  const head = `${String(id).padStart(6)}  ${toIso(instant)}  ${who}: ${what}`;
  if (change === null || (change.before === null && change.after === null)) return head;
  return `${head}\n        ${factsText(change.before)} → ${factsText(change.after)}`;
}

const written = ({ at: instant, ...entry }: LoggedEntry) => ({ ...entry, at: toIso(instant) });

/** `racing-cli audit`: what administrators and operators did. */
export function auditCommand(open: () => Promise<AuditDeps>): Command {
  return new Command('audit')
    .description('show what administrators and operators did, newest first')
    .option('--limit <count>', `number of entries, at most ${MOST}`, limitArgument, 50)
    .option('--before <id>', 'only entries older than this id', countArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli audit --limit 20')
    .action(async (options: { limit: number; before?: number; json?: true }) => {
      const request = { before: options.before ?? null, most: options.limit };
      const { entries, next } = await withApp(open, (app) => app.readAudit(request));
      const more = next === null ? [] : [`Older ones: racing-cli audit --before ${next}`];
      const lines = entries.length === 0 ? ['The log is empty.'] : entries.map(entryText);
      printResult(options, { entries: entries.map(written), next }, [...lines, ...more].join('\n'));
    });
}
