import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { version } from '#config/version.ts';
import { userAgentOf } from '#config/wiring/open-host.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('How sources know us');
const nameWith = (bag: Readonly<Record<string, string>>): string => userAgentOf(readSettings(bag));

test('hosts receive product, version and where to reach us', () => {
  const ALERT_EMAIL = 'stable@turn.example';
  assert.is(nameWith({ ALERT_EMAIL }), `ClubhouseTurn/${version} (stable@turn.example)`);
  const PUBLIC_URL = 'https://turn.example/';
  assert.match(nameWith({ ALERT_EMAIL, PUBLIC_URL }), /^ClubhouseTurn\/\S+ \(https:\/\/turn\.example\/?\)$/);
});

test('without a contact none is made up', () => {
  assert.is(nameWith({}), `ClubhouseTurn/${version}`);
});

test('a weather service that needs a key is refused without one', () => {
  const WEATHER_SOURCE = 'openweather';
  const refusal = refusalOf(() => readSettings({ WEATHER_SOURCE }));
  assert.match(refusal.message, /OPENWEATHER_API_KEY/);
  assert.is(readSettings({ WEATHER_SOURCE, OPENWEATHER_API_KEY: 'key' }).WEATHER_SOURCE, WEATHER_SOURCE);
  assert.is(readSettings({ WEATHER_SOURCE: 'nws' }).WEATHER_SOURCE, 'nws');
});

test.run();
