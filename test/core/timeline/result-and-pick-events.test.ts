import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { instant, shift } from '#core/kernel/instant.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry, PickerName } from '#core/picks/ledger/entry.ts';
import type { DoubtChoice } from '#core/results/doubt.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import type { ScoredRace } from '#core/scorecards/scoreboard/scored-race.ts';
import type { SitePick } from '#core/scorecards/sealed/site-pick.ts';
import { EVENT_KINDS, eventOf, type RaceEvent } from '#core/timeline/event.ts';
import { pickEvents } from '#core/timeline/pick-events.ts';
import { inOrder, missingIn } from '#core/timeline/race-timeline.ts';
import { resultEvents, settlementEvent } from '#core/timeline/result-events.ts';
import { MORNING } from '#test/support/a-change.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { present } from '#test/support/present.ts';

const test = suite('The timeline from the picks to the result');

const OFF = instant(1_596_980_000_000);
const sheet = (kind: SheetKind, after: number, change: Partial<RaceResult> = {}) =>
  aSheet({
    kind,
    provenance: { tier: 'live', source: 'A source', at: shift(OFF, after) },
    races: [aRaceResult(change)],
  });
const orders = (events: readonly RaceEvent[]) => events.map(({ what, after }) => `${what}: ${after}`);
const placed = (...places: readonly (number | null)[]) =>
  places.map((official, nth) => aFinisher({ programNumber: String(nth + 1), official }));

test('a result shows the first four in order, and a dead heat together', () => {
  assert.equal(orders(resultEvents([sheet('chart', 5)], 1, OFF)), ['Official chart: 1-2-3']);
  const heat = sheet('chart', 5, { starters: placed(1, 1, 3, 4, 5) });
  assert.equal(orders(resultEvents([heat], 1, OFF)), ['Official chart: 1/2-3-4']);
  const none = sheet('live', 5, { starters: placed(null, null) });
  assert.equal(orders(resultEvents([none], 1, OFF)), ['Live result: no placings']);
});

test('the same order from the same source is one event, another order a correction', () => {
  const first = sheet('live', 1, { starters: placed(1, 2, 3) });
  const again = sheet('live', 2, { starters: placed(1, 2, 3) });
  const other = sheet('live', 3, { starters: placed(2, 1, 3) });
  const events = resultEvents([first, again, other], 1, OFF);
  assert.equal(orders(events), ['Live result: 1-2-3', 'Live result, corrected: 2-1-3']);
  assert.is(present(events[1]).before, '1-2-3');
});

test('each source is compared with itself alone', () => {
  const events = resultEvents([sheet('live', 1), sheet('chart', 9)], 1, OFF);
  assert.equal(orders(events), ['Live result: 1-2-3', 'Official chart: 1-2-3']);
  assert.ok(events.every(({ before }) => before === null));
});

test('a race that was not run is named with its reason, or without one', () => {
  const after = (reason: string | null) =>
    present(resultEvents([sheet('live', 1, { cancelled: { reason }, starters: [] })], 1, OFF)[0]).after;
  assert.equal([after('Weather'), after(null)], ['race canceled: Weather', 'race canceled']);
});

test('a result never happens before the off, and another race has none', () => {
  const early = sheet('simulation', -1_000_000);
  assert.is(present(resultEvents([early], 1, OFF)[0]).at, OFF);
  assert.is(present(resultEvents([early], 1, null)[0]).at, early.provenance.at);
  assert.equal(resultEvents([early], 2, OFF), []);
});

test('open facts of a live result are named', () => {
  const open = sheet('live', 1, { isFieldComplete: false, surface: null });
  assert.is(
    present(resultEvents([open], 1, OFF)[0]).detail,
    'Not reported yet: who else ran, the other places, the course.',
  );
  assert.is(present(resultEvents([sheet('chart', 1)], 1, OFF)[0]).detail, null);
});

