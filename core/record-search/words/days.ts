import { MONTHS, monthNumber } from '../../kernel/months.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { filtered, type Meaning, type Rule } from '../question.ts';

const DAYS_IN = { day: 1, week: 7, month: 30, year: 365 } as const;
type Unit = keyof typeof DAYS_IN;
/** Farther back nothing is stored. */
const MOST_DAYS = 40_000;

function lastDays(count: number, today: RaceDay): Meaning {
  const from = addDays(today, -Math.min(count, MOST_DAYS));
  const said = `last ${counted(count, 'day').replace(',', '')}`;
  return filtered(
    'days',
    `last ${counted(count, 'day')}, from ${from}`,
    ({ race }) => race.day >= from,
    said,
  );
}

const inYear = (year: number): Meaning =>
  filtered('year', String(year), ({ race }) => race.day.startsWith(`${year}-`));

const yearOf = (day: RaceDay): number => Number(day.slice(0, 4));

const betweenYears = (a: number, b: number): Meaning => {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  return filtered(
    'year',
    `${from} to ${to}`,
    ({ race }) => yearOf(race.day) >= from && yearOf(race.day) <= to,
  );
};

const YEAR = '((?:19|20)\\d{2})';

const SINCE: Rule = {
  pattern: new RegExp(`\\b(?:since|from)\\s+${YEAR}\\b(?!\\s*(?:to|through|until|-))`, 'g'),
  read: ([, year]) => filtered('since', `${year}`, ({ race }) => yearOf(race.day) >= Number(year)),
};

const YEARS: Rule = {
  pattern: new RegExp(`\\b${YEAR}\\s*(?:-|–|to|through|until)\\s*${YEAR}\\b`, 'g'),
  read: ([, a, b]) => betweenYears(Number(a), Number(b)),
};

const LAST: Rule = {
  pattern: /\b(?:last|past|previous)\s+(\d{1,4})?\s*(day|week|month|year)(s)?\b/g,
  read: ([, count, unit, plural], { today }) => {
    if (unit === 'year' && count === undefined && plural === undefined) return inYear(yearOf(today) - 1);
    return lastDays(Number(count ?? 1) * DAYS_IN[unit as Unit], today);
  },
};

const THIS: Rule = {
  pattern: /\b(this|current|last|previous)\s+(year|season|meet(?:ing)?)(?:'s)?\b/g,
  read: ([, which], { today }) => inYear(yearOf(today) - (which === 'last' || which === 'previous' ? 1 : 0)),
};

/** `may` and `march` are other words too: they need `in` before or a year behind. */
const MONTH: Rule = {
  pattern: new RegExp(
    `\\b(in|during|of)?\\s*\\b(${MONTHS.join('|').toLowerCase()})\\b(?=\\s*(${YEAR})?)`,
    'g',
  ),
  read: ([, before, month = '', year]) => {
    if ((month === 'may' || month === 'march') && before === undefined && year === undefined) return null;
    const number = monthNumber(month);
    return filtered('month', month, ({ race }) => race.day.slice(5, 7) === number);
  },
};

const ONE_YEAR: Rule = {
  pattern: new RegExp(`\\b(?:in|during|of|season|year)?\\s*\\b${YEAR}\\b(?:\\s+(?:season|meet))?`, 'g'),
  read: ([, year]) => inYear(Number(year)),
};

const ONE_DAY: Rule = {
  pattern: /\b(\d{4}-\d{2}-\d{2})\b/g,
  read: ([, day]) => filtered('day', String(day), ({ race }) => race.day === day),
};

export const DAY_WORDS: readonly Rule[] = [ONE_DAY, YEARS, SINCE, THIS, LAST, MONTH, ONE_YEAR];
