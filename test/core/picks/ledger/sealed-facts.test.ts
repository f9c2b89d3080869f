import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { PickerName, SealedPicker } from '#core/picks/ledger/entry.ts';
import { sealedFacts } from '#core/picks/ledger/sealed-facts.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';

const test = suite('what is sealed of a pick');
const RACE = aRace();
const OFF = RACE.postTime as Instant;
const NEAR_OFF = shift(OFF, -2 * MINUTE);

const factsOf = (...request: Parameters<typeof aPickToSeal>) => sealedFacts(aPickToSeal(...request), digest);

function pickerIn(pickers: readonly SealedPicker[], name: PickerName): SealedPicker {
  const found = pickers.find(({ voice: picker }) => picker === name);
  if (found === undefined) throw new Error(`nobody speaks as ${name}`);
  return found;
}

const sum = (chances: readonly number[] | null): number =>
  (chances ?? []).reduce((all, chance) => all + chance, 0);

test('both analysts, their consensus, model, formula, morning line and favorite are sealed', () => {
  const { voices: pickers } = factsOf();
  assert.equal(
    pickers.map(({ voice: picker }) => picker),
    ['claude', 'openai', 'consensus', 'model', 'formula', 'morning line', 'favourite'],
  );
  for (const { voice: picker, chances, chance } of pickers) {
    if (picker === 'favourite') continue;
    assert.ok(Math.abs(sum(chances) - 1) < 1e-4, picker);
    assert.ok((chance ?? 0) > 0, picker);
  }
});

test('an outside analyst names a horse, and no chances are sealed as its own', () => {
  const pick = aPickToSeal();
  const { analysts } = pick.recommendation;
  const claude = { ...analysts.claude, isBuiltIn: false, model: 'claude-sonnet-5-5' };
  const recommendation = { ...pick.recommendation, analysts: { ...analysts, claude } };
  const { voices: pickers } = sealedFacts({ ...pick, recommendation }, digest);
  const { horse, chance, chances } = pickerIn(pickers, 'claude');
  assert.equal([horse === null, chance, chances], [false, null, null]);
  assert.ok(pickerIn(pickers, 'openai').chances !== null, 'a built-in one calculates its own');
});

test('the consensus is the pick that was published, at the price known then', () => {
  const pick = aPickToSeal();
  const { voices: pickers, tickets } = sealedFacts(pick, digest);
  const { horse, odds } = pickerIn(pickers, 'consensus');
  assert.is(horse?.name, pick.recommendation.primaryPick?.horse);
  assert.is(odds?.kind, 'morning line');
  assert.equal(odds, tickets.find(({ horses }) => horses.some(({ name }) => name === horse?.name))?.odds);
});

test('with a board its prices speak, and their source and time are named', () => {
  const boards = [aBoard({ raceId: RACE.id, at: shift(NEAR_OFF, -MINUTE), prices: [8, 1.5, 4, 6, 10, 20] })];
  const { voices: pickers, inputs } = factsOf(RACE, { now: NEAR_OFF, around: { boards } });
  assert.is(pickerIn(pickers, 'board').horse?.programNumber, '2');
  assert.is(pickerIn(pickers, 'favourite').horse?.programNumber, '2');
  assert.is(pickerIn(pickers, 'morning line').horse?.programNumber, '1');
  assert.equal(inputs.board, { source: 'A tote', at: new Date(NEAR_OFF - MINUTE).toISOString() });
});

test('without a complete morning line the line is no picker', () => {
  const [first, ...others] = RACE.runners;
  const race = aRace({ runners: [{ ...(first ?? aRunner({})), morningLine: null }, ...others] });
  const names = factsOf(race).voices.map(({ voice: picker }) => picker);
  assert.not.ok(names.includes('morning line'));
  assert.ok(names.includes('favourite'));
});

test('coupled horses are one ticket with one chance', () => {
  const runners = RACE.runners.map((runner, index) =>
    index < 2 ? { ...runner, programNumber: index === 0 ? '1' : '1A', coupledWith: 'A' } : runner,
  );
  const { tickets, voices: pickers } = factsOf(aRace({ runners }));
  assert.is(tickets.length, 5);
  assert.equal(
    tickets[0]?.horses.map(({ programNumber }) => programNumber),
    ['1', '1A'],
  );
  for (const { chances } of pickers) if (chances !== null) assert.is(chances.length, 5);
});

