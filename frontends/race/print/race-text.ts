import { timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import {
  count,
  numbered,
  offTheTurfText,
  percent,
  properName,
  trackDayTime,
  trackTime,
  unknownFigure,
  withZone,
} from '#kit/kit.ts';
import { priceOnPaper } from '#kit/sharing/sharing.ts';
import type { FieldRow } from '../field/field-rows.ts';
import { verdictMove } from '../head/line-moves.ts';
import { raceTitleOf } from '../head/race-facts.tsx';
import { verdictWords } from '../head/verdict-line.tsx';
import { missingParts, type RaceParts, rowsOf } from './race-parts.ts';

/** `1:15 PM ET`. */
export function postTimeText(race: Race): string {
  const time = timeOf(race);
  if (time === null) return 'post time unknown';
  return /^\d{4}-/.test(time) ? trackTime(time) : withZone(time);
}

export const raceName = (race: Race): string =>
  race.isCancelled ? `${raceTitleOf(race)}: canceled` : raceTitleOf(race);

const inWords = new Intl.ListFormat('en-US');

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Distance, surface and condition, purse, starters, par. */
export function raceFacts({ race, form, field }: RaceParts): readonly string[] {
  const par = field?.par ?? null;
  const points = par?.points ?? form?.par ?? null;
  return [
    race.distance,
    `${race.surfaceName} ${race.trackCondition?.toLowerCase() ?? ''}`.trim(),
    race.purse === null ? 'purse not announced' : `$${count(race.purse)}`,
    numbered(race.entryCount, 'starter'),
    points === null ? 'par unknown' : `par ${points}`,
  ];
}

/** The verdict in a line: `WATCH · #2 Sovereignty: bet at 3-1 or more; now 5-2`. */
export function verdictText({ field }: RaceParts): string {
  if (field === null) return 'The verdict could not be read.';
  const words = verdictWords(field);
  return field.verdict.kind === null ? words : `${field.verdict.kind} · ${words}`;
}

/** `ML 5-1 · now 7-2, 1:02 PM ET`; empty without a price. */
function priceText({ entry, now }: FieldRow, day: string): string {
  const line = entry.morningLine === null ? '' : `ML ${entry.morningLine.text}`;
  if (now === null) return line;
  const { text, when } = priceOnPaper(now.price, day);
  const words = now.price.kind === 'live' ? `now ${text}` : text;
  return [line, when === null ? words : `${words}, ${when}`].filter(Boolean).join(' · ');
}

/** Our chance and prices beside those of the morning line and the board; empty for a horse that does not start. */
export function pricesText(row: FieldRow, day: string): string {
  if (row.absence !== null) return row.entry.morningLine === null ? '' : `ML ${row.entry.morningLine.text}`;
  return [
    row.chance === null ? 'chance unknown' : percent(row.chance, 1),
    row.fair && `fair ${row.fair}`,
    row.take && `take ${row.take}`,
    priceText(row, day),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A bet on the first page: `1+1A`, its horse, and our chance and price beside the morning line. */
export type Choice = {
  readonly numbers: string;
  readonly name: string;
  readonly chance: string;
  readonly take: string;
  readonly morningLine: string;
};

/** The bets of a race by our chance, coupled horses as one. */
export function choices(parts: RaceParts): readonly Choice[] {
  const starters = rowsOf(parts).filter(({ absence, chance }) => absence === null && chance !== null);
  return starters
    .filter(
      ({ coupled }, place) =>
        !starters.slice(0, place).some(({ entry }) => coupled.includes(entry.programNumber)),
    )
    .toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
    .map(({ entry, coupled, chance, take }) => ({
      numbers: [entry.programNumber, ...coupled].join('+'),
      name: properName(entry.horseName),
      chance: percent(chance ?? 0, 1),
      take: take ?? unknownFigure,
      morningLine: entry.morningLine?.text ?? unknownFigure,
    }));
}

/** `Last read Jun 7, 9:04 AM ET; it could not be read again.`; null where every answer is new. */
export const oldText = ({ isOld, readAt }: RaceParts): string | null =>
  isOld && readAt !== null ? `Last read ${trackDayTime(readAt)}; it could not be read again.` : null;

/** Scratches and changes of surface, and what the paper lacks: one sentence each. */
export function changesOf(parts: RaceParts): readonly string[] {
  const { race, field } = parts;
  const out = rowsOf(parts).filter(({ absence }) => absence === 'scratched');
  const move = field && verdictMove(field);
  const missing = missingParts(parts);
  return [
    out.length > 0
      ? `Scratched: ${out.map(({ entry }) => `${entry.programNumber} ${properName(entry.horseName)}`).join(', ')}.`
      : '',
    offTheTurfText(race) ?? '',
    move === null ? '' : `Since the picks were sealed: ${move}.`,
    oldText(parts) ?? '',
    missing.length > 0 ? `${titled(inWords.format(missing))} could not be read when this was printed.` : '',
  ].filter(Boolean);
}
