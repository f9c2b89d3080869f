import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Card, Provenance, signedPercent } from '#kit/kit.ts';
import { spanText } from './figures.ts';
import type { Metrics } from './questions.ts';
import { metricsQuery } from './questions.ts';

type Sample = Metrics['winRateSample'];

/** The sample behind a figure of our picks. */
export function sampleText({ from, to, picks, scored, won }: Sample): string {
  const span = spanText(from, to);
  if (scored > 0) return `${won} of ${scored} scored picks won, ${span}`;
  return picks > 0 ? `${picks} picks, none scored yet, ${span}` : `no picks scored, ${span}`;
}

function Metric({
  title,
  value,
  children,
}: {
  readonly title: string;
  /** Null where it is not known. */
  readonly value: string | null;
  readonly children: ReactNode;
}) {
  return (
    <Card title={title} className="metric">
      <p className="metric-value">
        {value ?? (
          <span className="price-missing">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">unknown</span>
          </span>
        )}
      </p>
      <p className="small muted">{children}</p>
    </Card>
  );
}

function Four({ metrics }: { readonly metrics: Metrics }) {
  const { winRate, upcomingRaces, totalRaces, roi, provenance } = metrics;
  const from = provenance ? <Provenance source={provenance.source} at={provenance.at} withDay /> : 'no card';
  return (
    <div className="metrics">
      <Metric title="Average Win Rate" value={winRate === null ? null : `${winRate.toFixed(1)}%`}>
        {sampleText(metrics.winRateSample)}
      </Metric>
      <Metric title="Upcoming Races" value={String(upcomingRaces)}>
        {from}
      </Metric>
      <Metric title="Total Races" value={String(totalRaces)}>
        on today’s cards
      </Metric>
      <Metric title="ROI This Month" value={roi === null ? null : signedPercent(roi / 100)}>
        {sampleText(metrics.roiSample)}
      </Metric>
    </div>
  );
}

/** The four key figures. */
export function MetricCards() {
  const metrics = useQuery(metricsQuery(useTrack().slug));
  return (
    <section className="metrics-room" aria-label="Figures">
      <QueryState query={metrics} what="the figures" shape="cards" count={4}>
        {(data) => <Four metrics={data} />}
      </QueryState>
    </section>
  );
}
