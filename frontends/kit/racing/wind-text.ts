import { rounded } from '../format.ts';
/** `12 mph NW`; `NW, speed unknown` where only the direction was measured; null without a reading. */
export function windText({
  windSpeed,
  windDirection,
}: {
  readonly windSpeed: number | null;
  readonly windDirection: string | null;
}): string | null {
  if (windSpeed === null) return windDirection && `${windDirection}, speed unknown`;
  return [rounded(windSpeed, ' mph'), windDirection].filter(Boolean).join(' ');
}
