import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Analysis } from '#core/picks/analysis/analysis.ts';
import type { AskAnalysts, PriceNow, Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makePriceNow } from '#core/picks/use-cases/price-now.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { makeRenewPicks, type RenewPicks } from '#core/picks/use-cases/renew-picks.ts';
import {
  makeShowSwitchedRace,
  makeShowWhatIf,
  type ShowSwitchedRace,
  type ShowWhatIf,
} from '#core/picks/use-cases/show-what-if.ts';
import paceSettings from '../models/pace.json' with { type: 'json' };
import { analysisFor, handicapper } from '../models.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly analysis: Analysis;
    readonly askAnalysts: AskAnalysts;
    readonly rateRace: ReturnType<typeof makeRateRace>;
    readonly rateDay: ReturnType<typeof makeRateDay>;
    readonly generatePicks: ReturnType<typeof makeGeneratePicks>;
    readonly picksForDay: ReturnType<typeof makePicksForDay>;
    readonly picksForRace: ReturnType<typeof makePicksForRace>;
    readonly priceNow: PriceNow;
    readonly refreshRace: ReturnType<typeof makeRefreshRace>;
    readonly renewPicks: RenewPicks;
    readonly showWhatIf: ShowWhatIf;
    readonly showSwitchedRace: ShowSwitchedRace;
  }
}

/** Ratings and picks, with the models as they are chosen in `config/models`. */
export const picksWiring = () =>
  wiring({
    analysis: (get) => {
      const { claude, openai } = get('providers');
      const named = (provider: Provider | null) =>
        provider === null ? null : { name: provider.name, model: provider.model };
      const outside = { claude: named(claude), openai: named(openai) };
      return analysisFor({ isKeySet: (claude ?? openai) !== null, outside });
    },
    askAnalysts: (get) =>
      makeAskAnalysts({
        providers: get('providers'),
        newsOf: async (track) => (await get('showNews')(track)).items,
        clock: get('racingClock'),
        digest: get('digest'),
      }),
    rateRace: (get) =>
      makeRateRace({
        cards: get('cards'),
        clock: get('racingClock'),
        knownAround: get('knownAround'),
        handicapper,
      }),
    rateDay: (get) =>
      makeRateDay({
        cards: get('cards'),
        clock: get('racingClock'),
        knownAround: get('knownAround'),
        handicapper,
      }),
    generatePicks: (get) =>
      makeGeneratePicks({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        withLock: get('withLock'),
        withLongLock: get('withLongLock'),
        analysis: get('analysis'),
        knownAround: get('knownAround'),
        expertsOn: get('expertsOn'),
        askAnalysts: get('askAnalysts'),
        priceNow: get('priceNow'),
        seal: get('sealPicks'),
        announce: get('announce'),
      }),
    priceNow: (get) =>
      makePriceNow({
        cards: get('cards'),
        odds: get('odds'),
        sealedBets: get('sealedBets'),
        clock: get('racingClock'),
        drift: get('analysis').settings.value.drift,
      }),
    picksForDay: (get) =>
      makePicksForDay({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        analysis: get('analysis'),
        priceNow: get('priceNow'),
      }),
    picksForRace: (get) =>
      makePicksForRace({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        analysis: get('analysis'),
        knownAround: get('knownAround'),
        expertsOn: get('expertsOn'),
        priceNow: get('priceNow'),
        refreshRace: get('refreshRace'),
      }),
    renewPicks: (get) =>
      makeRenewPicks({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        analysis: get('analysis'),
        generatePicks: (ask) => get('unlessPaused')('ai-analysis', () => get('generatePicks')(ask)),
      }),
    showSwitchedRace: (get) =>
      makeShowSwitchedRace({
        cards: get('cards'),
        knownAround: get('knownAround'),
        clock: get('racingClock'),
        analysis: get('analysis'),
        pace: paceSettings,
      }),
    showWhatIf: (get) =>
      makeShowWhatIf({
        cards: get('cards'),
        picks: get('picks'),
        knownAround: get('knownAround'),
        clock: get('racingClock'),
        analysis: get('analysis'),
        pace: paceSettings,
      }),
    refreshRace: (get) =>
      makeRefreshRace({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        withLock: get('withLock'),
        withLongLock: get('withLongLock'),
        analysis: get('analysis'),
        knownAround: get('knownAround'),
        expertsOn: get('expertsOn'),
        askAnalysts: get('askAnalysts'),
        seal: get('sealPicks'),
        announce: get('announce'),
      }),
  });
