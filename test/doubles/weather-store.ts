import type { WeatherStore } from '#core/weather/ports.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';

const FOR_EVER: readonly WeatherReport['kind'][] = ['observation', 'courses'];

const isOfSameLine = (a: WeatherReport, b: WeatherReport): boolean =>
  a.trackSlug === b.trackSlug && a.kind === b.kind && a.fact.provenance.source === b.fact.provenance.source;

const isSameFact = (a: WeatherReport | undefined, b: WeatherReport): boolean =>
  JSON.stringify(a?.fact) === JSON.stringify(b.fact);

/** Weather facts in memory. */
export function makeMemoryWeatherStore(): WeatherStore {
  let weatherReports: readonly WeatherReport[] = [];
  return {
    async keep(reports) {
      const before = weatherReports.length;
      for (const weatherReport of reports) {
        const last = weatherReports.findLast((earlier) => isOfSameLine(weatherReport, earlier));
        if (!isSameFact(last, weatherReport)) weatherReports = [...weatherReports, weatherReport];
      }
      return weatherReports.length - before;
    },
    async reportedBetween(trackSlug, after, before) {
      const inSpan = weatherReports
        .filter(
          (weatherReport) =>
            weatherReport.trackSlug === trackSlug &&
            weatherReport.knownAt > after &&
            weatherReport.knownAt <= before,
        )
        .toSorted((a, b) => a.knownAt - b.knownAt);
      return inSpan.filter(
        (weatherReport, index) =>
          !inSpan.slice(index + 1).some((later) => isOfSameLine(weatherReport, later)),
      );
    },
    async forgetBefore(before) {
      weatherReports = weatherReports.filter(
        ({ kind, knownAt }) => FOR_EVER.includes(kind) || knownAt >= before,
      );
    },
    async dropDemo() {
      weatherReports = weatherReports.filter(
        ({ kind, fact }) => kind !== 'courses' || fact.provenance.tier !== 'demo',
      );
    },
  };
}
