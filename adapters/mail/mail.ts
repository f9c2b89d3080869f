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

interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** Whether the server is there and does not take this recipient, for now (450) or for good. */
function isAboutRecipient(error: unknown): boolean {
  const { code, responseCode } = error as MailError;
  return (
    code === 'EENVELOPE' && typeof responseCode === 'number' && (responseCode === 450 || responseCode >= 500)
  );
}

/** What went wrong in numbers (`EENVELOPE 550`): the server's words name the recipient, and logs must not. */
function numberOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as MailError;
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

/** What mail programs show as a button that stops such mails. */
const stopHeaders = (stopUrl: string | undefined) =>
  stopUrl === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${stopUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };

/** Mail over SMTP; refuses as `SendMail` says, with the number the server gave. */
export function openMail({ smtpUrl, from }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async ({ to, subject, text, html, stopUrl }) => {
    const mail = {
      from: { name: SENDER, address: from },
      to: { name: '', address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...stopHeaders(stopUrl),
    };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw new Refusal(
        'unavailable',
        isAboutRecipient(error) ? 'mail.refused' : 'mail.unavailable',
        `The mail could not be sent: the mail server did not take it (${numberOf(error)}).`,
      );
    });
  };
}
