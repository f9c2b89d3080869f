import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { formulaWeather, UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { evidenceInstant } from '../evidence.ts';
import type { ConnectionRecordsOf, KnownAround, RaceWeatherOf, SealedBets, SealedLines } from '../ports.ts';

interface KnowAroundDeps {
  readonly connectionRecordsOf: ConnectionRecordsOf;
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly raceWeatherOf: RaceWeatherOf;
  /** Omitted in replays, where every line is made from scratch. */
  readonly sealedLines?: SealedLines;
  /** Omitted in replays, which made no bet. */
  readonly sealedBets?: SealedBets;
}

const NO_BETS: Awaited<ReturnType<SealedBets>> = new Map();

/** Collects what is known about races besides card and form. */
export function makeKnowAround({
  connectionRecordsOf,
  odds,
  raceWeatherOf,
  sealedLines = async () => new Map(),
  sealedBets = async () => new Map(),
}: KnowAroundDeps): KnownAround {
  return async function knownAround(races, forms, now: Instant) {
    const options = races.map((race) => ({ raceId: race.id, before: evidenceInstant(race, now) }));
    const ran = races.filter((race) => isOff(race, now)).map(({ id }) => id);
    const [connectionRecords, boards, weathers, lines, bets] = await Promise.all([
      connectionRecordsOf(races, forms, now),
      odds.latest(options),
      raceWeatherOf(races, now),
      sealedLines(
        races.map(({ id }) => id),
        now,
      ),
      ran.length === 0 ? NO_BETS : sealedBets(ran, now),
    ]);
    const aroundOne = ({ id }: Race) => ({
      weather: formulaWeather(weathers.get(id) ?? UNKNOWN_WEATHER),
      connectionRecords: connectionRecords.get(id) ?? new Map(),
      boards: boards.filter(({ raceId }) => raceId === id),
      sealedLine: lines.get(id) ?? null,
      sealedBets: bets.get(id) ?? [],
    });
    return new Map(races.map((race) => [race.id, aroundOne(race)]));
  };
}
