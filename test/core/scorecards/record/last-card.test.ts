import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { quotedAtLeast } from '#core/odds/price-ladder.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { cardBetText, winsText } from '#core/scorecards/record/card-words.ts';
import { lastCardRaces } from '#core/scorecards/record/last-card.ts';
import { missedRace } from '#core/scorecards/record/missed-race.ts';
import { missedWords } from '#core/scorecards/record/missed-words.ts';
import { anEntry, aPicker, aRun, placed, winPays } from '../scoreboard/a-scored-race.ts';

const test = suite('the last card of the public record');
const REAL = { history: 'real' } as const;
const horse = (programNumber: string) => ({ programNumber, name: `PAPER LANTERN ${programNumber}` });

const onRace = (raceNumber: number, verdict: LedgerEntry['verdict'], change: Partial<LedgerEntry> = {}) =>
  anEntry({ seq: raceNumber, raceNumber, raceId: `saratoga-2025-08-02-${raceNumber}`, verdict, ...change });
const bet = (programNumber: string) =>
  ({ kind: 'BET', horse: horse(programNumber), priceToTake: null }) as const;
const PASS = { kind: 'PASS', horse: horse('1'), priceToTake: null } as const;
const hashed = (...entries: readonly LedgerEntry[]) =>
  entries.map((entry) => ({ entry, hash: `hash ${entry.seq}` }));

test('the balance runs over the bets of the card, in the order of its races', () => {
  const runs = [1, 2, 3].map((raceNumber) => aRun({ raceNumber }));
  const races = lastCardRaces(
    runs.toReversed(),
    hashed(onRace(1, bet('2')), onRace(2, PASS), onRace(3, bet('1'))),
    REAL,
  );
  assert.equal(
    races.map(({ raceNumber, profit, balance }) => [raceNumber, profit?.toFixed(2), balance.toFixed(2)]),
    [
      [1, '-1.00', '-1.00'],
      [2, undefined, '-1.00'],
      [3, '3.35', '2.35'],
    ],
  );
  assert.equal(
    races.map(({ hash }) => hash),
    ['hash 1', 'hash 2', 'hash 3'],
  );
});

test('a bet whose payoff is not reported yet is not called no bet', () => {
  const [first, second] = lastCardRaces(
    [aRun({ raceNumber: 1 }), aRun({ raceNumber: 2, payouts: [] })],
    hashed(onRace(1, bet('1')), onRace(2, bet('1'))),
    REAL,
  );
  assert.equal(
    [first, second].map((race) => race && cardBetText(race)),
    ['+$6.70', 'payoff not reported yet'],
  );
  assert.is(second?.balance, first?.balance);
});

test('a bet that waits for the starters, or on a result in doubt, is not settled and says why', () => {
  const textOn = (result: Parameters<typeof aRun>[0], number: string) => {
    const [race] = lastCardRaces([aRun(result)], hashed(onRace(1, bet(number))), REAL);
    return race && cardBetText(race);
  };
  assert.is(
    textOn({ starters: placed({ 1: 1, 2: 2 }), isFieldComplete: false }, '3'),
    'not settled: the results do not say whether the horse ran',
  );
  const doubt = { about: 'payoffs', sentence: 'Win paid twice.', fromPlace: 2, wagers: ['Win'] } as const;
  assert.is(textOn({ doubts: [doubt] }, '2'), 'not settled: the result is in doubt');
});

const cardOf = (...runs: readonly ReturnType<typeof aRun>[]) =>
  lastCardRaces(runs, hashed(...runs.map(({ race }) => onRace(race.raceNumber, PASS))), REAL);

test('a race that our horse was scratched from is neither won nor lost, as on the scoreboard', () => {
  const won = aRun({ raceNumber: 1 });
  const lost = aRun({ raceNumber: 2, starters: placed({ 1: 2, 2: 1, 3: 3 }), payouts: winPays(['2', 9]) });
  const scratched = aRun({ raceNumber: 3, starters: placed({ 2: 1, 3: 2 }), payouts: winPays(['2', 9]) });
  const races = cardOf(won, lost, scratched);
  assert.equal(
    races.map(({ isHit }) => isHit),
    [true, false, null],
  );
  assert.is(winsText(races), 'Our horse won 1 of 2. It did not run in 1 more race.');
});

