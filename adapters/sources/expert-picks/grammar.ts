import type { NamedHorse } from '#core/press/expert-selection.ts';
import { programNumberIn } from '../readings/program-number.ts';

const NUMBER = '\\d{1,2}[A-Z]?';

/** `Race 8 – Maiden Special Weight`, `RACE 8`, `8th race`. */
const RACE =
  /^(?:race\s+(\d{1,2})\b|(\d{1,2})(?:st|nd|rd|th)(?:\s+race\b|(?=\s*(?:[-–—:]|$))))\s*[-–—:,.]?\s*(.*)$/i;
/** A clock and a countdown read like picks. */
const NO_PICKS = /\b\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?(?:\s*(?:et|est|edt))?|-?\s*\b\d{1,3}\s*mtp\b/gi;

/** A race heading and what follows it in the line; null for another line. */
export function raceIn(line: string): { readonly raceNumber: number; readonly rest: string } | null {
  const [, a, other, rest = ''] = RACE.exec(line) ?? [];
  const raceNumber = Number(a ?? other ?? 0);
  return raceNumber < 1 || raceNumber > 20 ? null : { raceNumber, rest: rest.replace(NO_PICKS, ' ').trim() };
}

const LIST = new RegExp(`^#?${NUMBER}(?:\\s*[-–—,]\\s*#?${NUMBER})+$`, 'i');
const MOST_RANKED = 8;
const HIGHEST = 24;

const numberOnly = (text: string): NamedHorse => ({ programNumber: programNumberIn(text), horseName: null });

/** `2 - 1 - 6`, `2-1-6`, `2, 1A, 6`; null for odds, dates and whatever is no list of different numbers. */
export function listIn(line: string): readonly NamedHorse[] | null {
  if (!LIST.test(line)) return null;
  const horses = line.split(/\s*[-–—,]\s*/).map(numberOnly);
  const numbers = horses.map(({ programNumber }) => programNumber);
  const isSound = numbers.every((number) => number !== null && Number.parseInt(number, 10) <= HIGHEST);
  return isSound && new Set(numbers).size === numbers.length && numbers.length <= MOST_RANKED ? horses : null;
}

/** A name as written, without the odds and the comment behind it. */
const nameOf = (text: string): string | null => {
  const name = text
    .replace(/^\(([^)]*)\)/, '$1')
    .replace(/\s*\(\d[^)]*\).*$/, '')
    .replace(/\s+[-–—]\s.*$/, '')
    .replace(/[.,;:\s]+$/, '')
    .trim();
  return /\p{L}/u.test(name) && name.length <= 40 ? name : null;
};

/** `1. #2 Quill Harbor (8-5) – comment`, `Top pick: #1A (QUILL HAVEN) (5-2)`, `2nd pick: #3 …`, `Win: #4 …`. */
const RANKED = new RegExp(
  `^(?:\\d{1,2}[.)]|(?:top|best|first|second|third|\\d(?:st|nd|rd|th))\\s+(?:pick|choice)\\s*:|(?:win|place|show)\\s*:)\\s*#(${NUMBER})\\b\\s*(.*)$`,
  'i',
);
/** `4: Quill Harbor: comment`. */
const COLONS = new RegExp(`^#?(${NUMBER})\\s*:\\s*([^:\\d][^:]{1,39})(?::.*)?$`, 'i');

/** A horse with a line of its own; null for another line. */
export function horseIn(line: string): NamedHorse | null {
  const [, number = '', rest = ''] = RANKED.exec(line) ?? COLONS.exec(line) ?? [];
  const programNumber = programNumberIn(number);
  return programNumber === null ? null : { programNumber, horseName: nameOf(rest) };
}

/** `2 Quill Harbor`, as tables write it. */
export function cellHorseIn(text: string): NamedHorse | null {
  const [, number = '', name = ''] =
    new RegExp(`^#?(${NUMBER})\\b[\\s.:-]*(.*)$`, 'i').exec(text.trim()) ?? [];
  const programNumber = programNumberIn(number);
  const horseName = nameOf(programNumber === null ? text.trim() : name);
  return programNumber === null && horseName === null ? null : { programNumber, horseName };
}

/** `If run on dirt selections: 3-1A`, `If off the turf: 3, 5`. */
export function conditionIn(
  line: string,
): { readonly onlyIf: string; readonly ranked: readonly NamedHorse[] } | null {
  const [, condition = '', list = ''] =
    /^if\s+([^:]{3,60}?)(?:\s+(?:selections?|picks?))?\s*:\s*(.+)$/i.exec(line) ?? [];
  const ranked = listIn(list) ?? (programNumberIn(list) === null ? null : [numberOnly(list)]);
  return condition === '' || ranked === null ? null : { onlyIf: condition.toLowerCase(), ranked };
}

/** `Best Bet: Race 2, #1A Quill Haven`. */
export function bestBetIn(line: string): { readonly raceNumber: number; readonly horse: NamedHorse } | null {
  const [, rest = ''] = /^(?:best\s+bet|nap)(?:\s+of\s+the\s+day)?\s*[:–—-]\s*(.*)$/i.exec(line) ?? [];
  const race = raceIn(rest);
  const horse = race === null ? null : cellHorseIn(race.rest);
  return race === null || horse === null ? null : { raceNumber: race.raceNumber, horse };
}
