import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { analysisFor } from '#config/models.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { Card } from '#core/card/race.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { Replay, ReplayedRace } from '#core/scorecards/replay/replay.ts';
import { makeReplayDay } from '#core/scorecards/use-cases/replay-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a day run again');

const analysis = analysisFor({ isKeySet: false });
const NUMBERS = ['1', '2', '3', '4', '5', '6'];

interface Kept {
  readonly cards?: readonly Card[];
  readonly sheets?: readonly ResultSheet[];
  readonly changes?: readonly CardChange[];
}

async function replayed(
  { cards = [], sheets = [], changes = [] }: Kept,
  track = 'SAR',
  day: string = RESULTS_DAY,
) {
  const [cardStore, resultStore] = [makeMemoryCardStore(), makeMemoryResultStore()];
  for (const card of cards) await cardStore.keep(card, 'hash');
  for (const sheet of sheets) await resultStore.keep(sheet, 'hash');
  const changeStore = makeMemoryChangeStore();
  await changeStore.keep(changes);
  const stores = { cards: cardStore, results: resultStore, changes: changeStore };
  const deps = { ...stores, knownAround: nothingKnown, analysis };
  return makeReplayDay(deps)(track, day, () => undefined);
}

const card = (change: Parameters<typeof aCard>[0] = {}) =>
  aCard({
    day: RESULTS_DAY,
    races: [1, 2].map((number) => aRace({ day: RESULTS_DAY, number, isDemo: change.tier === 'demo' })),
    ...change,
  });
const nameOf = (number: string): string =>
  aRace().runners.find(({ programNumber }) => programNumber === number)?.horseName ?? '';

/** The result of a race of the card, with this horse first. */
const resultOf = (raceNumber: number, first: string, change: Partial<RaceResult> = {}): RaceResult => {
  const order = [first, ...NUMBERS.filter((number) => number !== first)];
  const starters = order.map((programNumber, index) =>
    aFinisher({ programNumber, horseName: nameOf(programNumber), crossed: index + 1, official: index + 1 }),
  );
  return aRaceResult({
    raceNumber,
    starters,
    payouts: [aPayout({ winningNumbers: first, payoff: 6.4 })],
    ...change,
  });
};
const sheetOf = (...races: readonly RaceResult[]): ResultSheet => aSheet({ races });

const judgementOf = ({ rating, recommendation }: ReplayedRace) => ({ rating, recommendation });
const pickIn = ({ races }: Replay): string => races[0]?.recommendation.primaryPick?.programNumber ?? '';

test('every race is rated at its post time and its bets are settled', async () => {
  const picked = pickIn(await replayed({ cards: [card()] }));
  const other = NUMBERS.find((number) => number !== picked) ?? '';
  const day = await replayed({ cards: [card()], sheets: [sheetOf(resultOf(1, picked), resultOf(2, other))] });
  assert.equal([day.fields, day.races.length, day.card?.source], ['card', 2, 'Brisnet card SAR0802.DRF']);
  const [first, second] = day.races;
  assert.equal([first?.offText, first?.rating.sources.upTo], ['1:05 PM ET', first?.off]);
  assert.equal([first?.firstChoice?.outcome, first?.firstChoice?.returned], ['won', 6.4]);
  assert.is(second?.firstChoice?.outcome, 'lost');
  assert.is(second?.result?.starters[0]?.programNumber, other);
  const pick = day.firstChoices;
  assert.equal([pick?.bets, pick?.staked, pick?.returned, pick?.profit], [2, 4, 6.4, 2.4]);
});

test('a scratch counts from the moment it was known, and a late one changes nothing before', async () => {
  const [race] = card().races;
  const post = Number(race?.postTime);
  const scratched = (minutesBefore: number): CardChange => ({
    raceId: race?.id as never,
    programNumber: '3',
    horseName: nameOf('3'),
    fact: { what: 'scratched', to: true },
    before: null,
    after: null,
    reason: null,
    provenance: { tier: 'live', source: 'Entries', at: instant(post - minutesBefore * MINUTE) },
    knownAt: instant(post - minutesBefore * MINUTE),
  });
  const fieldsWith = async (...changes: readonly CardChange[]) => {
    const { races } = await replayed({ cards: [card()], changes });
    return races[0]?.moments.map(({ prices }) => prices.some(({ interest }) => interest === '3'));
  };
  assert.equal(await fieldsWith(), [true, true, true, true, true]);
  assert.equal(await fieldsWith(scratched(7)), [true, true, false, false, false]);
  assert.equal(await fieldsWith(scratched(0)), [true, true, true, true, true]);
  assert.equal(await fieldsWith(scratched(-3)), [true, true, true, true, true]);
});

