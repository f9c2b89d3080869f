import type { ReportedRace } from '#core/handicapping/figure-report.ts';
import { parseClock } from '#core/kernel/race-day.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Block, linesOf } from './block.ts';
import { distanceOf } from './distance.ts';
import { reportRefusal, type Where } from './errors.ts';

const CONDITIONS = /^(.+?)\. (.+?)\. (.+?)\. Purse: \$([\d,]+)\.$/;
const POST_TIME = /^Post Time: (.+)$/;
/** The texts of the head are printed between the race number and the rating. */
const TEXTS = { from: 60, to: 450 };
const RATING = { from: 450, to: 510 };
/** The name of a stakes is set larger than the bets. */
const NAME_SIZE = 9.5;

const within = ({ from, to }: typeof TEXTS, { x }: PdfItem): boolean => x >= from && x < to;
const textOf = (line: readonly PdfItem[]): string => line.map(({ text }) => text.trim()).join(' ');

function ratingIn(items: readonly PdfItem[], where: Where): number | null {
  const line = items.filter((item) => within(RATING, item) && !/[a-z]/.test(item.text));
  const text = textOf(line);
  if (text === 'NA' || text === '') return null;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw reportRefusal('field', { ...where, field: 'race rating' }, `"${text}" is not a rating.`);
}

function postMinuteIn(items: readonly PdfItem[], where: Where): number | null {
  const text = items.flatMap((item) => POST_TIME.exec(item.text.trim())?.[1] ?? [])[0];
  if (text === undefined) return null;
  const minute = parseClock(text);
  if (minute !== null) return minute;
  throw reportRefusal('field', { ...where, field: 'post time' }, `"${text}" is not a time (like 1:05 PM).`);
}

function conditionsIn(lines: readonly (readonly PdfItem[])[], where: Where) {
  const found = lines.flatMap((line) => {
    const match = CONDITIONS.exec(textOf(line));
    return match === null ? [] : [{ line, match }];
  })[0];
  if (found === undefined) {
    throw reportRefusal('field', { ...where, field: 'conditions' }, 'no line with distance and purse.');
  }
  const [, printed = '', type = '', restrictions = '', purse = ''] = found.match;
  const distance = distanceOf(printed);
  if (distance === null) {
    throw reportRefusal('field', { ...where, field: 'distance' }, `"${printed}" is not a distance.`);
  }
  const { yards: distanceYards, isAbout } = distance;
  const facts = { distanceYards, isAbout, type, restrictions, purse: Number(purse.replaceAll(',', '')) };
  return { line: found.line, facts };
}

/** The head of a race, without its horses. */
export function raceHead(block: Block, where: Where): Omit<ReportedRace, 'horses'> {
  const above = block.items.filter(({ y }) => y < block.y + 3);
  const lines = linesOf(above.filter((item) => within(TEXTS, item)));
  const { line: conditions, facts } = conditionsIn(lines, where);
  const others = lines.filter((line) => line !== conditions);
  const isName = ([first]: readonly PdfItem[]): boolean => (first?.size ?? 0) > NAME_SIZE;
  return {
    raceNumber: block.raceNumber,
    name: others.filter(isName).map(textOf).join(' ') || null,
    raceRating: ratingIn(above, where),
    postMinute: postMinuteIn(block.items, where),
    ...facts,
    wagers: others
      .filter((line) => !isName(line))
      .map(textOf)
      .join(' '),
  };
}
