import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOfChoice, askedTrack, isOfTrack, titleAt, withTrack } from '#frame/track-address.ts';
import { trackOfMember } from '#frame/track-of-member.ts';
import { foundTracks, orderedTracks, racingToday, todayText } from '#frame/tracks/track-order.ts';
import { easternZone, trackDayTime, trackTime, viewZone, withZone } from '#kit/kit.ts';

const test = suite('the track of an address');

const asked = (address: string, remembered: string | null) => {
  const { pathname, search } = new URL(address, 'https://site');
  return askedTrack({ pathname, search }, remembered);
};

test('an address that names a track wins over the remembered one', () => {
  assert.equal(asked('/?track=aqueduct', 'del-mar'), { slug: 'aqueduct', isInAddress: true });
  assert.equal(asked('/', 'del-mar'), { slug: 'del-mar', isInAddress: false });
  assert.equal(asked('/', null), { slug: 'saratoga', isInAddress: false });
});

test('an address with Saratoga in it, or with a race or a day and no track, is Saratoga’s for everybody', () => {
  for (const address of ['/saratoga-picks', '/racing-program?race=3', '/race-results-ai?date=2025-06-07'])
    assert.equal(asked(address, 'aqueduct'), { slug: 'saratoga', isInAddress: true }, address);
  assert.is(asked('/saratoga-picks?track=aqueduct', null).slug, 'aqueduct');
  assert.is(asked('/pace-analysis?tab=live-odds', 'aqueduct').slug, 'aqueduct');
});

test('a race’s address names its track in the path, and every other track gives way to it', () => {
  assert.equal(asked('/race/aqueduct/2025-08-02/4', 'del-mar'), { slug: 'aqueduct', isInAddress: true });
  assert.is(asked('/race/aqueduct/2025-08-02/4?track=del-mar', null).slug, 'aqueduct');
  assert.is(asked('/race/aqueduct', 'del-mar').slug, 'aqueduct');
  assert.is(asked('/race', 'del-mar').slug, 'del-mar');
  assert.is(
    withTrack('/race/aqueduct/2025-08-02/4?tab=form', 'del-mar', 'del-mar'),
    '/race/aqueduct/2025-08-02/4?tab=form',
  );
  assert.is(withTrack('/race', 'del-mar', 'saratoga'), '/race?track=del-mar');
  assert.is(
    addressOfChoice('https://site/race/aqueduct/2025-08-02/4', 'del-mar'),
    'https://site/race/del-mar',
  );
});

test('the results keep their own address at every track', () => {
  const results = 'https://site/race-results-ai';
  assert.is(asked('/race-results-ai', 'del-mar').slug, 'del-mar');
  assert.is(withTrack('/race-results-ai', 'del-mar', null), '/race-results-ai?track=del-mar');
  assert.is(addressOfChoice(results, 'del-mar'), `${results}?track=del-mar`);
  assert.is(addressOfChoice('https://site/race', 'del-mar'), 'https://site/race/del-mar');
});

test('a link keeps the track; Saratoga is named only where the address alone would mean another', () => {
  assert.is(withTrack('/pace-analysis?race=2', 'aqueduct', null), '/pace-analysis?race=2&track=aqueduct');
  assert.is(
    withTrack('/racing-program?race=1#entry-2', 'aqueduct', 'aqueduct'),
    '/racing-program?race=1&track=aqueduct#entry-2',
  );
  assert.is(withTrack('/pace-analysis', 'saratoga', null), '/pace-analysis');
  assert.is(withTrack('/pace-analysis', 'saratoga', 'aqueduct'), '/pace-analysis?track=saratoga');
  assert.is(withTrack('/pace-analysis?race=2', 'saratoga', 'aqueduct'), '/pace-analysis?race=2');
  assert.is(withTrack('/?track=del-mar', 'aqueduct', null), '/?track=del-mar');
});

test('addresses that are not about a track carry none', () => {
  for (const href of ['/admin/race-day', '/profile', '/about', '/api/logout', 'https://elsewhere.example/'])
    assert.is(withTrack(href, 'aqueduct', null), href);
  assert.equal(['/', '/ledger', '/features', '/admin'].map(isOfTrack), [true, true, false, false]);
});

test('choosing another track leaves the race of the last one behind, and keeps the day and the tab', () => {
  const from = 'https://site/racing-program?race=3&date=2025-06-07&view=table#entry-4';
  assert.is(
    addressOfChoice(from, 'aqueduct'),
    'https://site/racing-program?date=2025-06-07&view=table&track=aqueduct',
  );
  assert.is(addressOfChoice('https://site/?track=aqueduct&race=2', 'saratoga'), 'https://site/');
});

