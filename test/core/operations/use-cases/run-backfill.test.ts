import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Change } from '#core/operations/audit-entry.ts';
import type { Backfill } from '#core/operations/backfill/backfill.ts';
import type { Why } from '#core/operations/backfill/source-day.ts';
import { makeFailure } from '#core/operations/failure.ts';
import type { RunStatus } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { type BackfillRequest, makeRunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { anEndedRun, RUN_DAY } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';
import { runDeps } from '#test/support/run-deps.ts';

const test = suite('A backfill that is started, stopped and resumed');

const YESTERDAY = addDays(RUN_DAY, -1);
const REQUEST: BackfillRequest = {
  from: YESTERDAY,
  to: RUN_DAY,
  source: null,
  askedBy: 'operator',
  by: null,
};

type Ending = RunStatus | 'refused' | 'broken';

interface Room {
  /** Sources of each day, in the order they are asked; the card and the results unless said otherwise. */
  readonly sources?: readonly SourceName[];
  /** How a source ends; well unless said otherwise. */
  readonly endOf?: (source: SourceName, day: RaceDay) => Ending;
  readonly whyOf?: (source: SourceName, day: RaceDay) => Why;
  /** Called when a source is asked. */
  readonly onAsk?: (source: SourceName, day: RaceDay) => Promise<void>;
}

function room({
  sources = ['races', 'results'],
  endOf = () => 'success',
  whyOf = () => 'missing',
  onAsk = async () => undefined,
}: Room = {}) {
  const { deps, announced, errors, pass } = runDeps();
  const backfills = makeMemoryBackfillStore();
  const notes: Change[] = [];
  const requests: string[] = [];
  const { start, resume, stop, list } = makeRunBackfill({
    ...deps,
    backfills,
    note: async (change) => void notes.push(change),
    sourceDaysOf: async (_, days, only) =>
      days.flatMap((day) =>
        (only === null ? sources : [only]).map((source) => {
          const why = whyOf(source, day);
          return { day, source, why, sentence: '', isAsked: why !== 'complete' };
        }),
      ),
    runSource: async ({ source, day }) => {
      requests.push(`${day} ${source}`);
      await onAsk(source, day);
      const end = endOf(source, day);
      if (end === 'refused') throw new Refusal('unavailable', 'source.unavailable', 'The host is down.');
      if (end === 'broken') throw new TypeError('hunter2');
      const faults = end === 'success' ? [] : [makeFailure('source.unavailable', 'Out of order.')];
      return { ended: async () => anEndedRun({ source, day, status: end, faults }) };
    },
  });
  const untilEnd = async (change: Partial<BackfillRequest> = {}): Promise<Backfill> =>
    (await start({ ...REQUEST, ...change })).ended();
  return { start, resume, stop, list, untilEnd, backfills, notes, requests, announced, errors, deps, pass };
}

const states = ({ days }: Backfill) => days.map(({ state }) => state);

test('the days are collected in order, each source after the other, and the whole is complete', async () => {
  const { untilEnd, requests } = room();
  const end = await untilEnd();
  assert.equal(requests, [
    `${YESTERDAY} races`,
    `${YESTERDAY} results`,
    `${RUN_DAY} races`,
    `${RUN_DAY} results`,
  ]);
  assert.equal([end.status, states(end)], ['success', ['done', 'done']]);
});

test('complete data is not fetched, and a day with nothing to fetch is complete', async () => {
  const { untilEnd, requests } = room({ whyOf: (_, day) => (day === RUN_DAY ? 'complete' : 'partial') });
  const end = await untilEnd();
  assert.equal(requests, [`${YESTERDAY} races`, `${YESTERDAY} results`]);
  assert.equal([end.status, states(end)], ['success', ['done', 'complete']]);
});

test('a source named alone is the only one asked', async () => {
  const { untilEnd, requests } = room();
  await untilEnd({ source: 'pedicapper', from: RUN_DAY });
  assert.equal(requests, [`${RUN_DAY} pedicapper`]);
});

test('records of jockeys and trainers follow only from results that were fetched', async () => {
  const sources = ['results', 'jockeys-trainers'] as const;
  const stale = room({ sources });
  await stale.untilEnd({ from: RUN_DAY });
  assert.equal(stale.requests, [`${RUN_DAY} results`, `${RUN_DAY} jockeys-trainers`]);
  const whyOf = (source: SourceName): Why => (source === 'results' ? 'complete' : 'stale');
  const known = room({ sources, whyOf });
  await known.untilEnd({ from: RUN_DAY });
  assert.equal(known.requests, []);
  const alone = room({ sources, whyOf });
  await alone.untilEnd({ from: RUN_DAY, source: 'jockeys-trainers' });
  assert.equal(alone.requests, [`${RUN_DAY} jockeys-trainers`]);
});

test('a source that fails leaves a gap in its day and does not hold up the others', async () => {
  const { untilEnd, errors, requests } = room({
    endOf: (source, day) => (source === 'races' && day === YESTERDAY ? 'refused' : 'success'),
  });
  const end = await untilEnd();
  assert.equal([end.status, states(end), requests.length], ['partial', ['partial', 'done'], 4]);
  assert.equal(end.days[0]?.asked[0], {
    source: 'races',
    runId: null,
    status: 'failed',
    sentence: 'The host is down.',
  });
  assert.equal(errors, []);
});

test('a defect is logged and shows none of its own words', async () => {
  const { untilEnd, errors } = room({ endOf: () => 'broken' });
  const end = await untilEnd();
  assert.equal([end.status, states(end), errors.length], ['failed', ['failed', 'failed'], 4]);
  assert.not.match(end.days[0]?.asked[0]?.sentence ?? '', 'hunter2');
});

test('each source that was asked is said as it ends', async () => {
  const lines: string[] = [];
  const { untilEnd } = room({ endOf: (source) => (source === 'races' ? 'partial' : 'success') });
  await untilEnd({ from: RUN_DAY, onProgress: (line) => void lines.push(line) });
  assert.equal(lines, [`${RUN_DAY}: Races partial: Out of order.`, `${RUN_DAY}: Results success`]);
});

test('a second backfill is refused while one is under way', async () => {
  const { start, backfills, onGo } = pausable();
  const first = await start(REQUEST);
  const { kind, code } = await refused(start(REQUEST));
  assert.equal([kind, code], ['conflict', 'operations.backfill-runs']);
  assert.is((await refused(pausable(backfills).start(REQUEST))).code, 'operations.backfill-runs');
  onGo();
  assert.is((await first.ended()).status, 'success');
});

/** A room whose sources wait until they may go on. */
function pausable(store = makeMemoryBackfillStore()) {
  let onGo = (): void => undefined;
  const go = new Promise<void>((resolve) => {
    onGo = resolve;
  });
  const { deps } = runDeps();
  const notes: Change[] = [];
  const backfill = makeRunBackfill({
    ...deps,
    backfills: store,
    note: async (change) => void notes.push(change),
    sourceDaysOf: async (_, days) =>
      days.map((day) => ({ day, source: 'results', why: 'missing', sentence: '', isAsked: true })),
    runSource: async ({ source, day }) => {
      await go;
      return { ended: async () => anEndedRun({ source, day }) };
    },
  });
  return { ...backfill, backfills: store, notes, onGo, activeWork: deps.activeWork };
}

test('a backfill that is stopped ends after the source being asked and waits to be resumed', async () => {
  const { start, stop, resume, onGo, notes } = pausable();
  const { backfill, ended } = await start(REQUEST);
  assert.is((await stop(backfill.id)).isStopAsked, true);
  onGo();
  const end = await ended();
  assert.equal([end.status, end.days[1]?.state], ['stopped', 'waiting']);
  const again = await (await resume(backfill.id)).ended();
  assert.equal([again.status, states(again), again.id], ['success', ['done', 'done'], backfill.id]);
  assert.equal(
    notes.map(({ what, subject }) => `${what}: ${subject}`),
    ['backfill started', 'backfill stopped', 'backfill resumed'].map(
      (what) => `${what}: backfill ${backfill.id}`,
    ),
  );
});

test('a process that is shutting down stops after the source and starts nothing new', async () => {
  const { start, onGo, activeWork } = pausable();
  const { ended } = await start(REQUEST);
  activeWork.close();
  onGo();
  assert.is((await ended()).status, 'stopped');
  assert.is((await refused(start(REQUEST))).code, 'operations.stopping');
});

test('one that is over can be neither stopped nor, when it is complete, resumed', async () => {
  const { untilEnd, stop, resume } = room();
  const { id } = await untilEnd();
  assert.is((await refused(stop(id))).code, 'operations.backfill-over');
  const { code, message } = await refused(resume(id));
  assert.equal(
    [code, message],
    [
      'operations.backfill-whole',
      'The backfill from 2025-08-01 to 2025-08-02 is complete: 2 of 2 days done.',
    ],
  );
});

test('one with gaps is resumed for its gaps alone', async () => {
  let isIll = true;
  const { untilEnd, resume, requests } = room({
    sources: ['results'],
    endOf: (_, day) => (isIll && day === YESTERDAY ? 'refused' : 'success'),
  });
  const { id, status } = await untilEnd();
  assert.is(status, 'partial');
  isIll = false;
  requests.length = 0;
  const end = await (await resume(id)).ended();
  assert.equal([end.status, requests], ['success', [`${YESTERDAY} results`]]);
});

test('an unknown backfill is refused', async () => {
  const { stop, resume } = room();
  for (const act of [stop, (id: string) => resume(id)]) {
    const { kind, code, message } = await refused(act('none'));
    assert.equal(
      [kind, code, message],
      ['not-found', 'operations.unknown-backfill', 'No such backfill: none.'],
    );
  }
});

test('bad days are refused before anything is stored or noted', async () => {
  const { start, list, notes } = room();
  const { kind, code } = await refused(start({ ...REQUEST, from: RUN_DAY, to: YESTERDAY }));
  assert.equal([kind, code], ['invalid', 'operations.bad-span']);
  assert.equal([await list(5), notes], [[], []]);
});

test('the audit log names the span and the source, and every change is announced', async () => {
  const { untilEnd, notes, announced } = room();
  await untilEnd();
  await untilEnd({ source: 'results' });
  assert.equal(
    notes.map(({ after }) => after),
    [
      { track: 'saratoga', from: YESTERDAY, to: RUN_DAY, source: 'all' },
      { track: 'saratoga', from: YESTERDAY, to: RUN_DAY, source: 'results' },
    ],
  );
  assert.ok(announced.length > 0);
  assert.ok(announced.every(({ topic, track }) => topic === 'runs' && track === 'saratoga'));
});

test('backfills are listed newest first, as many as requested', async () => {
  const { untilEnd, list, pass } = room();
  const first = await untilEnd();
  pass(1_000);
  const second = await untilEnd();
  assert.equal(
    (await list(5)).map(({ id }) => id),
    [second.id, first.id],
  );
  assert.is((await list(1)).length, 1);
});

test.run();
