import { type Metrics, makeMetrics } from '#adapters/metrics/metrics.ts';
import { version } from '../version.ts';
import { gaugesOf } from './gauges.ts';
import { reportedBy } from './operations.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly metrics: Metrics;
  }
}

/** What this process measures of itself and its database. */
export const metricsWiring = () =>
  wiring({
    metrics: (get) => makeMetrics({ gauges: gaugesOf(get), version, logError: reportedBy(get) }),
  });
