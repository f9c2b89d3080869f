import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire, with soft line ends of quoted-printable taken out. */
  readonly source: string;
}

export interface MailServer {
  /** `smtp://127.0.0.1:port` */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

interface Addresses {
  /** No mailbox. */
  readonly refuse?: string;
  /** Not now: the mailbox is busy (450). */
  readonly putOff?: string;
}

const busy = (address: string): Error =>
  Object.assign(new Error(`<${address}>: mailbox busy`), { responseCode: 450 });

/** A real mail server on a loopback port; it takes every mail except those to these addresses. */
export async function openMailServer(options: Addresses = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address === options.refuse) return done(new Error(`<${address}>: no such mailbox`));
      return done(address === options.putOff ? busy(address) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', ''),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
