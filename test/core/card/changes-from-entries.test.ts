import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardDraft, RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import { changesFromEntries } from '#core/card/changes-from-entries.ts';
import { oddsOf } from '#core/card/price.ts';
import type { Card, Race } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft, MORNING } from '#test/support/a-change.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('what entries report of a card');

const oneRace = (change: Partial<Race> = {}): Card => aCard({ races: [aRace(change)] });

const entriesOf = (change: Partial<RaceDraft>, draft: Partial<CardDraft> = {}): CardDraft =>
  aCardDraft({ races: [aRaceDraft(1, change)], ...draft });

/** Entries of race 1 with its six horses, horse 2 changed. */
const withSecond = (change: Partial<RunnerDraft>, draft: Partial<CardDraft> = {}): CardDraft =>
  entriesOf(
    {
      runners: aRaceDraft().runners.map((runner, index) => (index === 1 ? { ...runner, ...change } : runner)),
    },
    draft,
  );

const withNewcomer = (change: Partial<RunnerDraft> = {}): CardDraft =>
  entriesOf({
    runners: [...aRaceDraft().runners, aRunnerDraft('7', { horseName: 'Tallow Moon', ...change })],
  });

const factsOf = (draft: CardDraft, programNumber: string | null, card = oneRace()) =>
  changesFromEntries(card, draft).facts.flatMap(({ fact, programNumber: number }) =>
    number === programNumber ? [fact] : [],
  );

const line = (toOne: number) => present(oddsOf(aPrice(toOne)));

test('entries of nothing but names say of each race that it is run, and of each horse that it runs', () => {
  const { facts, faults } = changesFromEntries(aCard(), aCardDraft());
  assert.equal(faults, []);
  assert.is(facts.filter(({ fact }) => fact.what === 'cancelled' && !fact.to).length, 2);
  assert.is(facts.filter(({ fact }) => fact.what === 'scratched' && !fact.to).length, 12);
  assert.is(facts.length, 14);
});

test('whatever else a source knows of a horse is a fact of that horse', () => {
  const draft = withSecond({ jockeyName: 'Ada Vale', weightLb: 118, blinkers: 'on', morningLine: line(4.5) });
  assert.equal(factsOf(draft, '2'), [
    { what: 'scratched', to: false },
    { what: 'jockey', to: 'Ada Vale' },
    { what: 'weight', to: 118 },
    { what: 'blinkers', to: 'on' },
    { what: 'morning-line', to: line(4.5) },
  ]);
});

test('a source that cannot know who runs reports no scratches', () => {
  assert.equal(factsOf(withSecond({ isScratched: null }), '2'), []);
  assert.equal(factsOf(withSecond({ isScratched: null, weightLb: 118 }), '2'), [{ what: 'weight', to: 118 }]);
});

test('a morning line counts only where the entries are newer than the card', () => {
  const printed = aProvenance().at;
  const lineAt = (reportedAt: number) =>
    factsOf(
      withSecond(
        { morningLine: line(9) },
        { provenance: { ...aProvenance('live'), at: instant(reportedAt) } },
      ),
      '2',
    )
      .map(({ what }) => what)
      .includes('morning-line');
  assert.equal([lineAt(printed - 1), lineAt(printed), lineAt(printed + 1)], [false, false, true]);
});

test('course, distance and post time of a race are facts of the race where the source has them', () => {
  const postTime = instantOn('2025-08-02' as RaceDay, 13 * 60 + 12, 'America/New_York');
  const draft = entriesOf({ surface: 'inner-turf', distanceYards: 1870, isAbout: true, postTime });
  assert.equal(factsOf(draft, null), [
    { what: 'cancelled', to: false },
    { what: 'surface', to: 'inner-turf' },
    { what: 'distance', to: { yards: 1870, isAbout: true } },
    { what: 'post-time', to: postTime },
  ]);
});

test('a source that does not report whether a race was called off neither takes it off nor puts it back on', () => {
  assert.equal(factsOf(entriesOf({ isCancelled: null }), null), []);
});

test('a race called off is a fact of the race, whatever else is known about it', () => {
  assert.equal(factsOf(entriesOf({ isCancelled: true }), null), [{ what: 'cancelled', to: true }]);
});

test('a horse is known by its name in any spelling, and keeps the name and number of the card', () => {
  const card = oneRace({ runners: [aRunner({ horseName: "LADY'S LANTERN (IRE)" })] });
  for (const horseName of ['Ladys Lantern', "Lady's Lantern", 'LADY’S LANTERN (GB)']) {
    const { facts, faults } = changesFromEntries(
      card,
      entriesOf({ runners: [aRunnerDraft('1', { horseName, isScratched: true })] }),
    );
    const scratched = present(facts.at(-1));
    assert.equal(faults, [], horseName);
    assert.equal(
      [scratched.programNumber, scratched.horseName, scratched.runner],
      ['1', "LADY'S LANTERN (IRE)", present(card.races[0]).runners[0]],
    );
  }
});

