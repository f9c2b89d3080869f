import { type WeatherImpact, weatherImpact } from '#core/handicapping/weather-impact.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { SurfaceCondition } from '#core/weather/posted-conditions.ts';
import type { AirAtPost } from '#core/weather/race-weather.ts';
import type { SoilReport } from '#core/weather/soil-report.ts';
import type { RaceImpact } from '#core/weather-advice/race-impact.ts';
import type { SurfaceReport, WeatherAnalysis } from '#core/weather-advice/use-cases/analyze-weather.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentAir, presentAlert, presentCourse, presentExtended } from './present-weather.ts';

const NO_SOIL = {
  moisture: null,
  saturation: null,
  drainageRate: null,
  compaction: null,
  impact: 'Ground moisture: no reading',
  provenance: null,
} as const;

function presentSoil(soil: SoilReport | null) {
  if (soil === null) return NO_SOIL;
  const { moisture, saturation, drainageRate, impact, provenance } = soil;
  const figures = { moisture, saturation, drainageRate, compaction: null, impact };
  return { ...figures, provenance: presentProvenance(provenance) };
}

function presentSurfaces(surfaces: SurfaceReport, dirt: SurfaceCondition | null) {
  const { variants, bias, favorsClosers, isSealed, provenance } = surfaces;
  const main = variants?.surfaces.find(({ group }) => group === 'main track')?.variant ?? null;
  return {
    speed: main?.points ?? null,
    day: variants?.day ?? null,
    races: main?.races ?? null,
    bias,
    favorsClosers,
    sealedSurface: isSealed,
    condition: dirt?.condition ?? null,
    conditionBasis: dirt?.basis ?? null,
    surfaces: (variants?.surfaces ?? []).map(({ group, variant }) => ({
      surface: group,
      points: variant.points,
      races: variant.races,
    })),
    provenance: variants === null ? null : presentProvenance(variants.provenance),
    biasProvenance: provenance === null ? null : presentProvenance(provenance),
  };
}

const presentAirAtPost = ({ air, basis, rainChance, provenance }: AirAtPost) => ({
  ...presentAir(air),
  basis,
  rainChance,
  provenance: presentProvenance(provenance),
});

const pointsOf = ({ basis: _, ...points }: WeatherImpact) => points;

const presentRace = ({ race, weather, impact }: RaceImpact) => ({
  raceId: race.id,
  raceNumber: race.number,
  postTime: toIsoOrNull(race.postTime),
  air: weather.air === null ? null : presentAirAtPost(weather.air),
  course: presentCourse(weather.condition),
  impact: impact === null ? null : pointsOf(impact),
});

function presentImpact({ races, next, words, surfaces }: WeatherAnalysis) {
  const impact = next?.impact ?? null;
  const { speed } = presentSurfaces(surfaces, null);
  return {
    raceNumber: next?.race.number ?? null,
    day: next?.race.day ?? null,
    postPositionBias: {
      inside: impact?.inside ?? null,
      outside: impact?.outside ?? null,
      recommendation: words.posts,
    },
    distanceImpact: {
      sprints: impact?.otherDistances ?? null,
      routes: impact?.otherDistances ?? null,
      oneMile: impact?.oneMile ?? null,
      recommendation: words.distances,
    },
    timeOfDayFactor: { adjustment: impact?.olderHorses ?? null, description: words.timeOfDay },
    speedFigureAdjustment: speed === null ? null : -speed,
    races: races.map(presentRace),
    basis: weatherImpact(null).basis,
  };
}

/** The weather analysis in the documented shape. */
export const presentAnalysis = (analysis: WeatherAnalysis) => ({
  currentConditions: presentExtended(analysis.current),
  soilAnalysis: presentSoil(analysis.soil),
  trackVariant: presentSurfaces(analysis.surfaces, analysis.current.dirt),
  raceImpact: presentImpact(analysis),
  recommendations: analysis.advice,
  alerts: analysis.current.alerts.map(presentAlert),
});
