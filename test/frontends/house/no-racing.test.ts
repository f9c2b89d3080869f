import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackLabel } from '#frame/tracks/track-select.tsx';
import type { DayOfRaces } from '#kit/kit.ts';
import { dayAtTrack, dayOfRaces, NoRacing, seasonSentence } from '#kit/kit.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aRace } from '../picks/a-day.ts';

const test = suite('a day at a track, with and without races');

const offSeason = { inSeason: false, nextStart: '2026-07-17' } as const;
const inSeason = { inSeason: true, nextStart: null } as const;
const reported = { today: '2025-07-19', season: inSeason, latestCardDay: '2025-07-19' };

const asText = (day: DayOfRaces, track = 'Del Mar', isFlagship = false): string =>
  textOf(markupOf(() => NoRacing({ track, isFlagship, day })));

test('a track’s races of today and what its config says make one day', () => {
  const race = aRace({ trackSlug: 'del-mar', day: '2025-07-19', isDemo: false });
  const day = dayAtTrack([race], reported);
  assert.equal(day.races, [race]);
  assert.equal([day.today, day.cardDay, day.isShowingTomorrow], ['2025-07-19', '2025-07-19', false]);
  assert.equal([day.season, day.latestCardDay, day.provenance], [inSeason, '2025-07-19', race.provenance]);
});

test('races of the day after today are tomorrow’s', () => {
  const day = dayAtTrack([aRace({ day: '2025-07-20' })], reported);
  assert.equal([day.cardDay, day.isShowingTomorrow], ['2025-07-20', true]);
  assert.is(dayAtTrack([], reported).isShowingTomorrow, false);
});

test('what a plain list cannot say about the day is unknown', () => {
  const { today, season, latestCardDay } = dayOfRaces([]);
  assert.equal([today, season, latestCardDay], [null, null, null]);
});

test('the season is stated, and only Saratoga names its dark days', () => {
  assert.is(seasonSentence(offSeason, false), 'The next season starts on Friday, July 17, 2026.');
  assert.match(String(seasonSentence(inSeason, true)), 'Mondays and Tuesdays');
  assert.not.match(String(seasonSentence(inSeason, false)), 'Mondays');
  assert.is(seasonSentence(null, true), null);
});

test('a day without races names the track and the latest card, and no setting', () => {
  const text = asText(
    dayAtTrack([], { today: '2025-11-21', season: offSeason, latestCardDay: '2025-07-19' }),
  );
  assert.match(text, 'No Racing at Del Mar Today');
  assert.match(text, 'The next season starts on Friday, July 17, 2026.');
  assert.match(text, 'The latest card here is Saturday, July 19, 2025.');
  assert.not.match(text, /RACING_NOW|racing-cli/);
});

test('an unknown season is not mentioned', () => {
  const day = dayAtTrack([], { today: '2025-11-21', season: null as never, latestCardDay: null });
  assert.not.match(
    markupOf(() => NoRacing({ track: 'Del Mar', isFlagship: false, day })),
    '<p></p>',
  );
});

test('a track that never had a card says so, and names no setting', () => {
  const text = asText(dayAtTrack([], { today: '2025-11-21', season: offSeason, latestCardDay: null }));
  assert.match(text, 'No Del Mar card has been imported yet.');
  assert.not.match(text, /RACING_NOW|racing-cli/);
});

test('an inactive track says so in the list', () => {
  assert.is(trackLabel({ displayName: 'Saratoga', isActive: true }), 'Saratoga');
  assert.is(trackLabel({ displayName: 'Hialeah', isActive: false }), 'Hialeah (inactive)');
});

test.run();
