import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reply } from '#api/api.ts';
import { aiChoices } from '#config/ai.ts';
import { openTestAnalysts } from '#test/support/ai/test-analysts.ts';
import { present } from '#test/support/present.ts';
import { bodyOf, newcomer, type Visitor, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('A demo day with analysts, from seven in the morning to the scoreboard');

const DAY = '2026-08-01';
const BOSS = 'boss@example.com';
/** Some seconds before seven at the track, and an evening on which every race has been run. */
const MORNING = `${DAY}T06:59:57-04:00`;
const EVENING = `${DAY}T20:30:00-04:00`;

type Picks = Reply<'POST /api/ai/enhanced-picks'>;
type Ledger = Reply<'GET /api/picks/ledger'>;
type Board = Reply<'GET /api/picks/scoreboard'>;
type Stats = Reply<'GET /api/cost-monitor/stats'>;
type Debate = Reply<'POST /api/ai-debate/{raceNumber}'>;
type Jake = Reply<'POST /api/ai/ask-jake'>;

const ledgerOf = async (visitor: Visitor): Promise<Ledger> =>
  bodyOf(await visitor.get('/api/picks/ledger?limit=200'));

async function untilSealed(visitor: Visitor): Promise<Ledger> {
  for (let looks = 0; looks < 480; looks += 1) {
    const ledger = await ledgerOf(visitor);
    if (ledger.entries.length > 0) return ledger;
    await pause(250);
  }
  return assert.unreachable('nothing was picked at seven') as never;
}

/** The administrator, who has signed up and accepted what is to be accepted. */
async function bossAt(address: string, setup: string | null): Promise<Visitor> {
  const visitor = visitorAt(address);
  bodyOf(await visitor.post('/api/auth/signup', { ...newcomer(BOSS), setup }));
  await accepted(visitor);
  return visitor;
}

async function accepted(visitor: Visitor): Promise<void> {
  const text = bodyOf<Record<string, unknown>>(await visitor.get('/api/disclaimer/text'));
  const { disclaimerType, disclaimerVersion, disclaimerText } = text;
  const acceptedAt = new Date().toISOString();
  bodyOf(
    await visitor.post('/api/disclaimer/accept', {
      disclaimerType,
      disclaimerVersion,
      disclaimerText,
      acceptedAt,
    }),
  );
}

interface Day {
  readonly picks: Picks;
  readonly jake: Jake;
  readonly debate: Debate;
  readonly refreshed: Reply<'POST /api/ai/refresh-race/{raceNumber}'>;
  readonly ledger: Ledger;
  readonly board: Board;
  readonly stats: Stats;
}

/** What a server on the product's folder is asked while it runs. */
async function during<T>(
  product: ProductFolder,
  settings: Readonly<Record<string, string>>,
  work: (address: string, setupCode: string | null) => Promise<T>,
): Promise<T> {
  const { address, setupCode, stop, output } = await product.serve(settings);
  try {
    return await work(address, setupCode);
  } finally {
    assert.is(await stop(), 0, output());
    assert.not.match(output(), /defect|trouble|wrong/);
  }
}

async function morningAt(address: string, setupCode: string | null): Promise<Omit<Day, 'board'>> {
  const visitor = await bossAt(address, setupCode);
  await untilSealed(visitor);
  const ask = async <T>(path: string, body: unknown = {}): Promise<T> =>
    bodyOf<T>(await visitor.post(path, body));
  return {
    picks: await ask('/api/ai/enhanced-picks'),
    refreshed: await ask('/api/ai/refresh-race/2'),
    jake: await ask('/api/ai/ask-jake', { question: 'How should I bet $40 on race 3?' }),
    debate: await ask('/api/ai-debate/4'),
    stats: bodyOf(await visitor.get('/api/cost-monitor/stats')),
    ledger: await ledgerOf(visitor),
  };
}

async function eveningAt(address: string, product: ProductFolder): Promise<Board> {
  const synced = await product.run(['sync', 'results', '--json']);
  assert.is(synced.code, 0, synced.stderr);
  const verified = await product.run(['ledger', 'verify', '--json']);
  assert.equal([verified.code, JSON.parse(verified.stdout).isWhole], [0, true]);
  return bodyOf(await visitorAt(address).get(`/api/picks/scoreboard?from=${DAY}&to=${DAY}`));
}

/** The whole day: a morning that picks by itself, what a member asks, and the evening's results. */
async function wholeDay(product: ProductFolder, settings: Readonly<Record<string, string>>): Promise<Day> {
  const morning = await during(product, { ...settings, RACING_NOW: MORNING }, morningAt);
  const evening = { ...settings, RACING_NOW: EVENING };
  return { ...morning, board: await during(product, evening, (address) => eveningAt(address, product)) };
}

/** Its choice counts in every race in which that horse ran. */
function isScored({ sealed }: Board, wanted: string, model: string | null): void {
  const [score, ...others] = sealed.voices.filter(({ voice: picker }) => picker === wanted);
  assert.equal([score?.model, others], [model, []]);
  assert.ok((score?.races ?? 0) >= sealed.races - 2, `${wanted} scored in ${score?.races} races`);
}

test('with both providers it is theirs: picked at seven, refreshed, argued, settled, scored and paid for', async () => {
  const analysts = await openTestAnalysts();
  const product = await openProductFolder({ held: true });
  try {
    const { picks, refreshed, jake, debate, stats, ledger, board } = await wholeDay(
      product,
      analysts.settings,
    );
    const races = picks.recommendations.length;
    assert.equal([picks.cached, picks.scheduledGeneration], [true, true]);
    const { claude, openai } = aiChoices.models;
    for (const recommendation of picks.recommendations) {
      assert.equal(
        [recommendation.analysts.claude.model, recommendation.analysts.openai.model],
        [claude, openai],
      );
      assert.ok(recommendation.primaryPick?.claudeHorse && recommendation.primaryPick.openaiHorse);
    }
    assert.is(refreshed.recommendation.analysts.claude.unavailable, null);
    assert.equal([jake.isBuiltIn, debate.analysts.claude.isBuiltIn], [false, false]);
    assert.match(jake.response, /^This race is a close one: hold what you need not stake\./);
    const { verdict } = present(picks.recommendations.find(({ raceNumber }) => raceNumber === 3));
    assert.is(/\n\n- /.test(jake.response), verdict.kind !== 'PASS', 'a race to pass has no ticket plan');
    assert.equal([debate.analysts.claude.model, debate.analysts.gpt.model], [claude, openai]);
    assert.is(new Set(ledger.entries.map(({ entry }) => entry.raceId)).size, races);
    assert.ok(ledger.entries.every(({ entry }) => !entry.isAfterOff && !entry.isReplayed));

    assert.equal([board.sealed.races, board.sealed.open, board.sealed.days], [races, 0, 1]);
    for (const [picker, model] of [
      ['claude', claude],
      ['openai', openai],
    ] as const)
      isScored(board, picker, model);

    const expectedCalls = 2 * races + 2 + 1 + 6;
    assert.is(analysts.requests().length, expectedCalls);
    for (const rows of [stats.breakdown, stats.byModel, stats.byFeature, stats.byRace, stats.byMember]) {
      const calls = rows.reduce((sum, { total_calls }) => sum + Number(total_calls), 0);
      const cost = rows.reduce((sum, { total_cost }) => sum + Number(total_cost), 0);
      assert.is(calls, expectedCalls);
      assert.ok(Math.abs(cost - stats.daily.cost) < 1e-6, `${cost} and ${stats.daily.cost}`);
    }
    assert.equal(
      Object.fromEntries(stats.byFeature.map(({ feature, total_calls }) => [feature, Number(total_calls)])),
      { picks: 2 * races + 2, debate: 6, 'ask-jake': 1 },
    );
  } finally {
    await product.close();
    await analysts.close();
  }
});

test('without keys the same day is the built-in analyst’s, and costs nothing', async () => {
  const product = await openProductFolder({ held: true });
  try {
    const { picks, jake, debate, stats, board } = await wholeDay(product, {});
    const races = picks.recommendations.length;
    assert.equal([picks.scheduledGeneration, picks.analysedBy], [true, 'Built-in analyst (no AI key set)']);
    assert.ok(picks.recommendations.every(({ primaryPick }) => primaryPick !== null));
    assert.equal([jake.isBuiltIn, debate.analysts.claude.isBuiltIn], [true, true]);
    assert.match(jake.response, /\$/);
    assert.equal([stats.daily.cost, stats.breakdown], [0, []]);
    assert.equal([board.sealed.races, board.sealed.open], [races, 0]);
    isScored(board, 'claude', null);
  } finally {
    await product.close();
  }
});

test.run();
