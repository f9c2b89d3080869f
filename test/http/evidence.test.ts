import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import type { PackChecked } from '#core/compliance/pack/pack-check.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

interface Context {
  server: TestServer;
  admin: TestBrowser;
  anna: TestBrowser;
  annaId: string;
}

const test = suite<Context>('The evidence pack over HTTP');

const accept = (browser: TestBrowser) =>
  browser.call('POST /api/disclaimer/accept', {
    body: {
      disclaimerType: DISCLAIMER.type,
      disclaimerVersion: DISCLAIMER.version,
      disclaimerText: DISCLAIMER.text,
      acceptedAt: '2026-07-01T12:00:00.000Z',
    } as never,
  });

test.before.each(async (context) => {
  context.server = await openTestServer();
  context.admin = context.server.browser();
  await signUpAdmin(context.admin);
  context.anna = context.server.browser();
  context.annaId = (await signUp(context.anna, 'anna@example.com')).user.id;
  await accept(context.admin);
  await accept(context.anna);
});
test.after.each(({ server }) => server.close());

async function checked(text: string): Promise<PackChecked> {
  async function* rows() {
    yield* text.split(/(?<=\n)/);
  }
  return makeCheckEvidence({ digest })(rows());
}

const packOf = (admin: TestBrowser, body: object = {}) =>
  admin.ask('POST', '/api/admin/evidence/export', { body });

test('an administrator saves a self-verifying file, and the audit log has it', async ({ admin }) => {
  const answer = await packOf(admin);
  assert.is(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/x-ndjson/);
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="acceptances-\d{4}-\d\d-\d\d\.jsonl"$/,
  );
  const found = await checked(answer.text);
  assert.equal([found.isWhole, found.proofs, found.withPerson], [true, 2, 2]);
  const { entries } = await admin.call('GET /api/admin/audit-log', {} as never);
  assert.is(entries[0]?.act, 'POST /api/admin/evidence/export');
  const state = await admin.call('GET /api/admin/evidence', {});
  assert.equal([state.isWhole, state.head, state.proofs, state.entries], [true, found.head, 2, 2]);
  assert.is(state.changedMeanwhile, 0, 'what a check left out is reported');
});

test('a pack of one member names their email; without members there is none', async ({ admin, annaId }) => {
  const found = await checked((await packOf(admin, { userId: annaId })).text);
  assert.equal([found.isWhole, found.proofs, found.scope?.email], [true, 1, 'anna@example.com']);
  assert.is((await packOf(admin, { userId: 'nobody' })).status, 404);
});

test('a purge removes personal data, keeps the proof and asks the user again; a second one finds nothing', async (context) => {
  const { admin, anna, annaId } = context;
  const purge = () => admin.call('POST /api/admin/evidence/purge', { body: { userId: annaId } });
  const before = await checked((await packOf(admin)).text);
  assert.equal(await purge(), { userId: annaId, email: 'anna@example.com', dropped: 1 });
  assert.is((await purge()).dropped, 0);
  const after = await checked((await packOf(admin)).text);
  assert.equal([after.isWhole, after.withPerson, after.withoutPerson], [true, 1, 1]);
  assert.ok((after.head?.seq ?? 0) > (before.head?.seq ?? 0));
  const { hasValidAcceptance } = await anna.call('GET /api/disclaimer/check', {} as never);
  assert.is(hasValidAcceptance, false);
});

test('members, visitors and odd bodies get no pack and purge nothing', async ({
  admin,
  anna,
  annaId,
  server,
}) => {
  for (const path of ['/api/admin/evidence/export', '/api/admin/evidence/purge']) {
    assert.is((await anna.ask('POST', path, { body: { userId: annaId } })).status, 403);
    assert.is((await server.browser().ask('POST', path, { body: { userId: annaId } })).status, 401);
    for (const userId of ['', 'a'.repeat(200), 7, null, ['x'], { a: 1 }, '__proto__', "'; drop table x --"]) {
      const { status, text } = await admin.ask('POST', path, { body: { userId } });
      assert.ok([400, 404].includes(status), `${path} ${JSON.stringify(userId)}: ${status} ${text}`);
    }
    for (const body of [null, [], 'x', 3])
      assert.is((await admin.ask('POST', path, { body })).status, 400, JSON.stringify(body));
  }
  assert.is((await anna.ask('GET', '/api/admin/evidence')).status, 403);
  const stored = await admin.call('GET /api/admin/evidence', {});
  assert.equal([stored.isWhole, stored.withPerson], [true, 2]);
});

test.run();
