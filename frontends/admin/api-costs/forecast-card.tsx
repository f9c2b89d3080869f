import { lazyPart } from '#frame/frame.ts';
import { Card, money, Provenance } from '#kit/kit.ts';
import type { Spend } from './spend-words.ts';
import { basisText, spentText, tooFewText } from './spend-words.ts';

const IntervalBar = lazyPart(
  async () => (await import('#kit/charts/charts.ts')).IntervalBar,
  () => <span className="interval" aria-hidden="true" />,
);

type ForecastCardProps = {
  readonly forecast: Spend['forecast'];
  /** Dollars a month. */
  readonly limit: number;
  readonly calculatedAt: string;
};

/** The forecast for the month, next to its limit. */
export function ForecastCard({ forecast, limit, calculatedAt }: ForecastCardProps) {
  if (forecast?.is !== 'estimated')
    return (
      <Card title="Forecast for the Month">
        <p>No forecast yet.</p>
        <p className="small muted">{tooFewText(forecast ?? {})}</p>
      </Card>
    );
  const { expected, low, high } = forecast;
  const scale = { low: 0, high: Math.max(limit, high) };
  return (
    <Card title="Forecast for the Month">
      <p className="admin-score">{spentText(expected)}</p>
      <IntervalBar value={expected} interval={{ low, high }} scale={scale} />
      <p className="small muted">
        Scale from $0 to {money(scale.high)}; the limit is {money(limit)}.
      </p>
      <p className="small">{basisText(forecast)}</p>
      <Provenance source="Calculated from logged calls" at={calculatedAt} />
    </Card>
  );
}
