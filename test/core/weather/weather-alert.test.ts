import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { activeAlerts, SEVERITIES, type WeatherAlert } from '#core/weather/weather-alert.ts';
import { NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('weather alerts');

const alert = (id: string, change: Partial<WeatherAlert> = {}): WeatherAlert => ({
  id,
  event: 'Severe Thunderstorm Warning',
  severity: 'Severe',
  headline: 'Storms until evening',
  area: 'Elm County',
  from: NOON,
  until: shift(NOON, HOUR),
  provenance: reportedBy(),
  ...change,
});

const activeIds = (...alerts: WeatherAlert[]) => activeAlerts(alerts, NOON).map(({ id }) => id);

test('an alert to come is shown, one that ends this moment is not', () => {
  const coming = alert('coming', { from: shift(NOON, HOUR), until: shift(NOON, 2 * HOUR) });
  assert.equal(
    activeIds(coming, alert('over', { until: NOON }), alert('last moment', { until: shift(NOON, 1) })),
    ['last moment', 'coming'],
  );
});

test('the gravest comes first, in the order of the protocol', () => {
  const alerts = SEVERITIES.map((severity) => alert(severity, { severity }));
  assert.equal(activeIds(...alerts.toReversed()), ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']);
});

test('of two as grave the one that begins first comes first', () => {
  const later = alert('later', { from: shift(NOON, 1) });
  assert.equal(activeIds(later, alert('now')), ['now', 'later']);
});

test('the list that came is left as it was', () => {
  const alerts = [alert('minor', { severity: 'Minor' }), alert('severe')];
  activeAlerts(alerts, NOON);
  assert.equal(
    alerts.map(({ id }) => id),
    ['minor', 'severe'],
  );
});

test.run();
