import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { racingTracks, trackSentences } from '#config/sources/chosen.ts';
import type { Get } from '#config/wiring/provide.ts';
import { liveTracks, racingTracksOf, sourceTracksWith, weatherTracks } from '#config/wiring/source-tracks.ts';
import { knowsTrack, type SourceTracks } from '#core/operations/source-tracks.ts';

const test = suite('which sources know which tracks');

const LOCAL_URL = 'http://127.0.0.1:9';
const FEED = { RACING_API_USERNAME: 'reader', RACING_API_PASSWORD: 'secret' };
const PAGES = { NYRA_BASE_URL: LOCAL_URL };
const TOTE = { OTB_BASE_URL: LOCAL_URL };

function appWith(bag: Record<string, string>, isDemo = false): Get {
  const isOn = Object.keys(bag).length > 0;
  const parts = new Map<string, unknown>([
    ['settings', readSettings(bag)],
    ['demoSources', isDemo ? {} : null],
    ['fetchCard', isOn ? async () => undefined : null],
    ['fetchResults', isOn || isDemo ? async () => undefined : null],
  ]);
  return ((name: string) => parts.get(name)) as Get;
}

const knows = ({ known }: SourceTracks, ...slugs: readonly string[]) =>
  slugs.map((slug) => knowsTrack(known, slug));

test('the feed knows every track, the circuit’s pages its own, the betting operator those with a number', () => {
  assert.is(racingTracks('results', readSettings(FEED)).known, 'all');
  const pages = racingTracks('changes', readSettings(PAGES));
  assert.equal(knows(pages, 'saratoga', 'aqueduct', 'belmont-park', 'del-mar'), [true, true, true, false]);
  const tote = racingTracks('results', readSettings(TOTE));
  assert.equal([tote.known, tote.sentence], [['saratoga'], 'OffTrackBetting is set up for Saratoga only.']);
});

test('odds are known where the source that gives them knows the track', () => {
  const all = { ...FEED, ...PAGES, ...TOTE };
  assert.is(racingTracks('boards', readSettings(all)).known, 'all');
  assert.equal(racingTracks('boards', readSettings({ ...all, ODDS_SOURCE: 'otb' })).known, ['saratoga']);
});

test('late changes and odds in one are asked for a track that either knows', () => {
  assert.is(liveTracks(appWith({ ...FEED, ...PAGES })).known, 'all');
  assert.equal(knows(liveTracks(appWith({ ...PAGES, ...TOTE })), 'aqueduct', 'del-mar'), [true, false]);
});

test('the national weather service covers the United States', () => {
  const tracks = weatherTracks(appWith({ WEATHER_SOURCE: 'nws' }));
  assert.equal(knows(tracks, 'saratoga', 'del-mar', 'woodbine'), [true, true, false]);
  assert.is(weatherTracks(appWith({ WEATHER_SOURCE: 'open-meteo' })).known, 'all');
});

test('each source that is set up says its tracks to the doctor', () => {
  assert.equal(
    trackSentences(readSettings({ ...FEED, ...PAGES, ...TOTE })).map(
      ({ id, sentence }) => `${id}: ${sentence}`,
    ),
    [
      'otb: OffTrackBetting is set up for Saratoga only.',
      'racing-api: All tracks.',
      'nyra: NYRA is set up for Saratoga, Aqueduct, Belmont at Aqueduct and Belmont only.',
    ],
  );
  assert.equal(trackSentences(readSettings({})), []);
});

test('tracks with a source are those of its cards and results; of the feed all that race, of the demo the flagship', () => {
  assert.equal(sourceTracksWith(appWith({}))(), []);
  assert.equal(sourceTracksWith(appWith({}, true))(), ['saratoga']);
  assert.equal(sourceTracksWith(appWith(TOTE))(), ['saratoga']);
  assert.ok(sourceTracksWith(appWith(FEED))().length > 50);
  assert.equal(
    racingTracksOf('results')(appWith({}, true)).sentence,
    'The demo day is set up for Saratoga only.',
  );
});

test.run();
