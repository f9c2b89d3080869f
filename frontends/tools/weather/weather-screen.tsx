import { useQuery } from '@tanstack/react-query';
import { Alert, Button, RefreshIcon, Skeleton, trackDayTime } from '#kit/kit.ts';
import { ImpactCard, RecommendationsCard } from './impact-card.tsx';
import { SoilCard, VariantCard } from './track-condition-cards.tsx';
import { analysisQuery, currentQuery } from './weather.ts';
import { WeatherCard } from './weather-card.tsx';

/** Weather and track condition at Saratoga, and what they do to the races. */
export function WeatherScreen() {
  const current = useQuery(currentQuery);
  const analysis = useQuery(analysisQuery);
  const both = [current, analysis];
  const isMissing = both.some(({ data, isError, isFetched }) => !data && (isError || isFetched));
  const isOld = both.some(({ isError }) => isError);
  const again = () => {
    for (const query of both) void query.refetch();
  };
  const weather = current.data;
  const worked = analysis.data;
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>Weather Analysis</h1>
          <p className="ml-line">Saratoga · weather and track condition</p>
        </div>
        <Button
          icon={<RefreshIcon size={16} />}
          busy={both.some(({ isFetching }) => isFetching)}
          onClick={again}
        >
          Refresh
        </Button>
      </div>
      {isMissing && (
        <Alert
          tone="warn"
          title="Enhanced weather data is temporarily unavailable."
          action={<Button onClick={again}>Try again</Button>}
        >
          No figures are shown in its place: a typical value would look like a measurement.
        </Alert>
      )}
      {!isMissing && !(weather && worked) && <Skeleton shape="cards" count={5} label="Loading the weather" />}
      {!isMissing && weather && worked && (
        <>
          {worked.alerts.map((alert) => (
            <Alert key={alert.id} tone="warn" title={`${alert.event} (${alert.severity})`}>
              {alert.headline} {alert.area}, until {trackDayTime(alert.until)}.
            </Alert>
          ))}
          <div className="tool-columns">
            <WeatherCard weather={weather} isOld={isOld} />
            <SoilCard soil={worked.soilAnalysis} />
            <VariantCard variant={worked.trackVariant} />
            <RecommendationsCard said={worked.recommendations} />
            <ImpactCard analysis={worked} />
          </div>
          <p className="small muted">
            Last updated: {weather.lastUpdated ? trackDayTime(weather.lastUpdated) : 'never measured'}
          </p>
        </>
      )}
    </div>
  );
}