test('a decision names the operator where it was made at the terminal', () => {
  const sourceOf = (by: MemberId | null) =>
    resultEvents([sheet('chart', 1, { doubts: [aDoubt()], decision: aDecision('order', { by }) })], 1, OFF)
      .filter(({ what }) => what === 'Doubt decided')
      .map(({ source }) => source);
  assert.equal(sourceOf('boss' as MemberId), ['An administrator']);
  assert.equal(sourceOf(null), ['The operator, at the terminal']);
});

test('without a pick of ours there is nothing to settle', () =>
  assert.is(settlementEvent(OFF, null, null), null));

test('each sealed row is an event beside the row before it', () => {
  const entries = aChain([
    { racingAt: '2025-08-02T13:00:00.000Z' },
    { racingAt: '2025-08-02T14:00:00.000Z' },
    { racingAt: '2025-08-02T18:00:00.000Z', isAfterOff: true },
    { racingAt: '2025-08-02T19:00:00.000Z', isReplayed: true },
  ]).map(entryIn);
  const events = pickEvents(entries);
  assert.equal(
    events.map(({ what }) => what),
    [
      'Picks published',
      'Picks updated',
      'Picks published after the off',
      'Replay picks (made after the race)',
    ],
  );
  assert.equal(
    events.map(({ ledgerRow }) => ledgerRow),
    entries.map(({ seq }) => seq),
  );
  assert.is(present(events[0]).before, null);
  for (const [nth, event] of events.slice(1).entries()) assert.is(event.before, present(events[nth]).after);
  assert.ok(events.every(({ detail }) => detail?.startsWith('Analyzed by ')));
});

test('a sealed pick reads as its horse and what to do with it', () => {
  const [entry] = aChain([{}]).map(entryIn);
  assert.ok(entry);
  const horse = { programNumber: '4', name: 'Paper Lantern' };
  const sentenceOf = (change: Partial<LedgerEntry>): string | null | undefined =>
    pickEvents([
      {
        ...entry,
        voices: entry.voices.map((picker) => (picker.voice === 'consensus' ? { ...picker, horse } : picker)),
        ...change,
      },
    ])[0]?.after;
  const play = { kind: 'PLAY', horse } as const;
  const priceToTake = { text: '5-2', toOne: 2.5 };
  assert.is(sentenceOf({ verdict: { ...play, priceToTake } }), '4 Paper Lantern, PLAY at 5-2 or more');
  assert.is(sentenceOf({ verdict: { ...play, priceToTake: null } }), '4 Paper Lantern, PLAY');
  assert.is(sentenceOf({ verdict: { kind: 'PASS', horse: null, priceToTake } }), '4 Paper Lantern, PASS');
  assert.is(
    sentenceOf({ voices: [], verdict: { kind: 'PASS', horse: null, priceToTake } }),
    'no horse, PASS',
  );
});

test('a verdict that turned at new prices is named, with what turned it', () => {
  const turn = { from: 'WATCH', cause: 'WATCH on #3 became BET on #3.', price: null, board: null } as const;
  const [, turned] = pickEvents(aChain([{}, { turn }]).map(entryIn));
  assert.equal([turned?.what, turned?.detail], ['Verdict changed at new prices', turn.cause]);
});

test('a row whose moment is no instant is left out, the others stay', () => {
  const entries = aChain([{ racingAt: 'someday' }, {}]).map(entryIn);
  assert.equal(
    pickEvents(entries).map(({ ledgerRow }) => ledgerRow),
    [2],
  );
});

/** $2 to win on number 4 of the first sealed row. */
function aSitePick(change: Partial<SitePick['bet']>): SitePick {
  const [entry] = aChain([{}]).map(entryIn);
  const settlement = { outcome: 'lost', staked: 2, refunded: 0, returned: 0, note: null } as const;
  const horse = { programNumber: '4', horse: 'Paper Lantern' };
  const bet = { wager: 'win', ...settlement, ...horse, ...change } as const;
  return { entry: present(entry), bet: bet as SitePick['bet'] };
}

