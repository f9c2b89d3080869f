import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { UnregisteredTrack } from '#core/card/tracks/registration.ts';
import { makeCorrectTrack } from '#core/card/use-cases/correct-track.ts';
import { makeRegisterTrack } from '#core/card/use-cases/register-track.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('registering a track');

const QUAIL_RUN: UnregisteredTrack = {
  code: 'QQQ',
  slug: 'qqq-mountain',
  name: null,
  zone: 'mountain',
  zoneOrigin: 'post-times',
};
const FIRST = { registeredBy: 'card', firstFile: 'Brisnet card QQQ0802.DRF' } as const;
const NOW = aRegistration().at;

function setUp() {
  const tracks = makeMemoryTrackRegister();
  const announced: string[] = [];
  const announce = async ({ topic, track }: Announcement) => void announced.push(`${topic} ${track}`);
  const racingClock = () => instant(0);
  return {
    tracks,
    announced,
    register: makeRegisterTrack({ tracks, announce, clock: () => NOW, racingClock }),
    correct: makeCorrectTrack({ tracks, announce, racingClock }),
  };
}

test('the first file registers the track and announces it; later files change nothing', async () => {
  const { tracks, announced, register } = setUp();
  assert.equal(await register(QUAIL_RUN, FIRST), aRegistration());
  assert.equal(await register(QUAIL_RUN, { ...FIRST, firstFile: 'Another.DRF' }), aRegistration());
  assert.equal([await tracks.all(), announced], [[aRegistration()], ['tracks qqq-mountain']]);
});

test('a file is refused, with what to do, if another file registered its code in another time zone meanwhile', async () => {
  const { tracks, announced, register } = setUp();
  await tracks.register(aRegistration());
  const refusal = await refused(register({ ...QUAIL_RUN, slug: 'qqq-pacific', zone: 'pacific' }, FIRST));
  assert.equal([refusal.kind, refusal.code], ['conflict', 'card.track-registered']);
  assert.match(refusal.message, /as "qqq-mountain". Import this file again\./);
  assert.equal(announced, []);
});

test('a correction returns the track before and after; a new time zone is announced for the card as well', async () => {
  const { announced, register, correct } = setUp();
  await register(QUAIL_RUN, FIRST);
  const named = await correct({ track: 'qqq', name: 'Quail Run' });
  assert.equal(
    [named.before.name, named.after.name, named.after.zoneOrigin],
    [null, 'Quail Run', 'post-times'],
  );
  const moved = await correct({ track: 'qqq-mountain', zone: 'arizona' });
  assert.equal([moved.before.zone, moved.after.zone, moved.after.name], ['mountain', 'arizona', 'Quail Run']);
  assert.equal(announced, [...Array(3).fill('tracks qqq-mountain'), 'scratches qqq-mountain']);
});

test.run();
