import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange } from '#core/card/card-change.ts';
import type { CardDraft, RunnerDraft } from '#core/card/card-draft.ts';
import { changedCard } from '#core/card/changed-card.ts';
import { changesFromEntries } from '#core/card/changes-from-entries.ts';
import type { Card } from '#core/card/race.ts';
import { newChanges } from '#core/card/reported-changes.ts';
import { aCard } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, MORNING } from '#test/support/a-change.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('entries put on a card');

const pick = <Value>(rng: () => number, ...values: readonly Value[]): Value =>
  values[Math.floor(rng() * values.length)] as Value;

const anyRunner = (rng: () => number, runner: RunnerDraft): RunnerDraft => ({
  ...runner,
  isScratched: pick(rng, null, false, true),
  jockeyName: pick(rng, null, 'Robin Lane', 'Ada Vale'),
  weightLb: pick(rng, null, 118, 120, 122),
  blinkers: pick(rng, null, 'on', 'off'),
});

/** Entries of both races with facts drawn at random, unknown ones among them. */
function anyEntries(rng: () => number): CardDraft {
  const races = [1, 2].map((number) => {
    const draft = aRaceDraft(number, {
      surface: pick(rng, null, 'dirt', 'synthetic'),
      distanceYards: pick(rng, null, 1320, 1540),
      isCancelled: rng() < 0.2,
    });
    return { ...draft, runners: draft.runners.map((runner) => anyRunner(rng, runner)) };
  });
  return aCardDraft({ races });
}

/** What is new in a source's entries, given its earlier reports. */
const reported = (card: Card, draft: CardDraft, earlier: readonly CardChange[]): readonly CardChange[] =>
  newChanges(changesFromEntries(card, draft).facts, {
    provenance: draft.provenance,
    knownAt: MORNING,
    earlier,
    isCardLive: false,
  });

test('the same entries again change nothing, whatever they say', () => {
  const rng = seededRng(1863);
  for (let trial = 0; trial < 100; trial += 1) {
    const [card, draft] = [aCard(), anyEntries(rng)];
    const changes = reported(card, draft, []);
    assert.equal(reported(card, draft, changes), []);
  }
});

test('after them the card says what they say, and where they say nothing what it said before', () => {
  const rng = seededRng(1870);
  for (let trial = 0; trial < 100; trial += 1) {
    const [card, draft] = [aCard(), anyEntries(rng)];
    const changed = changedCard(card, reported(card, draft, []));
    for (const [nth, { surface, distanceYards, isCancelled, runners }] of draft.races.entries()) {
      const [race, before] = [changed.races[nth], card.races[nth]];
      assert.is(race?.surface, surface ?? before?.surface);
      assert.is(race?.distanceYards, distanceYards ?? before?.distanceYards);
      assert.is(race?.isCancelled ?? false, isCancelled);
      for (const [index, { weightLb, blinkers, isScratched }] of runners.entries()) {
        const [runner, printed] = [race?.runners[index], before?.runners[index]];
        assert.is(runner?.weightLb, weightLb ?? printed?.weightLb);
        assert.is(runner?.blinkers, blinkers ?? printed?.blinkers);
        assert.is(runner?.isScratched, isScratched ?? printed?.isScratched);
      }
    }
  }
});

test('a source that changes its mind ends where its last entries are', () => {
  const rng = seededRng(1877);
  for (let trial = 0; trial < 50; trial += 1) {
    const [card, first] = [aCard(), anyEntries(rng)];
    const races = anyEntries(rng).races;
    const changes = reported(card, first, []);
    const all = [...changes, ...reported(card, { ...first, races }, changes)];
    const changed = changedCard(card, all);
    for (const [nth, { runners, isCancelled }] of races.entries()) {
      assert.is(changed.races[nth]?.isCancelled ?? false, isCancelled);
      for (const [index, { isScratched }] of runners.entries())
        if (isScratched !== null) assert.is(changed.races[nth]?.runners[index]?.isScratched, isScratched);
    }
  }
});

test.run();
