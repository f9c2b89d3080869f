import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings, SECRET_SETTINGS, SETTING_NAMES } from '#config/env.ts';
import { howToSetUpPress, howToSetUpRacing, missingSetting, pressSources } from '#config/sources/chosen.ts';
import { RACING_SOURCES, sourceSettings, WEATHER_SERVICES } from '#config/sources/declared.ts';

const test = suite('what sources declare about themselves');

const FEED = 'RACING_API_USERNAME and RACING_API_PASSWORD';

test('an operator reads which settings switch on each kind of facts', () => {
  assert.is(howToSetUpRacing('entries'), `set ${FEED}, NYRA_BASE_URL or OTB_BASE_URL`);
  assert.is(howToSetUpRacing('changes'), 'set NYRA_BASE_URL');
  assert.is(howToSetUpRacing('boards'), `set ${FEED}, OTB_BASE_URL, NYRA_BASE_URL or ODDS_BASE_URL`);
  assert.is(howToSetUpRacing('results'), `set ${FEED}, OTB_BASE_URL or NYRA_BASE_URL`);
  assert.is(howToSetUpPress('news'), 'set NEWS_FEEDS');
  assert.is(howToSetUpPress('experts'), 'set EXPERT_PICKS_SOURCES');
  assert.is(howToSetUpPress('pedigrees'), 'set PEDICAPPER_SOURCE');
});

test('every setting a source declares is a setting of the app, and its secrets are hidden', () => {
  for (const name of Object.keys(sourceSettings))
    assert.ok(
      SETTING_NAMES.some((known) => known === name),
      name,
    );
  for (const name of ['RACING_API_PASSWORD', 'OPENWEATHER_API_KEY'] as const)
    assert.ok(SECRET_SETTINGS.has(name), name);
});

test('a weather service lacks its key only while it is the one chosen', () => {
  const settings = readSettings({ WEATHER_SOURCE: 'nws' });
  assert.is(missingSetting(settings), null);
  assert.is(
    missingSetting({ ...settings, WEATHER_SOURCE: 'openweather' }),
    'WEATHER_SOURCE=openweather needs OPENWEATHER_API_KEY.',
  );
});

test('a list of addresses with none in it sets up nothing', () => {
  assert.is(pressSources('news', readSettings({ NEWS_FEEDS: ' , ' })).length, 0);
  assert.is(pressSources('news', readSettings({ NEWS_FEEDS: 'https://news.example/feed' })).length, 1);
});

test('racing sources and weather services have names of their own, and racing sources a place in the order', () => {
  for (const named of [RACING_SOURCES, WEATHER_SERVICES]) {
    const ids = named.map(({ id }) => id as string);
    assert.is(new Set(ids).size, ids.length);
  }
  assert.equal(
    RACING_SOURCES.map(({ id }) => id),
    ['otb', 'racing-api', 'nyra'],
  );
  assert.is(new Set(RACING_SOURCES.map(({ order }) => order)).size, RACING_SOURCES.length);
});

test.run();
