import type { WeatherShelf } from '#core/weather/ports.ts';
import type { WeatherTold } from '#core/weather/weather-told.ts';

const FOR_EVER: readonly WeatherTold['kind'][] = ['observation', 'courses'];

const isOfSameLine = (one: WeatherTold, other: WeatherTold): boolean =>
  one.trackSlug === other.trackSlug &&
  one.kind === other.kind &&
  one.fact.provenance.source === other.fact.provenance.source;

const isSameFact = (one: WeatherTold | undefined, other: WeatherTold): boolean =>
  JSON.stringify(one?.fact) === JSON.stringify(other.fact);

/** Weather facts in memory. */
export function makeMemoryWeatherShelf(): WeatherShelf {
  let kept: readonly WeatherTold[] = [];
  return {
    async keep(told) {
      const before = kept.length;
      for (const one of told) {
        const last = kept.findLast((other) => isOfSameLine(one, other));
        if (!isSameFact(last, one)) kept = [...kept, one];
      }
      return kept.length - before;
    },
    async toldBetween(trackSlug, after, before) {
      const known = kept
        .filter((one) => one.trackSlug === trackSlug && one.knownAt > after && one.knownAt <= before)
        .toSorted((one, other) => one.knownAt - other.knownAt);
      return known.filter((one, at) => !known.slice(at + 1).some((later) => isOfSameLine(one, later)));
    },
    async forgetBefore(before) {
      kept = kept.filter(({ kind, knownAt }) => FOR_EVER.includes(kind) || knownAt >= before);
    },
  };
}