test('a title named for Saratoga is named for the track', () => {
  assert.is(titleAt('Saratoga Picks', 'Aqueduct'), 'Aqueduct Picks');
  assert.is(titleAt('Saratoga Racing News', ''), 'Saratoga Racing News');
  assert.is(titleAt('Scoreboard', 'Aqueduct'), 'Scoreboard');
});

test('the choice follows the member from another device, and this browser’s own is not undone', () => {
  assert.is(trackOfMember('aqueduct', 'm1', null, null), 'aqueduct');
  assert.is(trackOfMember('saratoga', 'm1', null, 'del-mar'), 'del-mar', 'nothing was chosen elsewhere');
  assert.is(trackOfMember('aqueduct', 'm1', null, 'del-mar'), 'aqueduct');
  const saved = { member: 'm1', slug: 'aqueduct', isSaved: true };
  assert.is(trackOfMember('aqueduct', 'm1', saved, 'del-mar'), 'del-mar', 'saving it has failed');
  assert.is(trackOfMember('santa-anita', 'm1', saved, 'del-mar'), 'santa-anita');
  assert.is(trackOfMember('saratoga', 'm2', saved, 'aqueduct'), 'saratoga', 'another member used it');
  const unsaved = { ...saved, isSaved: false };
  assert.is(
    trackOfMember('del-mar', 'm1', unsaved, 'aqueduct'),
    'aqueduct',
    'the page was left before the choice was saved',
  );
  assert.is(trackOfMember('del-mar', 'm2', unsaved, 'aqueduct'), 'del-mar');
});

const track = (slug: string, displayName: string) => ({
  slug,
  displayName,
  name: `${displayName} Racetrack`,
});
const tracks = [
  track('saratoga', 'Saratoga'),
  track('aqueduct', 'Aqueduct'),
  track('del-mar', 'Del Mar'),
  track('parx', 'Parx'),
];
const now = '2025-06-07T16:00:00.000Z';
const racing = (trackSlug: string, races = 1, nextPost: string | null = null) => ({
  trackSlug,
  races,
  nextPost,
});

test('tracks racing today come first, a member’s own ahead of the others', () => {
  const today = racingToday({ now, tracks: [racing('aqueduct'), racing('parx')] });
  assert.equal(
    orderedTracks(tracks, ['parx', 'del-mar'], today).map(({ slug }) => slug),
    ['parx', 'aqueduct', 'del-mar', 'saratoga'],
  );
});

test('a track says how many races it has today and when the next one is off', () => {
  const today = racingToday({
    now,
    tracks: [
      racing('parx', 3, '2025-06-07T16:12:30Z'),
      racing('aqueduct', 1, '2025-06-07T17:30:00Z'),
      racing('del-mar'),
    ],
  });
  assert.is(todayText(today.get('parx')), '3 races today · next in 12 min');
  assert.is(todayText(today.get('aqueduct')), '1 race today · next in 1 h 30 min');
  assert.is(todayText(today.get('del-mar')), '1 race today');
  assert.is(todayText(today.get('saratoga')), null);
});

test('a track is found by parts of its name', () => {
  assert.equal(
    foundTracks(tracks, ' del ra').map(({ slug }) => slug),
    ['del-mar'],
  );
  assert.is(foundTracks(tracks, '').length, 4);
});

test('a time is shown in the time zone of the track in view, with its label', () => {
  const time = '2025-06-07T17:10:00Z';
  viewZone(easternZone);
  assert.is(trackTime(time), '1:10 PM ET');
  viewZone('America/Chicago');
  assert.equal([trackTime(time), withZone('12:10 PM')], ['12:10 PM CT', '12:10 PM CT']);
  assert.match(trackDayTime(time), /^Jun 7, (2025, )?12:10 PM CT$/);
  assert.is(trackTime(time, 'America/Los_Angeles'), '10:10 AM PT');
  assert.equal([withZone('12:10 PM ET'), trackTime('soon')], ['12:10 PM ET', 'soon']);
  viewZone(easternZone);
});

test('a clock time has no label until the track’s time zone is known', () => {
  viewZone(null);
  assert.is(withZone('12:10 PM'), '12:10 PM');
  assert.is(trackTime('2025-06-07T17:10:00Z'), '1:10 PM ET');
  viewZone(easternZone);
});

test.run();