test('two runs are alike to the byte', async () => {
  const stored = { cards: [card()], sheets: [sheetOf(resultOf(1, '2'), resultOf(2, '5'))] };
  assert.is(JSON.stringify(await replayed(stored)), JSON.stringify(await replayed(stored)));
});

test('how the races of the day ended changes no rating and no pick', async () => {
  for (const cards of [[card()], []]) {
    const replay = await replayed({ cards, sheets: [sheetOf(resultOf(1, '2'), resultOf(2, '5'))] });
    const other = await replayed({ cards, sheets: [sheetOf(resultOf(1, '6'), resultOf(2, '3'))] });
    assert.equal(replay.races.map(judgementOf), other.races.map(judgementOf));
    assert.not.equal(replay.races[0]?.result, other.races[0]?.result);
  }
});

test('what is run on later days changes nothing either', async () => {
  const sheets = [sheetOf(resultOf(1, '2'))];
  const later = { ...sheetOf(resultOf(1, '4')), day: '2020-08-09' as RaceDay };
  assert.equal(await replayed({ sheets: [...sheets, later] }), await replayed({ sheets }));
});

test('a horse that did not go to the gate is scratched before the race is rated', async () => {
  const starters = resultOf(1, '2').starters.filter(({ programNumber }) => programNumber !== '1');
  const day = await replayed({ cards: [card()], sheets: [sheetOf(resultOf(1, '2', { starters }))] });
  const [scratched] = day.races[0]?.rating.runners ?? [];
  assert.equal(
    [scratched?.programNumber, scratched?.isScratched, scratched?.winProbability],
    ['1', true, null],
  );
  assert.match(day.remarks.join(' '), '11 starters, the stored card has 12.');
  assert.match(day.remarks.join(' '), 'No result of race 2.');
});

test('without a card the fields are read back from the results, and that is said', async () => {
  const before = { ...sheetOf(resultOf(1, '2')), day: '2020-08-01' as RaceDay };
  const day = await replayed({ sheets: [before, sheetOf(resultOf(1, '3'))] });
  assert.equal([day.fields, day.card, day.races.length], ['results', null, 1]);
  assert.match(day.remarks[0] ?? '', 'No card is stored for the day');
  assert.match(day.remarks[1] ?? '', 'the results of 1 race before the day');
  const [race] = day.races;
  assert.equal([race?.offText, race?.recommendation.verdict.kind], ['1:10 PM ET', null]);
  assert.equal(
    race?.rating.runners.map(({ programNumber }) => programNumber),
    NUMBERS,
  );
  assert.equal(
    race?.rating.runners.map(({ morningLine: morningLineOdds }) => morningLineOdds),
    NUMBERS.map(() => null),
  );
});

test('a cancelled race is refunded, results without payouts settle nothing', async () => {
  const cancelled = resultOf(1, '1', { cancelled: { reason: 'Weather' }, starters: [], payouts: [] });
  const called = await replayed({ cards: [card()], sheets: [sheetOf(cancelled)] });
  assert.equal(called.races[0]?.firstChoice?.outcome, 'refunded');
  const silent = await replayed({ cards: [card()], sheets: [sheetOf(resultOf(1, '1', { payouts: [] }))] });
  assert.equal(silent.races[0]?.firstChoice?.outcome, 'unknown');
  assert.match(silent.remarks.join(' '), 'list no payoffs');
});

test('invented and real facts of one day are not mixed', async () => {
  const provenance = { ...aSheet().provenance, tier: 'demo' as const };
  const invented: ResultSheet = { ...sheetOf(resultOf(1, '1')), kind: 'simulation', provenance };
  const demo = card({ tier: 'demo' });
  const both = await replayed({ cards: [demo], sheets: [invented] });
  assert.equal([both.fields, both.results[0]?.tier], ['card', 'demo']);
  const realResults = await replayed({ cards: [demo], sheets: [sheetOf(resultOf(1, '1'))] });
  assert.equal([realResults.fields, realResults.card], ['results', null]);
  const realCard = await replayed({ cards: [card()], sheets: [invented] });
  assert.equal([realCard.results, realCard.races[0]?.firstChoice?.outcome], [[], 'unknown']);
});

test('a track by letters, slug or number; nothing there, no track and no day are refused', async () => {
  const stored = { cards: [card()] };
  for (const track of ['sar', 'saratoga', '184']) assert.is((await replayed(stored, track)).track, 'SAR');
  const codeOf = async (track: string, day: string) => (await refused(replayed(stored, track, day))).code;
  assert.is(await codeOf('SAR', '2020-08-07'), 'results.nothing-to-replay');
  assert.is(await codeOf('AQU', RESULTS_DAY), 'results.nothing-to-replay');
  assert.is(await codeOf('sara toga', RESULTS_DAY), 'results.bad-track');
  assert.is(await codeOf('SAR', '2020-02-30'), 'results.bad-day');
});

test.run();
