import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Change } from '#core/operations/audit-entry.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { OWN_SOURCES } from '#core/operations/pause/pause.ts';
import { LEASE_MS, type Run } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { makePauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makePurgeOld } from '#core/operations/use-cases/purge-old.ts';
import { makeRetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeWatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import { makeWatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { makeWatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { makeMemoryNewestFacts } from '#test/doubles/newest-facts.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { anEndedRun, aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { someFacts } from '#test/support/day-facts.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Sources watched, paused and asked again');

const FAILED = { status: 'failed', faults: [makeFailure('source.unavailable', 'Out of order.')] } as const;

/** Sources, their runs and pauses in memory; `unset` sources have no setting, `wrong` ones a bad one. */
async function room(
  runs: readonly Run[],
  { unset = [], wrong = [] }: { unset?: SourceName[]; wrong?: SourceName[] } = {},
) {
  const store = makeMemoryRunStore();
  for (const run of runs) {
    await store.keep(aRun({ ...run, status: 'running', endedAt: null }));
    await store.keep(run);
  }
  const [pauses, history] = [makeMemoryPauseStore(), makeMemoryRunHistory(store)];
  const notes: Change[] = [];
  const requested: string[] = [];
  const errors: unknown[] = [];
  const clock = (): Instant => shift(RUN_START, HOUR);
  const deps = {
    ...{ runs: store, pauses, history, clock, racingClock: clock },
    newest: makeMemoryNewestFacts([]),
    sources: (source: SourceName) => {
      if (wrong.includes(source))
        throw new Refusal('invalid', 'settings.bad', 'WEATHER_SOURCE is not a source.');
      return {
        fetchSource: unset.includes(source) ? null : async () => ({ expected: 1, received: 1, faults: [] }),
        howToSetUp: 'set WEATHER_SOURCE',
        tracks: EVERY_TRACK,
      };
    },
    note: async (change: Change) => void notes.push(change),
    announce: async () => undefined,
    allOrNothing: <T>(work: () => Promise<T>) => work(),
    outsideTransaction: <T>(work: () => T) => work(),
    logError: (error: unknown) => void errors.push(error),
    runSource: async ({ source, day }: { source: SourceName; day: string }) => {
      requested.push(`${source} ${day}`);
      if (source === 'news') throw new TypeError('a defect');
      return { ended: async () => anEndedRun({ source }) };
    },
  };
  const retry = makeRetrySources(deps);
  return {
    deps,
    store,
    pauses,
    notes,
    requested,
    errors,
    retry,
    retryAll: () => retry({ sources: null, day: null, askedBy: 'operator' }),
  };
}

test('all sources whose last run did not end well are asked again, in the order of a day', async () => {
  const { retryAll, requested, notes } = await room([
    anEndedRun({ id: 'a', source: 'results', ...FAILED }),
    anEndedRun({ id: 'b', source: 'weather', status: 'partial' }),
    anEndedRun({ id: 'c', source: 'odds' }),
    anEndedRun({ id: 'd', source: 'pedicapper', ...FAILED, startedAt: shift(RUN_START, -HOUR) }),
    anEndedRun({ id: 'e', source: 'pedicapper', startedAt: shift(RUN_START, MINUTE) }),
  ]);
  const { asked: subjects, skipped, ended } = await retryAll();
  assert.equal([subjects.map(({ source }) => source), skipped], [['weather', 'results'], []]);
  assert.is((await ended()).length, 2);
  assert.equal(requested, [`weather ${RUN_DAY}`, `results ${RUN_DAY}`]);
  assert.equal(
    notes.map(({ what, after }) => [what, after?.['sources']]),
    [['sources retried', `weather ${RUN_DAY}, results ${RUN_DAY}`]],
  );
});

test('paused sources and those not set up are skipped with the reason; one alone is refused', async () => {
  const { retry, pauses, requested } = await room([], { unset: ['odds'] });
  const pause = {
    source: 'weather',
    by: null,
    reason: 'moving',
    since: RUN_START,
    until: shift(RUN_START, DAY),
  } as const;
  await pauses.keep(pause);
  const request = { day: RUN_DAY, askedBy: 'operator' } as const;
  const {
    asked: subjects,
    skipped,
    ended,
  } = await retry({ ...request, sources: ['odds', 'weather', 'changes'] });
  await ended();
  assert.equal([subjects.map(({ source }) => source), requested], [['changes'], [`changes ${RUN_DAY}`]]);
  assert.equal(
    new Map(skipped.map(({ source, why }) => [source, why.code])),
    new Map([
      ['odds', 'operations.not-set-up'],
      ['weather', 'operations.paused'],
    ] as const),
  );
  assert.is((await refused(retry({ ...request, sources: ['weather'] }))).code, 'operations.paused');
});

test('a source that fails does not keep the others from being asked', async () => {
  const { retry, errors } = await room([]);
  const { ended } = await retry({ sources: ['news', 'races'], day: RUN_DAY, askedBy: 'operator' });
  const ends = await ended();
  assert.equal(ends.map((end) => ('why' in end ? end.why.code : end.status)).sort(), [
    'operations.defect',
    'success',
  ]);
  assert.is(errors.length, 1);
});

test('a day the source does not cover is refused before anything is asked', async () => {
  const { retry, requested } = await room([]);
  const request = { sources: ['odds'], day: addDays(RUN_DAY, -1), askedBy: 'operator' } as const;
  assert.is(
    (await refused(retry({ ...request, sources: [...request.sources] }))).code,
    'operations.day-too-far',
  );
  assert.equal(requested, []);
});

test('sources are listed with their setting, pause and last run', async () => {
  const { deps, pauses } = await room([anEndedRun({ source: 'racing-api' })], {
    unset: ['odds'],
    wrong: ['weather'],
  });
  await pauses.keep({
    source: 'news',
    by: null,
    reason: 'moving',
    since: RUN_START,
    until: shift(RUN_START, DAY),
  });
  const list = await makeWatchSources(deps).list();
  const statusOf = (name: SourceName) => present(list.find(({ source }) => source === name));
  assert.equal(
    list.map(({ source }) => source),
    OWN_SOURCES,
  );
  assert.equal([statusOf('odds').isSetUp, statusOf('odds').howToSetUp], [false, 'set WEATHER_SOURCE']);
  assert.equal(
    [statusOf('weather').isSetUp, statusOf('weather').howToSetUp],
    [true, 'WEATHER_SOURCE is not a source.'],
  );
  assert.equal([statusOf('news').pause?.reason, statusOf('races').pause], ['moving', null]);
  assert.is(statusOf('races').last?.source, 'racing-api', 'a run under the other name of the same source');
});

test('a pause and a resume are in the audit log with before and after', async () => {
  const { deps, notes } = await room([]);
  const { pause, resume } = makePauseSources(deps);
  const until = shift(RUN_START, DAY);
  assert.equal(await pause({ sources: ['live'], until, reason: ' moving ', by: null }), ['changes', 'odds']);
  assert.equal(await resume(['odds', 'news']), ['odds']);
  assert.equal(
    notes.map(({ what, subject }) => `${what} ${subject}`),
    ['source paused changes', 'source paused odds', 'source resumed odds'],
  );
  assert.equal([notes[0]?.before, notes[0]?.after?.['reason'], notes[2]?.after], [null, 'moving', null]);
  assert.equal(notes[2]?.before, notes[1]?.after);
});

test('a run whose process ended shows as failed, and an unknown run is refused', async () => {
  const { deps, store } = await room([]);
  await store.keep(aRun({ id: 'lost', startedAt: shift(RUN_START, -LEASE_MS) }));
  const watch = makeWatchRuns({ runs: deps.runs, clock: deps.clock });
  assert.is((await watch.show('lost')).status, 'failed');
  assert.equal(await watch.active(), []);
  const { kind, code } = await refused(watch.show('none'));
  assert.equal([kind, code], ['not-found', 'operations.unknown-run']);
});

test('every source has a retry state, also without a run', async () => {
  const { deps } = await room([]);
  const states = await makeWatchRuns({ runs: deps.runs, clock: deps.clock }).retries();
  assert.ok(states.every(({ isRetrying, currentAttempts }) => !isRetrying && currentAttempts === 0));
  assert.ok(states.some(({ name }) => name === 'otb'));
});

test('a backfill plan counts what would be asked, without asking', async () => {
  const days = [addDays(RUN_DAY, -1), RUN_DAY];
  const racesAsked: (number | null)[] = [];
  const plan = makePlanBackfill({
    assessDays: async (_, spanDays) => ({
      sourceDays: spanDays.flatMap((day) =>
        (['races', 'results'] as const).map((source) => ({
          ...{ day, source, sentence: '' },
          why: source === 'races' ? ('complete' as const) : ('missing' as const),
          isAsked: source === 'results' && day === RUN_DAY,
        })),
      ),
      facts: spanDays.map((day) => someFacts({ day, ...(day === RUN_DAY ? {} : { card: null }) })),
    }),
    effortOf: (_, races) => {
      racesAsked.push(races);
      return { requests: 11, seconds: 22 };
    },
    racingClock: () => RUN_START,
  });
  const { sourceDays, ...rest } = await plan({ from: present(days[0]), to: RUN_DAY, source: null });
  const span = { from: present(days[0]), to: RUN_DAY };
  assert.equal(rest, {
    track: 'saratoga',
    span,
    source: null,
    days: 2,
    daysAsked: 1,
    asked: 1,
    requests: 11,
    seconds: 22,
  });
  assert.equal([sourceDays.length, racesAsked], [4, [10]]);
  assert.equal(
    sourceDays.map(({ requests }) => requests),
    [0, 0, 0, 11],
  );
  assert.is(
    (await refused(plan({ from: RUN_DAY, to: present(days[0]), source: null }))).code,
    'operations.bad-span',
  );
});

test('a dry run counts old data of each kind and deletes none', async () => {
  const calls: string[] = [];
  const kind = (what: string, keepDays: number) => ({
    rule: { what, keepDays },
    holding: {
      countBefore: async (before: Instant) => calls.push(`count ${what} ${RUN_START - before}`),
      purgeBefore: async (before: Instant) => calls.push(`purge ${what} ${RUN_START - before}`),
    },
  });
  const kinds = [kind('page views', 30), kind('sessions', 0)];
  const purgeOld = makePurgeOld({ kinds, clock: () => RUN_START });
  const lines = await purgeOld({ dryRun: true });
  assert.equal(calls, [`count page views ${30 * DAY}`, 'count sessions 0']);
  assert.equal(
    lines.map(({ what, count }) => `${what} ${count}`),
    ['page views 1', 'sessions 2'],
  );
  await purgeOld({ dryRun: false });
  assert.equal(calls.slice(2), [`purge page views ${30 * DAY}`, 'purge sessions 0']);
});

test('an unknown quarantined answer is refused', async () => {
  const watch = makeWatchQuarantine({ quarantine: { list: async () => [], find: async () => null } });
  assert.equal(await watch.list(5), []);
  const { kind, message } = await refused(watch.show(7));
  assert.equal([kind, message], ['not-found', 'No such quarantined answer: 7.']);
});

test.run();
