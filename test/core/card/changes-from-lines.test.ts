import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changesFromLines } from '#core/card/changes-from-lines.ts';
import type { LateChange, LateFact } from '#core/card/late-changes.ts';
import { aCard } from '#test/support/a-card.ts';
import { MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('what lines of late changes report of a card');

const SCRATCHED: LateFact = { what: 'scratched', to: true };

const line = (fact: LateFact, change: Partial<LateChange> = {}): LateChange => ({
  raceNumber: 1,
  fact,
  programNumber: '3',
  horseName: 'Paper Lantern 3',
  reason: null,
  text: '3 PAPER LANTERN 3',
  ...change,
});

const read = (...lines: LateChange[]) => changesFromLines(aCard(), lines);

/** The horse a scratch is read as. */
const horseOf = (change: Partial<LateChange>) =>
  read(line(SCRATCHED, change)).facts.map(({ programNumber, horseName }) => `${programNumber} ${horseName}`);

test('a line of number and name is of that horse, by the name of the card', () => {
  assert.equal(horseOf({}), ['3 PAPER LANTERN 3']);
  assert.equal(horseOf({ horseName: 'Paper Lantern 3 (IRE)' }), ['3 PAPER LANTERN 3']);
});

test('a line without a name is of the horse of its number', () => {
  assert.equal(horseOf({ horseName: null, programNumber: '5' }), ['5 PAPER LANTERN 5']);
});

test('where number and name disagree the name counts', () => {
  assert.equal(horseOf({ programNumber: '5' }), ['3 PAPER LANTERN 3']);
  assert.equal(horseOf({ programNumber: null }), ['3 PAPER LANTERN 3']);
  assert.equal(horseOf({ programNumber: '12' }), ['3 PAPER LANTERN 3']);
});

test('a line of no horse on the card is reported as it was published', () => {
  const text = '5 TALLOW MOON scratched - Veterinarian';
  const { facts, faults } = read(line(SCRATCHED, { horseName: 'Tallow Moon', text }));
  assert.equal(facts, []);
  assert.equal(faults, [`Race 1: the card has no such horse: "${text}".`]);
});

test('neither a number the card does not have nor a line without a horse scratches anybody', () => {
  assert.is(read(line(SCRATCHED, { programNumber: '12', horseName: null })).faults.length, 1);
  assert.is(read(line(SCRATCHED, { programNumber: null, horseName: null })).faults.length, 1);
});

test('the second half of an entry is not its first', () => {
  const runners = [
    aRunner({ programNumber: '1', horseName: 'WICK', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', horseName: 'TALLOW', coupledWith: 'A' }),
  ];
  const card = aCard({ races: [aRace({ runners })] });
  const out = (programNumber: string) =>
    changesFromLines(card, [line(SCRATCHED, { programNumber, horseName: null })]).facts[0]?.horseName;
  assert.equal([out('1'), out('1A')], ['WICK', 'TALLOW']);
});

test('a race that is not on the card is reported as it was published', () => {
  const { facts, faults } = read(line(SCRATCHED, { raceNumber: 11, text: '3 Wick' }));
  assert.equal([facts, faults], [[], ['Race 11 is not on the card: "3 Wick".']]);
});

test('course, distance and calling off are of the race, though a line names a horse beside them', () => {
  const facts: readonly LateFact[] = [
    { what: 'surface', to: 'dirt' },
    { what: 'distance', to: { yards: 1760, isAbout: false } },
    { what: 'cancelled', to: true },
  ];
  for (const fact of facts) {
    const reads = [read(line(fact)), read(line(fact, { programNumber: null, horseName: null }))];
    for (const { facts, faults } of reads) {
      assert.equal(faults, [], fact.what);
      assert.equal(
        [facts[0]?.programNumber, facts[0]?.horseName, facts[0]?.runner],
        [null, null, null],
        fact.what,
      );
    }
  }
});

test('a remark is of its horse, or of the race where it has no number', () => {
  const remark: LateFact = { what: 'remark', to: 'Temporary rail at 18 feet' };
  assert.is(read(line(remark)).facts[0]?.programNumber, '3');
  assert.is(read(line(remark, { programNumber: null, horseName: null })).facts[0]?.programNumber, null);
});

test('a remark on a horse the card does not have is a fault, not a remark on the race', () => {
  const remark: LateFact = { what: 'remark', to: 'First time gelding' };
  const { facts, faults } = read(line(remark, { horseName: 'Tallow Moon' }));
  assert.equal([facts.length, faults.length], [0, 1]);
});

test('a fact keeps its own reason and time; without a stated time it has none', () => {
  const [timed, untimed] = read(
    line(SCRATCHED, { reason: 'Veterinarian', at: MORNING }),
    line({ what: 'weight', to: 118 }),
  ).facts;
  assert.equal([timed?.reason, timed?.at], ['Veterinarian', MORNING]);
  assert.equal([untimed?.reason, untimed !== undefined && 'at' in untimed], [null, false]);
});

test('lines are read in their order, good ones beside bad ones', () => {
  const { facts, faults } = read(
    line({ what: 'weight', to: 118 }),
    line(SCRATCHED, { raceNumber: 9 }),
    line(SCRATCHED, { raceNumber: 2 }),
    line(SCRATCHED, { horseName: 'Nobody' }),
  );
  assert.equal(
    facts.map(({ race, fact }) => `${race.number} ${fact.what}`),
    ['1 weight', '2 scratched'],
  );
  assert.is(faults.length, 2);
  assert.match(faults[0] ?? '', /Race 9/);
});

test('no lines, and a card without races', () => {
  assert.equal(read(), { facts: [], faults: [] });
  const { facts, faults } = changesFromLines(aCard({ races: [] }), [line(SCRATCHED)]);
  assert.equal([facts.length, faults.length], [0, 1]);
});

test.run();
