import { Command } from 'commander';
import type { AcceptanceAudit } from '#core/compliance/acceptance-status.ts';
import type { HistoricAcceptance } from '#core/compliance/use-cases/acceptance-history.ts';
import type { Ensured } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { toIso } from '#core/kernel/instant.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';
import { withApp } from './with-app.ts';

export interface DisclaimersDeps {
  auditAcceptances(): Promise<AcceptanceAudit>;
  ensureAcceptances(): Promise<Ensured>;
  acceptanceHistory(email: string): Promise<readonly HistoricAcceptance[]>;
  close(): Promise<void>;
}

type Open = () => Promise<DisclaimersDeps>;

interface AsJson {
  readonly json?: true;
}

function command(name: string, does: string, example: string): Command {
  return new Command(name)
    .description(does)
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli disclaimers ${example}`);
}

function auditText({ totalUsers, compliant, needingUpdate, currentVersion, users }: AcceptanceAudit): string {
  const head = `Version ${currentVersion}: ${compliant} of ${totalUsers} users are compliant, ${needingUpdate} need an update.`;
  const lines = users
    .filter(({ needsUpdate }) => needsUpdate)
    .map(({ email, hasCurrentVersion }) => `  ${email}  ${hasCurrentVersion ? 'Incomplete' : 'Missing'}`);
  return [head, ...lines].join('\n');
}

const auditCommand = (open: Open): Command =>
  command('audit', 'show who has accepted the current disclaimer', 'audit').action(
    async ({ json }: AsJson) => {
      const audit = await withApp(open, (app) => app.auditAcceptances());
      printResult({ json }, audit, auditText(audit));
    },
  );

const ensureCommand = (open: Open): Command =>
  command(
    'ensure-all',
    'create a record, marked as made by an administrator, for every member without one',
    'ensure-all',
  ).action(async ({ json }: AsJson) => {
    const ensured = await withApp(open, (app) => app.ensureAcceptances());
    const prose = `Created ${ensured.created} new acceptances and updated ${ensured.updated} existing records`;
    printResult({ json }, ensured, prose);
  });

const historyText = (acceptances: readonly HistoricAcceptance[]): string =>
  tableLines<HistoricAcceptance>(
    [
      ['received', 'left', ({ receivedAt }) => toIso(receivedAt)],
      ['type', 'left', ({ disclaimerType }) => disclaimerType],
      ['version', 'left', ({ disclaimerVersion }) => disclaimerVersion],
      ['how', 'left', ({ method }) => method],
      ['address', 'left', ({ evidence }) => evidence.ipAddress],
      ['', 'left', ({ isConfirmed }) => (isConfirmed ? 'confirmed' : 'unconfirmed')],
    ],
    acceptances,
  ).join('\n');

const historyCommand = (open: Open): Command =>
  command('history', 'list what a member accepted, newest first', 'history anna@example.com')
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const acceptances = await withApp(open, (app) => app.acceptanceHistory(email));
      const listed = acceptances.map((historicAcceptance) => ({
        ...historicAcceptance,
        acceptedAt: toIso(historicAcceptance.acceptedAt),
        receivedAt: toIso(historicAcceptance.receivedAt),
      }));
      const none = 'No disclaimer acceptance records found for this user.';
      printResult({ json }, listed, acceptances.length === 0 ? none : historyText(acceptances));
    });

/** `racing-cli disclaimers`: who accepted the disclaimer. */
export function disclaimersCommand(open: Open): Command {
  return new Command('disclaimers')
    .description('list and complete acceptances of the disclaimer')
    .addHelpText('after', '\nExample: racing-cli disclaimers audit')
    .addCommand(auditCommand(open))
    .addCommand(ensureCommand(open))
    .addCommand(historyCommand(open));
}
