import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sentenceOf, signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite<{ server: TestServer; admin: TestBrowser; anna: TestBrowser }>(
  'Upload of a figure report',
);

test.before.each(async (context) => {
  context.server = await openTestServer();
  context.admin = context.server.browser();
  await signUpAdmin(context.admin);
  context.anna = context.server.browser();
  await signUp(context.anna, 'anna@example.com');
});
test.after.each(({ server }) => server.close());

const PDF = Buffer.from('%PDF-1.7 whatever').toString('base64');

test('a report is uploaded as base64 or a data URL, and shown for its day', async ({ admin, anna }) => {
  const upload = (pdfData: unknown, raceDate: unknown = '2025-08-02') =>
    admin.ask('POST', '/api/admin/upload-equibase-pdf', { body: { pdfData, raceDate } });
  const none = await anna.call('GET /api/speed-figures/{date}', { params: { date: '2025-08-02' } });
  assert.equal([none.figures, none.count, none.hasPDFData], [[], 0, false]);
  for (const [pdfData, outcome] of [
    [PDF, 'kept'],
    [`data:application/pdf;base64,${PDF}`, 'unchanged'],
  ]) {
    const answer = (await upload(pdfData)).json();
    assert.equal(answer, {
      racesProcessed: 1,
      horsesProcessed: 1,
      track: 'SAR',
      date: '2025-08-02',
      outcome,
    });
  }
  const shown = await anna.call('GET /api/speed-figures/{date}', { params: { date: '2025-08-02' } });
  assert.equal([shown.count, shown.hasPDFData, shown.figures[0]?.horseName], [1, true, 'Paper Lantern']);
  assert.is((await anna.ask('GET', '/api/speed-figures/saratoga')).status, 400);
});

test('a report of another day and a file that is not a PDF are refused with a message', async ({ admin }) => {
  const upload = async (body: object) => {
    const answer = await admin.ask('POST', '/api/admin/upload-equibase-pdf', { body });
    return `${answer.status} ${sentenceOf(answer)}`;
  };
  const raceDate = '2025-08-02';
  assert.match(
    await upload({ pdfData: PDF, raceDate: '2025-08-03' }),
    /^409 .*2025-08-02, not of 2025-08-03/,
  );
  assert.match(
    await upload({ pdfData: Buffer.from('hello').toString('base64'), raceDate }),
    /^400 .*not a PDF/,
  );
  assert.match(await upload({ pdfData: 'ÿ not base64', raceDate }), /^400 "pdfData" must be .*base64/);
  assert.match(await upload({ pdfData: '', raceDate }), /^400 "pdfData" is empty/);
  assert.match(await upload({ raceDate }), /^400 "pdfData"/);
  assert.match(await upload({ pdfData: PDF, raceDate: '2025-02-30' }), /^400 "raceDate"/);
});

test('only the upload takes a large body', async ({ admin }) => {
  const large = 'a'.repeat(1_000_000);
  const statusOf = async (path: string, body: object) => (await admin.ask('POST', path, { body })).status;
  assert.is(await statusOf('/api/admin/users', { firstName: large }), 413);
  const raceDate = '2025-08-02';
  assert.is(
    await statusOf('/api/admin/upload-equibase-pdf', {
      pdfData: Buffer.alloc(3_000_000, '%PDF-1.7 ').toString('base64'),
      raceDate,
    }),
    200,
  );
  assert.is(
    await statusOf('/api/admin/upload-equibase-pdf', { pdfData: 'A'.repeat(21_000_000), raceDate }),
    413,
  );
});

test.run();
