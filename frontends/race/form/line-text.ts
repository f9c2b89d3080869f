import { properName, shortLengths, unknownFigure } from '#kit/kit.ts';
import type { PastRace, Work } from './form-query.ts';

/** In place of what the source does not report. */
export const unknown = unknownFigure;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as form prints it: `3May25`, from `2025-05-03`. */
export function formDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}${months[Number(month) - 1] ?? month}${year.slice(2)}`;
}

/** A time of a race or work: `22.6`, `1:10.9`; to the hundredth where the source has it so. */
export function timeText(seconds: number | null): string {
  if (seconds === null || Number.isNaN(seconds)) return unknown;
  const text = (seconds % 60).toFixed(Number.isInteger(Math.round(seconds * 1000) / 100) ? 1 : 2);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? text
    : `${minutes}:${text.padStart(text.indexOf('.') === 1 ? text.length + 1 : 0, '0')}`;
}

/** A distance where there is little room: `6f`, `1 1/16 m`. */
export const shortDistance = (distance: string | null): string =>
  distance
    ?.replace(/F$/, 'f')
    .replace(/ Miles?/, ' m')
    .replace(/ Yards?/, ' yd')
    .replace('About ', 'abt ') ?? unknown;

const surfaces: Readonly<Record<NonNullable<PastRace['surface']>, string>> = {
  dirt: 'D',
  turf: 'T',
  'inner-turf': 'Ti',
  'inner-dirt': 'Di',
  synthetic: 'AW',
  steeplechase: 'Hrd',
  hunt: 'Hnt',
};

export const surfaceText = (surface: PastRace['surface']): string =>
  surface === null ? unknown : surfaces[surface];

/** `Off` marks a race taken off the turf. */
export const surfaceOf = ({ surface, takenOffTurf }: PastRace): string =>
  `${surfaceText(surface)}${takenOffTurf ? ' (off turf)' : ''}`;

const tenths = (dollars: number, unit: number): number => Math.round((dollars / unit) * 10) / 10;

/** Dollars where there is little room: `$4.1M`, `$62.5k`, `$900`. */
export function shortDollars(dollars: number): string {
  if (Number.isNaN(dollars)) return unknown;
  if (dollars >= 1_000_000) return `$${tenths(dollars, 1_000_000)}M`;
  return dollars >= 1000 ? `$${tenths(dollars, 1000)}k` : `$${dollars}`;
}

/** A race's class: `G1 KyDerby`, `OClm 50000n1x`. */
export const classText = ({ grade, raceName, classification }: PastRace): string =>
  [grade && !classification.includes(`G${grade}`) ? `G${grade}` : null, classification || raceName]
    .filter(Boolean)
    .join(' ');

/** `$80k`, and the price the horse ran for. */
export const moneyText = ({ purse, claimingPrice }: PastRace): string =>
  [purse && shortDollars(purse), claimingPrice && `clm ${shortDollars(claimingPrice)}`]
    .filter(Boolean)
    .join(' ') || unknown;

const medications: Readonly<Record<string, string>> = {
  lasix: 'L',
  bute: 'B',
  'bute and lasix': 'BL',
  'first-time lasix': 'L1',
  'bute and first-time lasix': 'BL1',
};

/** Medication and equipment in letters: `L` Lasix, `B` Bute, `b` blinkers. */
export const medicationText = (medication: string | null, blinkers: boolean | null): string =>
  `${medication === null ? '' : (medications[medication] ?? '')}${blinkers ? ' b' : ''}`.trim();

/** Odds to 1, the favorite marked: `*1.80`. */
export const oddsText = ({ odds, wasFavorite }: PastRace): string =>
  odds === null ? unknown : `${wasFavorite ? '*' : ''}${odds.toFixed(2)}`;

/** The first three with their margins: `Sovereignty 1½, Journalism 1½, Baeza`. */
export const firstThreeText = ({ firstThree }: PastRace): string =>
  firstThree
    .map(({ name, margin }) => [properName(name), shortLengths(margin)].filter(Boolean).join(' '))
    .join(', ');

/** The comments that say something different. */
export function commentText({ comment, longComment, extraComment }: PastRace): string {
  const main = longComment.trim() || comment.trim();
  return [main, extraComment.trim()].filter(Boolean).join(' · ');
}

/** `31May25 SAR 4f ft 49.1 B 18/62`; the course stands before the condition unless it is the main track: `4f T fm`. */
export const workText = ({
  day,
  track,
  distance,
  course,
  condition,
  seconds,
  manner,
  rank,
  count,
}: Work): string =>
  [
    formDay(day),
    track,
    shortDistance(distance),
    course === 'MT' ? null : course,
    condition,
    timeText(seconds),
    manner,
    rank === null ? null : count === null ? `${rank}` : `${rank}/${count}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Everything of a line that may be looked for. */
export const searchText = (line: PastRace): string =>
  [
    formDay(line.day),
    line.day,
    line.track,
    line.condition,
    line.surface,
    shortDistance(line.distance).replace(' m', 'm'),
    line.distance,
    classText(line),
    line.raceName,
    line.jockey,
    commentText(line),
    firstThreeText(line),
    ...line.marks,
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
