import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import { aForecast, anObservation, aRain, aSoil, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';

export interface OpenedWeather {
  readonly weather: WeatherStore;
  close(): Promise<void>;
}

const measured = (instant: Instant, temperature = 79, source?: string) =>
  aTold('observation', anObservation({ temperature, provenance: reportedBy(source, instant) }));
const kindsOf = (weatherReports: readonly WeatherReport[]) => weatherReports.map(({ kind }) => kind).sort();

/** What every store of weather does; `open` gives an empty one. */
export function weatherStoreScenarios(name: string, open: () => Promise<OpenedWeather>): void {
  const test = suite<OpenedWeather>(`weather store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  const upTo = ({ weather }: OpenedWeather, before: Instant, track = 'saratoga') =>
    weather.reportedBetween(track, shift(before, -DAY), before);

  test('an empty store has no weather', async (store) => {
    assert.equal(await upTo(store, NOON), []);
  });

  test('facts come back as they were stored, nulls and all', async (store) => {
    const weatherReports = [
      aTold('observation', anObservation({ temperature: null, station: null })),
      aTold('forecast', aForecast()),
      aTold('alerts', { alerts: [], provenance: reportedBy() }),
      aTold('soil', aSoil([21, 20.5])),
      aTold('rain', aRain([0, 0.12])),
      aTold('courses', { conditions: { dirt: 'Fast', turf: 'Firm' }, provenance: reportedBy() }),
    ];
    assert.is(await store.weather.keep(weatherReports), 6);
    const found = await upTo(store, NOON);
    assert.is(found.length, 6);
    for (const weatherReport of weatherReports) {
      assert.equal(
        found.find(({ kind }) => kind === weatherReport.kind),
        weatherReport,
      );
    }
  });

  test('nothing that became known later is given', async (store) => {
    await store.weather.keep([measured(NOON, 79), measured(shift(NOON, HOUR), 83)]);
    const early = await upTo(store, shift(NOON, HOUR - 1));
    assert.equal(early, [measured(NOON, 79)]);
    assert.equal(await upTo(store, shift(NOON, HOUR)), [measured(shift(NOON, HOUR), 83)]);
    assert.equal(await upTo(store, shift(NOON, -1)), []);
  });

  test('what was known up to the first instant is left out', async (store) => {
    await store.weather.keep([measured(NOON)]);
    assert.equal(await store.weather.reportedBetween('saratoga', NOON, shift(NOON, DAY)), []);
  });

  test('the latest of each source is current, and every source is listed', async (store) => {
    const earlier = shift(NOON, -HOUR);
    await store.weather.keep([
      measured(earlier, 70, 'one'),
      measured(earlier, 71, 'two'),
      measured(NOON, 72, 'one'),
    ]);
    const temperatures = (await upTo(store, NOON)).map((weatherReport) =>
      weatherReport.kind === 'observation' ? weatherReport.fact.temperature : null,
    );
    assert.equal(temperatures.sort(), [71, 72]);
  });

  test('the same report again is no news; after another one it is', async (store) => {
    const [a, other] = [measured(NOON, 79), measured(NOON, 80)];
    assert.is(await store.weather.keep([a, a]), 1);
    assert.is(await store.weather.keep([{ ...a, knownAt: shift(NOON, HOUR) }]), 0);
    assert.is(await store.weather.keep([other]), 1);
    assert.is(await store.weather.keep([a]), 1);
    assert.equal(await upTo(store, NOON), [a]);
  });

  test('each track has its own weather', async (store) => {
    const weatherReport = aTold('observation', anObservation({ temperature: 68 }), NOON, 'del-mar');
    await store.weather.keep([measured(NOON), weatherReport]);
    assert.equal(await upTo(store, NOON, 'del-mar'), [weatherReport]);
    assert.equal(await upTo(store, NOON), [measured(NOON)]);
  });

  test("old forecasts, alerts, soil and rain are forgotten, measurements and the track's word are not", async (store) => {
    await store.weather.keep([
      measured(NOON),
      aTold('forecast', aForecast()),
      aTold('soil', aSoil([20])),
      aTold('rain', aRain([0])),
      aTold('courses', { conditions: { dirt: 'Fast' }, provenance: reportedBy() }),
    ]);
    await store.weather.forgetBefore(NOON);
    assert.is((await upTo(store, NOON)).length, 5);
    await store.weather.forgetBefore(shift(NOON, 1));
    assert.equal(kindsOf(await upTo(store, NOON)), ['courses', 'observation']);
  });

  test('postings for the demo day go with it; postings by a track stay', async (store) => {
    const posted = aTold('courses', { conditions: { dirt: 'Fast' }, provenance: reportedBy() });
    const invented = { ...reportedBy("Stewards' desk"), tier: 'demo' as const };
    await store.weather.keep([
      posted,
      aTold('courses', { conditions: { turf: 'Soft' }, provenance: invented }),
    ]);
    assert.is((await upTo(store, NOON)).length, 2);
    await store.weather.dropDemo();
    assert.equal(await upTo(store, NOON), [posted]);
  });

  test.run();
}
