import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Analysis } from '#core/picks/analysis/analysis.ts';
import type { AskAnalysts, Provider } from '#core/picks/ports.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { makePriceTicket, type PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { analysisFor, handicapper } from '../models.ts';
import { providersId } from './ai.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { knownAroundId } from './handicapping.ts';
import { sealPicksId } from './ledger.ts';
import { digestId } from './machine.ts';
import { expertsOnId, showNewsId } from './press.ts';
import { id, wiring } from './provide.ts';
import { cardsId, picksId, withLockId, withLongLockId } from './stores.ts';

export const analysisId = id<Analysis>('analysis');
export const askAnalystsId = id<AskAnalysts>('ask analysts');
export const rateRaceId = id<ReturnType<typeof makeRateRace>>('rate race');
export const priceTicketId = id<PriceTicket>('price ticket');
export const rateDayId = id<ReturnType<typeof makeRateDay>>('rate day');
export const generatePicksId = id<ReturnType<typeof makeGeneratePicks>>('generate picks');
export const picksForDayId = id<ReturnType<typeof makePicksForDay>>('picks for day');
export const picksForRaceId = id<ReturnType<typeof makePicksForRace>>('picks for race');
export const refreshRaceId = id<ReturnType<typeof makeRefreshRace>>('refresh race');

/** Ratings and picks, with the models as they are chosen in `config/models`. */
export const picksWiring = () =>
  wiring((provide) => {
    provide(analysisId, (get) => {
      const { claude, openai } = get(providersId);
      const named = (provider: Provider | null) =>
        provider === null ? null : { name: provider.name, model: provider.model };
      const outside = { claude: named(claude), openai: named(openai) };
      return analysisFor({ isKeySet: (claude ?? openai) !== null, outside });
    });
    provide(askAnalystsId, (get) =>
      makeAskAnalysts({
        providers: get(providersId),
        newsOf: async (track) => (await get(showNewsId)(track)).items,
        clock: get(racingClockId),
        digest: get(digestId),
      }),
    );
    provide(rateRaceId, (get) =>
      makeRateRace({
        cards: get(cardsId),
        clock: get(racingClockId),
        knownAround: get(knownAroundId),
        handicapper,
      }),
    );
    provide(rateDayId, (get) =>
      makeRateDay({
        cards: get(cardsId),
        clock: get(racingClockId),
        knownAround: get(knownAroundId),
        handicapper,
      }),
    );
    provide(priceTicketId, (get) =>
      makePriceTicket({
        cards: get(cardsId),
        clock: get(racingClockId),
        knownAround: get(knownAroundId),
        handicapper,
      }),
    );
    provide(generatePicksId, (get) =>
      makeGeneratePicks({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        withLock: get(withLockId),
        withLongLock: get(withLongLockId),
        analysis: get(analysisId),
        knownAround: get(knownAroundId),
        expertsOn: get(expertsOnId),
        askAnalysts: get(askAnalystsId),
        seal: get(sealPicksId),
        announce: get(announceId),
      }),
    );
    provide(picksForDayId, (get) =>
      makePicksForDay({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        analysis: get(analysisId),
      }),
    );
    provide(picksForRaceId, (get) =>
      makePicksForRace({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        analysis: get(analysisId),
        knownAround: get(knownAroundId),
        expertsOn: get(expertsOnId),
        refreshRace: get(refreshRaceId),
      }),
    );
    provide(refreshRaceId, (get) =>
      makeRefreshRace({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        withLock: get(withLockId),
        withLongLock: get(withLongLockId),
        analysis: get(analysisId),
        knownAround: get(knownAroundId),
        expertsOn: get(expertsOnId),
        askAnalysts: get(askAnalystsId),
        seal: get(sealPicksId),
        announce: get(announceId),
      }),
    );
  });
