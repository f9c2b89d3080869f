import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FetchSource } from '#core/kernel/fetched.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import { workflowText } from '#core/operations/progress.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import type { Workflow } from '#core/operations/workflow.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { aWorkflow, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { type Fetchers, runDeps, WHOLE } from '#test/support/run-deps.ts';

const test = suite('Collecting a day');

const CARD = { tier: 'live', source: 'Entries', races: 10, racesWithoutRunners: 0 } as const;
const NO_FACTS: Omit<DayFacts, 'day'> = {
  card: { ...CARD, firstPost: shift(RUN_START, HOUR), lastPost: null },
  ...{ resultRaces: 0, observations: 0, selections: 0, selectedRaces: 0, pedigrees: 0, pedigreeRaces: 0 },
  ...{ pickedRaces: 0, arePicksOutdated: false, figureRaces: 0 },
};

/** Every source set up and well; what each was asked is written down. */
function opened(change: Fetchers = {}, facts: Partial<DayFacts> = {}) {
  const requests: string[] = [];
  const well = Object.fromEntries(
    WORKFLOW_STEPS.map(({ source }): [string, FetchSource] => [source, async () => WHOLE]),
  );
  const noting = Object.fromEntries(
    Object.entries({ ...well, ...change }).map(([name, fetchSource]): [string, FetchSource] => [
      name,
      async (...request) => {
        requests.push(name);
        return fetchSource(...request);
      },
    ]),
  );
  const setup = runDeps(noting);
  const workflows = makeMemoryWorkflowStore();
  const runSource = makeRunSource(setup.deps);
  const run = makeRunWorkflow({
    ...setup.deps,
    workflows,
    counts: { factsOf: async (_, days) => days.map((day) => ({ day, ...NO_FACTS, ...facts })) },
    runSource: async (request) => (await runSource(request)).ended(),
  });
  const collect = async (day: RaceDay = RUN_DAY, isForced = false): Promise<Workflow> =>
    (await run({ track: 'saratoga', day, askedBy: 'operator', isForced })).ended();
  return { ...setup, workflows, run, collect, requests };
}

const statesOf = ({ steps }: Workflow) =>
  Object.fromEntries(steps.map(({ source, state }) => [source, state]));

test('every source is asked in its order, what is made of them last, and all is well', async () => {
  const { collect, requests, workflows } = opened();
  const workflow = await collect();
  assert.equal(requests, [
    ...['races', 'changes', 'weather', 'odds', 'expert-picks', 'pedicapper', 'news'],
    ...['jockeys-trainers', 'ai-analysis'],
  ]);
  assert.is(workflow.status, 'success');
  assert.equal(statesOf(workflow)['results'], 'not-due');
  assert.equal(await workflows.find(workflow.id), workflow);
  assert.is(workflowText(workflow), 'The collection of 2025-08-02 is complete.');
});

test('where something is missing the whole is partial, and says exactly where', async () => {
  const down = new Refusal('not-found', 'source.no-such-thing', 'The service has no such page.');
  const { collect } = opened({
    weather: () => Promise.reject(down),
    odds: async () => ({ expected: 10, received: 7, faults: [] }),
  });
  const workflow = await collect();
  const step = (name: string) => present(workflow.steps.find(({ source }) => source === name));
  assert.is(workflow.status, 'partial');
  assert.equal([step('weather').state, step('weather').sentence], ['failed', down.message]);
  assert.equal([step('odds').state, step('odds').received, step('odds').expected], ['partial', 7, 10]);
  assert.is(step('ai-analysis').state, 'done');
  assert.match(workflowText(workflow), 'is partial. Not complete: Weather, Live odds.');
});

test('a second run fetches only what is missing, and rebuilds what depends on it', async () => {
  let isUnavailable = true;
  const { collect, requests } = opened({
    weather: async () => {
      if (isUnavailable) throw new Refusal('not-found', 'source.no-such-thing', 'Nothing there.');
      return WHOLE;
    },
  });
  await collect();
  isUnavailable = false;
  requests.length = 0;
  const healed = await collect();
  assert.equal(requests, ['weather', 'jockeys-trainers', 'ai-analysis']);
  assert.equal([healed.status, statesOf(healed)['news']], ['success', 'up-to-date']);
  requests.length = 0;
  await collect();
  assert.equal(requests, []);
});

test('a source that returns nothing new leaves what depends on it unchanged', async () => {
  let isUnavailable = true;
  const { collect, requests } = opened({
    weather: async () => {
      if (isUnavailable) throw new Refusal('not-found', 'source.no-such-thing', 'Nothing there.');
      return { expected: null, received: 0, faults: [] };
    },
  });
  await collect();
  isUnavailable = false;
  requests.length = 0;
  const again = await collect();
  assert.equal([requests, again.status], [['weather'], 'success']);
});

test('picks are made of whatever is new, and paid for again only when a refresh is requested', async () => {
  const refreshes: (boolean | undefined)[] = [];
  const { collect, pass } = opened({
    'ai-analysis': async ({ isRefresh }) => {
      refreshes.push(isRefresh);
      return WHOLE;
    },
  });
  await collect();
  pass(HOUR);
  await collect();
  await collect(RUN_DAY, true);
  assert.equal(refreshes, [undefined, undefined, true]);
});

