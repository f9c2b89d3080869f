import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Card, Provenance, signedPercent } from '#kit/kit.ts';
import { spanText } from './figures.ts';
import type { Metrics } from './questions.ts';
import { metricsQuery } from './questions.ts';

type Sample = Metrics['winRateSample'];

/** Settled bets below which a rate is no headline. */
const leastBets = 30;

/** ` (95%: 9% to 99%)`: the range that so few bets leave open. */
function rangeText({ range }: Sample): string {
  return range === null ? '' : ` (95%: ${Math.round(range.low)}% to ${Math.round(range.high)}%)`;
}

/** A rate of enough bets as a headline; of fewer in small, behind its count. */
export const headline = (value: number | null, { scored }: Sample): number | null =>
  scored < leastBets ? null : value;

/** The return of too few bets to be a headline, in small; empty where it is one. */
export const smallReturn = (roi: number | null, { scored }: Sample): string =>
  roi === null || scored >= leastBets
    ? ''
    : `${signedPercent(roi / 100)} on ${scored} ${scored === 1 ? 'bet' : 'bets'}, too few to say; `;

/** The bets behind a figure; a PASS is none. */
export function sampleText(sample: Sample): string {
  const { from, to, picks, scored, won } = sample;
  const span = spanText(from, to);
  if (scored > 0) return `${won} of ${scored} settled bets won${rangeText(sample)}, ${span}`;
  return picks > 0 ? `${picks} bets, none settled yet, ${span}` : `no bets settled, ${span}`;
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
  const { upcomingRaces, totalRaces, provenance } = metrics;
  const winRate = headline(metrics.winRate, metrics.winRateSample);
  const roi = headline(metrics.roi, metrics.roiSample);
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
        {smallReturn(metrics.roi, metrics.roiSample)}
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
