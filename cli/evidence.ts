import { Command } from 'commander';
import type { PackChecked } from '#core/compliance/pack/pack-check.ts';
import type { DroppedPerson } from '#core/compliance/use-cases/drop-person.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted } from '#core/kernel/text.ts';
import { askFirst } from './ask-first.ts';
import { hashArgument } from './hash-argument.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

/** A pack that was written. */
interface WrittenPack {
  readonly file: string;
  readonly rows: number;
  /** Null: everybody's. */
  readonly member: string | null;
  readonly head: { readonly seq: number; readonly hash: string } | null;
}

export interface EvidenceApp {
  exportEvidence(file: string, member: string | null): Promise<WrittenPack>;
  /** What lies in the database, checked as a pack would be. */
  checkStoredEvidence(known: string | null): Promise<PackChecked>;
  dropPerson(email: string): Promise<DroppedPerson>;
  close(): Promise<void>;
}

/** Checks a file, without a database. */
type CheckPackFile = (file: string, known: string | null) => Promise<PackChecked>;
type Open = () => Promise<EvidenceApp>;

const command = (name: string, does: string, example: string): Command =>
  new Command(name)
    .description(does)
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli evidence ${example}`);

const headText = (head: WrittenPack['head']): string =>
  head === null ? 'The chain is empty.' : `The chain ends at row ${head.seq}, ${head.hash}.`;

const exportCommand = (open: Open): Command =>
  command('export', 'write the proofs of acceptance and their chain to one file', 'export acceptances.jsonl')
    .argument('<file>', 'a new file to write')
    .option('--member <email>', "only this member's proofs")
    .action(async (file: string, { member, json }: { member?: string; json?: true }) => {
      const done = await withApp(open, (app) => app.exportEvidence(file, member ?? null));
      const whose = done.member === null ? 'all members' : done.member;
      const prose = `${done.rows} rows with the proofs of ${whose} are in ${done.file}. ${headText(done.head)} Write that hash down: \`evidence verify --head\` checks a file against it.`;
      printResult({ json }, done, prose);
    });

function checkedText(what: string, found: PackChecked): string {
  if (found.fault !== null) {
    const where = found.faultyRow === null ? '' : ` at row ${found.faultyRow}`;
    return `${what} failed verification${where}: ${found.fault}.`;
  }
  const { proofs, withPerson, withoutPerson, changedMeanwhile } = found;
  const changed =
    changedMeanwhile === 0
      ? ''
      : ` ${changedMeanwhile} changed during the export and will be in the next one.`;
  return `${what} is intact: ${counted(proofs, 'proof')}, ${withPerson} with identity, ${withoutPerson} anonymized.${changed} ${headText(found.head)}`;
}

const verifyCommand = (open: Open, checkFile: CheckPackFile): Command =>
  command(
    'verify',
    'verify a pack, no database needed; without a file, verify the proofs in the database',
    'verify acceptances.jsonl',
  )
    .argument('[file]', 'a file made by evidence export')
    .option('--head <hash>', 'a hash you noted earlier; it must appear in the chain', hashArgument)
    .action(async (file: string | undefined, { head, json }: { head?: string; json?: true }) => {
      const known = head ?? null;
      const found =
        file === undefined
          ? await withApp(open, (app) => app.checkStoredEvidence(known))
          : await checkFile(file, known);
      const prose = checkedText(file ?? 'The evidence in the database', found);
      if (found.isWhole || json === true) printResult({ json }, found, prose);
      if (!found.isWhole) throw new Refusal('conflict', 'compliance.broken-evidence', prose);
    });

const purgeCommand = (open: Open): Command =>
  command(
    'purge',
    "remove a member's identity from their proofs and keep the proofs",
    'purge anna@example.com',
  )
    .argument('<email>', "the member's email address")
    .option('--yes', 'do not ask for confirmation')
    .action(async (email: string, { yes, json }: { yes?: true; json?: true }) => {
      await askFirst(
        `This permanently removes ${email}'s identity from their proofs. They will have to accept again.`,
        yes === true,
      );
      const done = await withApp(open, (app) => app.dropPerson(email));
      const prose = `Removed ${done.email}'s identity from ${counted(done.dropped, 'proof')}. The proofs remain in the chain.`;
      printResult({ json }, done, prose);
    });

/** `racing-cli evidence`: packs of the proofs of acceptance. */
export const evidenceCommand = (open: Open, checkFile: CheckPackFile): Command =>
  new Command('evidence')
    .description('export, verify or anonymize the proofs that members accepted the disclaimer')
    .addHelpText('after', '\nExample: racing-cli evidence verify acceptances.jsonl')
    .addCommand(exportCommand(open))
    .addCommand(verifyCommand(open, checkFile))
    .addCommand(purgeCommand(open));