test('a collection continues after its store was away for a moment', async () => {
  const { deps } = runDeps();
  const store = makeMemoryWorkflowStore();
  let saves = 0;
  const keep: typeof store.keep = (workflow) => {
    saves += 1;
    return saves > 1 && saves < 5
      ? Promise.reject(new Refusal('unavailable', 'database.away', 'The database is away.'))
      : store.keep(workflow);
  };
  const run = makeRunWorkflow({
    ...deps,
    workflows: { ...store, keep },
    counts: { factsOf: async (_, days) => days.map((day) => ({ day, ...NO_FACTS })) },
    runSource: async (request) => (await makeRunSource(deps)(request)).ended(),
  });
  const end = await (await run({ track: 'saratoga', day: RUN_DAY, askedBy: 'operator' })).ended();
  assert.equal([end.status, (await store.find(end.id))?.status], ['success', 'success']);
});

test('a collection that was meanwhile marked as lost stops, and stays as stored', async () => {
  const { run, workflows, pass, heartbeats } = opened({ weather: () => new Promise(() => undefined) });
  const { workflow, ended } = await run({ track: 'saratoga', day: RUN_DAY, askedBy: 'operator' });
  while (heartbeats.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await workflows.endLost(pass(HOUR));
  await heartbeats[0]?.();
  assert.equal(await ended(), await workflows.find(workflow.id));
  assert.is((await ended()).status, 'failed');
});

test('after an hour, or on a refresh, everything is fetched again', async () => {
  const { collect, requests, pass } = opened();
  await collect();
  requests.length = 0;
  await collect(RUN_DAY, true);
  assert.is(requests.length, 9);
  requests.length = 0;
  pass(HOUR);
  await collect();
  assert.is(requests.length, 9);
});

test('what is not set up is named and is no failure; when nothing can be fetched the collection failed', async () => {
  const { deps, ...rest } = opened({});
  const workflows = makeMemoryWorkflowStore();
  const none = makeRunWorkflow({
    ...deps,
    workflows,
    sources: () => ({ fetchSource: null, howToSetUp: 'set NEWS_FEEDS', tracks: EVERY_TRACK }),
    counts: { factsOf: async (_, days) => days.map((day) => ({ day, ...NO_FACTS })) },
    runSource: () => assert.unreachable('nothing is set up') as never,
  });
  const request = { track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;
  const workflow = await (await none(request)).ended();
  assert.equal([workflow.status, statesOf(workflow)['news']], ['failed', 'not-set-up']);
  assert.is(workflow.steps[0]?.sentence, 'To use it, set NEWS_FEEDS.');
  assert.equal(rest.errors, []);
});

test('a past day fetches its results, and nothing that belongs to the present', async () => {
  const { collect, requests } = opened();
  await collect(addDays(RUN_DAY, -1));
  assert.equal(requests, ['races', 'pedicapper', 'results', 'jockeys-trainers']);
});

test('results are due a quarter hour after the first post time, and picks need a card', async () => {
  const begun = { ...CARD, firstPost: shift(RUN_START, -HOUR), lastPost: shift(RUN_START, HOUR) };
  assert.ok((await opened({}, { card: begun }).collect()).steps.some(({ state }) => state === 'done'));
  assert.equal(statesOf(await opened({}, { card: begun }).collect())['results'], 'done');
  const bare = statesOf(await opened({}, { card: null }).collect());
  assert.equal([bare['results'], bare['ai-analysis']], ['not-due', 'not-due']);
});

test('requested twice at once it runs once, and both see the end', async () => {
  const { run, requests } = opened();
  const request = { track: 'saratoga', day: RUN_DAY, askedBy: 'administrator' } as const;
  const [a, other] = await Promise.all([run(request), run(request)]);
  assert.equal([a.isNew, other.isNew, a.workflow.id], [true, false, other.workflow.id]);
  const ends = await Promise.all([a.ended(), other.ended()]);
  assert.equal(
    ends.map(({ status }) => status),
    ['success', 'success'],
  );
  assert.is(requests.length, 9);
});

test('one whose process ended is failed, and the next starts over with what is missing', async () => {
  const { workflows, collect, pass } = opened();
  await workflows.keep(aWorkflow({ id: 'killed' }));
  pass(LEASE_MS + 1);
  assert.is((await collect()).status, 'success');
  const killed = present(await workflows.find('killed'));
  assert.equal([killed.status, killed.steps[0]?.state], ['failed', 'failed']);
});

test('a defect in one step goes to the log, and the others go on', async () => {
  const defect = new TypeError('oops');
  const setup = opened();
  const run = makeRunWorkflow({
    ...setup.deps,
    workflows: setup.workflows,
    counts: { factsOf: async (_, days) => days.map((day) => ({ day, ...NO_FACTS })) },
    runSource: async ({ source }) => {
      if (source === 'news') throw defect;
      const [last] = await setup.deps.runs.list({ source, most: 1 });
      return last ?? (await (await makeRunSource(setup.deps)({ ...REQUEST, source })).ended());
    },
  });
  const workflow = await (await run({ track: 'saratoga', day: RUN_DAY, askedBy: 'operator' })).ended();
  assert.equal([workflow.status, statesOf(workflow)['news'], setup.errors], ['partial', 'failed', [defect]]);
  assert.is(statesOf(workflow)['ai-analysis'], 'done');
});

const REQUEST = { track: 'saratoga', day: RUN_DAY, askedBy: 'workflow' } as const;

test('an unknown track is refused', async () => {
  const { run } = opened();
  const refusal = await refused(run({ track: 'moon', day: RUN_DAY, askedBy: 'operator' }));
  assert.is(refusal.code, 'card.unknown-track');
});

test.run();
