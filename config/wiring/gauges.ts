import type { MeasuredGauge } from '#adapters/metrics/metrics.ts';
import { poolUse } from '#adapters/postgres/pool-use.ts';
import { shift } from '#core/kernel/instant.ts';
import { isSetUpIn } from '#core/operations/set-up.ts';
import { momentOf } from '#core/schedule/clocks.ts';
import { WORKER_LOST_MS } from '#core/schedule/use-cases/watch-scheduler.ts';
import { leakageWarnings } from '#core/training/scoring/leakage-check.ts';
import { modelsInUse } from '../models.ts';
import type { Get } from './provide.ts';

const SECOND_MS = 1_000;

const plain = (value: number) => [{ labels: {}, value }];

const seconds = (fromMs: number, toMs: number): number => Math.max(0, (toMs - fromMs) / SECOND_MS);

const poolGauge = (get: Get): MeasuredGauge => ({
  name: 'clubhouse_database_connections',
  help: 'Database connections of this process by state; waiting are statements without one.',
  labels: ['state'],
  read: async () =>
    Object.entries(poolUse(get('database'))).map(([state, value]) => ({ labels: { state }, value })),
});

const dueJobsWith = (get: Get) => async () => {
  const moment = momentOf(get('machineClock'), get('racingClock'));
  return { moment, jobs: await get('jobStore').dueJobs(moment, moment.racingNow) };
};

function queueGauges(get: Get): readonly MeasuredGauge[] {
  const dueJobs = dueJobsWith(get);
  return [
    {
      name: 'clubhouse_jobs_due',
      help: 'Scheduled jobs that are due and not running.',
      labels: [],
      read: async () => plain((await dueJobs()).jobs.length),
    },
    {
      name: 'clubhouse_jobs_oldest_due_seconds',
      help: 'How long the job due first has waited; 0 when none is due.',
      labels: [],
      read: async () => {
        const { jobs, moment } = await dueJobs();
        return plain(Math.max(0, ...jobs.map((job) => seconds(job.fireAt, moment.racingNow))));
      },
    },
    {
      name: 'clubhouse_workers',
      help: 'Workers with a recent heartbeat, of all processes on the database.',
      labels: [],
      read: async () => {
        const from = shift(get('machineClock')(), -WORKER_LOST_MS);
        return plain((await get('workers').activeSince(from)).length);
      },
    },
  ];
}

/** Only where an old fact matters: tracks that race today, sources that are set up. */
const factsGauge = (get: Get): MeasuredGauge => ({
  name: 'clubhouse_facts_age_seconds',
  help: 'Age of the newest fact of each source that is set up, at the tracks that race today.',
  labels: ['track', 'source'],
  read: async () => {
    const now = get('racingClock')();
    const ofTracks = (await get('tracksToday')()).map(async ({ slug: track }) => {
      const newest = await get('newestFacts').newestAt(track, [now]);
      return newest
        .filter(({ source }) => isSetUpIn(get('sources'), source, track))
        .map(({ source, provenance }) => ({ labels: { track, source }, value: seconds(provenance.at, now) }));
    });
    return (await Promise.all(ofTracks)).flat();
  },
});

function spendGauges(get: Get): readonly MeasuredGauge[] {
  const gauge = (name: string, help: string, part: 'cost' | 'limit'): MeasuredGauge => ({
    name,
    help,
    labels: ['period'],
    read: async () => {
      const { daily, monthly } = await get('showSpend').use();
      return [
        { labels: { period: 'day' }, value: daily[part] },
        { labels: { period: 'month' }, value: monthly[part] },
      ];
    },
  });
  return [
    gauge('clubhouse_spend_dollars', 'What the AI models cost in this day and month (New York).', 'cost'),
    gauge('clubhouse_spend_limit_dollars', 'The budgets they have.', 'limit'),
  ];
}

/** A model without a date of its fit has no age. */
const fitGauge = (get: Get): MeasuredGauge => ({
  name: 'clubhouse_model_fit_age_seconds',
  help: 'Time since each model in use was fitted.',
  labels: ['model'],
  read: async () =>
    Object.entries(modelsInUse.records).flatMap(([model, { date }]) => {
      const fitted = Date.parse(date);
      if (Number.isNaN(fitted)) return [];
      return [{ labels: { model }, value: seconds(fitted, get('machineClock')()) }];
    }),
});

const scoreGauges: readonly MeasuredGauge[] = [
  {
    name: 'clubhouse_model_score_difference',
    help: "Log loss of each model less that of the public's final chances, as last scored; above 0 is worse.",
    labels: ['model'],
    read: async () =>
      modelsInUse.scores.models.map(({ name, meanDifferenceToPublic }) => ({
        labels: { model: name },
        value: meanDifferenceToPublic,
      })),
  },
  {
    name: 'clubhouse_leakage_warnings',
    help: 'Scores too good to be true: a model may have seen a result.',
    labels: [],
    read: async () => plain([modelsInUse.scores, modelsInUse.morningScores].flatMap(leakageWarnings).length),
  },
];

/** Everything that is measured by asking when somebody looks. */
export const gaugesOf = (get: Get): readonly MeasuredGauge[] => [
  poolGauge(get),
  ...queueGauges(get),
  factsGauge(get),
  ...spendGauges(get),
  fitGauge(get),
  ...scoreGauges,
];
