import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DaySelection } from '#core/press/day-selection.ts';
import { expertsOfCard } from '#core/press/race-experts.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aDaySelection } from '#test/support/a-selection.ts';

const test = suite('experts of a race');

const runners = (scratched: readonly string[] = []) =>
  ['1', '2', '3', '4', '5'].map((programNumber) =>
    aRunner({
      programNumber,
      horseName: `Horse ${programNumber}`,
      isScratched: scratched.includes(programNumber),
    }),
  );
const ranked = (...numbers: readonly string[]): DaySelection['ranked'] =>
  numbers.map((programNumber) => ({ programNumber, horseName: `Horse ${programNumber}` }));
const selectionOf = (expert: string, ...numbers: readonly string[]): DaySelection =>
  aDaySelection({ expert, ranked: ranked(...numbers) });

function race1(selections: readonly DaySelection[], scratched: readonly string[] = []) {
  const [first] = expertsOfCard({ races: [aRace({ runners: runners(scratched) })] }, selections);
  assert.ok(first);
  return first as NonNullable<typeof first>;
}

test('a race without experts says so', () => {
  const { expertCount, topConsensusHorse, individualPicks, provenance } = race1([]);
  assert.equal([expertCount, topConsensusHorse, individualPicks, provenance], [0, null, [], []]);
});

test('the first three get 5, 2 and 1 points; of two tied leaders neither is on top', () => {
  const { expertCount, topConsensusHorse, consensus } = race1([
    selectionOf('Ada', '1', '2', '3'),
    selectionOf('Bo', '2', '1', '4'),
  ]);
  assert.is(expertCount, 2);
  assert.equal(
    consensus.map(({ programNumber, points, firsts }) => [programNumber, points, firsts]),
    [
      ['1', 7, 1],
      ['2', 7, 1],
      ['3', 1, 0],
      ['4', 1, 0],
    ],
  );
  assert.is(topConsensusHorse, null, 'two horses lead alike');
});

test('a horse named fourth gets no points and is named all the same', () => {
  const { consensus } = race1([selectionOf('Ada', '1', '2', '3', '4')]);
  assert.equal(
    consensus.map(({ programNumber, points }) => [programNumber, points]),
    [
      ['1', 5],
      ['2', 2],
      ['3', 1],
      ['4', 0],
    ],
  );
});

test('of two with as many points the one that more experts have on top comes first', () => {
  // 2 has 2 + 2 + 1 points without a first place; 1, 3 and 4 have 5 for one each.
  const { consensus } = race1([
    selectionOf('Ada', '1', '2'),
    selectionOf('Bo', '3', '2'),
    selectionOf('Cy', '4', '5', '2'),
  ]);
  assert.equal(
    consensus.map(({ programNumber }) => programNumber),
    ['1', '3', '4', '2', '5'],
  );
});

test('an expert who names a best bet alone is an expert', () => {
  const { expertCount, individualPicks, consensus } = race1([
    { ...selectionOf('Ada', '2'), isBestBet: true },
  ]);
  assert.equal([expertCount, individualPicks[0]?.isBestBet, consensus[0]?.points], [1, true, 7]);
});

test('a best bet that is scratched, or another horse than the list has on top, weighs no more', () => {
  const bet = { ...selectionOf('Ada', '2'), isBestBet: true };
  assert.equal(race1([selectionOf('Ada', '1', '2'), bet]).consensus[0]?.points, 5);
  assert.equal(race1([selectionOf('Ada', '2', '1'), bet], ['2']).consensus[0]?.points, 5);
});

test('each source is named once, and a race has only its own selections', () => {
  const { provenance, expertCount } = race1([
    selectionOf('Ada', '1'),
    selectionOf('Bo', '1'),
    aDaySelection({ raceNumber: 2 }),
  ]);
  assert.equal(
    provenance.map(({ source }) => source),
    ['Rail Picks'],
  );
  assert.is(expertCount, 2);
});

test('a best bet weighs seven and breaks the tie', () => {
  const bet = { ...selectionOf('Ada', '1'), isBestBet: true };
  const raceExperts = race1([selectionOf('Ada', '1', '2', '3'), bet, selectionOf('Bo', '2', '1', '4')]);
  assert.is(raceExperts.topConsensusHorse, 'Horse 1');
  assert.is(raceExperts.expertCount, 2, 'a best bet is no further expert');
  assert.equal(raceExperts.individualPicks, [
    {
      expert: 'Ada',
      horse: 'Horse 1',
      programNumber: '1',
      isBestBet: true,
      source: 'Rail Picks',
      url: 'https://picks.example/today',
    },
    {
      expert: 'Bo',
      horse: 'Horse 2',
      programNumber: '2',
      isBestBet: false,
      source: 'Rail Picks',
      url: 'https://picks.example/today',
    },
  ]);
});

test('a scratched horse gives way to the next of the list', () => {
  const { individualPicks, consensus } = race1([selectionOf('Ada', '1', '2', '3')], ['1']);
  assert.is(individualPicks[0]?.horse, 'Horse 2');
  assert.is(consensus[0]?.points, 5);
  assert.is(race1([selectionOf('Ada', '1')], ['1']).expertCount, 0);
});

test('a selection that holds only off the turf is not counted, and a page without a name is its own expert', () => {
  const raceExperts = race1([
    { ...selectionOf('Ada', '1'), onlyIf: 'off the turf' },
    aDaySelection({ expert: null }),
  ]);
  assert.equal(
    raceExperts.individualPicks.map(({ expert }) => expert),
    ['Rail Picks'],
  );
});

test.run();
