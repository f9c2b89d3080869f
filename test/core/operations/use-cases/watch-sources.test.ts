import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { addDays, instantOn } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { OWN_SOURCES } from '#core/operations/pause/pause.ts';
import type { SourceRegister } from '#core/operations/ports.ts';
import type { Run } from '#core/operations/run.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { makeWatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { makeMemoryNewestFacts, type ReportedFact } from '#test/doubles/newest-facts.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { anEndedRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

const test = suite('The past fourteen days of every source');

/** At noon of the day. */
const NOW = instantOn(RUN_DAY, 12 * 60, 'America/New_York');

const provenance = (instant: Instant): Provenance => ({ tier: 'live', source: 'A feed', at: instant });

const NOT_SET_UP: SourceRegister = () => ({
  fetchSource: null,
  howToSetUp: 'set it',
  tracks: EVERY_TRACK,
});

async function watching(
  runs: readonly Run[],
  facts: readonly ReportedFact[] = [],
  ahead = 0,
  sources = NOT_SET_UP,
) {
  const store = makeMemoryRunStore();
  for (const run of runs) {
    await store.keep({ ...run, status: 'running', endedAt: null });
    await store.keep(run);
  }
  return makeWatchSources({
    sources,
    pauses: makeMemoryPauseStore(),
    history: makeMemoryRunHistory(store),
    runs: store,
    newest: makeMemoryNewestFacts(facts),
    clock: () => NOW,
    racingClock: () => shift(NOW, ahead),
  });
}

async function historyOf(...stored: Parameters<typeof watching>) {
  const histories = await (await watching(...stored)).history();
  return {
    histories,
    historyOn: (name: SourceName) => present(histories.find(({ source }) => source === name)),
  };
}

test('each source has its own last run, the newest, and none where it was never asked', async () => {
  const watch = await watching([
    anEndedRun({ id: 'a', source: 'odds' }),
    anEndedRun({ id: 'b', source: 'odds', startedAt: shift(RUN_START, HOUR) }),
    anEndedRun({ id: 'c', source: 'news', startedAt: shift(RUN_START, 2 * HOUR) }),
    anEndedRun({ id: 'd', source: 'live', startedAt: shift(RUN_START, 3 * HOUR) }),
  ]);
  const last = new Map((await watch.list()).map((status) => [status.source, status.last?.id ?? null]));
  assert.equal([last.get('odds'), last.get('news'), last.get('changes')], ['b', 'c', null]);
});

test('the tracks a source covers are unknown while it is not set up or its setting is invalid', async () => {
  const listed = async (register: SourceRegister) => (await (await watching([], [], 0, register)).list())[0];
  assert.is((await listed(NOT_SET_UP))?.tracks, null);
  const setUp = await listed((...source) => ({
    ...NOT_SET_UP(...source),
    fetchSource: async () => ({ expected: null, received: 0, faults: [] }),
  }));
  assert.equal(setUp?.tracks, EVERY_TRACK);
  const invalid = await listed(() => {
    throw new Refusal('invalid', 'settings.bad', 'ODDS_SOURCE: there is no source "totes".');
  });
  assert.equal([invalid?.tracks, invalid?.isSetUp, invalid?.isForTrack], [null, true, true]);
});

test('every single source has fourteen days, the last of them today', async () => {
  const { histories } = await historyOf([]);
  assert.equal(
    histories.map(({ source }) => source),
    OWN_SOURCES,
  );
  for (const { days, newest } of histories) {
    assert.equal([days.length, days[0]?.day, days.at(-1)?.day], [14, addDays(RUN_DAY, -13), RUN_DAY]);
    assert.is(newest, null);
    assert.ok(
      days.every(({ success, partial, failed, ageMs }) => success + partial + failed === 0 && ageMs === null),
    );
  }
});

test('runs are counted on the day they were opened, by how they ended', async () => {
  const run = (id: string, status: Run['status'], startedAt: Instant) =>
    anEndedRun({ id, source: 'odds', status, startedAt });
  const { historyOn } = await historyOf([
    run('a', 'success', RUN_START),
    run('b', 'failed', shift(RUN_START, HOUR)),
    run('c', 'partial', shift(RUN_START, -DAY)),
    run('d', 'success', shift(RUN_START, -20 * DAY)),
  ]);
  const counts = historyOn('odds').days.map(({ success, partial, failed }) => [success, partial, failed]);
  assert.equal(counts.slice(-2), [
    [0, 1, 0],
    [1, 0, 1],
  ]);
  assert.ok(counts.slice(0, -2).every((numbers) => numbers.every((count) => count === 0)));
  assert.ok(historyOn('news').days.every(({ success }) => success === 0));
});

test('the age of the newest fact is as of the end of each day, and now for today', async () => {
  const facts = [
    { source: 'weather' as const, provenance: provenance(shift(NOW, -2 * DAY)) },
    { source: 'weather' as const, provenance: provenance(shift(NOW, -HOUR)) },
  ];
  const { days, newest } = (await historyOf([], facts)).historyOn('weather');
  assert.is(days.at(-1)?.ageMs, HOUR);
  assert.is(days.at(-2)?.ageMs, DAY + 12 * HOUR, 'noon of two days ago, seen from last midnight');
  assert.is(days.at(-4)?.ageMs, null, 'nothing was known by then');
  assert.equal(newest, facts[1]?.provenance);
});

test('facts are as old as the racing clock says', async () => {
  const facts = [{ source: 'weather' as const, provenance: provenance(NOW) }];
  const { days } = (await historyOf([], facts, 3 * HOUR)).historyOn('weather');
  assert.is(days.at(-1)?.ageMs, 3 * HOUR);
});

test.run();
