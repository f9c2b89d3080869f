import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { WeatherShelf } from '#core/weather/ports.ts';
import type { WeatherTold } from '#core/weather/weather-told.ts';
import { aForecast, anObservation, aRain, aSoil, aTold, NOON, toldBy } from '#test/support/a-weather.ts';

export interface OpenedWeather {
  readonly weather: WeatherShelf;
  close(): Promise<void>;
}

const measured = (at: Instant, temperature = 79, source?: string) =>
  aTold('observation', anObservation({ temperature, provenance: toldBy(source, at) }));
const kindsOf = (told: readonly WeatherTold[]) => told.map(({ kind }) => kind).sort();

/** What every shelf of weather does; `open` gives an empty one. */
export function weatherShelfScenarios(name: string, open: () => Promise<OpenedWeather>): void {
  const test = suite<OpenedWeather>(`weather shelf, ${name}`);
  test.before.each(async (shelf) => {
    Object.assign(shelf, await open());
  });
  test.after.each((shelf) => shelf.close());

  const upTo = ({ weather }: OpenedWeather, before: Instant, track = 'saratoga') =>
    weather.toldBetween(track, shift(before, -DAY), before);

  test('an empty shelf tells nothing', async (shelf) => {
    assert.equal(await upTo(shelf, NOON), []);
  });

  test('facts come back as they were kept, nulls and all', async (shelf) => {
    const told = [
      aTold('observation', anObservation({ temperature: null, station: null })),
      aTold('forecast', aForecast()),
      aTold('alerts', { alerts: [], provenance: toldBy() }),
      aTold('soil', aSoil([21, 20.5])),
      aTold('rain', aRain([0, 0.12])),
      aTold('courses', { conditions: { dirt: 'Fast', turf: 'Firm' }, provenance: toldBy() }),
    ];
    assert.is(await shelf.weather.keep(told), 6);
    const found = await upTo(shelf, NOON);
    assert.is(found.length, 6);
    for (const one of told) {
      assert.equal(
        found.find(({ kind }) => kind === one.kind),
        one,
      );
    }
  });

  test('nothing that came to be known later is told', async (shelf) => {
    await shelf.weather.keep([measured(NOON, 79), measured(shift(NOON, HOUR), 83)]);
    const early = await upTo(shelf, shift(NOON, HOUR - 1));
    assert.equal(early, [measured(NOON, 79)]);
    assert.equal(await upTo(shelf, shift(NOON, HOUR)), [measured(shift(NOON, HOUR), 83)]);
    assert.equal(await upTo(shelf, shift(NOON, -1)), []);
  });

  test('what was known up to the first instant is left out', async (shelf) => {
    await shelf.weather.keep([measured(NOON)]);
    assert.equal(await shelf.weather.toldBetween('saratoga', NOON, shift(NOON, DAY)), []);
  });

  test('of each source the last stands, and every source is told', async (shelf) => {
    const earlier = shift(NOON, -HOUR);
    await shelf.weather.keep([
      measured(earlier, 70, 'one'),
      measured(earlier, 71, 'two'),
      measured(NOON, 72, 'one'),
    ]);
    const temperatures = (await upTo(shelf, NOON)).map((one) =>
      one.kind === 'observation' ? one.fact.temperature : null,
    );
    assert.equal(temperatures.sort(), [71, 72]);
  });

  test('the same told again is no news; told after something else it is', async (shelf) => {
    const [one, other] = [measured(NOON, 79), measured(NOON, 80)];
    assert.is(await shelf.weather.keep([one, one]), 1);
    assert.is(await shelf.weather.keep([{ ...one, knownAt: shift(NOON, HOUR) }]), 0);
    assert.is(await shelf.weather.keep([other]), 1);
    assert.is(await shelf.weather.keep([one]), 1);
    assert.equal(await upTo(shelf, NOON), [one]);
  });

  test('each track has its own weather', async (shelf) => {
    const there = aTold('observation', anObservation({ temperature: 68 }), NOON, 'del-mar');
    await shelf.weather.keep([measured(NOON), there]);
    assert.equal(await upTo(shelf, NOON, 'del-mar'), [there]);
    assert.equal(await upTo(shelf, NOON), [measured(NOON)]);
  });

  test("old forecasts, alerts, soil and rain are forgotten, measurements and the track's word are not", async (shelf) => {
    await shelf.weather.keep([
      measured(NOON),
      aTold('forecast', aForecast()),
      aTold('soil', aSoil([20])),
      aTold('rain', aRain([0])),
      aTold('courses', { conditions: { dirt: 'Fast' }, provenance: toldBy() }),
    ]);
    await shelf.weather.forgetBefore(NOON);
    assert.is((await upTo(shelf, NOON)).length, 5);
    await shelf.weather.forgetBefore(shift(NOON, 1));
    assert.equal(kindsOf(await upTo(shelf, NOON)), ['courses', 'observation']);
  });

  test.run();
}
