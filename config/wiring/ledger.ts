import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import { addDays, type DaySpan } from '#core/kernel/race-day.ts';
import type { Seal } from '#core/picks/ports.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeShowLedger, type ShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeVerifyLedger, type VerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeSealPastDay } from '#core/scorecards/use-cases/seal-past-day.ts';
import { makeShowScoreboard, type ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { analysisFor } from '../models.ts';
import { racingClockId } from './card.ts';
import { knownAroundId } from './handicapping.ts';
import { digestId, machineClockId, yieldToEventLoop } from './machine.ts';
import { racingNowId } from './people.ts';
import { type Get, id, wiring } from './provide.ts';
import { ledgerId, printedCardsId, resultsId, withLockId } from './stores.ts';

export const sealPicksId = id<Seal>('seal picks');
/** Seals the picks of the demo season's days as though it were shortly before each off; gives how many were new. */
export type SealSeason = (span: DaySpan, say: Log) => Promise<number>;

export const sealSeasonId = id<SealSeason>('seal season');
export const verifyLedgerId = id<VerifyLedger>('verify ledger');
export const showLedgerId = id<ShowLedger>('show ledger');
export const showScoreboardId = id<ShowScoreboard>('show scoreboard');

/** Days after which progress is told. */
const REPORT_EVERY = 10;

const makeSealSeason =
  (get: Get): SealSeason =>
  async (span, say) => {
    const cards = get(printedCardsId);
    const sealPastDay = makeSealPastDay({
      cards,
      knownAround: get(knownAroundId),
      analysis: analysisFor({ isKeySet: false }),
      ledger: get(ledgerId),
      seal: get(sealPicksId),
    });
    let [days, sealed] = [0, 0];
    for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
      const storedCard = await cards.cardFor(DEFAULT_TRACK_SLUG, day);
      if (storedCard?.card.provenance.tier !== 'demo') continue;
      sealed += await sealPastDay(DEFAULT_TRACK_SLUG, day);
      days += 1;
      if (days % REPORT_EVERY === 0) say(`${day}: picks of ${days} days sealed as replayed`);
    }
    return sealed;
  };

/** The sealed ledger. */
export const ledgerWiring = () =>
  wiring((provide) => {
    provide(sealPicksId, (get) =>
      makeSealPicks({
        ledger: get(ledgerId),
        digest: get(digestId),
        withLock: get(withLockId),
        clock: get(racingClockId),
        machineClock: get(machineClockId),
      }),
    );
    provide(sealSeasonId, makeSealSeason);
    provide(verifyLedgerId, (get) => makeVerifyLedger({ ledger: get(ledgerId), digest: get(digestId) }));
    provide(showLedgerId, (get) => makeShowLedger({ ledger: get(ledgerId) }));
    provide(showScoreboardId, (get) =>
      makeShowScoreboard({
        ledger: get(ledgerId),
        results: get(resultsId),
        racingNow: get(racingNowId),
        yieldToEventLoop,
      }),
    );
  });

/** What the HTTP calls about sealed picks need. */
export const ledgerDeps = (get: Get) => ({
  showLedger: get(showLedgerId),
  showScoreboard: get(showScoreboardId),
});
