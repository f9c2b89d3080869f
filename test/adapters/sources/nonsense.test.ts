import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { makeOpenHost } from '#adapters/sources/host/polite-host.ts';
import { makeNws } from '#adapters/sources/nws/index.ts';
import { makeNyra } from '#adapters/sources/nyra/index.ts';
import { SARATOGA as NYRA_SARATOGA } from '#adapters/sources/nyra/places.ts';
import { makeOffTrackBetting } from '#adapters/sources/off-track-betting/index.ts';
import { makeOpenMeteo } from '#adapters/sources/open-meteo/index.ts';
import { makeOpenWeather } from '#adapters/sources/openweather/index.ts';
import { makeTheRacingApi } from '#adapters/sources/the-racing-api/index.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { QuarantineEntry } from '#core/operations/quarantine.ts';
import { type FakeProviders, openFakeSources } from '#test/support/fake-sources/fake-sources.ts';
import { fakeDay } from '#test/support/fake-sources/race-day.ts';
import { aPoliteTime, TEST_USER_AGENT } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('answers of the right shape that cannot be true');

const DAY = '2026-08-08' as RaceDay;
const NOW = instantOn(DAY, 14 * 60, 'America/New_York');
const PLACE = { latitude: 43.0722, longitude: -73.7686 };

let sources: FakeProviders;
test.before(async () => {
  sources = await openFakeSources(fakeDay(DAY), NOW);
});
test.after(() => sources.close());

const settingOf = (name: string): string => sources.settings[name] ?? '';
const clock = () => NOW;

const feed = async (openHost: OpenHost) => {
  const account = { username: 'stable', password: 'a password of the tests' };
  const api = makeTheRacingApi({ openHost, baseUrl: settingOf('RACING_API_BASE_URL'), ...account });
  const [meeting] = await api.meetingsOn(DAY);
  if (meeting === undefined) throw new Error('no meeting');
  return api.entriesOf(meeting);
};

const REQUESTS = [
  ['racing-api', 'The Racing API', 'SAR 2026-08-07 for SAR 2026-08-08', feed],
  [
    'nyra',
    'NYRA',
    'the card of another track, day or race',
    (openHost: OpenHost) =>
      makeNyra({ openHost, baseUrl: settingOf('NYRA_BASE_URL') }).entriesOf(NYRA_SARATOGA, DAY, 1),
  ],
  [
    'nws',
    'National Weather Service',
    'properties.temperature',
    (openHost: OpenHost) =>
      makeNws({ openHost, clock, baseUrl: settingOf('NWS_BASE_URL') }).observation(PLACE),
  ],
  [
    'open-meteo',
    'Open-Meteo',
    'current.temperature_2m',
    (openHost: OpenHost) =>
      makeOpenMeteo({ openHost, clock, baseUrl: settingOf('OPEN_METEO_BASE_URL') }).observation(PLACE),
  ],
  [
    'openweather',
    'OpenWeather',
    'main.temp',
    (openHost: OpenHost) =>
      makeOpenWeather({
        openHost,
        apiKey: 'a key of the tests',
        baseUrl: settingOf('OPENWEATHER_BASE_URL'),
      }).observation(PLACE),
  ],
] as const;

function listening() {
  const aside: QuarantineEntry[] = [];
  const { now, sleep } = aPoliteTime(NOW);
  const quarantine = (item: QuarantineEntry) => void aside.push(item);
  return { aside, openHost: makeOpenHost({ userAgent: TEST_USER_AGENT, now, sleep, quarantine }) };
}

for (const [name, source, where, ask] of REQUESTS)
  test(`${source}: it is refused with its place, and quarantined without a key`, async () => {
    sources.fail(name, 'nonsense');
    const { aside, openHost } = listening();
    const refusal = await refused(ask(openHost));
    assert.equal([refusal.code, refusal.message.includes(`(${where})`)], ['source.wrong-shape', true]);
    assert.equal(
      aside.map((item) => [item.source, item.why]),
      [[source, refusal.message]],
    );
    assert.not.match(JSON.stringify(aside), /of the tests/);
    sources.fail(name, null);
    assert.ok(await ask(listening().openHost));
  });

test('a card of another day at the betting operator is set aside, too', async () => {
  const { aside, openHost } = listening();
  const otb = makeOffTrackBetting({ openHost, baseUrl: settingOf('OTB_BASE_URL') });
  const refusal = await refused(otb.dayOf({ meetNumber: 82, track: 'AQU' }, DAY));
  assert.equal([refusal.code, aside.length], ['source.wrong-shape', 1]);
});

test.run();
