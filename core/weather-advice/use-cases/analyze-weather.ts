import { trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Track } from '../../card/track.ts';
import type { TrackBias } from '../../handicapping/bias/track-bias.ts';
import type { RaceWeatherOf, VariantsBefore, VariantsByDay } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { type CurrentWeather, currentWeather } from '../../weather/current-weather.ts';
import type { WeatherBefore } from '../../weather/ports.ts';
import { isSealed } from '../../weather/posted-conditions.ts';
import { UNKNOWN_WEATHER } from '../../weather/race-weather.ts';
import { type SoilReport, soilReport } from '../../weather/soil-report.ts';
import { type WeatherAdvice, weatherAdvice } from '../advice.ts';
import { favorsClosers, postBias } from '../bias-shown.ts';
import { type ImpactWords, impactWords } from '../impact-words.ts';
import { type RaceImpact, raceImpact } from '../race-impact.ts';

/** How the surfaces play. */
export interface SurfaceReport {
  /** Of the last race day before today; null without times. */
  readonly variants: VariantsByDay | null;
  readonly bias: string | null;
  readonly favorsClosers: boolean | null;
  readonly isSealed: boolean | null;
  /** Of the results the bias was read from; null without any. */
  readonly provenance: Provenance | null;
}

/** The weather of a day and what it does to its races. */
export interface WeatherAnalysis {
  readonly current: CurrentWeather;
  readonly soil: SoilReport | null;
  readonly surfaces: SurfaceReport;
  /** Every race carded today. */
  readonly races: readonly RaceImpact[];
  /** The first race that is not off yet; the first of all once every one is. Null without a card. */
  readonly next: RaceImpact | null;
  readonly words: ImpactWords;
  readonly advice: WeatherAdvice;
}

interface BiasSeen {
  readonly bias: TrackBias;
  readonly provenance: Provenance | null;
}

interface AnalyzeWeatherDeps {
  readonly weatherBefore: WeatherBefore;
  readonly raceWeatherOf: RaceWeatherOf;
  readonly variantsBefore: VariantsBefore;
  readonly biasOver: (trackKey: string, days: number) => Promise<BiasSeen>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** The racing clock. */
  readonly clock: Clock;
}

const BIAS_DAYS = 30;

/** What is read for an analysis, all at one moment. */
async function readAll(deps: AnalyzeWeatherDeps, track: Track, now: Instant) {
  const today = raceDayAt(now, track.timeZone);
  const [weatherKnown, stored, variants, biasSeen] = await Promise.all([
    deps.weatherBefore(track.slug, now),
    deps.cards.cardFor(track.slug, today),
    deps.variantsBefore(track.code, today),
    deps.biasOver(track.slug, BIAS_DAYS),
  ]);
  const carded = stored?.card.races ?? [];
  const weathers = await deps.raceWeatherOf(carded, now);
  const races = carded.map((race) => raceImpact(race, weathers.get(race.id) ?? UNKNOWN_WEATHER));
  return { known: weatherKnown, isRaceDay: stored !== null, variants, seen: biasSeen, races };
}

/** Races that are not off yet; all of them once every one is. */
function toCome(races: readonly RaceImpact[], now: Instant): readonly RaceImpact[] {
  const ahead = races.filter(({ race }) => race.postTime === null || race.postTime >= now);
  return ahead.length > 0 ? ahead : races;
}

/** The weather at a track now, its surfaces, and what it means for each race of today. Refuses `card.unknown-track`. */
export function makeAnalyzeWeather(deps: AnalyzeWeatherDeps) {
  return async function analyzeWeather(trackKey: string): Promise<WeatherAnalysis> {
    const track = trackOrRefusal(trackKey);
    const now = deps.clock();
    const {
      known: weatherKnown,
      isRaceDay,
      variants,
      seen: biasSeen,
      races,
    } = await readAll(deps, track, now);
    const current = currentWeather(weatherKnown, { track, now, isRaceDay });
    const ahead = toCome(races, now);
    const { bias, provenance } = biasSeen;
    return {
      current,
      soil: soilReport(weatherKnown.soil, now),
      surfaces: {
        variants,
        bias: postBias(bias),
        favorsClosers: favorsClosers(bias),
        isSealed: isSealed(current.dirt),
        provenance,
      },
      races,
      next: ahead[0] ?? null,
      words: impactWords(ahead),
      advice: weatherAdvice(current, ahead, bias),
    };
  };
}

export type AnalyzeWeather = ReturnType<typeof makeAnalyzeWeather>;
