import { Alert, Card, GoingChip, Provenance } from '#kit/kit.ts';
import type { CurrentWeather } from './weather.ts';
import { told } from './weather.ts';

function Basis({ of }: { readonly of: CurrentWeather['courses']['dirt'] }) {
  if (of === null) return <span className="muted">not known</span>;
  return (
    <span className="row">
      <GoingChip going={of.condition} />
      <Provenance
        source={
          of.basis === 'estimate' ? `estimated from the rain, ${of.provenance.source}` : of.provenance.source
        }
        at={of.provenance.at}
        withDay
      />
    </span>
  );
}

/** The air and the going now, with who measured it and when. */
export function WeatherCard({
  weather,
  isOld,
}: {
  readonly weather: CurrentWeather;
  readonly isOld: boolean;
}) {
  const state =
    isOld || weather.status === 'stale' ? 'stale' : weather.status === 'missing' ? 'missing' : 'fresh';
  const wind = [told(weather.windSpeed, ' mph'), weather.windDirection].filter(Boolean).join(' ');
  const facts: readonly [string, string][] = [
    ['Temperature', told(weather.temperature, '°F')],
    ['Conditions', weather.conditions ?? 'not known'],
    ['Humidity', told(weather.humidity, '%')],
    ['Wind', wind],
    ['Gusts', told(weather.windGusts, ' mph')],
    ['Visibility', told(weather.visibility, ' miles', 1)],
    ['Rain, last hour', told(weather.precipitation, ' in', 2)],
  ];
  return (
    <Card
      title={`Weather at ${weather.location}`}
      foot={
        <Provenance
          source={weather.weatherSource ?? 'nobody told of the air'}
          at={weather.lastUpdated}
          state={state}
          withDay
        />
      }
    >
      {weather.alert && <Alert tone="warn" title={weather.alert} />}
      <dl className="tool-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="stack">
        <div className="row">
          <dt>Main track</dt>
          <dd>
            <Basis of={weather.courses.dirt} />
          </dd>
        </div>
        <div className="row">
          <dt>Turf</dt>
          <dd>
            <Basis of={weather.courses.turf} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
