import { HOUR, type Instant, shift, toIso } from '#core/kernel/instant.ts';
import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import type { FakeMoment } from './fake-source.ts';

/** Degrees Celsius of the day, and what cannot be measured on earth. */
const CELSIUS = { well: 24, nonsense: 999 } as const;

const celsius = ({ failure }: FakeMoment): number =>
  failure === 'nonsense' ? CELSIUS.nonsense : CELSIUS.well;

const inUnit = (unit: string, value: number | null) => ({
  unitCode: `wmoUnit:${unit}`,
  value,
  qualityControl: 'V',
});

const observation = (moment: FakeMoment) => ({
  properties: {
    timestamp: toIso(shift(moment.now, -7 * 60_000)),
    textDescription: 'Fair',
    temperature: inUnit('degC', celsius(moment)),
    relativeHumidity: inUnit('percent', 55),
    windSpeed: inUnit('km_h-1', 11),
    windGust: inUnit('km_h-1', null),
    windDirection: inUnit('degree_(angle)', 220),
    visibility: inUnit('m', 16_000),
    precipitationLastHour: inUnit('mm', 0),
  },
});

const hourAhead = (now: Instant, ahead: number) => ({
  startTime: toIso(shift(now, ahead * HOUR)),
  endTime: toIso(shift(now, (ahead + 1) * HOUR)),
  temperature: 76,
  temperatureUnit: 'F',
  relativeHumidity: inUnit('percent', 50),
  probabilityOfPrecipitation: inUnit('percent', 10),
  windSpeed: '6 to 9 mph',
  windDirection: 'SW',
  shortForecast: 'Mostly Sunny',
});

/** The National Weather Service. Nonsense: 999 degrees. */
export function nwsAnswer({ path }: ReceivedRequest, moment: FakeMoment): SourceReply | null {
  const { now } = moment;
  const station = { properties: { stationIdentifier: 'KXYZ', name: 'Stand-in Field' } };
  if (path.startsWith('/points/')) return { json: { properties: { gridId: 'ALY', gridX: 64, gridY: 87 } } };
  if (path.endsWith('/stations')) return { json: { features: [station] } };
  if (path.endsWith('/observations/latest')) return { json: observation(moment) };
  if (path.endsWith('/observations')) return { json: { features: [observation(moment)] } };
  if (path === '/alerts/active') return { json: { features: [] } };
  if (!path.endsWith('/forecast/hourly')) return null;
  const periods = [0, 1, 2, 3].map((ahead) => hourAhead(now, ahead));
  return { json: { properties: { updateTime: toIso(now), periods } } };
}

const HOURS = Array.from({ length: 30 }, (_, index) => index - 24);

/** Open-Meteo. Nonsense: 999 degrees. */
export function openMeteoAnswer({ path }: ReceivedRequest, moment: FakeMoment): SourceReply | null {
  if (path !== '/v1/forecast') return null;
  const hour = Math.floor(moment.now / HOUR) * 3_600;
  const each = (value: number) => HOURS.map(() => value);
  const air = { relative_humidity_2m: 55, weather_code: 1, wind_speed_10m: 11, wind_direction_10m: 220 };
  return {
    json: {
      utc_offset_seconds: 0,
      current_units: { temperature_2m: '°C' },
      current: { time: Math.floor(moment.now / 900_000) * 900, temperature_2m: celsius(moment), ...air },
      hourly_units: { temperature_2m: '°C' },
      hourly: {
        time: HOURS.map((ahead) => hour + ahead * 3_600),
        temperature_2m: each(celsius(moment)),
        precipitation: each(0),
        precipitation_probability: each(10),
        visibility: each(16_000),
        ...Object.fromEntries(Object.entries(air).map(([name, value]) => [name, each(value)])),
        soil_moisture_0_to_1cm: each(0.21),
      },
    },
  };
}

/** OpenWeather. Nonsense: 9,999 degrees. */
export function openWeatherAnswer({ path }: ReceivedRequest, moment: FakeMoment): SourceReply | null {
  const payload = (instant: Instant) => ({
    dt: Math.floor(instant / 1000),
    weather: [{ id: 800, main: 'Clear', description: 'clear sky' }],
    main: { temp: moment.failure === 'nonsense' ? 9_999 : 75, humidity: 55 },
    visibility: 10_000,
    wind: { speed: 7, deg: 220 },
    name: 'Stand-in Springs',
  });
  if (path === '/data/2.5/weather') return { json: payload(moment.now) };
  if (path !== '/data/2.5/forecast') return null;
  return {
    json: { list: [3, 6, 9].map((ahead) => ({ ...payload(shift(moment.now, ahead * HOUR)), pop: 0.1 })) },
  };
}
