import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planFor } from '#core/assistant/jake/plan.ts';
import type { Mood } from '#core/assistant/jake/question.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('Plans for a bankroll');
const MOODS: readonly Mood[] = ['careful', 'even', 'bold'];

const viewWith = async (starters: number) => {
  const runners = Array.from({ length: starters }, (_, index) =>
    aRunner({ programNumber: String(index + 1), toOne: 2 + index }),
  );
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  return views.raceNumbered('saratoga', 1);
};

test('tickets add up to what is said and never to more than there is, for any bankroll, mood and field', async () => {
  for (const starters of [1, 2, 3, 4, 8, 14]) {
    const raceInView = await viewWith(starters);
    const playing = {
      ...raceInView,
      picks: { ...raceInView.picks, verdict: { ...raceInView.picks.verdict, kind: 'PLAY' as const } },
    };
    for (const view of [raceInView, playing])
      for (const mood of MOODS)
        for (const bankroll of [0.5, 2, 3, 7, 20, 57.35, 400, 12_345]) {
          const plan = planFor(view, bankroll, mood);
          assert.ok(plan !== null);
          const sum = plan.tickets.reduce((all, { priced }) => all + priced.cost, 0);
          assert.ok(Math.abs(sum - plan.total) < 1e-6, `${sum} ${plan.total}`);
          assert.ok(
            plan.total <= plan.limit + 1e-9 && plan.limit <= bankroll + 1e-9,
            JSON.stringify({ bankroll, starters, mood, total: plan.total, limit: plan.limit }),
          );
          for (const { priced } of plan.tickets) assert.ok(priced.chance > 0 && priced.chance <= 1);
        }
  }
});

test('with value most of the money is used, without it a quarter at most', async () => {
  const view = await viewWith(8);
  const plan = planFor(view, 400, 'even');
  assert.is(plan?.hasValue, view.picks.verdict.kind === 'PLAY');
  const verdict = { ...view.picks.verdict, kind: 'PLAY' as const, programNumber: '3' };
  const playing = planFor({ ...view, picks: { ...view.picks, verdict } }, 400, 'even');
  assert.is(playing?.key, '3');
  assert.ok((playing?.total ?? 0) > 380 && (playing?.total ?? 0) <= 400);
  const passing = planFor(
    { ...view, picks: { ...view.picks, verdict: { ...verdict, kind: 'PASS' } } },
    400,
    'even',
  );
  assert.ok((passing?.total ?? 0) <= 100);
});

test('a race without starters has no plan', async () => {
  const view = await viewWith(0);
  assert.is(planFor(view, 100, 'even'), null);
});

test.run();
