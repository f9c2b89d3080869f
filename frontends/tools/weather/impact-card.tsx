import { Card, raceDay } from '#kit/kit.ts';
import { FactRows } from './track-condition-cards.tsx';
import type { WeatherAnalysis } from './weather.ts';
import { signed } from './weather.ts';

/** The effect of weather and track condition on the next race, in points of the documented formula. */
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
        {speedFigureAdjustment !== null && day && ` points, from the main track on ${raceDay(day)}`}
      </p>
    </Card>
  );
}

/** Which horses, posts, distances and hours the conditions speak for. */
export function RecommendationsCard({ said: advice }: { readonly said: WeatherAnalysis['recommendations'] }) {
  return (
    <Card title="Recommendations">
      <FactRows
        rows={[
          ['Horse types', advice.horseTypes.join('; ') || 'none stands out'],
          ['Post positions', advice.postPositions],
          ['Distances', advice.distances],
          ['Timing', advice.timing],
        ]}
      />
    </Card>
  );
}
