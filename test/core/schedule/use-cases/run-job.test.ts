import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import type { FetchReport } from '#core/kernel/fetched.ts';
import { SECOND, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { pausedRefusal } from '#core/operations/pause/pause.ts';
import type { Run } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { makeRunJob, type RunJobDeps } from '#core/schedule/use-cases/run-job.ts';
import { aJob, JOB_DUE } from '#test/support/a-job.ts';
import { anEndedRun, aWorkflow } from '#test/support/a-run.ts';
import { WHOLE } from '#test/support/run-deps.ts';

const test = suite('What a scheduled job does');

interface Answer {
  readonly isNew?: boolean;
  readonly startedAt?: number;
  readonly end?: Partial<Run>;
}

const ODDS_ALONE = { isSetUp: (source: SourceName) => source === 'odds' };

/** Deps that record the requests; each further run gets the next answer, and the last answer repeats. */
function room(answers: readonly Answer[] = [{}], change: Partial<RunJobDeps> = {}) {
  const requests: string[] = [];
  let runs = 0;
  const carryOut = makeRunJob({
    schedule: SCHEDULE,
    runSource: async ({ source, isForced, askedBy }) => {
      const { isNew = true, startedAt = 0, end = {} } = answers[runs] ?? answers.at(-1) ?? {};
      runs += 1;
      requests.push(`${source} ${askedBy} ${isForced}`);
      const run = anEndedRun({ id: `run-${runs}`, source, startedAt: shift(JOB_DUE, startedAt), ...end });
      return { isNew, run, ended: async () => run };
    },
    runWorkflow: async () => ({ ended: async () => aWorkflow({ status: 'success' }) }),
    isSetUp: () => true,
    makePicks: async (track, day) => {
      requests.push(`picks ${track} ${day}`);
      return WHOLE;
    },
    unfinishedBefore: async () => null,
    hasResult: async () => true,
    hasCard: async () => true,
    publishHeads: async () => void requests.push('heads'),
    tidy: async () => void requests.push('tidy'),
    ...change,
  });
  return { requests, carry: (name: string, track = 'saratoga') => carryOut(aJob({ name, track })) };
}

test('odds are fetched beside late changes, and the morning sync fetches card, changes and weather', async () => {
  const { requests, carry } = room();
  assert.equal(await carry('5-minutes'), { runId: 'run-1', failure: null, note: null });
  await carry('data-sync');
  assert.equal(requests, [
    ...['odds schedule true', 'changes schedule true'],
    ...['races schedule true', 'changes schedule true', 'weather schedule true'],
  ]);
});

test('the morning sync leaves out what is not set up', async () => {
  const isSetUp = (source: SourceName) => source === 'races';
  const { requests, carry } = room([{}], { isSetUp });
  await carry('data-sync');
  assert.equal(requests, ['races schedule true']);
});

test('picks, experts, the collection and the tidying are what they are called', async () => {
  const { requests, carry } = room();
  assert.is((await carry('workflow')).runId, 'workflow-1');
  for (const name of ['picks', 'expert-picks', 'heads', 'tidy']) await carry(name);
  assert.equal(requests, ['picks saratoga 2025-08-02', 'expert-picks schedule true', 'heads', 'tidy']);
});

test('a run joined that began before the moment does not answer for it; one that began since does', async () => {
  const before = room([{ isNew: false, startedAt: -SECOND }, {}], ODDS_ALONE);
  assert.is((await before.carry('5-minutes')).runId, 'run-2');
  const since = room([{ isNew: false, startedAt: SECOND }], ODDS_ALONE);
  assert.is((await since.carry('5-minutes')).runId, 'run-1');
});

test('a joined run that was lost with its process is started again', async () => {
  const lost = { status: 'failed', faults: [makeFailure('operations.process-ended', 'It ended.')] } as const;
  const { carry } = room([{ isNew: false, startedAt: SECOND, end: lost }, {}], ODDS_ALONE);
  assert.equal(await carry('5-minutes'), { runId: 'run-2', failure: null, note: null });
});

test('a failed run fails its job; a partial one notes what is missing', async () => {
  const down = makeFailure('source.unavailable', 'The host is down (502).');
  const failed = await room([{ end: { status: 'failed', faults: [down] } }]).carry('5-minutes');
  assert.equal(failed.failure, down);
  const short = { status: 'partial', expected: 10, received: 7 } as const;
  const partial = await room([{ end: short }], ODDS_ALONE).carry('5-minutes');
  assert.is(partial.failure, null);
  assert.match(String(partial.note), 'is partial, 7 of 10');
});

test('odds that are refused have failed though changes came; changes that are refused are missing beside odds', async () => {
  const down = {
    status: 'failed',
    faults: [makeFailure('source.unavailable', 'The host is down (503).')],
  } as const;
  const withoutOdds = await room([{ end: down }, {}]).carry('5-minutes');
  assert.is(withoutOdds.failure?.code, 'source.unavailable');
  const withoutChanges = await room([{}, { end: down }]).carry('5-minutes');
  assert.equal([withoutChanges.failure, withoutChanges.note], [null, 'The host is down (503).']);
});

test('a source whose setting is wrong fails its own part of the morning sync, and the others are asked', async () => {
  const requests: string[] = [];
  const wrong = new Refusal('invalid', 'source.bad-address', 'The address set for Weather is not one.');
  const { carry } = room([{}], {
    runSource: async ({ source }) => {
      requests.push(source);
      if (source === 'races') throw wrong;
      const run = anEndedRun({ source });
      return { isNew: true, run, ended: async () => run };
    },
  });
  assert.is((await carry('data-sync')).failure?.code, 'source.bad-address');
  assert.equal(requests, ['races', 'changes', 'weather']);
});

/** The jobs of a morning or a moment where some sources are paused and others end as given. */
function besidePaused(paused: readonly SourceName[], ends: Partial<Record<SourceName, Partial<Run>>> = {}) {
  return room([{}], {
    unfinishedBefore: async () => '2025-08-01' as RaceDay,
    runSource: async ({ source }) => {
      if (paused.includes(source)) throw pausedRefusal({ source, until: JOB_DUE });
      const run = anEndedRun({ source, ...ends[source] });
      return { isNew: true, run, ended: async () => run };
    },
  });
}
const DOWN = {
  status: 'failed',
  faults: [makeFailure('source.unavailable', 'The host is down (503).')],
} as const;

test('a pause does not hide what failed, or is missing, beside it', async () => {
  const failed = await besidePaused(['races'], { weather: DOWN }).carry('data-sync');
  assert.equal(failed.failure, DOWN.faults[0]);
  const missing = await besidePaused(['odds'], { changes: DOWN }).carry('5-minutes');
  assert.is(missing.failure?.code, 'schedule.incomplete');
  assert.match(String(missing.failure?.sentence), /is paused until .* The host is down \(503\)\.$/);
  const alone = await besidePaused(['races']).carry('data-sync');
  assert.is(alone.failure?.code, 'operations.paused');
});

test('a paused source beside the one that counts is not missing: somebody wanted it so', async () => {
  const odds = await besidePaused(['changes']).carry('5-minutes');
  assert.equal([odds.failure, odds.note], [null, null]);
  const morning = await besidePaused(['results']).carry('data-sync');
  assert.equal([morning.failure, morning.note], [null, null]);
});

test('the morning sync asks again for what is missing of the last race day', async () => {
  const requests: string[] = [];
  const missing = {
    status: 'failed',
    faults: [makeFailure('source.unavailable', 'No results yet.')],
  } as const;
  const { carry } = room([{}], {
    unfinishedBefore: async () => '2025-08-01' as RaceDay,
    runSource: async ({ source, day }) => {
      requests.push(`${source} ${day}`);
      const run = anEndedRun({ source, ...(source === 'results' ? missing : {}) });
      return { isNew: true, run, ended: async () => run };
    },
  });
  const carried = await carry('data-sync');
  assert.is(requests.at(-1), 'results 2025-08-01');
  assert.equal([carried.failure, carried.note], [null, 'No results yet.']);
});

test('picks of some races, or without an analyst who should answer, are partial; none at all have failed', async () => {
  const outcomeOf = async (fetched: FetchReport) => {
    const { failure: why, note } = await room([{}], { makePicks: async () => fetched }).carry('picks');
    return [why?.code ?? null, note];
  };
  assert.equal(await outcomeOf(WHOLE), [null, null]);
  assert.equal(await outcomeOf({ expected: 10, received: 8, faults: [] }), [null, '8 of 10 received.']);
  assert.equal(await outcomeOf({ expected: 10, received: 10, faults: ['Claude is silent.'] }), [
    null,
    'Claude is silent.',
  ]);
  assert.equal(await outcomeOf({ expected: 10, received: 0, faults: [] }), ['operations.nothing-came', null]);
});

test('a collection that lacks three sources says so, and is not whole', async () => {
  const steps = aWorkflow().steps.map(
    (step, index) => ({ ...step, state: index < 3 ? 'failed' : 'done' }) as const,
  );
  const lacking = aWorkflow({ status: 'partial', steps });
  const { note } = await room([{}], { runWorkflow: async () => ({ ended: async () => lacking }) }).carry(
    'workflow',
  );
  assert.match(String(note), 'Not complete: ');
});

test('a result counts when it is that of the race, whatever else the run says of the day', async () => {
  const partial = {
    status: 'partial',
    faults: [makeFailure('operations.left-out', 'Race 1: no result yet.')],
  } as const;
  assert.is((await room([{ end: partial }]).carry('results')).failure, null);
  const none = await room([{}], { hasResult: async () => false }).carry('results');
  assert.equal(
    [none.failure?.code, none.failure?.sentence],
    ['schedule.no-result', 'Race 3 has no result yet.'],
  );
});

test('a track that does not race is done without an alert: the source has answered', async () => {
  const dark = makeFailure('source.no-meeting', 'The feed has no meeting at Aqueduct.', 'not-found');
  const { carry } = room([{ end: { status: 'failed', faults: [dark] } }]);
  assert.equal(await carry('data-sync'), { runId: 'run-1', failure: null, note: null });
  const down = makeFailure('source.unavailable', 'The feed is down.', 'unavailable');
  const { carry: carryDown } = room([{ end: { status: 'failed', faults: [dark, down] } }]);
  assert.is((await carryDown('data-sync')).failure?.code, 'source.no-meeting');
});

/** The morning sync of a track without a card; each source ends as given, and only the given ones are set up. */
function withoutCard(ends: Partial<Record<SourceName, Partial<Run>>>) {
  const requests: string[] = [];
  const { carry } = room([{}], {
    hasCard: async () => false,
    isSetUp: (source) => source in ends,
    runSource: async ({ source }) => {
      requests.push(source);
      const run = anEndedRun({ id: source, source, ...ends[source] });
      return { isNew: true, run, ended: async () => run };
    },
  });
  return { requests, sync: (track: string) => carry('data-sync', track) };
}
const failedWith = (code: string, kind: 'not-found' | 'unavailable' = 'not-found') =>
  ({ status: 'failed', faults: [makeFailure(code, `It ended as ${code}.`, kind)] }) as const;
const NO_CARD = failedWith('card.no-card');
const DARK = failedWith('source.no-meeting');

test('the sync of another track that has no card and does not race ends as no racing, and asks nothing else', async () => {
  for (const races of [DARK, { status: 'success', expected: 0, received: 0 } as const]) {
    const { requests, sync } = withoutCard({ races, changes: NO_CARD, weather: DOWN });
    const answer = { runId: 'races', failure: null, note: null, remark: 'No racing today.' };
    assert.equal(await sync('aqueduct'), answer);
    assert.equal(requests, ['races']);
  }
});

test('a followed track without a card or a source of cards has nothing to sync', async () => {
  const { requests, sync } = withoutCard({ changes: NO_CARD, weather: DOWN });
  const { failure: why, note, remark } = await sync('aqueduct');
  assert.equal([why, note], [null, null]);
  assert.is(remark, 'No card is stored, and no source of cards covers the track.');
  assert.equal(requests, []);
});

test('on a dark day the home track still gets its weather, whose failure counts', async () => {
  const dark = withoutCard({ races: DARK, changes: NO_CARD, weather: {} });
  assert.is((await dark.sync('saratoga')).remark, 'No racing today.');
  assert.equal(dark.requests, ['races', 'weather']);
  const down = withoutCard({ races: DARK, changes: NO_CARD, weather: DOWN });
  assert.is((await down.sync('saratoga')).failure?.code, 'source.unavailable');
});

test('a source of cards that is down, or rejects what it got, fails the sync also where there is no card', async () => {
  for (const [end, code] of [
    [DOWN, 'source.unavailable'],
    [failedWith('card.draft-disagrees'), 'card.draft-disagrees'],
  ] as const) {
    const { requests, sync } = withoutCard({ races: end, changes: NO_CARD });
    assert.is((await sync('aqueduct')).failure?.code, code);
    assert.equal(requests, ['races'], 'there is no card to change');
  }
});

test.run();
