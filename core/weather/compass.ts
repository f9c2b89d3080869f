/** The sixteen points of the compass, from north by east. */
export const POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

export type CompassPoint = (typeof POINTS)[number];

const STEP = 360 / POINTS.length;

/** The point nearest to a bearing: 315 is `NW`. */
export function compassPointOf(degrees: number): CompassPoint {
  const turned = ((degrees % 360) + 360) % 360;
  return POINTS[Math.round(turned / STEP) % POINTS.length] ?? 'N';
}

/** The bearing of a point in degrees; null for text that is none. */
export function bearingOf(text: string): number | null {
  const index = (POINTS as readonly string[]).indexOf(text.trim().toUpperCase());
  return index < 0 ? null : index * STEP;
}
