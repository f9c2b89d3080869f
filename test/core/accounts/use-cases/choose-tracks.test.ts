import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import { makeShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import { TRACKS } from '#core/card/track.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The tracks of a member');
const memberId = 'anna' as MemberId;

function room() {
  const trackChoices = makeMemoryTrackChoiceStore();
  const chooseTracks = makeChooseTracks({ trackChoices });
  return { chooseTracks, shown: () => makeShowMyTracks({ trackChoices })(memberId) };
}

test('a member who never chose sees Saratoga and has no tracks', async () => {
  assert.equal(await room().shown(), { chosen: 'saratoga', mine: [] });
});

test('a choice stays, and each part leaves the other as it was', async () => {
  const { chooseTracks, shown } = room();
  await chooseTracks({ memberId, mine: ['del-mar', 'aqueduct', 'del-mar'] });
  assert.equal(await shown(), { chosen: 'saratoga', mine: ['del-mar', 'aqueduct'] });
  assert.equal(await chooseTracks({ memberId, chosen: 'aqueduct' }), {
    chosen: 'aqueduct',
    mine: ['del-mar', 'aqueduct'],
  });
  assert.equal(await chooseTracks({ memberId, mine: [] }), { chosen: 'aqueduct', mine: [] });
  assert.equal(await shown(), { chosen: 'aqueduct', mine: [] });
});

test('choosing one track while starring another loses neither', async () => {
  const { chooseTracks, shown } = room();
  await Promise.all([
    chooseTracks({ memberId, chosen: 'aqueduct' }),
    chooseTracks({ memberId, mine: ['del-mar'] }),
  ]);
  assert.equal(await shown(), { chosen: 'aqueduct', mine: ['del-mar'] });
});

test('a track may be given by number; a track registered from a card can be chosen', async () => {
  const { chooseTracks } = room();
  await withRegistrations([aRegistration()], async () => {
    const tracks = await chooseTracks({ memberId, chosen: 'qqq-mountain', mine: ['184'] });
    assert.equal(tracks, { chosen: 'qqq-mountain', mine: ['saratoga'] });
  });
});

test('an unknown track is refused and nothing changes', async () => {
  const { chooseTracks, shown } = room();
  assert.is(
    (await refused(chooseTracks({ memberId, chosen: 'aqueduct', mine: ['nowhere'] }))).code,
    'card.unknown-track',
  );
  assert.is((await refused(chooseTracks({ memberId, chosen: 'nowhere' }))).code, 'card.unknown-track');
  assert.equal(await shown(), { chosen: 'saratoga', mine: [] });
});

test('a member may star at most forty tracks', async () => {
  const { chooseTracks } = room();
  const slugs = TRACKS.map(({ slug }) => slug);
  assert.is((await chooseTracks({ memberId, mine: slugs.slice(0, 40) })).mine.length, 40);
  assert.is(
    (await refused(chooseTracks({ memberId, mine: slugs.slice(0, 41) }))).code,
    'accounts.too-many-tracks',
  );
});

test.run();