test('a settled pick says what became of the bet', () => {
  const after = (change: Partial<SitePick['bet']>) => settlementEvent(OFF, aSitePick(change), null)?.after;
  assert.is(after({}), '$2 to win on #4 Paper Lantern (ledger entry 1): lost');
  assert.is(
    after({ outcome: 'won', returned: 1234.5 }),
    '$2 to win on #4 Paper Lantern (ledger entry 1): paid $1,234.50',
  );
  assert.is(
    after({ outcome: 'refunded', note: 'scratched' }),
    '$2 to win on #4 Paper Lantern (ledger entry 1): refunded (scratched)',
  );
  assert.is(after({ outcome: 'unknown' }), '$2 to win on #4 Paper Lantern (ledger entry 1): unknown');
});

test('who had the winner is stated for the pickers that had a horse', () => {
  const picker = (voice: PickerName, isHit: boolean | null) => ({ voice, isHit });
  const detail = (...voices: readonly ReturnType<typeof picker>[]) =>
    settlementEvent(OFF, aSitePick({}), { voices } as unknown as ScoredRace)?.detail;
  assert.is(
    detail(picker('claude', true), picker('model', false), picker('openai', true), picker('board', null)),
    'Picked the winner: claude, openai. Missed: model.',
  );
  assert.is(detail(picker('model', false)), 'Picked the winner: nobody. Missed: model.');
  assert.is(detail(picker('board', null)), null);
});

const anEvent = (kind: RaceEvent['kind'], after: number, change: Partial<RaceEvent> = {}) =>
  eventOf({ kind, at: shift(MORNING, after), what: kind, source: 'A source', ...change });

test('events are ordered by time, at one moment as a race day goes, and upcoming ones last', () => {
  const upcoming = anEvent('refresh', -99, { state: 'planned' });
  const events = [
    upcoming,
    anEvent('result', 5),
    anEvent('odds', 5),
    anEvent('card', 1),
    anEvent('refresh', 9, { state: 'done' }),
  ];
  assert.equal(
    inOrder(events).map(({ kind }) => kind),
    ['card', 'odds', 'result', 'refresh', 'refresh'],
  );
  assert.is(inOrder(events).at(-1), upcoming);
});

test('the order does not depend on how events come in', () => {
  const events = EVENT_KINDS.flatMap((kind, nth) => [anEvent(kind, nth % 3), anEvent(kind, 7 - nth)]);
  const sorted = inOrder(events).map(({ kind, at: instantOf }) => `${kind} ${instantOf}`);
  assert.equal(
    inOrder([...events].reverse()).map(({ kind, at: instantOf }) => `${kind} ${instantOf}`),
    sorted,
  );
  assert.is(inOrder(events).length, events.length);
});

test('what is missing is said for each kind that should be there', () => {
  assert.equal(
    missingIn([]).map(({ kind }) => kind),
    ['weather', 'odds', 'pick', 'refresh', 'result'],
  );
  for (const { kind } of missingIn([])) {
    const others = missingIn([anEvent(kind, 0)]);
    assert.is(others.length, 4, kind);
    assert.not(others.some((missing) => missing.kind === kind));
  }
});

test('a result in doubt says so, and each decision about it is an event', () => {
  const doubts = [aDoubt()];
  const decided = (choice: DoubtChoice, at: number) =>
    sheet('chart', 5, { doubts, decision: aDecision(choice, { at: shift(OFF, at) }) });
  const sheets = [sheet('chart', 5, { doubts }), decided('order', 7), decided('left-out', 8)];
  const events = resultEvents([...sheets, decided('left-out', 8)], 1, OFF);
  assert.equal(orders(events), [
    'Official chart: 1-2-3',
    'Doubt decided: the order is right',
    'Doubt decided: the race is left out',
  ]);
  assert.equal(
    events.map(({ detail }) => detail),
    [`In doubt: ${aDoubt().sentence}`, 'The stewards said so', 'The stewards said so'],
  );
});

test.run();
