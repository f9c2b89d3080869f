import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRunner } from '#test/support/a-runner.ts';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Watch lists over HTTP');

const HORSE = `/api/watch/horse/${encodeURIComponent(aRunner().horseKey)}`;

interface Listed {
  readonly watched: readonly { readonly kind: string; readonly key: string; readonly name: string }[];
  readonly entered: readonly {
    readonly raceId: string;
    readonly state: string;
    readonly because: readonly unknown[];
  }[];
}

test('a list is for its member alone', async () =>
  withTestServer({}, async (server) => {
    assert.is((await server.browser().ask('GET', '/api/watch')).status, 401);
    const [ada, bob] = [server.browser(), server.browser()];
    await signUp(ada, 'ada@example.com');
    await signUp(bob, 'bob@example.com');
    const added = await ada.ask('PUT', HORSE, { body: { name: 'Paper Lantern' } });
    assert.is(added.status, 200, added.text);
    assert.equal(((await bob.ask('GET', '/api/watch')).json() as Listed).watched, []);
    assert.equal(((await bob.ask('GET', '/api/watch/entered')).json() as Listed).entered, []);
    assert.match((await ada.ask('GET', '/api/user/data')).text, /"watchList".*Paper Lantern/s);
  }));

test('a watched horse of the stored card is entered; off the list it is gone', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    for (const _ of [1, 2]) await ada.ask('PUT', HORSE, { body: {} });
    assert.is(((await ada.ask('GET', '/api/watch')).json() as Listed).watched.length, 1);
    const { entered } = (await ada.ask('GET', '/api/watch/entered')).json() as Listed;
    assert.ok(entered.length > 0);
    assert.is(new Set(entered.map(({ raceId }) => raceId)).size, entered.length, 'each race once');
    for (const { raceId, state, because } of entered)
      assert.equal([state, because.length], ['entered', 1], raceId);
    assert.equal(((await ada.ask('DELETE', HORSE)).json() as Listed).watched, []);
    assert.is((await ada.ask('DELETE', HORSE)).status, 404);
    assert.equal(((await ada.ask('GET', '/api/watch/entered')).json() as Listed).entered, []);
  }));

test('a horse watched by its name and a jockey in another spelling are found on the list', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', `/api/watch/horse/${encodeURIComponent(aRunner().horseName)}`, { body: {} });
    await ada.ask('PUT', `/api/watch/jockey/${encodeURIComponent('Irad Ortiz, Jr.')}`, { body: {} });
    const kindsOf = async (query: Record<string, string>) =>
      ((await ada.ask('GET', `/api/watch?${new URLSearchParams(query)}`)).json() as Listed).watched.map(
        ({ kind }) => kind,
      );
    assert.equal(await kindsOf({ horse: aRunner().horseKey }), ['horse']);
    assert.equal(await kindsOf({ jockey: 'ORTIZ IRAD JR' }), ['jockey']);
    assert.equal(await kindsOf({ trainer: 'ORTIZ IRAD JR' }), []);
  }));

test('a jockey is taken off by the key that the list gives', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', `/api/watch/jockey/${encodeURIComponent('Irad Ortiz, Jr.')}`, { body: {} });
    const [watched] = ((await ada.ask('GET', '/api/watch')).json() as Listed).watched;
    const removed = await ada.ask('DELETE', `/api/watch/jockey/${encodeURIComponent(watched?.key ?? '')}`);
    assert.equal((removed.json() as Listed).watched, []);
  }));

test('a saved search that is changed or deleted is no longer watched; the same one saved again is', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    const save = (find: string) => ada.ask('PUT', '/api/my/angles/Mine', { body: { find } });
    const watched = async () => ((await ada.ask('GET', '/api/watch')).json() as Listed).watched.length;
    for (const change of [() => save('blinkers-on'), () => ada.ask('DELETE', '/api/my/angles/Mine')]) {
      await save('won-last');
      await ada.ask('PUT', '/api/watch/search/Mine', { body: {} });
      await save('won-last');
      assert.is(await watched(), 1);
      assert.is((await change()).status, 200);
      assert.is(await watched(), 0);
    }
  }));

test('mails are off until the member turns them on', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    assert.equal((await ada.ask('GET', '/api/watch/mail')).json(), { isWanted: false, isSent: true });
    await ada.ask('PUT', '/api/watch/mail', { body: { isWanted: true } });
    assert.equal((await ada.ask('GET', '/api/watch/mail')).json(), { isWanted: true, isSent: true });
  }));

test('notifications are off until the member turns them on', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    assert.equal((await ada.ask('GET', '/api/watch/push')).json(), { isWanted: false, isSent: true });
    await ada.ask('PUT', '/api/watch/push', { body: { isWanted: true } });
    assert.equal((await ada.ask('GET', '/api/watch/push')).json(), { isWanted: true, isSent: true });
  }));

test('an unknown kind or search is refused', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    assert.is((await ada.ask('PUT', '/api/watch/dog/Rex', { body: {} })).status, 400);
    assert.is((await ada.ask('PUT', '/api/watch/search/None', { body: {} })).status, 404);
  }));

test.run();
