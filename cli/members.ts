import { Command } from 'commander';
import type { PublicMember } from '#core/accounts/member.ts';
import type { NewMember } from '#core/accounts/use-cases/add-member.ts';
import type { EditedMember } from '#core/accounts/use-cases/edit-member.ts';
import type { ListedMember } from '#core/accounts/use-cases/list-members.ts';
import type { MadeLink } from '#core/accounts/use-cases/make-link.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';
import { withApp } from './with-app.ts';

interface Edit {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
}

export interface MembersDeps {
  listMembers(): Promise<readonly ListedMember[]>;
  addMember(form: NewMember): Promise<PublicMember>;
  editMember(email: string, edit: Edit): Promise<EditedMember>;
  deleteMember(email: string): Promise<PublicMember>;
  grantAdmin(request: { readonly email: string }): Promise<PublicMember>;
  revokeAdmin(request: { readonly email: string }): Promise<PublicMember>;
  removeSecondFactor(request: {
    readonly email: string;
  }): Promise<{ readonly member: PublicMember; readonly wasOn: boolean }>;
  makeLink(request: { readonly email: string }): Promise<MadeLink>;
  close(): Promise<void>;
}

type Open = () => Promise<MembersDeps>;

interface AsJson {
  readonly json?: true;
}

const LINK_WORDS = { invitation: 'a first password', reset: 'a new password' } as const;

const written = ({ createdAt, ...member }: PublicMember) => ({ ...member, createdAt: toIso(createdAt) });
const nameOf = ({ firstName, lastName }: PublicMember): string =>
  [firstName, lastName].filter((name) => name !== null).join(' ');
const dayOf = (instant: ListedMember['lastActiveAt']): string | null =>
  instant === null ? null : toIso(instant).slice(0, 10);

function command(name: string, does: string, example: string): Command {
  return new Command(name)
    .description(does)
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli members ${example}`);
}

const listedText = (members: readonly ListedMember[]): string =>
  tableLines<ListedMember>(
    [
      ['email', 'left', ({ email }) => email],
      ['name', 'left', nameOf],
      ['joined', 'left', ({ createdAt }) => dayOf(createdAt)],
      ['last active', 'left', ({ lastActiveAt }) => dayOf(lastActiveAt)],
      ['pages', 'right', ({ pageViews }) => String(pageViews)],
      ['', 'left', ({ isAdmin }) => (isAdmin ? 'administrator' : '')],
    ],
    members,
  ).join('\n');

const listCommand = (open: Open): Command =>
  command('list', 'list the members, newest account first', 'list').action(async ({ json }: AsJson) => {
    const members = await withApp(open, (app) => app.listMembers());
    const listed = members.map(({ lastActiveAt, ...member }) => ({
      ...written(member),
      lastActiveAt: toIsoOrNull(lastActiveAt),
    }));
    const prose = members.length === 0 ? 'No members yet.' : listedText(members);
    printResult({ json }, listed, prose);
  });

const addCommand = (open: Open): Command =>
  command('add', 'create an account without a password', 'add anna@example.com Anna Furlong')
    .argument('<email>', "the member's email address")
    .argument('<first-name>')
    .argument('<last-name>')
    .action(async (email: string, firstName: string, lastName: string, { json }: AsJson) => {
      const member = await withApp(open, (app) => app.addMember({ email, firstName, lastName }));
      const next = `\`racing-cli members link ${member.email}\` creates the link to claim it.`;
      printResult({ json }, written(member), `${member.email} has an account. ${next}`);
    });

const editCommand = (open: Open): Command =>
  command('edit', "change a member's names or address", 'edit anna@example.com --last-name Mile')
    .argument('<email>', "the member's email address")
    .option('--first-name <name>', 'new first name; blank removes it')
    .option('--last-name <name>', 'new last name; blank removes it')
    .option('--email <email>', 'new email address')
    .action(async (email: string, { json, ...edit }: AsJson & Edit) => {
      const { before, after } = await withApp(open, (app) => app.editMember(email, edit));
      const change = { before: written(before), after: written(after) };
      printResult({ json }, change, `${after.email}: ${nameOf(after) || 'no name'}`);
    });

const deleteCommand = (open: Open): Command =>
  command('delete', 'delete an account and everything that belongs to it', 'delete anna@example.com')
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const member = await withApp(open, (app) => app.deleteMember(email));
      printResult({ json }, written(member), `${member.email}'s account was deleted`);
    });

const grantAdminCommand = (open: Open): Command =>
  command('grant-admin', 'make a member an administrator', 'grant-admin anna@example.com')
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const member = await withApp(open, (app) => app.grantAdmin({ email }));
      const next = `If someone else may have made this account, \`racing-cli members link ${member.email}\` creates a link that sets a new password and ends its sessions.`;
      printResult({ json }, written(member), `${member.email} is an administrator. ${next}`);
    });

const revokeAdminCommand = (open: Open): Command =>
  command('revoke-admin', 'withdraw administrator access', 'revoke-admin anna@example.com')
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const member = await withApp(open, (app) => app.revokeAdmin({ email }));
      printResult({ json }, written(member), `${member.email} is not an administrator`);
    });

const removeSecondFactorCommand = (open: Open): Command =>
  command(
    'remove-second-factor',
    'remove a lost authenticator app and all passkeys, and sign the member out everywhere',
    'remove-second-factor anna@example.com',
  )
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const { member, wasOn } = await withApp(open, (app) => app.removeSecondFactor({ email }));
      const prose = wasOn
        ? `${member.email} has no second factor or passkey any more and is signed out everywhere`
        : `${member.email} has no second factor`;
      printResult({ json }, { ...written(member), wasOn }, prose);
    });

const linkCommand = (open: Open): Command =>
  command('link', 'make a one-time link for setting a password', 'link anna@example.com')
    .argument('<email>', "the member's email address")
    .action(async (email: string, { json }: AsJson) => {
      const link = await withApp(open, (app) => app.makeLink({ email }));
      const plainLink = { ...link, expiresAt: toIso(link.expiresAt) };
      const prose = `${link.url}\nWith this link ${link.email} sets ${LINK_WORDS[link.purpose]}. It works once, until ${plainLink.expiresAt}.`;
      printResult({ json }, plainLink, prose);
    });

/** `racing-cli members`: what an operator does for members. */
export function membersCommand(open: Open): Command {
  return new Command('members')
    .description('manage accounts, administrators and one-time links')
    .addHelpText('after', '\nExample: racing-cli members link anna@example.com')
    .addCommand(listCommand(open))
    .addCommand(addCommand(open))
    .addCommand(editCommand(open))
    .addCommand(deleteCommand(open))
    .addCommand(grantAdminCommand(open))
    .addCommand(revokeAdminCommand(open))
    .addCommand(removeSecondFactorCommand(open))
    .addCommand(linkCommand(open));
}
