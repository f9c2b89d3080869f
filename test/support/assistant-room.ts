import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import paceSettings from '#config/models/pace.json' with { type: 'json' };
import { analysisFor, handicapper, payoffs } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { type MemberFacts, type Reader, VISITOR_FACTS } from '#core/assistant/member-facts.ts';
import { makePayoffOf } from '#core/assistant/payoff-of.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import { makeAskJake } from '#core/assistant/use-cases/ask-jake.ts';
import { makeAskPanel } from '#core/assistant/use-cases/ask-panel.ts';
import { makeFindAnswer } from '#core/assistant/use-cases/find-answer.ts';
import { makeRaceDays } from '#core/assistant/use-cases/find-race-days.ts';
import { makeHoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { makeSummarizeRaces } from '#core/assistant/use-cases/summarize-races.ts';
import { makeViewRaces } from '#core/assistant/use-cases/view-races.ts';
import { makeWordQueryAnswer } from '#core/assistant/use-cases/word-query-answer.ts';
import type { CardCalendar, CardStore, ChangeStore } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { makeTracksToday } from '#core/card/use-cases/tracks-today.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import type { Clock, YieldToEventLoop } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import { makeShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import type { LedgerPages, LedgerStore, PicksStore, Providers } from '#core/picks/ports.ts';
import { makeShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeShowSwitchedRace } from '#core/picks/use-cases/show-what-if.ts';
import type { ResultDays, ResultStore } from '#core/results/ports.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeMemoryAnswerStore } from '#test/doubles/answer-store.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aCard } from './a-card.ts';
import { makeWithLock } from './one-at-a-time.ts';
import { settledInMemory } from './past-days.ts';

export const NOBODY_OUTSIDE: Providers = { claude: null, openai: null };

const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;

export interface AssistantStores {
  readonly cards: CardStore & CardCalendar;
  readonly picks: PicksStore;
  readonly answers: AnswerStore;
  readonly results: ResultStore;
  readonly knownAround: KnownAround;
  /** None changed unless given. */
  readonly changes?: ChangeStore;
  /** Nothing sealed unless given. */
  readonly ledger?: LedgerStore & LedgerPages;
  /** No board kept unless given. */
  readonly odds?: OddsStore;
  readonly clock: Clock;
  /** Of a visitor unless given. */
  readonly mine?: (askedBy: MemberId | null, reader: Reader) => MemberFacts;
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** The assistant as config wires it, on given stores. */
export function assistantOn(stores: AssistantStores, providers: Providers = NOBODY_OUTSIDE) {
  const {
    changes = makeMemoryChangeStore(),
    odds = makeMemoryOddsStore(),
    ledger = makeMemoryLedgerStore(),
    mine = () => VISITOR_FACTS,
    yieldToEventLoop = async () => undefined,
  } = stores;
  const analysis = analysisFor({ isKeySet: (providers.claude ?? providers.openai) !== null });
  const { label } = analysis;
  const racingNow = async (): Promise<RacingNow> => ({
    now: stores.clock(),
    today: raceDayAt(stores.clock(), FLAGSHIP.timeZone),
    history: 'real',
    cards: [],
  });
  const resultDays: Pick<ResultDays, 'daysWithResults'> = {
    daysWithResults: async (track, { from, to }) =>
      (await stores.results.sheetsBetween(track, from, to)).map(({ day }) => day).toReversed(),
  };
  const todaysCard = makeTodaysCard(stores);
  const views = makeViewRaces({ ...stores, digest, analysis, todaysCard });
  const deps = { ...stores, views, providers, label, withLongLock: makeWithLock() };
  const findAnswerFor = (memberFacts: MemberFacts) =>
    makeFindAnswer({
      views,
      memberFacts,
      yieldToEventLoop,
      payoffOf: makePayoffOf(handicapper.order.exponents, payoffs),
      tracksToday: makeTracksToday(stores),
      showResults: makeShowResults({ results: stores.results }),
      raceDays: makeRaceDays({ results: resultDays, cards: stores.cards }),
      showWhatIf: makeShowSwitchedRace({ ...stores, analysis, pace: paceSettings }),
      showBias: makeShowBias({
        runRaces: makeListRacesRun({
          results: { ...stores.results, ...resultDays, tracksWithResults: async () => [] },
          racingNow,
        }),
        clock: stores.clock,
      }),
      showChanges: makeShowChanges({ ...stores, changes }),
      showOddsHistory: makeShowOddsHistory({ ...stores, changes, odds }),
      showLedger: makeShowLedger({ ledger }),
      showScoreboard: makeShowScoreboard({
        ledger,
        results: stores.results,
        settlePastDays: settledInMemory({ ledger, results: stores.results }),
        racingNow,
        yieldToEventLoop: async () => undefined,
      }),
      clock: stores.clock,
    });
  return {
    views,
    findAnswer: findAnswerFor(mine(null, 'member')),
    askJake: makeAskJake({
      ...deps,
      findAnswerFor: (askedBy, reader) => findAnswerFor(mine(askedBy, reader)),
      wholeMs: 90_000,
      logError: () => undefined,
    }),
    holdDebate: makeHoldDebate(deps),
    askPanel: makeAskPanel(deps),
    summarizeRaces: makeSummarizeRaces(deps),
    wordQueryAnswer: makeWordQueryAnswer(deps),
  };
}

/** The assistant on stores in memory with one card. */
export async function openAssistant(
  options: {
    readonly card?: Card;
    readonly providers?: Providers;
    readonly now?: Instant;
    readonly clock?: Clock;
    /** Nothing known around the races unless given. */
    readonly knownAround?: KnownAround;
    readonly mine?: AssistantStores['mine'];
    readonly yieldToEventLoop?: YieldToEventLoop;
  } = {},
) {
  const cards = makeMemoryCardStore();
  await cards.keep(options.card ?? aCard(), 'hash');
  const answers = makeMemoryAnswerStore();
  const picks = makeMemoryPicksStore();
  const clock: Clock = options.clock ?? (() => options.now ?? NOON);
  const knownAround: KnownAround = options.knownAround ?? (async () => new Map());
  const results = makeMemoryResultStore();
  const [changes, odds, ledger] = [makeMemoryChangeStore(), makeMemoryOddsStore(), makeMemoryLedgerStore()];
  const { mine, yieldToEventLoop } = options;
  const stores = {
    ...{ cards, picks, answers, results, knownAround, changes, odds, ledger, clock },
    ...(mine && { mine }),
    ...(yieldToEventLoop && { yieldToEventLoop }),
  };
  return { ...stores, ...assistantOn(stores, options.providers) };
}
