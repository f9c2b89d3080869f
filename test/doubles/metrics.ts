import type { AnsweredRequest, HttpMetrics } from '#adapters/http/metrics.ts';

/** Metrics that can be looked at: every answer, the open listeners, and lookups of shared replies. */
export function makeCountingMetrics(): HttpMetrics & {
  readonly answers: readonly AnsweredRequest[];
  readonly listeners: () => number;
  readonly lookups: readonly string[];
} {
  const answers: AnsweredRequest[] = [];
  const lookups: string[] = [];
  let listeners = 0;
  return {
    answers,
    lookups,
    listeners: () => listeners,
    countAnswer: (request) => void answers.push(request),
    countReplyLookup: (result) => void lookups.push(result),
    countListeners: (change) => {
      listeners += change;
    },
    page: async () => ({ contentType: 'text/plain; charset=utf-8', text: `answers ${answers.length}\n` }),
  };
}
