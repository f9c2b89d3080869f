import { readFileSync } from 'node:fs';
import type { HttpDeps } from '#adapters/http/app.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { analysisFor, measuredRule } from '#config/models.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import type { ResultDays, ResultStore, ResultTracks } from '#core/results/ports.ts';
import { makeListCorrections } from '#core/results/use-cases/list-corrections.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeListMeets } from '#core/scorecards/use-cases/list-meets.ts';
import { makeShowLastCard } from '#core/scorecards/use-cases/show-last-card.ts';
import { makeShowRaceResult } from '#core/scorecards/use-cases/show-race-result.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { settledInMemory } from '#test/support/past-days.ts';

/** Where picks lie, and where they are sealed. */
export const pickStores = (clock: Clock) => {
  const ledger = makeMemoryLedgerStore();
  const withLock = makeWithLock();
  const seal = makeSealPicks({ ledger, digest, withLock, clock, machineClock: clock });
  return { picks: makeMemoryPicksStore(), ledger, seal };
};

export interface SealedStores extends ReturnType<typeof pickStores> {
  readonly cards: CardStore & CardCalendar;
  readonly results: ResultStore & ResultDays & ResultTracks;
  readonly todaysCard: TodaysCardOf;
  readonly knownAround: KnownAround;
}

const NO_ROWS = { head: async () => null, after: async () => [] };

const AUGUST_1: PublishedHeads = {
  day: '2025-08-01' as RaceDay,
  at: instant(Date.UTC(2025, 7, 1, 14)),
  text: 'Clubhouse Turn record 2025-08-01\npicks 1 & so on\n',
  stamp: 'MAA=',
};

const published: HttpDeps['useCases']['heads']['published'] = {
  latest: async (_, before) => (before !== undefined && before <= AUGUST_1.at ? [] : [AUGUST_1]),
};

const { handicapper, settings } = analysisFor({ isKeySet: false });

/** Sealed picks, the scoreboard, longshots and the race page as they are wired. */
export function ledgerDeps(
  { cards, results, todaysCard, knownAround, picks, ledger }: SealedStores,
  clock: Clock,
): Pick<HttpDeps['useCases'], 'ledger' | 'heads' | 'longshots' | 'racePage' | 'record'> {
  const { value } = settings;
  const racingNow = makeReadRacingNow({ cards, clock });
  const rules = { handicapper, value };
  const showScoreboard = makeShowScoreboard({
    ledger,
    results,
    settlePastDays: settledInMemory({ ledger, results }),
    racingNow,
    yieldToEventLoop: async () => undefined,
  });
  return {
    record: {
      showScoreboard,
      listMeets: makeListMeets({ results, racingNow }),
      listCorrections: makeListCorrections({
        chain: { rowCounts: async () => [], rowsOn: async () => [] },
        yieldToEventLoop: async () => undefined,
      }),
      showLastCard: makeShowLastCard({ ledger, results, racingNow }),
      racingClock: clock,
      machineClock,
      tokens: ':root{--paper:#fff}',
      guide: readFileSync('config/docs/verify-the-record.md', 'utf8'),
      reader: readFileSync('config/tooling/read-record.mjs', 'utf8'),
    },
    ledger: {
      showLedger: makeShowLedger({ ledger }),
      showScoreboard,
      measuredRule,
    },
    heads: {
      chains: { picks: ledger, results: NO_ROWS, audit: NO_ROWS },
      published,
      digest,
      clock: machineClock,
      site: null,
    },
    longshots: {
      showLongshots: makeShowLongshots({ todaysCard, cards, picks, knownAround, clock, rules }),
      criteria: value.longshot,
    },
    racePage: {
      showRaceField: makeShowRaceField({ cards, ledger, knownAround, clock, handicapper }),
      showRaceResult: makeShowRaceResult({ cards, results, ledger, racingNow }),
    },
  };
}
