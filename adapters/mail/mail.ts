import { createTransport } from 'nodemailer';
import type { SendMail } from '#core/accounts/ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587`, `smtps://…` */
  readonly smtpUrl: string;
  /** Address that mails come from. */
  readonly from: string;
}

const SENDER = 'Clubhouse Turn';

/** What went wrong in numbers (`EENVELOPE 550`): the server's words name the recipient, and logs must not. */
function numberOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

/** Mail over SMTP; a mail that the server does not take refuses ('unavailable') with the number it gave. */
export function openMail({ smtpUrl, from }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async ({ to, subject, text }) => {
    const mail = { from: { name: SENDER, address: from }, to: { name: '', address: to }, subject, text };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw new Refusal(
        'unavailable',
        'mail.unavailable',
        `The mail could not be sent: the mail server did not take it (${numberOf(error)}).`,
      );
    });
  };
}
