import type { QueryClient } from '@tanstack/react-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeQueryClient } from '#api/api.ts';
import { rememberedTrack } from '#frame/track-choice.ts';
import { followMember, myTracksQuery, saveChosenTrack } from '#frame/track-of-member.ts';

const test = suite('the tracks of a member in the browser');
const realFetch = globalThis.fetch;
test.after(() => {
  globalThis.fetch = realFetch;
});

test('a star pressed while the chosen track is saved stays', async () => {
  const client = makeQueryClient(async () => null);
  client.setQueryData(myTracksQuery.queryKey, () => ({ chosen: 'saratoga', mine: [] }));
  globalThis.fetch = async () => {
    client.setQueryData(myTracksQuery.queryKey, () => ({ chosen: 'saratoga', mine: ['del-mar'] }));
    return replyWith({ chosen: 'aqueduct', mine: [] });
  };
  await saveChosenTrack(client, 'aqueduct', 'anna');
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'aqueduct', mine: ['del-mar'] });
  client.clear();
});

test("the server's reply becomes the member's tracks if none were known yet", async () => {
  const client = makeQueryClient(async () => null);
  globalThis.fetch = async () => replyWith({ chosen: 'aqueduct', mine: ['del-mar'] });
  await saveChosenTrack(client, 'aqueduct', 'anna');
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'aqueduct', mine: ['del-mar'] });
  client.clear();
});

/** A reply as our server sends it, with the length that says it is as the contract has it. */
function replyWith(tracks: { readonly chosen: string; readonly mine: readonly string[] }): Response {
  const text = JSON.stringify(tracks);
  return new Response(text, { headers: { 'Checked-Length': String(text.length) } });
}

/** A server that holds its replies to saved choices until each is released, in request order. */
function slowServer() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  globalThis.fetch = async (_, request) => {
    const { chosen } = JSON.parse(String(request?.body)) as { chosen: string };
    asked.push(chosen);
    await new Promise<void>((reply) => waiting.push(reply));
    return replyWith({ chosen, mine: [] });
  };
  const settled = () => new Promise((done) => setTimeout(done, 5));
  return {
    asked,
    settled,
    async reply() {
      await settled();
      waiting.shift()?.();
      await settled();
    },
  };
}

/** A query client that keeps the list of tracks cached. */
function openClient(answer: Parameters<typeof makeQueryClient>[0] = async () => null): QueryClient {
  const client = makeQueryClient(answer);
  client.setQueryDefaults(myTracksQuery.queryKey, { gcTime: 60_000 });
  return client;
}

const choose = (client: QueryClient, slug: string) => {
  rememberedTrack.keep(slug);
  return saveChosenTrack(client, slug, 'anna');
};

test('a choice made before the list has loaded is not undone by an older choice in the list', async () => {
  const client = openClient();
  const server = slowServer();
  const saved = choose(client, 'saratoga');
  followMember(client, 'del-mar', 'anna');
  assert.is(rememberedTrack.read(), 'saratoga');
  await server.reply();
  await server.reply();
  await saved;
  assert.is(rememberedTrack.read(), 'saratoga');
  client.clear();
});

test('a list requested before a choice was saved does not bring back the older choice', async () => {
  let answer = (_: { chosen: string; mine: string[] }): void => undefined;
  const client = openClient(() => new Promise((done) => (answer = done)));
  const server = slowServer();
  void client.fetchQuery(myTracksQuery).catch(() => null);
  const saved = choose(client, 'saratoga');
  await server.reply();
  await saved;
  answer({ chosen: 'del-mar', mine: [] });
  await server.reply();
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'saratoga', mine: [] });
  client.clear();
});

test('of two choices at once only the second is saved', async () => {
  const client = openClient();
  const server = slowServer();
  const saved = Promise.all([choose(client, 'saratoga'), choose(client, 'del-mar')]);
  await server.reply();
  await saved;
  assert.equal(server.asked, ['del-mar']);
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'del-mar', mine: [] });
  client.clear();
});

test('a choice made while another is being saved is saved after it, and stays', async () => {
  const client = openClient();
  const server = slowServer();
  const first = choose(client, 'saratoga');
  await server.settled();
  const second = choose(client, 'del-mar');
  await server.reply();
  assert.equal(server.asked, ['saratoga', 'del-mar']);
  await server.reply();
  await Promise.all([first, second]);
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'del-mar', mine: [] });
  client.clear();
});

test('a choice that could not be saved is saved on the next visit instead of undone', async () => {
  const client = openClient();
  globalThis.fetch = async () => Promise.reject(new TypeError('the page was left'));
  await choose(client, 'aqueduct');
  const server = slowServer();
  followMember(client, 'del-mar', 'anna');
  await server.reply();
  assert.is(rememberedTrack.read(), 'aqueduct');
  assert.equal(server.asked, ['aqueduct']);
  client.clear();
});

test('a choice saved here gives way to a later one made on another device', async () => {
  const client = openClient();
  globalThis.fetch = async () => replyWith({ chosen: 'aqueduct', mine: [] });
  await choose(client, 'aqueduct');
  followMember(client, 'del-mar', 'anna');
  assert.is(rememberedTrack.read(), 'del-mar');
  client.clear();
});

test.run();
