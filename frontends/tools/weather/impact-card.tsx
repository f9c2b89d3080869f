import { Link, useTrack } from '#frame/frame.ts';
import { Card, count, links, raceDay } from '#kit/kit.ts';
import { FactRows } from './track-condition-cards.tsx';
import type { WeatherAnalysis } from './weather.ts';
import { signed } from './weather.ts';

/** `+2 points`; a value that is not known has no unit. */
function points(value: number | null): string {
  const text = signed(value);
  if (value === null) return text;
  return `${text} ${text.slice(1) === '1' ? 'point' : 'points'}`;
}

/** Which race it is, and the way to its page. */
function RaceOf({ number, day }: { readonly number: number; readonly day: string | null }) {
  const { slug } = useTrack();
  const name = `Race ${count(number)}`;
  return day ? <Link href={links.race(slug, day, number)}>{name}</Link> : name;
}

function Distance({ impact }: { readonly impact: WeatherAnalysis['raceImpact']['distanceImpact'] }) {
  return (
    <>
      <h3>Distance</h3>
      <FactRows
        rows={[
          ['Sprints', points(impact.sprints)],
          ['Routes', points(impact.routes)],
          ['Exactly one mile', points(impact.oneMile)],
        ]}
      />
      <p className="small">{impact.recommendation}</p>
    </>
  );
}

/** The effect of weather and track condition on the next race, in points of the documented formula. */
export function ImpactCard({ analysis }: { readonly analysis: WeatherAnalysis }) {
  const { raceImpact, trackVariant } = analysis;
  const { raceNumber, postPositionBias, timeOfDayFactor, speedFigureAdjustment } = raceImpact;
  const { day } = trackVariant;
  return (
    <Card
      title="Race impact analysis"
      aside={raceNumber !== null && <RaceOf number={raceNumber} day={raceImpact.day} />}
      foot={raceImpact.basis}
    >
      <h3>Post position</h3>
      <FactRows
        rows={[
          ['Inside', points(postPositionBias.inside)],
          ['Outside', points(postPositionBias.outside)],
        ]}
      />
      <p className="small">{postPositionBias.recommendation}</p>
      <Distance impact={raceImpact.distanceImpact} />
      <h3>Time of day</h3>
      <FactRows rows={[['Adjustment', points(timeOfDayFactor.adjustment)]]} />
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
