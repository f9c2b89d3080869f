import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange, ChangedFact } from '#core/card/card-change.ts';
import { changesInForce, lastReports } from '#core/card/changes-in-force.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('changes in force');

const by = (source: string, fact: ChangedFact, change: Partial<CardChange> = {}): CardChange =>
  aChange(fact, { provenance: { ...aProvenance('live'), source }, ...change });

const out = (source: string) => by(source, { what: 'scratched', to: true });
const back = (source: string) => by(source, { what: 'scratched', to: false });
const rider = (source: string, to: string) => by(source, { what: 'jockey', to });
const OF_RACE = { programNumber: null, horseName: null };

/** Whether horse 2 is out by the reports, oldest first. */
const isOut = (...changes: CardChange[]): boolean =>
  changesInForce(changes).some(({ fact }) => fact.what === 'scratched' && fact.to);

const riderBy = (...changes: CardChange[]): readonly string[] =>
  changesInForce(changes).flatMap(({ fact }) => (fact.what === 'jockey' ? [fact.to] : []));

test('without a report nothing is in force', () => {
  assert.equal([lastReports([]), changesInForce([])], [[], []]);
});

test('of the reports of one source on one fact the last stays, in its place in time', () => {
  const [first, weight, second] = [
    rider('A', 'Ada Vale'),
    by('A', { what: 'weight', to: 118 }),
    rider('A', 'Sam Reed'),
  ];
  assert.equal(lastReports([first, weight, second]), [weight, second]);
});

test('the last report of each source stays', () => {
  const [a, b] = [rider('A', 'Ada Vale'), rider('B', 'Sam Reed')];
  assert.equal(lastReports([a, b]), [a, b]);
});

test('the newest rider is in force, from any source', () => {
  assert.equal(riderBy(rider('A', 'Ada Vale'), rider('B', 'Sam Reed')), ['Sam Reed']);
  assert.equal(riderBy(rider('A', 'Ada Vale'), rider('B', 'Sam Reed'), rider('A', 'Kim Dell')), ['Kim Dell']);
});

test('a scratch is in force though another source has the horse in, before or after', () => {
  assert.ok(isOut(out('A'), back('B')));
  assert.ok(isOut(back('B'), out('A')));
});

test('a scratch ends when every source that reported it has taken it back', () => {
  assert.ok(isOut(out('A'), out('B'), back('A')));
  assert.not(isOut(out('A'), out('B'), back('A'), back('B')));
  assert.not(isOut(out('A'), out('B'), back('B'), back('A')));
});

test('a horse that was put back can be scratched again', () => {
  assert.ok(isOut(out('A'), back('A'), out('A')));
});

test('a race called off by one source is off until that one puts it back on', () => {
  const called = (source: string, to: boolean) => by(source, { what: 'cancelled', to }, OF_RACE);
  const isOff = (...changes: CardChange[]) =>
    changesInForce(changes).map(({ fact }) => fact.what === 'cancelled' && fact.to);
  assert.equal(isOff(called('A', true), called('B', false)), [true]);
  assert.equal(isOff(called('A', true), called('B', false), called('A', false)), [false]);
});

test('facts of two horses, and two facts of one, are in force side by side', () => {
  const third = by(
    'A',
    { what: 'scratched', to: true },
    { programNumber: '3', horseName: 'PAPER LANTERN 3' },
  );
  assert.is(changesInForce([out('A'), third, rider('A', 'Ada Vale')]).length, 3);
});

test('every remark is in force, each once', () => {
  const remark = (source: string, to: string) => by(source, { what: 'remark', to });
  const remarks = [
    remark('A', 'First time gelding'),
    remark('B', 'First time gelding'),
    remark('A', 'Bandages off'),
  ];
  assert.equal(
    changesInForce(remarks).map(({ fact }) => fact.to),
    ['First time gelding', 'Bandages off'],
  );
});

test('a horse is out exactly while some source that speaks of it last said so', () => {
  const rng = seededRng(1877);
  for (let trial = 0; trial < 200; trial += 1) {
    const lastWord = new Map<string, boolean>();
    const reports = Array.from({ length: 1 + Math.floor(rng() * 8) }, () => {
      const [source, isScratched] = ['ABC'.charAt(Math.floor(rng() * 3)), rng() < 0.5];
      lastWord.set(source, isScratched);
      return isScratched ? out(source) : back(source);
    });
    assert.is(isOut(...reports), [...lastWord.values()].includes(true));
    assert.is(changesInForce(reports).length, 1);
  }
});

test('what is in force stays in force when it is all that is read again', () => {
  const reports = [out('A'), rider('A', 'Ada Vale'), back('B'), rider('B', 'Sam Reed')];
  const inForce = changesInForce(reports);
  assert.equal(changesInForce(inForce), inForce);
});

test.run();
