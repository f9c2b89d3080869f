import type { Air } from './observation.ts';

/** What the documented win formula reads of weather and course; Fahrenheit and miles an hour. */
export interface CourseWeather extends Pick<Air, 'temperature' | 'windSpeed' | 'conditions'> {
  /** `Fast`, `Sloppy`; null while it is not known. */
  readonly trackCondition: string | null;
}

/** The weather of a race: the air then and there, and the condition of the course it is run on. */
export const courseWeather = (
  { temperature, windSpeed, conditions }: Air,
  trackCondition: string | null,
): CourseWeather => ({ temperature, windSpeed, conditions, trackCondition });
