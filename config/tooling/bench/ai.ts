import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { aiChoices } from '#config/ai.ts';
import { analysisFor } from '#config/models.ts';
import { type Card, raceId } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import type { Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { budgetDay } from '#core/spend/cap.ts';
import { NANOS } from '#core/spend/price.ts';
import { makeAskWithinBudget } from '#core/spend/use-cases/ask-within-budget.ts';
import {
  evidenceOn,
  invented,
  isMarkedWrong,
  planted,
  spread,
} from '#test/proofs/fact-check/planted-claims.ts';
import { openTestAnalysts } from '#test/support/ai/test-analysts.ts';
import { type Row, rowOf } from './figures.ts';
import { note } from './real-files.ts';

const RACES = 12;
const ANSWER_MS = 2_000;
const DAY = '2025-08-02' as RaceDay;
const SEVEN = instant(Date.parse(`${DAY}T11:00:00Z`));

/** A card of twelve races: the demo's, repeating the first ones when it has fewer. */
function twelve(): Card {
  const card = makeDemoCard({ seed: DEMO_SEED, day: DAY, track: FLAGSHIP, firstPost: DEMO_FIRST_POST });
  const races = Array.from({ length: RACES }, (_, index) => {
    const race = card.races[index % card.races.length] as Card['races'][number];
    return { ...race, number: index + 1, id: raceId(FLAGSHIP.slug, DAY, index + 1) };
  });
  return { ...card, races };
}

type FakeProviders = Awaited<ReturnType<typeof openTestAnalysts>>;

/** Both providers through their own libraries, as the app calls them. */
function providersAt({ settings }: FakeProviders, spend: ReturnType<typeof makeMemorySpendStore>) {
  const withinBudget = makeAskWithinBudget({
    spend,
    prices: aiChoices.prices,
    budget: { dailyUsd: 100, monthlyUsd: 100, memberDailyUsd: 100 },
    mostOutputTokens: aiChoices.limits.mostOutputTokens,
    settleLost: async () => 0,
    clock: machineClock,
    newId,
    outsideTransaction: (work) => work(),
    inTurn: limitConcurrency(aiChoices.atOnce),
    announce: async () => undefined,
    warn: note,
  });
  const analystFor = (slot: 'claude' | 'openai') => ({
    name: aiChoices.names[slot],
    model: aiChoices.models[slot],
    apiKey: 'a-key',
    effort: null,
    limits: aiChoices.limits,
  });
  return {
    claude: withinBudget(makeAnthropic({ ...analystFor('claude'), baseUrl: settings.ANTHROPIC_BASE_URL })),
    openai: withinBudget(makeOpenAi({ ...analystFor('openai'), baseUrl: settings.OPENAI_BASE_URL })),
  };
}

/** Makes the picks of a day as the 7:00 job does. */
async function pickDay(providers: Readonly<Record<'claude' | 'openai', Provider>>): Promise<number> {
  const cards = makeMemoryCardStore();
  await cards.keep(twelve(), 'hash');
  const clock = (): Instant => SEVEN;
  const generatePicks = makeGeneratePicks({
    cards,
    picks: makeMemoryPicksStore(),
    clock,
    withLock: (_name, work) => work(),
    withLongLock: (_name, work) => work(),
    analysis: analysisFor({ isKeySet: true, outside: providers }),
    knownAround: async () => new Map(),
    expertsOn: async () => [],
    priceNow: async (recommendations) => recommendations,
    askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
    seal: async (picks) => picks.length,
    announce: async () => undefined,
  });
  const started = performance.now();
  const { recommendations } = await generatePicks({ track: FLAGSHIP.slug, day: DAY, isScheduled: true });
  const silent = recommendations.filter(({ analysts }) =>
    [analysts.claude, analysts.openai].some(({ unavailable }) => unavailable !== null),
  );
  if (silent.length > 0) throw new Error(`${silent.length} races without an analyst`);
  return (performance.now() - started) / 1_000;
}

interface Tokens {
  readonly fresh: number;
  readonly read: number;
  readonly written: number;
  readonly output: number;
}

const summed = (rows: readonly Tokens[]): Tokens =>
  rows.reduce((sum, row) => ({
    fresh: sum.fresh + row.fresh,
    read: sum.read + row.read,
    written: sum.written + row.written,
    output: sum.output + row.output,
  }));

/** Dollars, as each provider reports them. */
async function spentIn(spend: ReturnType<typeof makeMemorySpendStore>): Promise<number> {
  const today = budgetDay(machineClock());
  const sums = await spend.sums({ from: today, to: today }, 'model');
  for (const { key, calls, tokens, nanos } of sums)
    note(`${key}: ${calls} questions, ${tokens} tokens, $${(nanos / NANOS).toFixed(4)}`);
  return sums.reduce((sum, { nanos }) => sum + nanos, 0) / NANOS;
}

async function dayRows(): Promise<readonly Row[]> {
  const [fakeProviders, spend] = [await openTestAnalysts({ afterMs: ANSWER_MS }), makeMemorySpendStore()];
  try {
    const seconds = await pickDay(providersAt(fakeProviders, spend));
    const { fresh, read, written, output } = summed([
      ...fakeProviders.anthropic.counted(),
      ...fakeProviders.openai.counted(),
    ]);
    const dollars = await spentIn(spend);
    const input = (fresh + read + written).toLocaleString('en-US');
    const cached = read.toLocaleString('en-US');
    return [
      rowOf(
        `picks of ${RACES} races by both analysts: ${input} tokens in, ${cached} of them cached, ${output.toLocaleString('en-US')} out`,
        dollars,
        '$',
        3,
        { atMost: 1 },
      ),
      rowOf("shared prefix read from the provider's cache", (100 * read) / (read + written), '%', 1, {
        atLeast: 80,
      }),
      rowOf(`picks at 7:00, ${RACES} races, answers in 2 s, four at once`, seconds, ' s', 1, { atMost: 20 }),
    ];
  } finally {
    await fakeProviders.close();
  }
}

const PLANTED = 100;

function claimRows(): readonly Row[] {
  const races = evidenceOn(invented());
  const marked = (which: 'right' | 'wrong'): number =>
    spread(planted(races, which), PLANTED).filter(({ text, evidence }) => isMarkedWrong(text, evidence))
      .length;
  return [
    rowOf(`planted false claims caught in a debate, of ${PLANTED}`, marked('wrong'), '', 0, {
      atLeast: PLANTED,
    }),
    rowOf(`true claims marked wrong, of ${PLANTED}`, marked('right'), '', 0, { atMost: 0 }),
  ];
}

/** The rows of the outside analysts: what a day costs, and what the debate checker finds. */
export const aiRows = async (): Promise<readonly Row[]> => [...(await dayRows()), ...claimRows()];
