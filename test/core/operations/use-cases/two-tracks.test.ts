import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { HOUR, type Instant, instant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { workflowText } from '#core/operations/progress.ts';
import { runText } from '#core/operations/run-text.ts';
import { makeAskSync } from '#core/operations/use-cases/ask-sync.ts';
import { makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import { makeAssessDays } from '#core/operations/use-cases/assess-days.ts';
import { makePlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import { makeShowHealth } from '#core/operations/use-cases/show-health.ts';
import { makeWatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { makeWatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { makeMemoryNewestFacts } from '#test/doubles/newest-facts.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { runDeps, WHOLE } from '#test/support/run-deps.ts';

const test = suite('Operations of two tracks on one day');

const OF_SARATOGA = { known: ['saratoga'], sentence: 'The tote is set up for Saratoga only.' };

/** Weather and news of any track, odds of Saratoga alone; every request is written down. */
function room(racingNow: Instant = RUN_START) {
  const requests: string[] = [];
  const { deps, pass } = runDeps(
    Object.fromEntries(
      ['weather', 'news', 'odds'].map((name) => [
        name,
        async ({ track, day }) => {
          requests.push(`${name} ${track} ${day}`);
          return WHOLE;
        },
      ]),
    ),
  );
  const workflows = makeMemoryWorkflowStore();
  const [pauses, history] = [makeMemoryPauseStore(), makeMemoryRunHistory(deps.runs)];
  const all = {
    ...deps,
    workflows,
    pauses,
    history,
    racingClock: () => racingNow,
    backfills: makeMemoryBackfillStore(),
    newest: makeMemoryNewestFacts([]),
    attempts: makeMemoryAttemptStore(),
    counts: {
      factsOf: async (track: string, days: readonly (typeof RUN_DAY)[]) =>
        days.map((day) => someFacts({ day, resultRaces: track === 'aqueduct' ? 9 : 0 })),
      cardDaysBefore: async () => [],
      cardDaysAfter: async () => [],
    },
    note: async () => undefined,
    sources: (name: Parameters<typeof deps.sources>[0]) => ({
      ...deps.sources(name),
      ...(name === 'odds' && { tracks: OF_SARATOGA }),
    }),
  };
  const runSource = makeRunSource(all);
  const runWorkflow = makeRunWorkflow({
    ...all,
    runSource: async (request) => (await runSource(request)).ended(),
  });
  const assessDays = makeAssessDays(all);
  return {
    requests,
    pass,
    runSource,
    runWorkflow,
    runs: deps.runs,
    askSync: makeAskSync({ ...all, runSource }),
    askWorkflow: makeAskWorkflow({ ...all, runWorkflow }),
    retrySources: makeRetrySources({ ...all, runSource }),
    watchRuns: makeWatchRuns(all),
    watchSources: makeWatchSources(all),
    planBackfill: makePlanBackfill({ ...all, assessDays, effortOf: () => ({ requests: 1, seconds: 2 }) }),
    backfills: makeRunBackfill({
      ...all,
      runSource,
      sourceDaysOf: async (track, days, only) => (await assessDays(track, days, only)).sourceDays,
    }),
    showHealth: makeShowHealth({
      ...all,
      abilities: { askJake: true, mlModel: true, models: { claude: null, openai: null } },
    }),
  };
}

const member = { memberId: 'anna' as MemberId, askedBy: 'member' } as const;

test('one source runs once for each of two tracks', async () => {
  const { askSync, requests } = room();
  const first = await askSync({ source: 'weather', ...member });
  const other = await askSync({ source: 'weather', track: 'aqueduct', ...member });
  const again = await askSync({ source: 'weather', track: 'aqueduct', ...member });
  assert.equal([first.run.track, other.run.track], ['saratoga', 'aqueduct']);
  assert.equal([other.isNew, again.isNew, again.run.id], [true, false, other.run.id]);
  assert.equal(requests, [`weather saratoga ${RUN_DAY}`, `weather aqueduct ${RUN_DAY}`]);
});

test('an unknown track is refused before anything runs', async () => {
  const { askSync, askWorkflow, watchRuns, backfills, requests } = room();
  for (const asked of [
    askSync({ source: 'weather', track: 'ascot', ...member }),
    askWorkflow.start(null, 'ascot'),
    watchRuns.active('ascot'),
    backfills.list(5, 'ascot'),
  ])
    assert.is((await refused(asked)).code, 'card.unknown-track');
  assert.equal(requests, []);
});

test('today is the day on the clock of the track', async () => {
  const lateEvening = instant(Date.UTC(2025, 7, 3, 4, 30));
  const { askWorkflow, runWorkflow, requests } = room(lateEvening);
  const away = await askWorkflow.start(null, 'del-mar');
  assert.is(away.workflow.day, RUN_DAY);
  assert.is((await askWorkflow.start(null)).workflow.day, addDays(RUN_DAY, 1));
  await (await runWorkflow({ track: 'del-mar', day: RUN_DAY, askedBy: 'operator' })).ended();
  const ofDelMar = requests.filter((request) => request.includes(' del-mar '));
  assert.ok(ofDelMar.includes(`weather del-mar ${RUN_DAY}`), String(requests));
  assert.ok(ofDelMar.every((request) => request.endsWith(RUN_DAY) && !request.startsWith('odds')));
});

test('a source that does not cover the track is not called, and the message lists those it covers', async () => {
  const { askSync, runWorkflow, requests } = room();
  const refusal = await refused(askSync({ source: 'odds', track: 'aqueduct', ...member }));
  assert.equal(
    [refusal.kind, refusal.code, refusal.message],
    ['conflict', 'operations.not-set-up', 'Live odds: The tote is set up for Saratoga only.'],
  );
  const { ended } = await runWorkflow({ track: 'aqueduct', day: RUN_DAY, askedBy: 'operator' });
  const odds = (await ended()).steps.find(({ source }) => source === 'odds');
  assert.equal([odds?.state, odds?.sentence], ['not-set-up', 'The tote is set up for Saratoga only.']);
  assert.ok(requests.every((request) => !request.startsWith('odds')));
});

test('workflows of two tracks run at once, and each is the latest of its own', async () => {
  const { askWorkflow } = room();
  const [home, away] = await Promise.all([askWorkflow.start(null), askWorkflow.start(null, 'aqueduct')]);
  assert.equal([home.isNew, away.isNew], [true, true]);
  assert.is((await askWorkflow.latest(null))?.id, home.workflow.id);
  assert.is((await askWorkflow.latest(null, 'aqueduct'))?.id, away.workflow.id);
  assert.is((await askWorkflow.start(null, 'aqueduct')).isNew, false);
  assert.is(await askWorkflow.latest(null, 'belmont-park'), null);
  assert.match(workflowText(away.workflow), `The collection of Aqueduct, ${RUN_DAY} is under way.`);
  assert.match(workflowText(home.workflow), `The collection of ${RUN_DAY} is under way.`);
});

test('runs, reports and sources are those of the requested track', async () => {
  const { askSync, watchRuns, watchSources } = room();
  await askSync({ source: 'weather', ...member });
  const { run } = await askSync({ source: 'news', track: 'aqueduct', ...member });
  assert.equal(
    (await watchRuns.report()).scrapers.map(({ name }) => name),
    ['weather'],
  );
  assert.equal(
    (await watchRuns.report('aqueduct')).scrapers.map(({ name }) => name),
    ['news'],
  );
  assert.equal((await watchRuns.list({ most: 9 })).map(({ track }) => track).sort(), [
    'aqueduct',
    'saratoga',
  ]);
  const lastOf = async (track?: string) =>
    (await watchSources.list(track)).flatMap(({ last }) => last?.source ?? []);
  assert.equal([await lastOf(), await lastOf('aqueduct')], [['weather'], ['news']]);
  const odds = present((await watchSources.list('aqueduct')).find(({ source }) => source === 'odds'));
  assert.equal([odds.isSetUp, odds.isForTrack, odds.tracks], [true, false, OF_SARATOGA]);
  assert.is(runText(run), `News for Aqueduct, ${RUN_DAY}: 3 of 3 fetched.`);
});

test('only the failed sources of the track are asked again', async () => {
  const { askSync, retrySources, requests } = room();
  await askSync({ source: 'weather', track: 'aqueduct', ...member });
  const named = { sources: ['weather', 'odds'], day: RUN_DAY, askedBy: 'operator' } as const;
  const { asked, skipped, ended } = await retrySources({ ...named, track: 'aqueduct' });
  await ended();
  assert.equal(
    asked.map(({ source, track }) => `${source} ${track}`),
    ['weather aqueduct'],
  );
  assert.equal(
    skipped.map(({ why }) => why.sentence),
    ['Live odds: The tote is set up for Saratoga only.'],
  );
  assert.equal(requests, [`weather aqueduct ${RUN_DAY}`, `weather aqueduct ${RUN_DAY}`]);
  assert.equal((await retrySources({ sources: null, day: null, askedBy: 'operator' })).asked, []);
});

test('backfills of two tracks run side by side, each listed under its own track', async () => {
  const { backfills } = room(shift(RUN_START, HOUR));
  const request = { from: RUN_DAY, to: RUN_DAY, source: 'news', askedBy: 'operator', by: null } as const;
  const [home, away] = [
    await backfills.start(request),
    await backfills.start({ ...request, track: 'aqueduct' }),
  ];
  assert.equal([(await home.ended()).status, (await away.ended()).status], ['success', 'success']);
  const listed = async (track?: string) => (await backfills.list(9, track)).map(({ id }) => id);
  assert.equal(await listed(), [home.backfill.id]);
  assert.equal(await listed('aqueduct'), [away.backfill.id]);
});

test('a plan and the health of a day count what the track has', async () => {
  const { planBackfill, showHealth } = room();
  const request = { from: RUN_DAY, to: RUN_DAY, source: 'odds' } as const;
  const plan = await planBackfill({ ...request, track: 'aqueduct' });
  assert.equal([plan.track, plan.asked, plan.sourceDays[0]?.why], ['aqueduct', 0, 'not-set-up']);
  assert.is((await planBackfill(request)).track, 'saratoga');
  const yesterday = addDays(RUN_DAY, -1);
  const [away] = await showHealth('aqueduct', yesterday);
  const [home] = await showHealth('saratoga', yesterday);
  assert.equal([away?.track, away?.dataSources.otbResults.count], ['aqueduct', 9]);
  assert.equal([home?.track, home?.dataSources.otbResults.count], ['saratoga', 0]);
});

test.run();
