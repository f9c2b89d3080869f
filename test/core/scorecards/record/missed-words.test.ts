import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { winsText } from '#core/scorecards/record/card-words.ts';
import { lastCardRaces } from '#core/scorecards/record/last-card.ts';
import { missedRace } from '#core/scorecards/record/missed-race.ts';
import { missedWords } from '#core/scorecards/record/missed-words.ts';
import { aFinisher } from '#test/support/a-result.ts';
import { anEntry, aPicker, aRun, placed, winPays } from '../scoreboard/a-scored-race.ts';

const test = suite('what we got wrong, after a disqualification or a dead heat');

type Finish = Parameters<typeof aFinisher>[0];

const ran = (...starters: readonly Finish[]) =>
  starters.map((starter) => aFinisher({ comment: null, odds: 2, ...starter }));

const pickOf = (programNumber: string) => {
  const horse = { programNumber, name: `PAPER LANTERN ${programNumber}` };
  return anEntry({
    line: null,
    voices: [aPicker({ horse, chances: null })],
    verdict: { kind: 'PASS', horse, priceToTake: null },
  });
};

function wordsOn(pick: string, starters: ReturnType<typeof ran>, ...winners: readonly string[]) {
  const payouts = winPays(...winners.map((number) => [number, 4.4] as const));
  const missed = missedRace(pickOf(pick), aRun({ starters, payouts }));
  return missed === null ? null : missedWords(missed);
}

const OURS = 'Our pick was #1 Paper Lantern 1 (no chance sealed, 2.00 to 1 at the off): ';

test('a pick that crossed first and was taken down says both, and its winner was placed first', () => {
  const starters = ran(
    { programNumber: '1', crossed: 1, official: 2, disqualified: true, behind: 0 },
    { programNumber: '2', crossed: 2, official: 1, behind: 0.5 },
    { programNumber: '3' },
  );
  assert.equal(wordsOn('1', starters, '2'), [
    `${OURS}it crossed the line 1st and was disqualified to 2nd.`,
    '#2 Paper Lantern 2 crossed the line 2nd and was placed 1st (no chance sealed, 2.00 to 1 at the off).',
  ]);
});

test('a disqualified pick has its lengths at the wire, and no place where none was given', () => {
  const starters = (official: number | null) =>
    ran(
      { programNumber: '1', crossed: 2, official, disqualified: true, behind: 1.5 },
      { programNumber: '2', crossed: 1, official: 1, behind: 0 },
    );
  assert.is(
    wordsOn('1', starters(3), '2')?.[0],
    `${OURS}it crossed the line 2nd, 1.5 lengths behind, and was disqualified to 3rd.`,
  );
  assert.is(
    wordsOn('1', starters(null), '2')?.[0],
    `${OURS}it crossed the line 2nd, 1.5 lengths behind, and was disqualified.`,
  );
});

test('a disqualification whose place across the wire nobody reports is still named', () => {
  const starters = ran(
    { programNumber: '1', crossed: null, official: 3, disqualified: true, behind: null },
    { programNumber: '2', official: 1, crossed: null },
  );
  assert.is(wordsOn('1', starters, '2')?.[0], `${OURS}it was disqualified to 3rd.`);
});

test('a pick that gained a place by a disqualification says where it crossed', () => {
  const starters = ran(
    { programNumber: '1', crossed: 3, official: 2, behind: 2 },
    { programNumber: '2', crossed: 1, official: 1, behind: 0 },
    { programNumber: '3', crossed: 2, official: 3, disqualified: true },
  );
  assert.is(
    wordsOn('1', starters, '2')?.[0],
    `${OURS}it crossed the line 3rd, 2.0 lengths behind, and was placed 2nd.`,
  );
});

test('a result that gives the order across the wire alone still has its places', () => {
  const starters = ran(
    { programNumber: '1', crossed: 2, official: null, behind: 2 },
    { programNumber: '2', crossed: 1, official: null, behind: 0 },
  );
  assert.is(wordsOn('1', starters, '2')?.[0], `${OURS}it ran 2nd, 2.0 lengths behind.`);
});

test('a dead heat for the win names both winners, and one for second says so of our pick', () => {
  const level = { deadHeat: true, official: 1, crossed: 1 };
  const forTheWin = ran(
    { programNumber: '1', crossed: 3, official: 3, behind: 2 },
    { programNumber: '2', ...level },
    { programNumber: '3', ...level },
  );
  assert.equal(wordsOn('1', forTheWin, '2', '3'), [
    `${OURS}it ran 3rd, 2.0 lengths behind.`,
    '#2 Paper Lantern 2 won in a dead heat (no chance sealed, 2.00 to 1 at the off).',
    '#3 Paper Lantern 3 won in a dead heat (no chance sealed, 2.00 to 1 at the off).',
  ]);
  const forSecond = ran(
    { programNumber: '1', deadHeat: true, crossed: 2, official: 2, behind: 2 },
    { programNumber: '2', crossed: 1, official: 1 },
    { programNumber: '3', deadHeat: true, crossed: 2, official: 2, behind: 2 },
  );
  assert.is(wordsOn('1', forSecond, '2')?.[0], `${OURS}it ran 2nd in a dead heat, 2.0 lengths behind.`);
});

test('a pick that dead-heated for the win was not got wrong, and counts as won', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }), payouts: winPays(['1', 2.2], ['2', 4.4]) });
  const [race, ...others] = lastCardRaces([run], [{ entry: pickOf('2'), hash: 'h' }], { history: 'real' });
  assert.equal([others.length, race?.isHit, race?.missed], [0, true, null]);
  assert.is(winsText(race === undefined ? [] : [race]), 'Our horse won 1 of 1.');
});

test.run();
