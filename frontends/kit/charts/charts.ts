/** The second door of the kit: pictures of numbers, and how measured numbers are written. Fetched only with a screen that shows one. */
export type { Bin } from './calibration-picture.tsx';
export { CalibrationPicture } from './calibration-picture.tsx';
export type { Interval } from './figures.ts';
export {
  around,
  between,
  count,
  holdsZero,
  shareInterval,
  signed,
  signedPercent,
  typeset,
} from './figures.ts';
export { IntervalBar, scaleOf } from './interval-bar.tsx';
export type { PlacedHorse } from './pace-map.tsx';
export { PaceMap } from './pace-map.tsx';
export type { CountedGroup } from './range-bars.tsx';
export { RangeBars } from './range-bars.tsx';
