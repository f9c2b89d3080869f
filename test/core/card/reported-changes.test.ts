import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange, ChangedFact } from '#core/card/card-change.ts';
import { oddsOf } from '#core/card/price.ts';
import type { Race } from '#core/card/race.ts';
import { newChanges, type ReportedFact, type ReportingSource } from '#core/card/reported-changes.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aChange, aRunnerDraft, MORNING } from '#test/support/a-change.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('what is new in a report');

const sourceNamed = (source: string) => ({ ...aProvenance('live'), source, at: MORNING });
const OFFICE = sourceNamed('The racing office');

const source = (change: Partial<ReportingSource> = {}): ReportingSource => ({
  provenance: OFFICE,
  knownAt: shift(MORNING, MINUTE),
  earlier: [],
  isCardLive: false,
  ...change,
});

/** A fact of horse 2 of a race. */
const ofHorse = (fact: ChangedFact, race: Race = aRace()): ReportedFact => {
  const runner = race.runners.find(({ programNumber }) => programNumber === '2') ?? null;
  const horseName = runner?.horseName ?? null;
  return { race, programNumber: '2', horseName, runner, fact, reason: null };
};

const ofRace = (fact: ChangedFact, race: Race = aRace()): ReportedFact => ({
  race,
  programNumber: null,
  horseName: null,
  runner: null,
  fact,
  reason: null,
});

/** Earlier reports of the racing office on horse 2, oldest first. */
const earlier = (...facts: ChangedFact[]): readonly CardChange[] =>
  facts.map((fact) => aChange(fact, { provenance: OFFICE }));

const beforeAndAfter = (fact: ReportedFact, from = source()) =>
  newChanges([fact], from).map(({ before, after }) => [before, after]);

const SCRATCH: ChangedFact = { what: 'scratched', to: true };
const RUNS: ChangedFact = { what: 'scratched', to: false };
const withSecond = (change: Parameters<typeof aRunner>[0]): Race =>
  aRace({ runners: [aRunner(), aRunner({ programNumber: '2', ...change })] });

test('what the card has already is not news', () => {
  for (const fact of [
    { what: 'weight', to: 120 },
    { what: 'jockey', to: 'Robin Lane' },
    { what: 'morning-line', to: present(oddsOf(aPrice(3))) },
  ] as const)
    assert.equal(newChanges([ofHorse(fact)], source()), [], fact.what);
  assert.equal(newChanges([ofRace({ what: 'surface', to: 'dirt' })], source()), []);
});

test('a fact that differs from the card is news, in the words of before and after', () => {
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 118 })), [['120 lb', '118 lb']]);
  assert.equal(beforeAndAfter(ofHorse({ what: 'jockey', to: 'Ada Vale' })), [['LANE ROBIN', 'Ada Vale']]);
  assert.equal(beforeAndAfter(ofRace({ what: 'distance', to: { yards: 1430, isAbout: false } })), [
    ['6F', '6 1/2F'],
  ]);
});

test('what the card does not know has no before', () => {
  const race = withSecond({ weightLb: null, jockey: null });
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 118 }, race)), [[null, '118 lb']]);
  assert.equal(beforeAndAfter(ofHorse({ what: 'jockey', to: 'Ada Vale' }, race)), [[null, 'Ada Vale']]);
  const open = aRace({ surface: null });
  assert.equal(beforeAndAfter(ofRace({ what: 'surface', to: 'inner-turf' }, open)), [[null, 'Inner turf']]);
});

test('a source that says the same again has no news, one that changes its mind has', () => {
  const from = source({ earlier: earlier({ what: 'weight', to: 118 }, { what: 'weight', to: 119 }) });
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 119 }), from), []);
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 118 }), from), [['119 lb', '118 lb']]);
});

test('going back to what the card has is news once something else was reported', () => {
  const from = source({ earlier: earlier({ what: 'weight', to: 118 }) });
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 120 }), from), [['118 lb', '120 lb']]);
});

test('what another source reported does not count for this one', () => {
  const other = aChange({ what: 'weight', to: 118 }, { provenance: sourceNamed('A feed') });
  const from = source({ earlier: [other] });
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 118 }), from), [['120 lb', '118 lb']]);
});

test('nor does what it reported of another horse', () => {
  const third = aChange({ what: 'weight', to: 118 }, { programNumber: '3', provenance: OFFICE });
  assert.is(beforeAndAfter(ofHorse({ what: 'weight', to: 118 }), source({ earlier: [third] })).length, 1);
});

test('a scratch is news until it is reported, and its withdrawal only after it', () => {
  assert.equal(beforeAndAfter(ofHorse(RUNS)), []);
  assert.equal(beforeAndAfter(ofHorse(SCRATCH)), [['Entered', 'Scratched']]);
  assert.equal(beforeAndAfter(ofHorse(SCRATCH), source({ earlier: earlier(SCRATCH) })), []);
  assert.equal(beforeAndAfter(ofHorse(RUNS), source({ earlier: earlier(SCRATCH) })), [
    ['Scratched', 'Entered'],
  ]);
  assert.equal(beforeAndAfter(ofHorse(RUNS), source({ earlier: earlier(SCRATCH, RUNS) })), []);
  const again = source({ earlier: earlier(SCRATCH, RUNS) });
  assert.equal(beforeAndAfter(ofHorse(SCRATCH), again), [['Entered', 'Scratched']]);
});

test('on an imported card where a horse is already scratched, no report of the scratch is new', () => {
  const race = withSecond({ isScratched: true });
  assert.equal(beforeAndAfter(ofHorse(SCRATCH, race)), []);
  assert.equal(beforeAndAfter(ofHorse(RUNS, race)), []);
  assert.equal(beforeAndAfter(ofHorse(RUNS, race), source({ earlier: earlier(SCRATCH) })), []);
});

