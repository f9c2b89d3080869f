import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { EntrySource } from '#core/card/ports.ts';
import type { RaceId } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft, liveProvenance, MORNING } from '#test/support/a-change.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('who is out, source by source');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
const FIRST = 'saratoga-2025-08-02-1' as RaceId;

type Out = RunnerDraft['isScratched'];

/** What a source says of horse 4 of race 1. */
function sourceSaying(source: string, isScratched: Out, race: Partial<RaceDraft> = {}): EntrySource {
  const runners = aRaceDraft().runners.map((runner) =>
    runner.programNumber === '4' ? { ...runner, isScratched } : runner,
  );
  const races = [aRaceDraft(1, { runners, ...race }), aRaceDraft(2)];
  const draft: CardDraft = aCardDraft({ provenance: liveProvenance(source), races });
  return { name: source, draftOn: async () => draft };
}

function room() {
  const opened = liveRoom(MORNING);
  const race = async () => present((await opened.cards.raceWith(FIRST))?.race);
  return {
    ...opened,
    race,
    isOut: async () => present((await race()).runners.find(({ programNumber }) => programNumber === '4')),
    receive: (...sources: EntrySource[]) => opened.fetchCard(...sources)(REQUEST, quiet),
  };
}

test('a source that lags does not put back a horse the card of another has out', async () => {
  const { receive, isOut } = room();
  await receive(sourceSaying('First', true));
  await receive(sourceSaying('First', true), sourceSaying('Slow', false));
  assert.ok((await isOut()).isScratched);
  await receive(sourceSaying('First', true), sourceSaying('Slow', false));
  assert.ok((await isOut()).isScratched);
});

test('a race called off by one source stays off though another does not report it', async () => {
  const { receive, race } = room();
  await receive(sourceSaying('First', false, { isCancelled: true }));
  await receive(sourceSaying('Slow', false, { isCancelled: false }));
  assert.is((await race()).isCancelled, true);
  await receive(sourceSaying('First', false, { isCancelled: false }));
  assert.is((await race()).isCancelled, undefined);
});

test('the source that made the card takes its scratch back, but not that of another', async () => {
  const { receive, isOut } = room();
  await receive(sourceSaying('First', true));
  await receive(sourceSaying('First', false));
  assert.not((await isOut()).isScratched);
  await receive(sourceSaying('First', true), sourceSaying('Second', true));
  await receive(sourceSaying('First', false), sourceSaying('Second', true));
  assert.ok((await isOut()).isScratched, 'the second still reports it');
  await receive(sourceSaying('First', false), sourceSaying('Second', false));
  assert.not((await isOut()).isScratched);
});

test('two that agree with a card of entries each have a word, so that one alone undoes nothing', async () => {
  const { receive, isOut } = room();
  await receive(sourceSaying('First', true), sourceSaying('Second', true));
  await receive(sourceSaying('First', false));
  assert.ok((await isOut()).isScratched);
});

test('a horse that is out on an imported card stays out, whatever sources list', async () => {
  const { receive, isOut, printed, changes } = room();
  const [first, ...rest] = aCard().races;
  const runners = present(first).runners.map((runner) =>
    runner.programNumber === '4' ? { ...runner, isScratched: true } : runner,
  );
  await printed.keep(aCard({ races: [{ ...present(first), runners }, ...rest] }), 'file');
  await receive(sourceSaying('Slow', false), sourceSaying('First', true));
  await receive(sourceSaying('Slow', false), sourceSaying('First', false));
  assert.ok((await isOut()).isScratched);
  assert.equal(await changes.changesOn('saratoga', DAY, MORNING), []);
});

test('nor can the source that had it out put it back in, once a newer card has it out', async () => {
  const { receive, isOut, printed } = room();
  const [first, ...rest] = aCard().races;
  await printed.keep(aCard(), 'file');
  await receive(sourceSaying('First', true));
  const runners = present(first).runners.map((runner) =>
    runner.programNumber === '4' ? { ...runner, isScratched: true } : runner,
  );
  await printed.keep(aCard({ races: [{ ...present(first), runners }, ...rest] }), 'newer');
  await receive(sourceSaying('First', false));
  assert.ok((await isOut()).isScratched);
});

test('a source that does not know whether a horse runs reports neither', async () => {
  const { receive, isOut } = room();
  await receive(sourceSaying('First', true));
  await receive(sourceSaying('First', null));
  assert.ok((await isOut()).isScratched);
  const blank = room();
  await blank.receive(sourceSaying('First', null));
  assert.not((await blank.isOut()).isScratched);
});

test('a horse entered late and out at once is taken back by him who had it out', async () => {
  const { receive, race, printed } = room();
  await printed.keep(aCard(), 'file');
  const late = (source: string, isScratched: boolean): EntrySource => {
    const entry = aRunnerDraft('9', { horseName: 'Late Entry', isScratched });
    return sourceSaying(source, false, { runners: [...aRaceDraft().runners, entry] });
  };
  const isLateOut = async () => (await race()).runners.at(-1)?.isScratched;
  await receive(late('First', true));
  assert.is(await isLateOut(), true);
  await receive(late('Slow', false));
  assert.is(await isLateOut(), true);
  await receive(late('First', false));
  assert.is(await isLateOut(), false);
});

test.run();
