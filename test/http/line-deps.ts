import type { HttpDeps } from '#adapters/http/app.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { handicapper } from '#config/models.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { RaceRating } from '#core/handicapping/rating.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { LineStore } from '#core/notebook/ports.ts';
import { makeRemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import { makeScoreMyLines } from '#core/notebook/use-cases/score-my-lines.ts';
import { makeShowMyLine } from '#core/notebook/use-cases/show-my-line.ts';
import { makeWriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import type { LedgerStore } from '#core/picks/ports.ts';
import { makeReadSealedRatings } from '#core/picks/use-cases/read-sealed-ratings.ts';
import type { ResultsOfDays } from '#core/results/ports.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

interface LineRoom {
  readonly lines: LineStore;
  readonly cards: CardStore;
  readonly rateRace: (raceId: string) => Promise<RaceRating>;
  readonly results: ResultsOfDays;
  readonly ledger: Pick<LedgerStore, 'lastLineOf'>;
}

/** Members' lines as they are wired, on these stores. */
export function lineDeps(room: LineRoom, racingClock: Clock): HttpDeps['useCases']['lines'] {
  const deps = {
    ...room,
    clock: machineClock,
    racingClock,
    withLock: makeWithLock(),
    rules: handicapper.rules,
    sealedRatings: makeReadSealedRatings(room),
  };
  return {
    showMyLine: makeShowMyLine(deps),
    writeMyLine: makeWriteMyLine(deps),
    removeMyLine: makeRemoveMyLine(deps),
    scoreMyLines: makeScoreMyLines({
      ...deps,
      racingNow: async () => ({ now: racingClock(), history: 'real' }),
    }),
  };
}
