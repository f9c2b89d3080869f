import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { SealedBets } from '#core/handicapping/ports.ts';
import type { Log } from '#core/kernel/functions.ts';
import { addDays, type DaySpan } from '#core/kernel/race-day.ts';
import type { Seal } from '#core/picks/ports.ts';
import { makeReadSealedBets } from '#core/picks/use-cases/read-sealed-bets.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeSealTurns, type SealTurns } from '#core/picks/use-cases/seal-turns.ts';
import { makeShowLedger, type ShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import { makeVerifyLedger, type VerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import type { SettlePastDays } from '#core/scorecards/ports.ts';
import { type ListMeets, makeListMeets } from '#core/scorecards/use-cases/list-meets.ts';
import { makeReplayPastDays, type ReplayPastDays } from '#core/scorecards/use-cases/replay-past-days.ts';
import { makeSealPastDay } from '#core/scorecards/use-cases/seal-past-day.ts';
import {
  type CheckStoredDays,
  makeCheckStoredDays,
  makeSettlePastDays,
  makeStorePastDays,
  type StorePastDays,
} from '#core/scorecards/use-cases/settle-past-days.ts';
import { makeShowLastCard, type ShowLastCard } from '#core/scorecards/use-cases/show-last-card.ts';
import { makeShowScoreboard, type ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { projectFolder } from '../env.ts';
import { analysisFor, handicapper, measuredRule } from '../models.ts';
import { yieldToEventLoop } from './machine.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly sealPicks: Seal;
    readonly sealTurns: SealTurns;
    readonly sealedBets: SealedBets;
    readonly sealSeason: SealSeason;
    readonly replayPastDays: ReplayPastDays;
    readonly verifyLedger: VerifyLedger;
    readonly showLedger: ShowLedger;
    readonly settlePastDays: SettlePastDays;
    readonly storePastDays: StorePastDays;
    readonly checkStoredDays: CheckStoredDays;
    readonly showScoreboard: ShowScoreboard;
    readonly showLastCard: ShowLastCard;
    readonly listMeets: ListMeets;
  }
}

/** Seals the picks of the demo season's days as though it were shortly before each off; gives how many were new. */
export type SealSeason = (span: DaySpan, say: Log) => Promise<number>;

/** Days between two progress lines. */
const REPORT_EVERY = 10;

const sealPastDayBy = (get: Get) =>
  makeSealPastDay({
    cards: get('printedCards'),
    knownAround: get('factsAround'),
    analysis: analysisFor({ isKeySet: false }),
    ledger: get('ledger'),
    seal: get('sealPicks'),
  });

const makeSealSeason =
  (get: Get): SealSeason =>
  async (span, say) => {
    const cards = get('printedCards');
    const sealPastDay = sealPastDayBy(get);
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

const settlingDeps = (get: Get) => ({
  days: get('settledDays'),
  ledger: get('ledger'),
  results: get('results'),
  digest: get('digest'),
  logError: reportedBy(get),
  yieldToEventLoop,
});

/** The sealed ledger. */
export const ledgerWiring = () =>
  wiring({
    sealPicks: (get) =>
      makeSealPicks({
        ledger: get('ledger'),
        digest: get('digest'),
        withLock: get('withLock'),
        clock: get('racingClock'),
        machineClock: get('recordClock'),
      }),
    sealTurns: (get) =>
      makeSealTurns({
        cards: get('cards'),
        ledger: get('ledger'),
        knownAround: get('knownAround'),
        handicapper,
        digest: get('digest'),
        withLock: get('withLock'),
        clock: get('racingClock'),
        machineClock: get('recordClock'),
      }),
    sealedBets: (get) => makeReadSealedBets({ ledger: get('ledger') }),
    sealSeason: makeSealSeason,
    replayPastDays: (get) => {
      const analysis = analysisFor({ isKeySet: false });
      return makeReplayPastDays({
        cards: get('printedCards'),
        results: get('results'),
        ledger: get('ledger'),
        analysis,
        seal: get('sealPicks'),
        sealPastDay: sealPastDayBy(get),
        yieldToEventLoop,
      });
    },
    verifyLedger: (get) => makeVerifyLedger({ ledger: get('ledger'), digest: get('digest') }),
    showLedger: (get) => makeShowLedger({ ledger: get('ledger') }),
    showScoreboard: (get) =>
      makeShowScoreboard({
        ledger: get('ledger'),
        results: get('results'),
        settlePastDays: get('settlePastDays'),
        racingNow: get('racingNow'),
        yieldToEventLoop,
      }),
    settlePastDays: (get) => makeSettlePastDays(settlingDeps(get)),
    storePastDays: (get) => makeStorePastDays(settlingDeps(get)),
    checkStoredDays: (get) => makeCheckStoredDays(settlingDeps(get)),
    listMeets: (get) => makeListMeets({ results: get('results'), racingNow: get('racingNow') }),
    showLastCard: (get) =>
      makeShowLastCard({ ledger: get('ledger'), results: get('results'), racingNow: get('racingNow') }),
  });

const fileOfProject = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');

/** What the page of the public record needs. */
export const recordDeps = (get: Get) => ({
  showScoreboard: get('showScoreboard'),
  showLastCard: get('showLastCard'),
  listMeets: get('listMeets'),
  listCorrections: get('listCorrections'),
  racingClock: get('racingClock'),
  machineClock: get('machineClock'),
  tokens: fileOfProject('frontends/kit/tokens.css'),
  guide: fileOfProject('config/docs/verify-the-record.md'),
  reader: fileOfProject('config/tooling/read-record.mjs'),
});

/** What the HTTP calls about sealed picks need. */
export const ledgerDeps = (get: Get) => ({
  showLedger: get('showLedger'),
  showScoreboard: get('showScoreboard'),
  measuredRule,
});
