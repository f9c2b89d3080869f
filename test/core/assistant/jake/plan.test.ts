import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planFor } from '#core/assistant/jake/plan.ts';
import type { Mood } from '#core/assistant/jake/question.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('Plans for a bankroll');
const MOODS: readonly Mood[] = ['careful', 'even', 'bold'];

const viewWith = async (starters: number) => {
  const runners = Array.from({ length: starters }, (_, index) =>
    aRunner({ programNumber: String(index + 1), toOne: 2 + index }),
  );
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  return views.raceNumbered('saratoga', 1);
};

test('tickets add up to the total and never exceed the bankroll, for any bankroll, mood and field', async () => {
  for (const starters of [1, 2, 3, 4, 8, 14]) {
    const { picks, ...raceInView } = await viewWith(starters);
    const view = { ...raceInView, picks: { ...picks, verdict: { ...picks.verdict, kind: 'BET' as const } } };
    for (const mood of MOODS)
      for (const bankroll of [0.5, 2, 3, 7, 20, 57.35, 400, 12_345]) {
        const plan = planFor(view, bankroll, mood);
        assert.ok(plan !== null);
        const sum = plan.tickets.reduce((all, { priced }) => all + priced.cost, 0);
        assert.ok(Math.abs(sum - plan.total) < 1e-6, `${sum} ${plan.total}`);
        assert.ok(
          plan.total <= bankroll + 1e-9,
          JSON.stringify({ bankroll, starters, mood, total: plan.total }),
        );
        for (const { priced } of plan.tickets) assert.ok(priced.chance > 0 && priced.chance <= 1);
      }
  }
});

test('a plan is made under BET or WATCH, never under PASS or without a verdict', async () => {
  const view = await viewWith(8);
  const planAt = (kind: 'BET' | 'WATCH' | 'PASS' | null) => {
    const verdict = { ...view.picks.verdict, kind, programNumber: '3' };
    return planFor({ ...view, picks: { ...view.picks, verdict } }, 400, 'even');
  };
  for (const kind of ['BET', 'WATCH'] as const) {
    const plan = planAt(kind);
    assert.equal([plan?.kind, plan?.key], [kind, '3']);
    assert.ok((plan?.total ?? 0) > 380 && (plan?.total ?? 0) <= 400);
  }
  assert.equal([planAt('PASS'), planAt(null)], [null, null]);
});

test('a race without starters has no plan', async () => {
  const view = await viewWith(0);
  assert.is(planFor(view, 100, 'even'), null);
});

const sharesOf = async (mood: Mood, bankroll = 400, starters = 8) => {
  const view = await viewWith(starters);
  const verdict = { ...view.picks.verdict, kind: 'BET' as const, programNumber: '1' };
  const plan = present(planFor({ ...view, picks: { ...view.picks, verdict } }, bankroll, mood));
  return plan.tickets.map(({ ticket: { wager, base }, priced }) => [
    wager,
    base,
    priced.combinations,
    priced.cost,
  ]);
};

test('careful: half to win, three tenths to place, a fifth on exactas', async () => {
  assert.equal(await sharesOf('careful'), [
    ['win', 200, 1, 200],
    ['place', 120, 1, 120],
    ['exacta', 26, 3, 78],
  ]);
});

test('even: $45 of $100 to win, exactas over three and under two, a trifecta of six', async () => {
  assert.equal(await sharesOf('even', 100), [
    ['win', 45, 1, 45],
    ['exacta', 8, 3, 24],
    ['exacta', 5, 2, 10],
    ['trifecta', 3, 6, 18],
  ]);
});

test('bold: a quarter to win, the rest on exotics down to dimes', async () => {
  assert.equal(await sharesOf('bold', 100), [
    ['win', 25, 1, 25],
    ['exacta', 7, 4, 28],
    ['trifecta', 2.5, 12, 30],
    ['superfecta', 0.8, 18, 14.4],
  ]);
});

test('a field too small for a wager leaves it out', async () => {
  const wagersIn = async (starters: number) =>
    (await sharesOf('bold', 400, starters)).map(([wager]) => wager);
  assert.equal(await wagersIn(1), ['win']);
  assert.equal(await wagersIn(2), ['win', 'exacta']);
  assert.equal(await wagersIn(3), ['win', 'exacta', 'trifecta']);
  assert.equal(await wagersIn(4), ['win', 'exacta', 'trifecta', 'superfecta']);
});

test('two dollars buy one win bet, less buys none', async () => {
  assert.equal(await sharesOf('even', 2), [['win', 2, 1, 2]]);
  assert.equal(await sharesOf('even', 3.99), [['win', 3, 1, 3]]);
  assert.equal(await sharesOf('even', 1.99), []);
});

test('a coupled mate of the key horse is not bet against it', async () => {
  const runners = ['1', '1A', '2', '3'].map((programNumber) =>
    aRunner({ programNumber, coupledWith: programNumber.startsWith('1') ? '1' : null }),
  );
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  const view = await views.raceNumbered('saratoga', 1);
  const verdict = { ...view.picks.verdict, kind: 'BET' as const, programNumber: '1A' };
  const plan = present(planFor({ ...view, picks: { ...view.picks, verdict } }, 100, 'even'));
  assert.is(plan.key, '1A');
  const exacta = present(plan.tickets.find(({ ticket }) => ticket.wager === 'exacta'));
  assert.equal(exacta.ticket.sets[0], ['1A']);
  assert.equal([...present(exacta.ticket.sets[1])].toSorted(), ['2', '3']);
});

test('more money never buys less', async () => {
  for (const mood of MOODS) {
    const view = await viewWith(8);
    const verdict = { ...view.picks.verdict, kind: 'BET' as const };
    const totals = [2, 10, 20, 50, 100, 400, 1_000].map(
      (bankroll) => planFor({ ...view, picks: { ...view.picks, verdict } }, bankroll, mood)?.total ?? 0,
    );
    assert.equal(
      totals,
      totals.toSorted((a, b) => a - b),
      mood,
    );
  }
});

test('the likeliest rivals are played under the key horse, wherever they are on the card', async () => {
  const runners = [20, 2, 9, 3, 15, 5].map((toOne, index) =>
    aRunner({ programNumber: String(index + 1), toOne }),
  );
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  const view = await views.raceNumbered('saratoga', 1);
  const verdict = { ...view.picks.verdict, kind: 'BET' as const, programNumber: '2' };
  const plan = present(planFor({ ...view, picks: { ...view.picks, verdict } }, 400, 'bold'));
  assert.equal(plan.tickets.find(({ ticket }) => ticket.wager === 'exacta')?.ticket.sets, [
    ['2'],
    ['4', '6', '3', '5'],
  ]);
});

test('an even plan backs up its exactas: the key horse second to the best two', async () => {
  const view = await viewWith(8);
  const verdict = { ...view.picks.verdict, kind: 'BET' as const, programNumber: '1' };
  const plan = present(planFor({ ...view, picks: { ...view.picks, verdict } }, 400, 'even'));
  assert.equal(plan.tickets[2]?.ticket.sets, [['2', '3'], ['1']]);
});

test.run();
