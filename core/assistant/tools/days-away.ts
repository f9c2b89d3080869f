import { isStarter, type Runner } from '../../card/runner.ts';
import { NUMBER, numberOf } from '../../fact-check/number-words.ts';
import { counted } from '../../kernel/text.ts';
import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';
import { onlySays, withoutRace } from './words-left.ts';

const SPAN = new RegExp(`\\b(an?|${NUMBER})\\+?[- ](day|week|month|year)s?\\b`, 'i');
const MANY = /\b(?:horses?|runners?|starters?|anyone|anybody|any|who|who'?s|which)\b/i;
/** A question that names nobody, `absences over 150 days`: words of being away, and no other. */
const AWAY_ALONE =
  /^\W*(?:(?:show|list|give|find|me|us|all|the|any|every|a|long) )*(?:absen(?:ces?|t)|lay-?offs?|away|off|idle|sidelined|gone|\S+[- ](?:day|week|month|year)s? (?:absences?|lay-?offs?))\b/i;
const WORDS_OF_AWAY =
  /\b(?:show|list|give|find|me|us|all|the|any|every|a|an|long|absen(?:ces?|t)|lay-?offs?|away|off|idle|sidelined|gone|for|of|from|in|on|over|more|than|at|least|longer|or|plus|less|fewer|under|card|today|so|please|about|around|been|and|up)\b/gi;
/** Away for so long at least. */
const AWAY =
  /\b(?:off|away|idle|sidelined|gone|absen(?:ces?|t)|lay-?offs?|(?:\w*n'?t|not|no) (?:run|raced|started|been out|races?)|since (?:its|their|his|her) last)\b/i;
const FEWER = '(?:less than|fewer than|under|within|inside|at most|no more than|not more than|only|just)';
const ofSpan = (before: string, after = ''): RegExp => new RegExp(`${before}${SPAN.source}${after}`, 'i');
/** `Off 90 days`, `after a 90-day layoff`: away for so long at least. */
const AFTER = ofSpan(String.raw`\b(?:off|after) (?:(?:about|around|nearly|almost|an?|of) )*`);
/** Back within so long. */
const BACK = ofSpan(
  String.raw`\b(?:(?:back|return\w*) (?:in|on|within|inside)|(?:back|return\w*|run\w*) after (?=only|just)) ?(?:${FEWER} )*`,
);
const LESS = new RegExp(
  `${ofSpan(String.raw`\b${FEWER} (?:about )?`).source}|${ofSpan('', String.raw` or (?:less|fewer|under|sooner)\b`).source}`,
  'i',
);
const MORE = new RegExp(
  `\\b(?:${NUMBER})\\+|${ofSpan(String.raw`(?<!\b(?:no|not) )\b(?:more than|over|at least|longer than) `).source}|${ofSpan('', ' (?:or (?:more|longer|over|up)|plus|and (?:up|over))\\b').source}`,
  'i',
);
const BEYOND = /(?<!\b(?:no|not) )\b(?:more than|over|longer than|less than|fewer than|under)\b/i;
/** Records over a span, ages, works, bets. */
const OTHER =
  /\b(?:last|past|next) (?:\S+ )?(?:days?|weeks?|months?|years?)\b|\bwithout\b|(?:n['’]t|\bnot|\bnever) (?:been )?(?:off|away|idle|coming|returning|back)\b|\bfirst (?:time|start|race|run)\b|\b(?:turf|grass|dirt|sprint\w*|rout\w+|will)\b|\byears?[- ]old\b|\b(?:w[io]n\w*|records?|picks?|jockeys?|trainers?|riders?|barns?|works?|worked|workouts?|results?|paid|pays?|bets?|second|third|2nd|3rd|ago)\b/i;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const LISTED = 15;

interface Limit {
  readonly days: number;
  readonly isLeast: boolean;
  /** `More than`, `less than`: the days themselves do not count. */
  readonly isBeyond: boolean;
  /** As it was said: `90 days`. */
  readonly words: string;
}

/** `Who's fresh`, without a number of days. */
const FRESH =
  /\b(?:who|whos|who's|any(?:one|body)|which|what horses?|horses?|runners?)\b[^.?!]{0,20}\b(?:fresh(?:ened|est)?(?! off (?!an? |the (?:bench|shelf|break|layoff|rest)\b))|well[- ]rested|rested|off (?:the|a) (?:bench|shelf|freshening|break|rest))\b|\bfresh (?:horses?|runners?|legs|ones?)\b/i;
const OF_SOMETHING_ELSE =
  /\b(?:news|odds|prices?|picks?|claims?|claimed|info\w*|updates?|money|bets?|tips?)\b/i;
const FRESH_FROM: Limit = { days: 45, isLeast: true, isBeyond: false, words: '45 days' };

/** `Back on short rest`, `a quick turnaround`, with or without a number of days. */
const QUICK =
  /\b(?:quick|fast|short) (?:turn-? ?arounds?|rest)\b|\b(?:wheel(?:s|ed|ing)?|back|com(?:es?|ing) back|return\w*)(?: back)? (?:in a hurry|quick(?:ly)?|fast|soon|on short rest)\b/i;
const QUICK_WITHIN: Limit = { days: 14, isLeast: false, isBeyond: false, words: '14 days' };

/** The days away that a question asks for; null where it asks for none. */
function limitIn(text: string): Limit | null {
  const isQuick = QUICK.test(text) && !OTHER.test(text) && !OF_SOMETHING_ELSE.test(text);
  if (isQuick && !SPAN.test(text)) return QUICK_WITHIN;
  if (FRESH.test(text) && ![SPAN, OTHER, OF_SOMETHING_ELSE].some((other) => other.test(text)))
    return FRESH_FROM;
  const [words, count = '', unit = ''] = SPAN.exec(text) ?? [];
  const number = /^an?$/i.test(count) ? 1 : numberOf(count);
  if (words === undefined || number === null || OTHER.test(text)) return null;
  const days = number * (DAYS[unit.toLowerCase()] ?? 1);
  const said = counted(number, unit.toLowerCase());
  const isBeyond = BEYOND.test(text);
  if (isQuick && !MORE.test(text)) return { days, isLeast: false, isBeyond, words: said };
  if (MORE.test(text) && (AWAY.test(text) || BACK.test(text)))
    return { days, isLeast: true, isBeyond, words: said };
  if (LESS.test(text) ? BACK.test(text) || AWAY.test(text) : BACK.test(text) && !AFTER.test(text))
    return { days, isLeast: false, isBeyond, words: said };
  return AWAY.test(text) ? { days, isLeast: true, isBeyond: false, words: said } : null;
}

const fits = (days: number, { days: limit, isLeast, isBeyond }: Limit): boolean =>
  (!isBeyond && days === limit) || (isLeast ? days > limit : days < limit);

function whatIsAsked({ isLeast, isBeyond, words }: Limit): string {
  if (isLeast) return isBeyond ? `away for more than ${words}` : `away for ${words} or more`;
  return isBeyond ? `back in less than ${words}` : `back within ${words}`;
}

/** Whether a question asks of many horses, by a word for them or by nothing but the time away. */
const isOfMany = (text: string): boolean =>
  MANY.test(text) || (AWAY_ALONE.test(text) && onlySays(withoutRace(text).replace(SPAN, ' '), WORDS_OF_AWAY));

const startersOf = (races: CardInPlay['races']) =>
  races.flatMap(({ number, runners }) => runners.filter(isStarter).map((runner) => ({ number, runner })));

interface Away {
  readonly number: number;
  readonly runner: Runner;
  readonly days: number;
}

const rowOf = ({ number, runner, days }: Away) => ({
  line: `- Race ${number}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${counted(days, 'day')}`,
  cells: [String(number), ...horseCells(runner), String(days)],
});

/** The starters that the card gives days for. */
const awayIn = (races: CardInPlay['races']): readonly Away[] =>
  startersOf(races).flatMap(({ number, runner }) =>
    runner.daysSinceLast === null ? [] : [{ number, runner, days: runner.daysSinceLast }],
  );

/** The starters within a limit; for a long one the longest away first, else the soonest back. */
const withinLimit = (all: readonly Away[], limit: Limit): readonly Away[] =>
  all
    .filter(({ days }) => fits(days, limit))
    .toSorted((a, b) => (limit.isLeast ? b.days - a.days : a.days - b.days));

/** The starter away the longest, where none is away for as long as was asked. */
function longestLine(all: readonly Away[]): string | null {
  const [longest] = all.toSorted((a, b) => b.days - a.days);
  return longest === undefined ? null : `The longest away: ${rowOf(longest).line.replace(/^- /, '')}.`;
}

function answerOf(all: readonly Away[], limit: Limit, where: string, source: string): JakeAnswer {
  const found = withinLimit(all, limit);
  const what = whatIsAsked(limit);
  const note = [
    found.length > LISTED ? `And ${found.length - LISTED} more.` : null,
    'Counted from the last race on the card; first-time starters are left out.',
    `Source: ${source}.`,
  ];
  if (found.length === 0)
    return saying([`No starter ${where} is ${what}.`, limit.isLeast ? longestLine(all) : null, ...note]);
  return sayingTable({
    lead: [`${counted(found.length, 'starter')} ${where} ${found.length === 1 ? 'is' : 'are'} ${what}:`],
    caption: 'Days since the last race',
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Days', 'number']),
    rows: found.slice(0, LISTED).map(rowOf),
    note,
  });
}

/** The starters that have been away for so many days or more, or that come back within so many. */
export const daysAway: Tool = {
  name: 'days since the last race',
  reads({ text, card, raceNumber }) {
    const limit = limitIn(text);
    if (limit === null || !isOfMany(text) || peopleNamed(card, text).length > 0) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    const races = racesAsked(card, raceNumber);
    if (races.length === 0) return null;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const isUnknown = startersOf(races).every(({ runner }) => runner.daysSinceLast === null);
    const answer = isUnknown
      ? saying([`The card gives no days since the last race ${where}.`, `Source: ${card.card.source}.`])
      : answerOf(awayIn(races), limit, where, card.card.source);
    return atOnce({ answer, views: [] });
  },
};
