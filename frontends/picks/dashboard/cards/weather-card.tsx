import { useQuery } from '@tanstack/react-query';
import { Link, useTrack } from '#frame/frame.ts';
import { Alert, Button, Card, GoingChip, links, Provenance, Skeleton, WeatherIcon } from '#kit/kit.ts';
import type { Weather } from '../../day/weather-query.ts';
import { weatherQuery } from '../../day/weather-query.ts';
import { Assumed } from '../../parts/assumed.tsx';
import type { WeatherFact } from './weather-facts.ts';
import { defaultWeather, weatherFacts } from './weather-facts.ts';

function Value({ fact, isDefault }: { readonly fact: WeatherFact; readonly isDefault: boolean }) {
  if (fact.value === null) return <span className="muted">no reading</span>;
  if (isDefault) return <Assumed>{fact.value}</Assumed>;
  return fact.label === 'Track condition' ? <GoingChip going={fact.value} /> : fact.value;
}

function Facts({
  facts,
  isDefault = false,
}: {
  readonly facts: readonly WeatherFact[];
  readonly isDefault?: boolean;
}) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label} className="fact">
          <dt>{fact.label}</dt>
          <dd>
            <Value fact={fact} isDefault={isDefault} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reported({ weather, isOld }: { readonly weather: Weather; readonly isOld: boolean }) {
  const state =
    weather.status === 'missing' ? 'missing' : isOld || weather.status === 'stale' ? 'stale' : 'fresh';
  const basis =
    weather.trackConditionBasis === 'estimate' ? 'Track condition estimated from rainfall.' : null;
  return (
    <>
      <Facts facts={weatherFacts(weather)} />
      {basis && <p className="small muted">{basis}</p>}
      <Provenance
        source={weather.provenance?.source ?? 'No weather report yet'}
        at={weather.provenance?.at ?? null}
        state={state}
      />
    </>
  );
}

/** Weather and track condition at the chosen track; when they cannot be fetched, typical values marked as such. */
export function WeatherCard() {
  const { slug } = useTrack();
  const { data, isError, isFetching, refetch } = useQuery(weatherQuery(slug));
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Card
      title="Weather and track conditions"
      className="weather-card"
      aside={<WeatherIcon size={20} />}
      foot={<Link href={links.weather}>Weather analysis</Link>}
    >
      {data && <Reported weather={data} isOld={isError} />}
      {!data && !isError && <Skeleton count={6} label="Loading the weather" />}
      {!data && isError && (
        <>
          <Alert tone="error" title="Failed to fetch weather data" action={again}>
            These are typical values, not measurements.
          </Alert>
          <Facts facts={weatherFacts(defaultWeather)} isDefault />
        </>
      )}
    </Card>
  );
}
