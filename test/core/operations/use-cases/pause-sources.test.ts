import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { DAY, HOUR, shift, toIso } from '#core/kernel/instant.ts';
import type { Change } from '#core/operations/audit-entry.ts';
import { OWN_SOURCES } from '#core/operations/pause/pause.ts';
import { makePauseSources, type PauseRequest } from '#core/operations/use-cases/pause-sources.ts';
import { makeMemoryPauseStore } from '#test/doubles/pause-store.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Sources paused and resumed');

const REQUEST: PauseRequest = {
  sources: ['weather'],
  until: shift(RUN_START, HOUR),
  reason: 'the host is moving',
  by: null,
};

function room() {
  let now = RUN_START;
  const pauses = makeMemoryPauseStore();
  const notes: Change[] = [];
  const announced: Announcement[] = [];
  const { pause, resume } = makePauseSources({
    pauses,
    allOrNothing: (work) => work(),
    note: async (change) => void notes.push(change),
    announce: async (announcement) => void announced.push(announcement),
    clock: () => now,
    racingClock: () => now,
  });
  const paused = async () => (await pauses.activeAt(now)).map(({ source }) => source);
  const pass = (milliseconds: number): void => {
    now = shift(now, milliseconds);
  };
  return {
    pause: (change: Partial<PauseRequest> = {}) => pause({ ...REQUEST, ...change }),
    resume,
    paused,
    pauses,
    notes,
    announced,
    pass,
  };
}

test('a paused source is stored with who, why, since when and until when', async () => {
  const { pause, pauses } = room();
  await pause({ by: 'member-anna' as MemberId });
  const [stored] = await pauses.activeAt(RUN_START);
  assert.equal(
    [stored?.by, stored?.reason, stored?.since, stored?.until],
    ['member-anna', 'the host is moving', RUN_START, shift(RUN_START, HOUR)],
  );
});

test('a second pause replaces the first, and the audit log has both', async () => {
  const { pause, paused, notes } = room();
  await pause({ sources: ['news', 'weather'] });
  await pause({ until: shift(RUN_START, 2 * HOUR), reason: 'still moving' });
  assert.equal(await paused(), ['news', 'weather']);
  const facts = (hours: number, reason: string) => ({
    since: toIso(RUN_START),
    until: toIso(shift(RUN_START, hours * HOUR)),
    reason,
  });
  const { what, subject, before, after } = notes.at(-1) ?? {};
  assert.equal([what, subject], ['source paused', 'weather']);
  assert.equal([before, after], [facts(1, 'the host is moving'), facts(2, 'still moving')]);
});

test('without names every source is paused, and every one resumed', async () => {
  const { pause, resume, paused } = room();
  assert.equal(await pause({ sources: null }), OWN_SOURCES);
  assert.is((await paused()).length, OWN_SOURCES.length);
  assert.is((await resume(null)).length, OWN_SOURCES.length);
  assert.equal(await paused(), []);
});

test('a pause that is over cannot be resumed, and a new pause starts from scratch', async () => {
  const { pause, resume, notes, pass } = room();
  await pause();
  pass(HOUR);
  assert.equal(await resume(['weather']), []);
  await pause({ until: shift(RUN_START, 3 * HOUR) });
  assert.is(notes.at(-1)?.before, null);
});

test('a bad end or reason is refused, and nothing is stored, noted or announced', async () => {
  const { pause, paused, notes, announced } = room();
  for (const change of [{ until: RUN_START }, { until: shift(RUN_START, 15 * DAY) }, { reason: ' ' }]) {
    const { kind, code } = await refused(pause(change));
    assert.equal([kind, code], ['invalid', 'operations.bad-pause']);
  }
  assert.equal([await paused(), notes, announced], [[], [], []]);
});

test('a change of several sources is announced once', async () => {
  const { pause, resume, announced } = room();
  await pause({ sources: ['live'] });
  await resume(null);
  assert.equal(
    announced.map(({ topic, track, day }) => [topic, track, day]),
    [
      ['runs', null, null],
      ['runs', null, null],
    ],
  );
});

test.run();
