import { useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryFailure, QueryState, RefreshButton, useTrack } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Alert, trackDayTime } from '#kit/kit.ts';
import { ImpactCard, RecommendationsCard } from './impact-card.tsx';
import { SoilCard, VariantCard } from './track-condition-cards.tsx';
import type { CurrentWeather, WeatherAnalysis } from './weather.ts';
import { analysisQuery, currentQuery } from './weather.ts';
import { WeatherCard } from './weather-card.tsx';

type Weather = { readonly current: CurrentWeather; readonly analysis: WeatherAnalysis };

/** What was measured and what follows from it, as one: neither is shown alone. */
function useWeather(): QueryView<Weather> {
  const { slug } = useTrack();
  const current = useQuery(currentQuery(slug));
  const analysis = useQuery(analysisQuery(slug));
  const isNobody = current.data === null || analysis.data === null;
  return {
    data:
      current.data && analysis.data
        ? { current: current.data, analysis: analysis.data }
        : isNobody
          ? null
          : undefined,
    error: current.error ?? analysis.error,
    isFetching: current.isFetching || analysis.isFetching,
    refetch: () => Promise.all([current.refetch(), analysis.refetch()]),
  };
}

const failed = 'Enhanced weather data is temporarily unavailable.';
const whyNone = 'No figures are shown in its place: a typical value would look like a measurement.';

function Alerts({ alerts }: Pick<WeatherAnalysis, 'alerts'>) {
  return alerts.map((alert) => (
    <Alert key={alert.id} tone="warn" title={`${alert.event} (${alert.severity})`}>
      {alert.headline} {alert.area}, until {trackDayTime(alert.until)}.
    </Alert>
  ));
}

function Cards({
  weather: { current, analysis },
  isOld,
}: {
  readonly weather: Weather;
  readonly isOld: boolean;
}) {
  return (
    <>
      <Alerts alerts={analysis.alerts} />
      <div className="tool-columns">
        <WeatherCard weather={current} isOld={isOld} />
        <SoilCard soil={analysis.soilAnalysis} />
        <VariantCard variant={analysis.trackVariant} />
        <RecommendationsCard said={analysis.recommendations} />
        <ImpactCard analysis={analysis} />
      </div>
      <p className="small muted">
        Last updated: {current.lastUpdated ? trackDayTime(current.lastUpdated) : 'never measured'}
      </p>
    </>
  );
}

/** Weather and track condition at the track, and what they do to the races. */
export function WeatherScreen() {
  const { name } = useTrack();
  const weather = useWeather();
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>Weather Analysis</h1>
          <p className="ml-line">{name} · weather and track condition</p>
        </div>
        <div className="row">
          <TrackSelect />
          <RefreshButton query={weather} />
        </div>
      </div>
      <QueryState
        query={weather}
        what="the weather"
        shape="cards"
        count={5}
        failed={failed}
        reason={whyNone}
        tone="warn"
        whenStale="nothing"
        signedOut={<QueryFailure query={weather} failed={failed} reason={whyNone} tone="warn" />}
      >
        {(known, isStale) => <Cards weather={known} isOld={isStale} />}
      </QueryState>
    </div>
  );
}