test('a horse under another number is the same horse, and the two numbers are reported', () => {
  const { facts, faults } = changesFromEntries(oneRace(), withSecond({ programNumber: '8', weightLb: 118 }));
  assert.equal(faults, ['Race 1: PAPER LANTERN 2 is #2 on the card and #8 here.']);
  const weight = present(facts.find(({ fact }) => fact.what === 'weight'));
  assert.equal([weight.programNumber, weight.horseName], ['2', 'PAPER LANTERN 2']);
});

test('another horse under a number of the card changes nothing of either', () => {
  const { facts, faults } = changesFromEntries(
    oneRace(),
    withSecond({ horseName: 'Tallow Moon', weightLb: 99 }),
  );
  assert.equal(faults, [
    'Race 1: #2 is PAPER LANTERN 2 on the card and Tallow Moon here.',
    'Race 1: the source does not name #2 PAPER LANTERN 2.',
  ]);
  assert.not(facts.some(({ programNumber }) => programNumber === '2'));
});

test('a horse the card does not have is entered, with all the source knows about it', () => {
  const draft = withNewcomer({ jockeyName: 'Sam Reed', weightLb: 121 });
  const [entered, ...rest] = changesFromEntries(oneRace(), draft).facts.filter(
    ({ programNumber }) => programNumber === '7',
  );
  const { fact, runner, horseName } = present(entered);
  assert.equal([runner, horseName, fact.what], [null, 'Tallow Moon', 'entered']);
  assert.equal(fact.what === 'entered' && [fact.to.jockeyName, fact.to.weightLb], ['Sam Reed', 121]);
  assert.equal(
    rest.map(({ fact }) => fact),
    [{ what: 'scratched', to: false }],
  );
});

test('a horse entered late and out already is entered first and scratched second', () => {
  const [entered, scratched] = factsOf(withNewcomer({ isScratched: true }), '7');
  assert.is(entered?.what === 'entered' && entered.to.isScratched, false);
  assert.equal(scratched, { what: 'scratched', to: true });
});

test('a late entry whose status the source cannot know is reported as an entry alone', () => {
  assert.equal(
    factsOf(withNewcomer({ isScratched: null }), '7').map(({ what }) => what),
    ['entered'],
  );
});

test('the horses of the body of a race that a source leaves out are named in one sentence', () => {
  const { faults } = changesFromEntries(oneRace(), entriesOf({ runners: aRaceDraft().runners.slice(0, 4) }));
  assert.equal(faults, ['Race 1: the source does not name #5 PAPER LANTERN 5, #6 PAPER LANTERN 6.']);
});

test('a scratched, also-eligible or main-track-only horse is not reported missing', () => {
  const runners = [
    aRunner({ programNumber: '1' }),
    aRunner({ programNumber: '2', isScratched: true }),
    aRunner({ programNumber: '3', listStatus: 'also-eligible' }),
    aRunner({ programNumber: '4', listStatus: 'main-track-only' }),
  ];
  const draft = entriesOf({ runners: [aRunnerDraft('1')] });
  assert.equal(changesFromEntries(oneRace({ runners }), draft).faults, []);
});

test('the two halves of a coupled entry are two horses', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
  ];
  const drafts = [aRunnerDraft('1'), aRunnerDraft('1A', { isScratched: true })];
  const draft = entriesOf({ runners: drafts });
  assert.equal(factsOf(draft, '1', oneRace({ runners })), [{ what: 'scratched', to: false }]);
  assert.equal(factsOf(draft, '1A', oneRace({ runners })), [{ what: 'scratched', to: true }]);
});

test('a race the card does not have is reported, and the others are read all the same', () => {
  const draft = aCardDraft({ races: [aRaceDraft(9), aRaceDraft(1, { isCancelled: true })] });
  const { facts, faults } = changesFromEntries(aCard(), draft);
  assert.equal(faults, ['Race 9 is not on the card.']);
  assert.equal([...new Set(facts.map(({ race }) => race.number))], [1]);
});

test('races of one card do not mix, in whatever order the source has them', () => {
  const [first, second] = [aRaceDraft(1, { surface: 'turf' }), aRaceDraft(2, { surface: 'synthetic' })];
  const surfaces = (...races: RaceDraft[]) =>
    changesFromEntries(aCard(), aCardDraft({ races }))
      .facts.flatMap(({ race, fact }) => (fact.what === 'surface' ? [`${race.number} ${fact.to}`] : []))
      .sort();
  assert.equal(surfaces(first, second), ['1 turf', '2 synthetic']);
  assert.equal(surfaces(second, first), surfaces(first, second));
});

test('a race without runners on either side reports of the race alone', () => {
  const { facts, faults } = changesFromEntries(oneRace({ runners: [] }), entriesOf({ runners: [] }));
  assert.equal(faults, []);
  assert.equal(
    facts.map(({ fact }) => fact),
    [{ what: 'cancelled', to: false }],
  );
});

test('entries without races report nothing', () => {
  const provenance = { ...aProvenance('live'), at: MORNING };
  assert.equal(changesFromEntries(aCard(), aCardDraft({ races: [], provenance })), { facts: [], faults: [] });
});

test.run();
