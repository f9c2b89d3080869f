import { Card, raceDay } from '#kit/kit.ts';
import { FactRows } from './track-condition-cards.tsx';
import type { WeatherAnalysis } from './weather.ts';
import { signed } from './weather.ts';

/** What weather and ground do to the next race, in the points of the documented formula. */
export function ImpactCard({ analysis }: { readonly analysis: WeatherAnalysis }) {
  const { postPositionBias, distanceImpact, timeOfDayFactor, speedFigureAdjustment, raceNumber, basis } =
    analysis.raceImpact;
  const { day } = analysis.trackVariant;
  return (
    <Card title="Race impact analysis" aside={raceNumber !== null && `Race ${raceNumber}`} foot={basis}>
      <h3>Post position</h3>
      <FactRows
        rows={[
          ['Inside', signed(postPositionBias.inside)],
          ['Outside', signed(postPositionBias.outside)],
        ]}
      />
      <p className="small">{postPositionBias.recommendation}</p>
      <h3>Distance</h3>
      <FactRows
        rows={[
          ['Sprints', signed(distanceImpact.sprints)],
          ['Routes', signed(distanceImpact.routes)],
          ['Exactly one mile', signed(distanceImpact.oneMile)],
        ]}
      />
      <p className="small">{distanceImpact.recommendation}</p>
      <h3>Time of day</h3>
      <FactRows rows={[['Adjustment', signed(timeOfDayFactor.adjustment)]]} />
      <p className="small">{timeOfDayFactor.description}</p>
      <h3>Speed figure adjustment</h3>
      <p>
        {signed(speedFigureAdjustment)}
        {speedFigureAdjustment !== null && day && ` points, by the main track of ${raceDay(day)}`}
      </p>
    </Card>
  );
}

/** Which horses, posts, distances and hours the conditions speak for. */
export function RecommendationsCard({ said }: { readonly said: WeatherAnalysis['recommendations'] }) {
  return (
    <Card title="Recommendations">
      <FactRows
        rows={[
          ['Horse types', said.horseTypes.join('; ') || 'no kind stands out'],
          ['Post positions', said.postPositions],
          ['Distances', said.distances],
          ['Timing', said.timing],
        ]}
      />
    </Card>
  );
}
