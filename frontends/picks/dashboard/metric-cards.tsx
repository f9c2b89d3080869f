import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState, useTrack } from '#frame/frame.ts';
import { between, Card, count, fixed, numbered, Provenance, rounded, signedPercent } from '#kit/kit.ts';
import { spanText } from './figures.ts';
import type { Metrics } from './questions.ts';
import { metricsQuery } from './questions.ts';

type Sample = Metrics['winRateSample'];

/** A rate from fewer settled bets is not shown as a headline. */
export const leastBets = 30;

/** ` (95%: 9% to 99%)`: the margin of error. */
function rangeText({ range }: Sample): string {
  return range === null ? '' : ` (95%: ${rounded(range.low, '%')} to ${rounded(range.high, '%')})`;
}

/** ` (95%: −80% to +40%)`; with bets on a single day no range can be given, and that is said. */
const profitText = (range: Sample['profitRange']): string =>
  range === null
    ? ' (one day of bets: no range)'
    : ` (95%: ${between(range, (end) => signedPercent(end / 100, 0))})`;

/** A rate to show as a headline; null if it comes from too few bets. */
export const headline = (value: number | null, { scored }: Sample): number | null =>
  scored < leastBets ? null : value;

/** A return from too few bets for a headline, in small print; empty if it is a headline. */
export const smallReturn = (roi: number | null, { scored, profitRange }: Sample): string =>
  roi === null || !(scored < leastBets)
    ? ''
    : `${signedPercent(roi / 100)}${profitText(profitRange)} on ${numbered(scored, 'bet')}, too few to judge; `;

/** The bets behind a figure; a PASS is not a bet. */
export function sampleText(sample: Sample): string {
  const { from, to, picks, scored, won } = sample;
  if (Number.isNaN(scored)) return 'sample unknown';
  const span = spanText(from, to);
  if (scored > 0) return `${won} of ${scored} settled bets won${rangeText(sample)}, ${span}`;
  return picks > 0 ? `${numbered(picks, 'bet')}, none settled yet, ${span}` : `no bets settled, ${span}`;
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
  const source = provenance?.tier === 'imported' ? `${provenance.source}, imported` : provenance?.source;
  const from = provenance ? <Provenance source={source ?? null} at={provenance.at} withDay /> : 'no card';
  return (
    <div className="metrics">
      <Metric title="Average Win Rate" value={winRate === null ? null : fixed(winRate, 1, '%')}>
        {sampleText(metrics.winRateSample)}
      </Metric>
      <Metric title="Upcoming Races" value={count(upcomingRaces)}>
        {from}
      </Metric>
      <Metric title="Total Races" value={count(totalRaces)}>
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
