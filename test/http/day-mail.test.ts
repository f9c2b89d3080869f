import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Mails about how a card went over HTTP');
const CARD = { trackSlug: 'saratoga', day: '2025-08-02' as RaceDay };

test('mails are off until the member turns them on', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    assert.is((await ada.ask('GET', '/api/day-mail')).status, 401);
    await signUp(ada, 'ada@example.com');
    assert.equal((await ada.ask('GET', '/api/day-mail')).json(), { isWanted: false, isSent: true });
    for (const isWanted of [true, false]) {
      await ada.ask('PUT', '/api/day-mail', { body: { isWanted } });
      assert.equal((await ada.ask('GET', '/api/day-mail')).json(), { isWanted, isSent: true });
    }
  }));

test('the link of a mail stops them without an account: reading it changes nothing, pressing does', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', '/api/day-mail', { body: { isWanted: true } });
    const [memberId] = await server.accounts.dayMails.dayMailReaders(CARD);
    assert.ok(memberId);
    await server.accounts.dayMails.claimDayMail(memberId, CARD, digest('the-key'));
    const wanted = async () =>
      ((await ada.ask('GET', '/api/day-mail')).json() as { readonly isWanted: boolean }).isWanted;
    const stranger = server.browser();
    const shown = await stranger.ask('GET', '/stop-mail?key=the-key');
    assert.equal([shown.status, await wanted()], [200, true]);
    assert.match(shown.text, '<form method="post" action="/stop-mail?key=the-key">');
    assert.match(shown.headers.get('content-security-policy') ?? '', "form-action 'self'");
    assert.is(shown.headers.get('referrer-policy'), 'same-origin', 'else the origin of the form is null');
    const pressed = await stranger.ask('POST', '/stop-mail?key=the-key', {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    assert.equal([pressed.status, await wanted()], [200, false]);
  }));

test('an unknown or missing key is not found', async () =>
  withTestServer({}, async (server) => {
    const stranger = server.browser();
    assert.is((await stranger.ask('GET', '/stop-mail')).status, 404);
    assert.is((await stranger.ask('POST', '/stop-mail?key=none')).status, 404);
    assert.is((await stranger.ask('GET', `/stop-mail?key=${'x'.repeat(201)}`)).status, 404);
    const odd = await stranger.ask('GET', '/stop-mail?key=%22%3E%3Cscript%3E');
    assert.not.match(odd.text, '<script>');
  }));

test.run();
