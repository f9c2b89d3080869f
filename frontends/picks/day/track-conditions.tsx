import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { Race } from '#kit/kit.ts';
import { Card, GoingChip, Provenance, WeatherIcon } from '#kit/kit.ts';
import type { DayPicks } from '../picks/picks-rules.ts';
import { conditionsOf, isUnknown } from './conditions.ts';
import type { Weather } from './weather-query.ts';
import { weatherQuery } from './weather-query.ts';

function Missing() {
  return <span className="muted">N/A</span>;
}

function Measured({ weather, isOld }: { readonly weather: Weather; readonly isOld: boolean }) {
  const state = isOld || weather.status === 'stale' ? 'stale' : 'fresh';
  return (
    <Provenance
      source={weather.provenance?.source ?? null}
      at={weather.provenance?.at ?? null}
      state={state}
    />
  );
}

/** Why nothing is known of the weather. */
function missingText(isLoading: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'Couldn’t load the weather';
  return isLoading ? 'Loading the weather' : 'No weather report yet';
}

/** Temperature, weather, wind and track condition; what nobody measured is N/A and never a guess. */
export const TrackConditions = memo(function TrackConditions({
  races,
  picks,
}: {
  readonly races: readonly Race[];
  readonly picks: DayPicks | null;
}) {
  const slug = races[0]?.trackSlug;
  const weather = useQuery({ ...weatherQuery(slug ?? ''), enabled: slug !== undefined });
  const conditions = conditionsOf(races, picks, weather.data ?? undefined);
  return (
    <Card
      title="Track conditions"
      className="conditions"
      aside={<WeatherIcon size={20} />}
      foot={
        isUnknown(conditions) ? (
          <Provenance state="missing" source={missingText(weather.isFetching, weather.isError)} />
        ) : (
          weather.data?.provenance && <Measured weather={weather.data} isOld={weather.isError} />
        )
      }
    >
      <dl className="facts">
        <dt>Temperature</dt>
        <dd>{conditions.temperature ?? <Missing />}</dd>
        <dt>Conditions</dt>
        <dd>{conditions.description ?? <Missing />}</dd>
        <dt>Wind speed</dt>
        <dd>{conditions.wind ?? <Missing />}</dd>
        <dt>Track condition</dt>
        <dd>{conditions.going ? <GoingChip going={conditions.going} /> : <Missing />}</dd>
      </dl>
    </Card>
  );
});
