import { Alert, Card, GoingChip, Provenance, windText } from '#kit/kit.ts';
import { ToolFacts } from '../day/tool-facts.tsx';
import type { CurrentWeather } from './weather.ts';
import { noReading, withUnit } from './weather.ts';

function Basis({ surface }: { readonly surface: CurrentWeather['courses']['dirt'] }) {
  if (surface === null) return <span className="muted">unknown</span>;
  return (
    <span className="row">
      <GoingChip going={surface.condition} />
      <Provenance
        source={
          surface.basis === 'estimate'
            ? `estimated from rainfall, ${surface.provenance.source}`
            : surface.provenance.source
        }
        at={surface.provenance.at}
        withDay
      />
    </span>
  );
}

/** The weather as measured. */
const weatherFacts = (weather: CurrentWeather): readonly (readonly [string, string])[] => [
  ['Temperature', withUnit(weather.temperature, '°F')],
  ['Conditions', weather.conditions ?? noReading],
  ['Humidity', withUnit(weather.humidity, '%')],
  ['Wind', windText(weather) ?? noReading],
  ['Gusts', withUnit(weather.windGusts, ' mph')],
  ['Visibility', withUnit(weather.visibility, ' mi', 1)],
  ['Rain, last hour', withUnit(weather.precipitation, ' in', 2)],
];

function Surfaces({ courses: { dirt, turf } }: Pick<CurrentWeather, 'courses'>) {
  return (
    <dl className="stack">
      <div className="row">
        <dt>Main track</dt>
        <dd>
          <Basis surface={dirt} />
        </dd>
      </div>
      <div className="row">
        <dt>Turf</dt>
        <dd>
          <Basis surface={turf} />
        </dd>
      </div>
    </dl>
  );
}

type WeatherCardProps = { readonly weather: CurrentWeather; readonly isOld: boolean };

/** The weather and the going now, with who measured it and when. */
export function WeatherCard({ weather, isOld }: WeatherCardProps) {
  const state =
    isOld || weather.status === 'stale' ? 'stale' : weather.status === 'missing' ? 'missing' : 'fresh';
  return (
    <Card
      title={`Weather at ${weather.location}`}
      foot={
        <Provenance
          source={weather.weatherSource ?? 'No weather report yet'}
          at={weather.lastUpdated}
          state={state}
          withDay
        />
      }
    >
      {weather.alert && <Alert tone="warn" title={weather.alert} />}
      <ToolFacts facts={weatherFacts(weather)} />
      <Surfaces courses={weather.courses} />
    </Card>
  );
}
