import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeQueryClient } from '#api/api.ts';
import { myTracksQuery, saveChosenTrack } from '#frame/track-of-member.ts';

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
    return Response.json({ chosen: 'aqueduct', mine: [] });
  };
  await saveChosenTrack(client, 'aqueduct', 'anna');
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'aqueduct', mine: ['del-mar'] });
  client.clear();
});

test('what is saved is the tracks where none were known yet', async () => {
  const client = makeQueryClient(async () => null);
  globalThis.fetch = async () => Response.json({ chosen: 'aqueduct', mine: ['del-mar'] });
  await saveChosenTrack(client, 'aqueduct', 'anna');
  assert.equal(client.getQueryData(myTracksQuery.queryKey), { chosen: 'aqueduct', mine: ['del-mar'] });
  client.clear();
});

test.run();
