/** A second part of the kit: pictures of numbers and what they are drawn from. Fetched only where one is shown. */
export type { Bin } from './calibration-picture.tsx';
export { CalibrationPicture } from './calibration-picture.tsx';
export { IntervalBar, scaleOf } from './interval-bar.tsx';
export { around, shareInterval } from './intervals.ts';
export type { ChartMark, OddsLine } from './odds-lines.tsx';
export { OddsLines } from './odds-lines.tsx';
export type { TimeTick } from './odds-scale.ts';
export { labelRows, oddsTicks, ticksToPost } from './odds-scale.ts';
export type { PlacedHorse } from './pace-map.tsx';
export { PaceMap } from './pace-map.tsx';
export type { CountedGroup } from './range-bars.tsx';
export { RangeBars } from './range-bars.tsx';
export type { ChanceByPace } from './scenario-chances.tsx';
export { ScenarioChances } from './scenario-chances.tsx';
