import { isStarter, type Runner } from '../../card/runner.ts';
import { NUMBER, numberOf } from '../../fact-check/number-words.ts';
import { dateText } from '../../kernel/day-text.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { isCanceled, type RaceView, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { horsesNamed } from './horses-named.ts';
import { SHORT_MARGINS } from './result-words.ts';
import type { Tool } from './tool.ts';
import { givesNoPast, onlySays, withoutRace } from './words-left.ts';

const BEATEN = /\b(?:beaten|beat|lost|lose|losing|finished|came|got|were|was|missed|nosed)\b/i;
const LAST_TIME =
  /\b(?:(?:the|its|his|her|their|in|on) )*(?:last|previous|most recent) (?:times?(?: out)?|out(?:ings?)?|races?(?: out)?|starts?)\b/i;
const SIZE = `(half|3/4|1/2|1/4|three[- ]quarters|a quarter|\\d{1,2}\\.\\d{1,2}|an?|${NUMBER})(?: (1/2|1/4|3/4|and a half))?(?: (?:of )?an?)? lengths?(?: (and a half))?`;
const LESS = 'less than|fewer than|under|by less than|by under';
const MOST = 'within|no more than|not more than|at most|up to';
const MORE = 'more than|over|by over|by more than';
const LEAST = 'at least|no less than|not less than';
const LIMIT = new RegExp(`\\b(?:by )?(?:(${LESS})|(${MOST})|(${MORE})|(${LEAST})) (?:a )?${SIZE}`, 'i');
/** `A length or less`, and margins by their names: `a nose`, `a head or less`, `less than a neck`, `nosed out`. */
const OR_LESS = new RegExp(`\\b(?:by )?${SIZE} or (less|under|fewer|more|over)\\b`, 'i');
const BY_NAME = new RegExp(
  `\\b(?:by )?(?:(${LESS})|(${MOST})|(${MORE})|(${LEAST}))? ?(?:(?:only|just) )?(?:by )?(?:(?:an?|the) )?(?:short )?(nose|head|neck|nosed)(?: (?:or (?:(less|under|fewer|so)|(more|over))|out))?\\b`,
  'i',
);
const BEHIND_WINNER = /\b(?:of|behind|by|to) (?:the )?winners?\b/gi;
/** `In the last race` is a race of the card. */
const LAST_OF_CARD = /\bin the last race\b/i;
const WORDS =
  /\b(?:any|anyone|anybody|which|what|who|all|every|list|show|find|give|me|name|the|there|is|are|were|was|that|horses?|runners?|starters?|ones?|got|get|beaten|beat|lost|lose|losing|finished|came|missed|winning|winner|winners|of|by|in|on|for|today|tonight|card|here|just|only|have|has|had|been|who've|that've|and|so|please|how|many|to|win|its|his|her|their|running|entered)\b/gi;

const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
  'a quarter': 0.25,
  'three quarters': 0.75,
  'three-quarters': 0.75,
  'and a half': 0.5,
  a: 1,
  an: 1,
};

const lengthsSaid = (words: string): number | null =>
  PARTS[words] ?? (/^\d+\.\d+$/.test(words) ? Number(words) : numberOf(words));

interface Limit {
  readonly words: string;
  readonly fits: (lengths: number) => boolean;
}

const sizeSaid = (whole: string, ...parts: readonly string[]): number | null => {
  const base = lengthsSaid(whole.toLowerCase());
  return base === null ? null : base + sumBy(parts, (part) => PARTS[part.toLowerCase()] ?? 0);
};

/** Up to a margin, or from it on: with it, or beyond it. */
function limitOf(said: string, [least, most]: readonly [number, number], how: string): Limit {
  if (how === 'less') return { words: `less than ${said}`, fits: (lengths) => lengths < least };
  if (how === 'more') return { words: `more than ${said}`, fits: (lengths) => lengths > most };
  return how === 'least'
    ? { words: `${said} or more`, fits: (lengths) => lengths >= least }
    : { words: `${said} or less`, fits: (lengths) => lengths <= most };
}

const howSaid = (less?: string, more?: string, least?: string): string =>
  less !== undefined ? 'less' : more !== undefined ? 'more' : least !== undefined ? 'least' : 'most';

/** `A neck or less`: the margin as charts name it. */
function namedLimitIn(text: string): Limit | null {
  const [, less, , more, least, name = '', , orMore] = BY_NAME.exec(text) ?? [];
  const index = SHORT_MARGINS.findIndex(
    ([, margin]) => margin === `a ${name.toLowerCase().replace('nosed', 'nose')}`,
  );
  const [most, said] = SHORT_MARGINS[index] ?? [];
  if (most === undefined || said === undefined) return null;
  const shorter = SHORT_MARGINS[index - 1]?.[0] ?? 0;
  const above = shorter + Number.EPSILON;
  return limitOf(said, [above, most], howSaid(less, more, least ?? orMore));
}