test('on a card of entries alone each source that has a horse out says so, and may take it back', () => {
  const race = withSecond({ isScratched: true });
  const live = source({ isCardLive: true });
  assert.equal(beforeAndAfter(ofHorse(SCRATCH, race), live), [[null, 'Scratched']]);
  assert.equal(beforeAndAfter(ofHorse(RUNS, race), live), [], 'it never had the horse out');
  const hadItOut = { ...live, earlier: earlier(SCRATCH) };
  assert.equal(beforeAndAfter(ofHorse(RUNS, race), hadItOut), [['Scratched', 'Entered']]);
});

test('on a card of entries alone other facts of the card are not news', () => {
  const live = source({ isCardLive: true });
  assert.equal(beforeAndAfter(ofHorse({ what: 'weight', to: 120 }), live), []);
  assert.equal(beforeAndAfter(ofRace({ what: 'surface', to: 'dirt' }), live), []);
});

test('on a card of entries alone each source that has a race off says so', () => {
  const off = ofRace({ what: 'cancelled', to: true }, aRace({ isCancelled: true }));
  assert.equal(beforeAndAfter(off, source({ isCardLive: true })), [[null, 'Canceled']]);
  assert.equal(beforeAndAfter(off), []);
});

test('a race is called off and put back on', () => {
  const called = { what: 'cancelled', to: true } as const;
  assert.equal(beforeAndAfter(ofRace({ what: 'cancelled', to: false })), []);
  assert.equal(beforeAndAfter(ofRace(called)), [['To be run', 'Canceled']]);
  const off = aChange(called, { programNumber: null, horseName: null, provenance: OFFICE });
  const from = source({ earlier: [off] });
  assert.equal(beforeAndAfter(ofRace({ what: 'cancelled', to: false }), from), [['Canceled', 'To be run']]);
});

test('a horse draws in from the also-eligibles once; one in the body of the race does not', () => {
  const drawsIn = { what: 'draws-in', to: true } as const;
  const waiting = withSecond({ listStatus: 'also-eligible' });
  assert.equal(beforeAndAfter(ofHorse(drawsIn, waiting)), [[null, 'In the body of the race']]);
  assert.equal(beforeAndAfter(ofHorse(drawsIn, waiting), source({ earlier: earlier(drawsIn) })), []);
  assert.equal(beforeAndAfter(ofHorse(drawsIn)), []);
});

test('a late entry is news once', () => {
  const entered: ChangedFact = { what: 'entered', to: aRunnerDraft('2', { horseName: 'Tallow Moon' }) };
  const race = aRace({ runners: [aRunner()] });
  assert.equal(beforeAndAfter(ofHorse(entered, race)), [[null, 'Entered']]);
  assert.equal(beforeAndAfter(ofHorse(entered, race), source({ earlier: earlier(entered) })), []);
});

test('each remark is news of its own, once', () => {
  const gelded: ChangedFact = { what: 'remark', to: 'First time gelding' };
  const shod: ChangedFact = { what: 'remark', to: 'Front bandages on' };
  const from = source({ earlier: earlier(gelded) });
  assert.equal(beforeAndAfter(ofHorse(gelded), from), []);
  assert.equal(beforeAndAfter(ofHorse(shod), from), [[null, 'Front bandages on']]);
  assert.is(newChanges([ofHorse(gelded), ofHorse(shod)], source()).length, 2);
});

test('of two reports on one fact in one answer the first counts', () => {
  const [first, second] = [ofHorse({ what: 'weight', to: 118 }), ofHorse({ what: 'weight', to: 116 })];
  assert.equal(
    newChanges([first, second], source()).map(({ after }) => after),
    ['118 lb'],
  );
  const unchangedFirst = [ofHorse({ what: 'weight', to: 120 }), second];
  assert.equal(
    newChanges(unchangedFirst, source()).map(({ after }) => after),
    ['116 lb'],
    'a fact the card already has is not counted',
  );
});

test('changes come in the order of the report', () => {
  const facts = [
    ofRace({ what: 'surface', to: 'synthetic' }),
    ofHorse(SCRATCH),
    ofHorse({ what: 'weight', to: 1 }),
  ];
  const kinds = (reported: readonly ReportedFact[]) =>
    newChanges(reported, source()).map(({ fact }) => fact.what);
  assert.equal(kinds(facts), ['surface', 'scratched', 'weight']);
  assert.equal(kinds(facts.toReversed()), ['weight', 'scratched', 'surface']);
});

test('a change carries whose it is, why, by whom, and both times', () => {
  const scratched = { ...ofHorse(SCRATCH), reason: 'Veterinarian' };
  assert.equal(newChanges([scratched], source()), [
    {
      raceId: aRace().id,
      programNumber: '2',
      horseName: 'PAPER LANTERN 2',
      fact: SCRATCH,
      before: 'Entered',
      after: 'Scratched',
      reason: 'Veterinarian',
      provenance: OFFICE,
      knownAt: shift(MORNING, MINUTE),
    },
  ]);
});

test('a line with a time of its own keeps it', () => {
  const publishedAt = shift(MORNING, -7 * MINUTE);
  const [change] = newChanges([{ ...ofHorse(SCRATCH), at: publishedAt }], source());
  assert.equal([change?.provenance.at, change?.knownAt], [publishedAt, shift(MORNING, MINUTE)]);
});

test('a report of nothing changes nothing', () => assert.equal(newChanges([], source()), []));

test.run();
