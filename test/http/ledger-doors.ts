import type { HttpDoors } from '#adapters/http/app.ts';
import { makeMemoryLedgerShelf } from '#adapters/memory/ledger-shelf.ts';
import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import type { CardCalendar, CardShelf } from '#core/card/ports.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { makeTellRacingNow } from '#core/results/use-cases/tell-racing-now.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';

/** Where picks lie, and where they are sealed. */
export const pickShelves = (clock: Clock) => {
  const ledger = makeMemoryLedgerShelf();
  const oneAtATime = makeOneAtATime();
  const seal = makeSealPicks({ ledger, digest, oneAtATime, clock, machineClock: clock });
  return { picks: makeMemoryPicksShelf(), ledger, seal };
};

export interface SealedShelves extends ReturnType<typeof pickShelves> {
  readonly cards: CardShelf & CardCalendar;
  readonly results: ResultShelf;
  readonly todaysCard: TodaysCardOf;
  readonly knownAround: KnownAround;
}

const { handicapper, settings } = analysisFor({ isKeySet: false });

/** Sealed picks, the scoreboard and longshots as they are wired. */
export function ledgerDoors(
  { cards, results, todaysCard, knownAround, picks, ledger }: SealedShelves,
  clock: Clock,
): Pick<HttpDoors['useCases'], 'ledger' | 'longshots'> {
  const { value } = settings;
  const racingNow = makeTellRacingNow({ cards, clock });
  const rules = { handicapper, value };
  return {
    ledger: {
      showLedger: makeShowLedger({ ledger }),
      showScoreboard: makeShowScoreboard({ ledger, results, racingNow, giveWay: async () => undefined }),
    },
    longshots: {
      showLongshots: makeShowLongshots({ todaysCard, cards, picks, knownAround, clock, rules }),
      criteria: value.longshot,
    },
  };
}
