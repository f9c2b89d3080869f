import type { Race } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { OddsShelf } from '../../odds/ports.ts';
import { formulaWeather, UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { evidenceInstant } from '../evidence.ts';
import type { BackingsOf, KnownAround, RaceWeatherOf } from '../ports.ts';

export interface KnowAroundDoors {
  readonly backingsOf: BackingsOf;
  readonly odds: Pick<OddsShelf, 'latest'>;
  readonly raceWeatherOf: RaceWeatherOf;
}

/** Gathers what is known around races: a line for each thing. */
export function makeKnowAround({ backingsOf, odds, raceWeatherOf }: KnowAroundDoors): KnownAround {
  return async function knownAround(races, forms, now: Instant) {
    const wishes = races.map((race) => ({ raceId: race.id, before: evidenceInstant(race, now) }));
    const [backings, boards, weathers] = await Promise.all([
      backingsOf(races, forms, now),
      odds.latest(wishes),
      raceWeatherOf(races, now),
    ]);
    const aroundOne = ({ id }: Race) => ({
      weather: formulaWeather(weathers.get(id) ?? UNKNOWN_WEATHER),
      backings: backings.get(id) ?? new Map(),
      boards: boards.filter(({ raceId }) => raceId === id),
    });
    return new Map(races.map((race) => [race.id, aroundOne(race)]));
  };
}