test('the inputs are the same at another moment, and others when anything known changed', () => {
  const hashAt = (now: Instant, odds: number) =>
    factsOf(RACE, {
      now,
      around: {
        boards: [aBoard({ raceId: RACE.id, at: shift(OFF, -10 * MINUTE), prices: [odds, 2, 4, 6, 10, 20] })],
      },
    }).inputs.evidence;
  assert.is(hashAt(NEAR_OFF, 8), hashAt(shift(NEAR_OFF, MINUTE), 8));
  assert.is.not(hashAt(NEAR_OFF, 8), hashAt(NEAR_OFF, 9));
});

test('the hash of the evidence is that of the first entries, whatever else a price carries by now', () => {
  const boards = [aBoard({ raceId: RACE.id, at: shift(NEAR_OFF, -MINUTE), prices: [8, 1.5, 4, 6, 10, 20] })];
  assert.equal(
    [factsOf(), factsOf(RACE, { now: NEAR_OFF, around: { boards } })].map(({ inputs }) => inputs.evidence),
    [
      '13a7a09c6665c3bbf730438b3c2ec4a87ce49bf482a442cd50a3ed6ede5dfe0c',
      'ed68630d49141374687fa4cfe45cf71a2964ed5ea549f7c8a435de3b4435cf82',
    ],
  );
});

test('a sealed price is its text, its number and whether it could be bet at', () => {
  const boards = [aBoard({ raceId: RACE.id, at: shift(NEAR_OFF, -MINUTE), prices: [8, null, 4, 6, 10, 20] })];
  const { tickets } = factsOf(RACE, { now: NEAR_OFF, around: { boards } });
  assert.equal(
    tickets.slice(0, 2).map(({ line, odds }) => [line, odds]),
    [
      [2.5, { text: '8-1', toOne: 8, kind: 'live' }],
      [3, { text: '3-1', toOne: 3, kind: 'morning line' }],
    ],
  );
});

test('a price of an old board is sealed as stale, is no other evidence for its age, and still a price of the board', () => {
  const sealedAt = (now: Instant) => factsOf(RACE, { now, around: { boards: [board] } });
  const board = aBoard({ raceId: RACE.id, at: shift(OFF, -60 * MINUTE), prices: [8, 1.5, 4, 6, 10, 20] });
  const [fresh, old] = [shift(OFF, -59 * MINUTE), shift(OFF, -45 * MINUTE)].map(sealedAt);
  assert.equal(
    [fresh, old].map((facts) => facts?.tickets[0]?.odds),
    [
      { text: '8-1', toOne: 8, kind: 'live' },
      { text: '8-1', toOne: 8, kind: 'stale' },
    ],
  );
  assert.is(old?.inputs.evidence, fresh?.inputs.evidence);
  assert.equal(pickerIn(old?.voices ?? [], 'board').horse, pickerIn(fresh?.voices ?? [], 'board').horse);
});

test('class, post time and kind of race are sealed', () => {
  const { raceClass, off, isDemo } = factsOf(aRace({ isDemo: true }));
  assert.equal(
    { raceClass, off, isDemo },
    { raceClass: 'allowance', off: new Date(OFF).toISOString(), isDemo: true },
  );
  assert.is(factsOf(aRace({ raceType: 'G1', grade: 1 })).raceClass, 'stakes');
  assert.is(factsOf(aRace({ raceType: 'XYZ' })).raceClass, null);
});

test('the verdict is sealed with its horse and its price to take; without starters there is neither', () => {
  const pick = aPickToSeal();
  const { verdict } = sealedFacts(pick, digest);
  const { kind, horse, programNumber, priceToTake } = pick.recommendation.verdict;
  assert.equal(verdict, { kind, horse: { programNumber, name: horse }, priceToTake });
  assert.equal(factsOf(aRace({ runners: [] })).verdict, { kind: 'PASS', horse: null, priceToTake: null });
});

test('a verdict without a number or without a name names no horse', () => {
  const pick = aPickToSeal();
  for (const change of [{ programNumber: null }, { horse: null }]) {
    const verdict = { ...pick.recommendation.verdict, ...change };
    const recommendation = { ...pick.recommendation, verdict };
    assert.is(sealedFacts({ ...pick, recommendation }, digest).verdict.horse, null);
  }
});

test('a race without a post time is sealed without one', () => {
  assert.is(factsOf(aRace({ postTime: null })).off, null);
});

test.run();
