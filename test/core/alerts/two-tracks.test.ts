import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { TrackChoice } from '#core/accounts/track-choice.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { aDevice } from '#test/support/a-device.ts';
import { followedAlerts } from '#test/support/followed-alerts.ts';

const test = suite('alerts of two tracks that race at once');

const FLAGSHIP_ALERT = 'Saratoga, race 1';
const OTHER_ALERT = 'Aqueduct, race 1';

/** What the devices of a member who chose so get when a race of each track comes off the turf. */
async function alertsFor(choice: Partial<TrackChoice> | null, tracks = ['saratoga', 'aqueduct']) {
  const [devices, trackChoices] = [makeMemoryPushDeviceStore(), makeMemoryTrackChoiceStore()];
  const fan = 'fan' as MemberId;
  for (const id of ['phone', 'tablet']) await devices.keep(aDevice({ id, memberId: fan }));
  if (choice !== null) await trackChoices.keep(fan, choice);
  const { sent, offTheTurfAt } = followedAlerts({ cards: makeMemoryCardStore(), devices, trackChoices });
  await offTheTurfAt(...tracks);
  const titlesOf = (id: string) =>
    sent
      .filter(({ to }) => to.id === id)
      .map(({ title }) => title)
      .toSorted();
  assert.equal(titlesOf('phone'), titlesOf('tablet'), 'every device of a member gets the same');
  return titlesOf('phone');
}

test('a member who never chose gets those of Saratoga alone', async () => {
  assert.equal(await alertsFor(null), [FLAGSHIP_ALERT]);
});

test('a member who chose another track gets that one’s alone', async () => {
  assert.equal(await alertsFor({ chosen: 'aqueduct' }), [OTHER_ALERT]);
});

test('a track among "my tracks" is followed beside the chosen one', async () => {
  assert.equal(await alertsFor({ mine: ['aqueduct'] }), [OTHER_ALERT, FLAGSHIP_ALERT]);
  assert.equal(await alertsFor({ chosen: 'aqueduct', mine: ['saratoga'] }), [OTHER_ALERT, FLAGSHIP_ALERT]);
  assert.equal(await alertsFor({ chosen: 'del-mar', mine: ['aqueduct'] }), [OTHER_ALERT]);
});

test('who follows neither track gets nothing, and a track that nobody follows alerts nobody', async () => {
  assert.equal(await alertsFor({ chosen: 'del-mar' }), []);
  assert.equal(await alertsFor(null, ['aqueduct']), []);
});

test.run();
