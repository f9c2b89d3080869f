import type { Runner } from '../../card/runner.ts';
import { percentText } from '../../kernel/text.ts';
import { personText } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import type { PersonNamed } from './people-named.ts';

/** Words of a question for a kind of start, with the labels of the card for it. */
const LABEL_WORDS: readonly (readonly [words: RegExp, label: RegExp])[] = [
  [/\b(?:turf|grass)\b/i, /turf/i],
  [/\bdirt\b/i, /dirt/i],
  [/\bbeaten (?:favou?rites?|chalk)\b/i, /btn fav|beaten fav/i],
  [/\b(?:favou?rites?|chalk)\b/i, /^favou?rite/i],
  [
    /\b(?:second|2nd)(?: (?:start|time|race|out))?,? (?:off|after|back from|back)\b[^.?!]*\b(?:lay-?offs?|shelf|bench|break|rest)\b/i,
    /2nd off layoff/i,
  ],
  [/\bclaim(?:s|ed|ing)?\b/i, /claim|clm/i],
  [/\bmaidens?\b/i, /maiden|mdn|msw|mcl/i],
  [/\bsprints?\b|\bsprint(?:ing|ers?)\b/i, /sprint/i],
  [/\broutes?\b|\brout(?:ing|ers?)\b/i, /route/i],
  [/\bblinkers?\b/i, /blink/i],
  [/\bstakes\b/i, /stake|stk/i],
  [/\bship(?:pers?|ping|s|ped)?\b/i, /ship/i],
  [
    /\b(?:first[- ]time(?! lasix)|first start|first out|debut\w*|firsters?|unraced)\b/i,
    /1st time str|debut|first start/i,
  ],
  [
    /\blast[- ](?:time |out )?(?:out )?winners?\b|\bwinners? last\b|\bcoming off (?:a )?wins?\b/i,
    /wnr last/i,
  ],
];

const DAYS = /\b(\d{2,3})\s*\+?(?:\s*(?:or more|plus))? days?\b|\bdays? (?:off )?(\d{2,3})\b/i;
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PERIODS = new RegExp(
  `\\b(\\d{1,2}|an?|(?:a )?couple(?: of)?|${NUMBER_WORDS.join('|')})[ -](weeks?|months?|years?)\\b`,
  'i',
);
const AWAY =
  /\blay-?(?:offs?|ups?)\b|\boff (?:of )?(?:a |the )?(?:long |short )?(?:break|rest|bench|shelf|freshening|vacation)\b|\bfresh(?:ened)?\b|\b(?:off|away|idle|sidelined|out)\b[^.?!]{0,24}\b(?:days?|weeks?|months?|years?)\b|\b(?:days?|weeks?|months?|years?) (?:off|away|out|or more)\b|\bcomeback(?:ers?|s)?\b/i;
const LONG_AWAY = 90;
/** Fewer days away are no layoff: the card has no count of them. */
const LEAST_AWAY = 46;
const OF_DAYS = /days ?away/i;
/** No label of a card. */
const NONE = /(?!)/;
/** A month is 30 days and a half. */
const DAYS_IN: Readonly<Record<string, number>> = { week: 7, month: 30.5, year: 365 };

/** Weeks, months or years of a text in days; null for none. */
function periodIn(text: string): number | null {
  const [, count = '', unit = ''] = PERIODS.exec(text)?.map((words) => words.toLowerCase()) ?? [];
  const days = DAYS_IN[unit.replace(/s$/, '')];
  if (days === undefined) return null;
  if (/^\d/.test(count)) return Number(count) * days;
  return days * (count.includes('couple') ? 2 : NUMBER_WORDS.indexOf(count) + 1 || 1);
}

/** The labels for time away by the days asked for: more than 90 are their own count, and those of no layoff have none. */
function awayLabel(text: string): RegExp | null {
  if (!AWAY.test(text)) return null;
  const found = DAYS.exec(text);
  const number = found?.[1] ?? found?.[2];
  const days = number === undefined ? periodIn(text) : Number(number);
  if (days === null) return OF_DAYS;
  if (days >= LONG_AWAY) return /90\+ ?days/i;
  return days >= LEAST_AWAY ? /46-90 ?days/i : NONE;
}

const labelFor = (text: string): RegExp | null =>
  LABEL_WORDS.find(([words]) => words.test(text))?.[1] ?? awayLabel(text);

const inWords = (label: string): string => label.replace(/days ?away/i, ' days away').replace(/\s+/g, ' ');

type Angle = Runner['angles'][number];

const countText = (name: string, { who, label, winShare, starts }: Angle): string =>
  `${personText(name)}, ${who}, ${inWords(label)}: ${percentText(winShare)} of ${starts}.`;

/** A person's counts on the card of the kind of start that a question names: on turf, with shippers, off a layoff. */
export function kindLines(
  { races }: Pick<CardInPlay, 'races'>,
  { who, person: { name } }: PersonNamed,
  text: string,
): readonly string[] {
  const label = labelFor(text);
  if (label === null) return [];
  const angles = races
    .flatMap(({ runners }) => runners)
    .filter((runner) => runner[who]?.name === name)
    .flatMap((runner) => runner.angles.filter((angle) => angle.who === who));
  const linesOf = (wanted: RegExp): readonly string[] => [
    ...new Set(angles.filter((angle) => wanted.test(angle.label)).map((angle) => countText(name, angle))),
  ];
  const lines = linesOf(label);
  if (lines.length > 0) return lines;
  const nearest = AWAY.test(text) ? linesOf(OF_DAYS) : [];
  return [
    `${personText(name)}, ${who}: the card has no count of that kind of start${nearest.length === 0 ? '.' : '; nearest to it:'}`,
    ...nearest,
  ];
}
