import type { Race } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { formulaWeather, UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { evidenceInstant } from '../evidence.ts';
import type { ConnectionRecordsOf, KnownAround, RaceWeatherOf, SealedLines } from '../ports.ts';

interface KnowAroundDeps {
  readonly connectionRecordsOf: ConnectionRecordsOf;
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly raceWeatherOf: RaceWeatherOf;
  /** Omitted in replays, where every line is made from scratch. */
  readonly sealedLines?: SealedLines;
}

/** Collects what is known about races besides card and form. */
export function makeKnowAround({
  connectionRecordsOf,
  odds,
  raceWeatherOf,
  sealedLines = async () => new Map(),
}: KnowAroundDeps): KnownAround {
  return async function knownAround(races, forms, now: Instant) {
    const options = races.map((race) => ({ raceId: race.id, before: evidenceInstant(race, now) }));
    const [connectionRecords, boards, weathers, lines] = await Promise.all([
      connectionRecordsOf(races, forms, now),
      odds.latest(options),
      raceWeatherOf(races, now),
      sealedLines(
        races.map(({ id }) => id),
        now,
      ),
    ]);
    const aroundOne = ({ id }: Race) => ({
      weather: formulaWeather(weathers.get(id) ?? UNKNOWN_WEATHER),
      connectionRecords: connectionRecords.get(id) ?? new Map(),
      boards: boards.filter(({ raceId }) => raceId === id),
      sealedLine: lines.get(id) ?? null,
    });
    return new Map(races.map((race) => [race.id, aroundOne(race)]));
  };
}
