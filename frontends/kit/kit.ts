/** The API of the kit: how things look. Pure parts, no fetching, no routing; shared by every app as one module. */
export type { AlertTone } from './base/alert.tsx';
export { Alert } from './base/alert.tsx';
export type { BadgeTone } from './base/badge.tsx';
export { Badge } from './base/badge.tsx';
export type { ButtonTone } from './base/button.tsx';
export { Button, buttonClass } from './base/button.tsx';
export { Card } from './base/card.tsx';
export { Empty } from './base/empty.tsx';
export type { Choice } from './base/field.tsx';
export { Checkbox, Field, SelectField, TextField } from './base/field.tsx';
export { makeIcon } from './base/icon.ts';
export { BrokenPart, PartBoundary } from './base/part-boundary.tsx';
export type { SkeletonShape } from './base/skeleton.tsx';
export { Skeleton } from './base/skeleton.tsx';
export { ThemeSwitch } from './base/theme-switch.tsx';
export type { ToastTone } from './base/toast-card.tsx';
export { ToastCard } from './base/toast-card.tsx';
export { Tooltip } from './base/tooltip.tsx';
export { classNames } from './class-names.ts';
export type { Interval } from './figures.ts';
export {
  between,
  count,
  figureOf,
  holdsZero,
  numbered,
  oneDecimal,
  signed,
  signedMoney,
  signedPercent,
} from './figures.ts';
export {
  ago,
  easternZone,
  fixed,
  money,
  percent,
  raceDay,
  rounded,
  shortRaceDay,
  trackDayTime,
  trackTime,
  viewDay,
  viewZone,
  wholeDollars,
  withDaysInWords,
  withZone,
} from './format.ts';
export * from './icons.ts';
export { links, withQuery } from './links.ts';
export { helplines, product, supportEmail } from './product.ts';
export { CardProvenance } from './racing/card-provenance.tsx';
export { ChanceBar } from './racing/chance-bar.tsx';
export { clothOf } from './racing/cloth-colors.ts';
export type { DayOfRaces, Entry, Race } from './racing/day-of-races.ts';
export { dayAtTrack, dayOfRaces, findRace } from './racing/day-of-races.ts';
export { DemoLabel, demoSentence } from './racing/demo-label.tsx';
export { GoingChip } from './racing/going-chip.tsx';
export { inQuarters, shortLengths, shortName } from './racing/lengths.ts';
export { NoRacing, seasonSentence } from './racing/no-racing.tsx';
export { OffTheTurf, offTheTurfText } from './racing/off-the-turf.tsx';
export { jockeyText, personName, trainerText } from './racing/person-name.ts';
export type { PriceGiven } from './racing/price.tsx';
export { Price } from './racing/price.tsx';
export { withPrintedNames } from './racing/printed-names.ts';
export { properName } from './racing/proper-name.ts';
export type { ProvenanceState } from './racing/provenance.tsx';
export { Provenance } from './racing/provenance.tsx';
export { RaceTime } from './racing/race-time.tsx';
export { SaddleCloth } from './racing/saddle-cloth.tsx';
export { ScratchedList } from './racing/scratched-list.tsx';
export { sealedKind } from './racing/sealed-kind.ts';
export { Sentence } from './racing/sentence.tsx';
export { Sourced, sourceText } from './racing/sourced.tsx';
export { Unknown } from './racing/unknown.tsx';
export { windText } from './racing/wind-text.ts';
export { unknownFigure } from './unknown-figure.ts';
