import { Command } from 'commander';
import type { PublicMember } from '#core/accounts/member.ts';
import type { MadeLink } from '#core/accounts/use-cases/make-link.ts';
import { toIso } from '#core/kernel/instant.ts';
import { printResult } from './print.ts';

export interface MembersDoors {
  grantAdmin(request: { readonly email: string }): Promise<PublicMember>;
  makeLink(request: { readonly email: string }): Promise<MadeLink>;
  close(): Promise<void>;
}

const LINK_WORDS = { invitation: 'a first password', reset: 'a new password' } as const;

function grantAdminCommand(open: () => Promise<MembersDoors>): Command {
  return new Command('grant-admin')
    .description('make a member an administrator')
    .argument('<email>', "the member's address")
    .option('--json', 'print the member as JSON')
    .addHelpText('after', '\nExample: racing-cli members grant-admin anna@example.com')
    .action(async (email: string, options: { json?: true }) => {
      const house = await open();
      const member = await house.grantAdmin({ email }).finally(() => house.close());
      const shown = { ...member, createdAt: toIso(member.createdAt) };
      printResult(options.json === true, shown, `${member.email} is an administrator`);
    });
}

function linkCommand(open: () => Promise<MembersDoors>): Command {
  return new Command('link')
    .description('make a one-time link with which a member sets a password')
    .argument('<email>', "the member's address")
    .option('--json', 'print the link as JSON')
    .addHelpText('after', '\nExample: racing-cli members link anna@example.com')
    .action(async (email: string, options: { json?: true }) => {
      const house = await open();
      const link = await house.makeLink({ email }).finally(() => house.close());
      const shown = { ...link, expiresAt: toIso(link.expiresAt) };
      const prose = `${link.url}\nWith this link ${link.email} sets ${LINK_WORDS[link.purpose]}. It works once, until ${shown.expiresAt}.`;
      printResult(options.json === true, shown, prose);
    });
}

/** `racing-cli members`: what an operator does for members. */
export function membersCommand(open: () => Promise<MembersDoors>): Command {
  return new Command('members')
    .description('administrators and one-time links')
    .addHelpText('after', '\nExample: racing-cli members link anna@example.com')
    .addCommand(grantAdminCommand(open))
    .addCommand(linkCommand(open));
}
