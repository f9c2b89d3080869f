import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import type { Card } from '#core/card/race.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import type { Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { type Answering, aProvider } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { MORNING } from '../picks-of.ts';

export const DAY = '2025-08-02' as RaceDay;
export const ASK = { track: 'saratoga', day: DAY };
/** A card of twelve races. */
export const twelve = (change = {}): Card =>
  aCard({ races: Array.from({ length: 12 }, (_, index) => aRace({ number: index + 1 })), ...change });

/** Likes the horse with number 1. */
export const likes1: Answering = () => aParsedPick();

/** A day with both outside analysts on memory stores, with a clock that the test sets. */
export async function open(claudeSays: Answering = likes1, openaiSays: Answering = likes1, card = twelve()) {
  const cards = makeMemoryCardStore();
  await cards.keep(card, 'hash 1');
  const picks = makeMemoryPicksStore();
  const [claude, openai] = [aProvider('claude', claudeSays), aProvider('openai', openaiSays)];
  const inTurn = limitConcurrency(4);
  const limited = (provider: Provider): Provider => ({
    ...provider,
    ask: (question, extras) => inTurn(() => provider.ask(question, extras)),
  });
  const hand = { now: MORNING as Instant, beforeTurn: async (): Promise<unknown> => undefined };
  const underLongLock = makeWithLock();
  const clock = (): Instant => hand.now;
  const announced: Announcement[] = [];
  const sealed: PickToSeal[] = [];
  const providers = { claude: limited(claude.provider), openai: limited(openai.provider) };
  const outside = {
    claude: { name: 'Claude', model: claude.provider.model },
    openai: { name: 'GPT', model: openai.provider.model },
  };
  const deps = {
    cards,
    picks,
    clock,
    withLock: makeWithLock(),
    withLongLock: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      await hand.beforeTurn();
      return underLongLock(key, work);
    },
    analysis: analysisFor({ isKeySet: true, outside }),
    knownAround: nothingKnown,
    priceNow: priceAsStored,
    seal: async (pickToSeals: readonly PickToSeal[]) => sealed.push(...pickToSeals),
    announce: async (announcement: Announcement) => void announced.push(announcement),
    expertsOn: async () => [
      {
        raceNumber: 2,
        expertCount: 1,
        topConsensusHorse: 'A HORSE',
        individualPicks: [
          { expert: 'Ann', horse: 'A HORSE', programNumber: '2', isBestBet: false, source: 'Paper', url: '' },
        ],
        consensus: [],
        provenance: [],
      },
    ],
    askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
  };
  return {
    cards,
    claude,
    openai,
    hand,
    announced,
    sealed,
    questionCount: () => claude.heard.length + openai.heard.length,
    pass: (milliseconds: number) => {
      hand.now = shift(hand.now, milliseconds);
    },
    generatePicks: makeGeneratePicks(deps),
    refreshRace: makeRefreshRace(deps),
    picksForRace: makePicksForRace({ ...deps, refreshRace: makeRefreshRace(deps) }),
  };
}

/** Takes its time, and likes the horse with number 1. */
export const slowly: Answering = async () => {
  await after(60);
  return aParsedPick();
};

export const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