/** The margin that a question asks for; null where it asks for none. */
function limitIn(text: string): Limit | null {
  const [, less, most, more, least, whole = '', part = '', half = ''] = LIMIT.exec(text) ?? [];
  const [, wholeOr = '', partOr = '', halfOr = '', or = ''] = OR_LESS.exec(text) ?? [];
  const size = whole === '' ? sizeSaid(wholeOr, partOr, halfOr) : sizeSaid(whole, part, half);
  if (size === null) return namedLimitIn(text);
  const said = size === 1 ? 'a length' : `${size} lengths`;
  const how = most === undefined ? howSaid(less, more, least) : 'most';
  return limitOf(said, [size, size], /more|over/i.test(or) ? 'least' : how);
}

interface Loser {
  readonly race: number;
  readonly runner: Runner;
  /** Behind the winner at the wire; null where the card does not say. */
  readonly lengths: number | null;
}

/** The starters that did not win their last race. */
const losersIn = (views: readonly RaceView[]): readonly Loser[] =>
  views.flatMap(({ evidence, picks: { raceNumber: race } }) =>
    evidence.runners.filter(isStarter).flatMap((runner) => {
      const last = runner.pastPerformances?.[0];
      if (last === undefined || last.official === 1 || last.crossed.position === 1) return [];
      const isPlaced = last.official !== null && last.crossed.position !== null;
      return [{ race, runner, lengths: isPlaced ? last.crossed.lengths : null }];
    }),
  );

function rowOf({ race, runner, lengths }: Loser) {
  const last = runner.pastPerformances?.[0];
  const { programNumber, horseName: horse } = runner;
  const where = last === undefined ? '' : `${dateText(last.day)}, ${last.track}`;
  return {
    line: `- Race ${race}, ${named({ programNumber, horse })}: beaten ${lengths} ${lengths === 1 ? 'length' : 'lengths'} (${where})`,
    cells: [String(race), ...horseCells(runner), String(lengths), where],
  };
}

const COLUMNS = columnsOf(['Race', 'race'], ...HORSE, ['Lengths behind', 'number'], ['Last race', 'text']);

/** Every starter beaten by such a margin, the nearest first in each race. */
function answerOf(views: readonly RaceView[], { words, fits }: Limit, where: string, source: string) {
  const losers = losersIn(views);
  const found = losers
    .filter(({ lengths }) => lengths !== null && fits(lengths))
    .toSorted((a, b) => a.race - b.race || (a.lengths ?? 0) - (b.lengths ?? 0));
  const unknown = losers.filter(({ lengths }) => lengths === null).length;
  const noLines = views
    .flatMap(({ evidence }) => evidence.runners.filter(isStarter))
    .filter(givesNoPast).length;
  const note = [
    unknown === 0 ? null : `The margin is not on the card for ${counted(unknown, 'starter')} that lost.`,
    noLines === 0 ? null : `The card gives no past races of ${counted(noLines, 'starter')}.`,
    `Source: ${source}.`,
  ];
  if (found.length === 0)
    return saying([`No starter ${where.replace(/^in/, 'of')} was beaten ${words} last time.`, ...note]);
  return sayingTable({
    lead: [
      `${counted(found.length, 'starter')} ${where} ${found.length === 1 ? 'was' : 'were'} beaten ${words} last time:`,
    ],
    caption: 'Lengths behind the winner in the last race',
    columns: COLUMNS,
    rows: found.map(rowOf),
    note,
  });
}

/** The starters beaten by less, or by more, than so many lengths in their last race. */
export const beatenLastTime: Tool = {
  name: 'lengths beaten last time',
  reads({ text, card, raceNumber }) {
    const limit = limitIn(text);
    if (limit === null || LAST_OF_CARD.test(text) || !BEATEN.test(text) || !LAST_TIME.test(text)) return null;
    const left = [LIMIT, OR_LESS, BY_NAME, LAST_TIME].reduce(
      (rest, words) => rest.replace(words, ' '),
      withoutRace(text),
    );
    if (!onlySays(left, WORDS) || horsesNamed(card, text).length > 0) return null;
    if (
      /\b(?:win|winning|winners?)\b/i.test(left.replace(BEHIND_WINNER, ' ')) &&
      !/\b(?:lost|lose|losing|missed|beaten)\b/i.test(left)
    )
      return null;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    return async ({ viewsOf }) => {
      const views = (await viewsOf(numbers)).filter((view) => !isCanceled(view));
      return {
        answer: answerOf(views, limit, where, card.card.source),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