test('a stablemate that wins for the coupled entry is a win of ours, as at the window', () => {
  const tickets = [
    { interest: '1', horses: [horse('1'), horse('1A')], line: 2, odds: null },
    { interest: '2', horses: [horse('2')], line: 2, odds: null },
  ];
  const run = aRun({
    raceNumber: 1,
    starters: placed({ '1A': 1, 1: 3, 2: 2 }),
    payouts: winPays(['1', 4.4]),
  });
  const [race] = lastCardRaces([run], hashed(onRace(1, PASS, { tickets })), REAL);
  assert.equal([race?.isHit, race?.missed], [true, null]);
});

test('a stablemate that ran and lost for our scratched horse is shown as the loss that the headline counts', () => {
  const tickets = [
    { interest: '1', horses: [horse('1'), horse('1A')], line: 2, odds: null },
    { interest: '2', horses: [horse('2')], line: 2, odds: null },
  ];
  const run = aRun({
    raceNumber: 1,
    starters: placed({ 1: 2, 2: 1, 3: 3 }),
    payouts: winPays(['2', 9]),
  });
  const pass = { kind: 'PASS', horse: horse('1A'), priceToTake: null } as const;
  const bets = { kind: 'BET', horse: horse('1A'), priceToTake: null } as const;
  for (const verdict of [pass, bets]) {
    const races = lastCardRaces([run], hashed(onRace(1, verdict, { tickets })), REAL);
    assert.is(winsText(races), 'Our horse won 0 of 1.');
    assert.is(races[0]?.missed?.ours.programNumber, '1');
  }
});

test('a race without a pick is not said to be one that our horse did not run in', () => {
  const [first, second] = [aRun({ raceNumber: 1 }), aRun({ raceNumber: 2 })];
  const none = { kind: null, horse: null, priceToTake: null } as const;
  const races = lastCardRaces(
    [first, second],
    hashed(onRace(1, PASS), onRace(2, none, { voices: [] })),
    REAL,
  );
  assert.is(winsText(races), 'Our horse won 1 of 1. We had no pick in 1 more race.');
});

test('a card of which our horse ran in no race has no count', () => {
  const scratched = aRun({ raceNumber: 1, starters: placed({ 2: 1, 3: 2 }), payouts: winPays(['2', 9]) });
  assert.is(winsText(cardOf(scratched)), 'Our horse ran in none of these races.');
});

test('a race without an entry before its off, or without a winner, is left out', () => {
  const late = onRace(1, PASS, { racingAt: '2025-08-02T17:06:00.000Z' });
  assert.equal(lastCardRaces([aRun({ raceNumber: 1 })], hashed(late), REAL), []);
  const cancelled = aRun({ raceNumber: 1, cancelled: { reason: 'Weather' }, starters: [] });
  assert.equal(lastCardRaces([cancelled], hashed(onRace(1, PASS)), REAL), []);
});

test('a dead heat names both winners', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }), payouts: winPays(['1', 4.4], ['2', 5]) });
  const [race] = lastCardRaces([run], hashed(onRace(1, PASS)), REAL);
  assert.equal(
    race?.winners.map(({ programNumber }) => programNumber),
    ['1', '2'],
  );
});

test('what we got wrong is the sealed chance beside the chart, and nothing for a winner', () => {
  assert.is(missedRace(anEntry({ verdict: PASS }), aRun()), null);
  const missed = missedRace(anEntry({ verdict: bet('3'), line: null }), aRun());
  assert.ok(missed !== null);
  assert.equal(missed === null ? [] : missedWords(missed), [
    'We said BET on #3 Paper Lantern 3 (20.0%, 3rd by our chances, 5.35 to 1 at the off): it ran 3rd, 3.5 lengths behind (chart: “vied 3w, drew clear”).',
    '#1 Paper Lantern 1 won (50.0%, 1st by our chances, 3.35 to 1 at the off) (chart: “vied 3w, drew clear”).',
  ]);
});

