import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LogError } from '#core/kernel/functions.ts';
import { type GaugeReading, readBriefly } from './gauge-reading.ts';

/** What a gauge shows, and how it is read when somebody looks. */
export interface MeasuredGauge {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: () => Promise<readonly GaugeReading[]>;
}

export interface MetricsDeps {
  readonly gauges: readonly MeasuredGauge[];
  readonly version: string;
  readonly logError: LogError;
}

export interface CountedAnswer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly countAnswer: (request: CountedAnswer) => void;
  readonly countListeners: (change: 1 | -1) => void;
  readonly countReplyLookup: (result: 'hit' | 'miss') => void;
  readonly page: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Upper bounds in seconds: from a cached reply to a question to an outside model. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A gauge that cannot be read is left out of the page, and counted: the rest is still shown. */
function addGauge(registry: Registry, gauge: MeasuredGauge, failed: (error: unknown) => void): void {
  const read = readBriefly(gauge.read);
  new Gauge({
    name: gauge.name,
    help: gauge.help,
    labelNames: [...gauge.labels],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const { labels, value } of await read()) this.set(labels, value);
      } catch (error) {
        this.remove();
        failed(error);
      }
    },
  });
}

function countersOf(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'clubhouse_http_request_duration_seconds',
      help: 'Time to the beginning of an answer, by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    listeners: new Gauge({
      name: 'clubhouse_event_listeners',
      help: 'Open pages that listen for changes.',
      registers,
    }),
    lookups: new Counter({
      name: 'clubhouse_reply_cache_lookups_total',
      help: 'Lookups of replies that visitors share, by result.',
      labelNames: ['result'],
      registers,
    }),
    unread: new Counter({
      name: 'clubhouse_unread_gauges_total',
      help: 'Gauges that could not be read and were left out, by name.',
      labelNames: ['gauge'],
      registers,
    }),
  };
}

/** Metrics of this process in a register of their own. */
export function makeMetrics({ gauges, version, logError }: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, listeners, lookups, unread } = countersOf([registry]);
  const build = { name: 'clubhouse_build_info', help: 'Always 1; the version is a label.' };
  new Gauge({ ...build, labelNames: ['version'], registers: [registry] }).set({ version }, 1);
  for (const gauge of gauges) {
    addGauge(registry, gauge, (error) => {
      unread.inc({ gauge: gauge.name });
      logError(error, `reading ${gauge.name}`);
    });
  }
  return {
    countAnswer: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    countListeners: (change) => listeners.inc(change),
    countReplyLookup: (result) => lookups.inc({ result }),
    page: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
