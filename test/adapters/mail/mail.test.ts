import { inspect } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openMail } from '#adapters/mail/mail.ts';
import { linkMail } from '#core/accounts/one-time-link.ts';
import { type MailServer, openMailServer } from '#test/support/mail-server.ts';
import { refused } from '#test/support/refused.ts';

const from = 'no-reply@turn.example';
const mail = { to: 'anna@example.com', subject: 'Hello', text: 'A word from the clubhouse.' };

const test = suite<{ server: MailServer }>('Mail');
test.before.each(async (context) => {
  context.server = await openMailServer({ refuse: 'gone@example.com', putOff: 'busy@example.com' });
});
test.after.each((context) => context.server.close());

test('a mail reaches its one recipient, with our sender, as plain text', async ({ server }) => {
  await openMail({ smtpUrl: server.url, from })(mail);
  assert.is(server.received.length, 1);
  const [received] = server.received;
  assert.is(received?.from, from);
  assert.equal(received?.to, ['anna@example.com']);
  assert.match(received?.source ?? '', /^From: "?Clubhouse Turn"? <no-reply@turn\.example>/m);
  assert.match(received?.source ?? '', /^Subject: Hello\r$/m);
  assert.match(received?.source ?? '', /^Content-Type: text\/plain/m);
  assert.match(received?.source ?? '', /A word from the clubhouse\./);
});

test('a mail with HTML carries both forms, and the address that stops it by one press', async ({
  server,
}) => {
  const html = '<p>A word from the clubhouse.</p>';
  await openMail({ smtpUrl: server.url, from })({
    ...mail,
    html,
    stopUrl: 'https://turn.example/stop?key=a',
  });
  const source = server.received[0]?.source ?? '';
  assert.match(source, /^Content-Type: multipart\/alternative/m);
  assert.match(source, /^Content-Type: text\/plain/m);
  assert.match(source, /^Content-Type: text\/html/m);
  assert.match(source, /^List-Unsubscribe: <https:\/\/turn\.example\/stop\?key=a>/m);
  assert.match(source, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

test('a link comes through whole', async ({ server }) => {
  const url = `https://turn.example/auth#link=${'aB3_-'.repeat(9)}`;
  await openMail({ smtpUrl: server.url, from })({ to: mail.to, ...linkMail('reset', url) });
  assert.ok(server.received[0]?.source.replaceAll('=3D', '=').includes(url));
});

test('neither address nor subject can add a recipient or a header', async ({ server }) => {
  const send = openMail({ smtpUrl: server.url, from });
  await send({ ...mail, subject: 'Hello\r\nBcc: all@example.com' });
  await send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
  for (const { to, source } of server.received) {
    assert.is(to.length, 1);
    assert.not.match(source, /^Bcc:/m);
  }
});

test('a mail the server does not take is refused with the number it gave, not with its words about the recipient', async ({
  server,
}) => {
  const refusal = await refused(openMail({ smtpUrl: server.url, from })({ ...mail, to: 'gone@example.com' }));
  assert.equal([refusal.kind, refusal.code], ['unavailable', 'mail.refused']);
  assert.match(refusal.message, /EENVELOPE 550/);
  assert.not.match(inspect(refusal, { depth: 9, showHidden: true }), /gone@|Hello/);
});

test('a busy mailbox concerns its recipient, not the server', async ({ server }) => {
  const refusal = await refused(openMail({ smtpUrl: server.url, from })({ ...mail, to: 'busy@example.com' }));
  assert.is(refusal.code, 'mail.refused');
  assert.match(refusal.message, /EENVELOPE 450/);
});

test('a mail server that is not there is unavailable', async () => {
  const other = await openMailServer();
  await other.close();
  assert.is((await refused(openMail({ smtpUrl: other.url, from })(mail))).code, 'mail.unavailable');
});

test.run();
