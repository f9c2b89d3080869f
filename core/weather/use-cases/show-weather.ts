import { trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { type CurrentWeather, currentWeather } from '../current-weather.ts';
import type { WeatherBefore } from '../ports.ts';

export interface ShowWeatherDeps {
  readonly weatherBefore: WeatherBefore;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** The racing clock. */
  readonly clock: Clock;
}

/** The weather at a track now. Refuses an unregistered track (`card.unknown-track`); what is not known it says. */
export function makeShowWeather({ weatherBefore, cards, clock }: ShowWeatherDeps) {
  return async function showWeather(trackKey: string): Promise<CurrentWeather> {
    const track = trackOrRefusal(trackKey);
    const now = clock();
    const [weatherKnown, card] = await Promise.all([
      weatherBefore(track.slug, now),
      cards.cardFor(track.slug, raceDayAt(now, track.timeZone)),
    ]);
    return currentWeather(weatherKnown, { track, now, isRaceDay: card !== null });
  };
}

export type ShowWeather = ReturnType<typeof makeShowWeather>;