test('a WATCH bet that lost is listed even when our pick won', () => {
  const watch = (toOne: number) =>
    ({ kind: 'WATCH', horse: horse('3'), priceToTake: quotedAtLeast(toOne) }) as const;
  const runs = [aRun({ raceNumber: 1 }), aRun({ raceNumber: 2 })];
  const [reached, short] = lastCardRaces(runs, hashed(onRace(1, watch(5)), onRace(2, watch(9))), REAL);
  assert.equal([reached?.profit, reached?.isHit], [-1, false]);
  assert.match(
    reached?.missed ? missedWords(reached.missed).join(' ') : '',
    'We said WATCH, and the price was there at the off, on #3 Paper Lantern 3 (19.7%, 3rd on our line, 5.35 to 1 at the off): it ran 3rd',
  );
  assert.equal([short?.profit, short?.isHit, short?.missed], [null, true, null]);
});

test('the chances told are those of the sealed line, which asked the price, not those with the board blended in', () => {
  const entry = anEntry({ verdict: bet('3') });
  const chance = entry.line?.rows.find(({ interest }) => interest === '3')?.chance ?? null;
  const consensus = entry.voices[0]?.chances?.[2] ?? null;
  assert.is.not(chance, consensus);
  assert.is(missedRace(entry, aRun())?.ours.chance, chance);
  assert.is(missedRace({ ...entry, line: null }, aRun())?.ours.chance, consensus);
});

test('a chart that says nothing adds nothing', () => {
  const run = aRun({
    starters: placed({ 1: 1, 2: 2, 3: null }).map((starter) => ({ ...starter, comment: null, odds: null })),
  });
  const entry = anEntry({
    verdict: PASS,
    line: null,
    voices: [aPicker({ horse: horse('3'), chances: null })],
  });
  const missed = missedRace(entry, run);
  assert.equal(missed === null ? [] : missedWords(missed), [
    'Our pick was #3 Paper Lantern 3 (no chance sealed): it was not placed.',
    '#1 Paper Lantern 1 won (no chance sealed).',
  ]);
});

const sealedTextOf = (change: Partial<LedgerEntry>, day?: string) =>
  lastCardRaces([aRun({ raceNumber: 1 }, day)], hashed(onRace(1, PASS, change)), REAL)[0]?.sealedText;

test('a pick sealed the evening before names that day, and one of the race day only its time', () => {
  const sealedAt = '2025-08-02T01:12:00.000Z';
  assert.is(sealedTextOf({ sealedAt, racingAt: sealedAt }), 'Aug 1, 9:12 PM ET');
  const morning = '2025-08-02T13:00:00.000Z';
  assert.is(sealedTextOf({ sealedAt: morning, racingAt: morning }), '9:00 AM ET');
});

test('a real pick is told with the time that the ledger sealed it, a replay with the moment it stands for', () => {
  const times = { sealedAt: '2025-08-02T15:00:00.000Z', racingAt: '2025-08-02T14:00:00.000Z' };
  assert.is(sealedTextOf(times), '11:00 AM ET');
  assert.is(
    sealedTextOf({ ...times, sealedAt: '2025-12-01T15:00:00.000Z', isReplayed: true }),
    '10:00 AM ET',
  );
});

test('a pick of an invented race has the time of the demo clock', () => {
  const demo = onRace(1, PASS, {
    raceId: 'demo-saratoga-2025-08-02-1',
    isDemo: true,
    sealedAt: '2026-03-01T15:00:00.000Z',
    racingAt: '2025-08-02T14:00:00.000Z',
  });
  const [race] = lastCardRaces([aRun({ raceNumber: 1 })], hashed(demo), { history: 'demo' });
  assert.is(race?.sealedText, '10:00 AM ET');
});

test.run();
