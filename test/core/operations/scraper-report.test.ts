import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECOND, shift } from '#core/kernel/instant.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { retryState, scraperReport } from '#core/operations/scraper-report.ts';
import { aRun, RUN_START } from '#test/support/a-run.ts';

const test = suite('The scraper monitor');

const last = { status: 'success', startedAt: RUN_START, faults: [] } as const;
const tally = {
  source: 'expert-picks',
  ...{ ended: 8, success: 5, partial: 1, failed: 2, averageSeconds: 2.345, averageReceived: 10 },
  last,
} as const;

test('rates are of the runs that ended, and partial ones are in neither', () => {
  const { scrapers, health } = scraperReport([tally]);
  assert.equal(scrapers, [
    {
      name: 'expert_picks',
      metrics: {
        ...{ lastStatus: 'success', lastRun: RUN_START, successRate: 62.5, failureRate: 25, totalRuns: 8 },
        ...{ avgDurationSec: 2.3, avgItemsScraped: 10 },
      },
    },
  ]);
  assert.equal([health.healthy, health.scrapers[0]?.alerts], [true, []]);
});

test('without a run that ended there is no rate', () => {
  const none = { ended: 0, success: 0, partial: 0, failed: 0, averageSeconds: null, averageReceived: null };
  const [first] = scraperReport([{ ...tally, ...none, last: { ...last, status: 'running' } }]).scrapers;
  assert.equal(
    [first?.metrics.successRate, first?.metrics.failureRate, first?.metrics.avgDurationSec],
    [null, null, null],
  );
});

test('a last run that failed or is partial is an alert with its reasons, under the name the monitor knows', () => {
  const faults = ['The host is down (502).'];
  const { health } = scraperReport([
    { ...tally, source: 'results', last: { ...last, status: 'partial', faults } },
  ]);
  assert.equal(health, { healthy: false, scrapers: [{ name: 'otb', lastRun: RUN_START, alerts: faults }] });
});

test('a source that waits for its next try, tries again, or rests is distinguished', () => {
  const retryAt = shift(RUN_START, 5 * SECOND);
  const run = aRun({
    failedTries: [{ at: RUN_START, fault: makeFailure('source.unavailable', 'Ill.'), retryAt }],
  });
  const state = (runs: readonly (typeof run)[], instant = RUN_START) => {
    const { isRetrying, currentAttempts, pendingRetries, nextRetryInSeconds } = retryState(
      'weather',
      runs,
      instant,
    );
    return [isRetrying, currentAttempts, pendingRetries, nextRetryInSeconds];
  };
  assert.equal(state([]), [false, 0, 0, null]);
  assert.equal(state([aRun()]), [false, 1, 0, null]);
  assert.equal(state([run]), [false, 1, 1, 5]);
  assert.equal(state([run], retryAt), [true, 2, 0, null]);
});

test.run();
