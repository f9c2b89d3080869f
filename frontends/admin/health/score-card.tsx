import { Card } from '#kit/kit.ts';
import { ShareBar } from '../share-bar.tsx';
import { bandOf, darkWordOf } from './bands.ts';
import type { DayHealth } from './day-health.ts';

/** How whole the chosen day is. */
export function ScoreCard({ day }: { readonly day: DayHealth }) {
  const { tone, word } = bandOf(day.overallScore);
  const dark = darkWordOf(day);
  if (dark !== null)
    return (
      <Card level={3} title="Health Score">
        <p className="admin-score">{dark}</p>
        <p className="muted">{day.dataSources.racingApi.details}</p>
      </Card>
    );
  return (
    <Card
      level={3}
      title="Health Score"
      foot="70 points for the sources that are due (a partial one counts half) and 30 for the AI services."
    >
      <p className="admin-score">
        {day.overallScore}
        <span className="admin-score-of"> of 100</span>
      </p>
      <ShareBar label={word} percent={day.overallScore} tone={tone} text={null} />
    </Card>
  );
}
