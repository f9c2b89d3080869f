import type { Race } from '#kit/kit.ts';
import type { DayPicks } from '../picks/picks-rules.ts';

/** Weather and going at the track as far as anybody said; null is not known. */
export type Conditions = {
  readonly temperature: string | null;
  readonly description: string | null;
  readonly wind: string | null;
  readonly going: string | null;
};

type Facts = Pick<Race, 'trackCondition'>;

/** What is known of the conditions: the card's own word on the going, else what the picks were made with. No call tells the wind yet. */
export function conditionsOf(
  races: readonly Facts[],
  picks: Pick<DayPicks, 'recommendations'> | null,
): Conditions {
  const used = picks?.recommendations.map((one) => one.weatherData) ?? [];
  const temperature = used.find((one) => one.temperature !== null)?.temperature ?? null;
  const going = [...races, ...used].find((one) => one.trackCondition)?.trackCondition ?? null;
  return {
    temperature: temperature === null ? null : `${Math.round(temperature)}°F`,
    description: used.find((one) => one.description)?.description ?? null,
    wind: null,
    going,
  };
}

export const isUnknown = (conditions: Conditions): boolean =>
  Object.values(conditions).every((value) => value === null);
