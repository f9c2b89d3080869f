import { horseName } from '../../card/horse-name.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { dateText } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { raceNamed } from '../jake/race-named.ts';
import { raceIn } from '../jake/read-question.ts';
import { named } from '../jake/wording.ts';
import { isCanceled, type RaceView } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import { horsesNamed } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import { calledBy, isIt, mayNameARace, type RaceCalled, titled } from './ran-in-a-named-race.ts';
import type { ChatQuestion, Tool } from './tool.ts';

const LEAD = '^\\W*(?:so |and |hey |jake |tell me |do you know |any idea )*';
const YEAR = "(?:(?:19|20)\\d\\d|last year(?:['’]?s)?|this year(?:['’]?s)?)";
const NAME = "([\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,4}?)";
const END = '(?: (?:stakes|handicap|race))?';
/** `Who won the Travers last year`, `winner of the 2019 Belmont`, `last year's Belmont winner`. */
const ASKED = [
  new RegExp(
    `${LEAD}(?:(?:who|which horse|what horse)(?:['’]?s)?(?: has)? won|(?:who(?: is| was|['’]?s) )?(?:the )?winner of) (?:the )?(?:(${YEAR}) )?${NAME}${END}(?: (?:in |of |from )?(${YEAR}))?\\W*$`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:(?:who(?: is| was|['’]?s)|what was) )?(?:the )?(?:(${YEAR}) )?${NAME}${END} winner(?: (?:in |of |from )?(${YEAR}))?\\W*$`,
    'iu',
  ),
];

/** Words that follow `won` and are no race. */
const OTHER =
  /\b(?:today|tonight|it|that|this|them|titles?|standings|championships?|awards?|eclipse|meet|duel|battle|lottery|contest|toss|argument|likely|likeliest|possible|potential|projected|predicted|probable|expected|safest|sure|clear|easy|easiest|next|big)\b/i;

/** `The likeliest winner` is one to come; only with a year or `was` is it one of the past. */
const WINNER_LAST = /^(?!.*\bwas\b).*\bwinner\W*$/i;

interface WinnerSaid {
  readonly race: RaceCalled;
  /** Null for the latest one. */
  readonly year: number | null;
}

function yearOf(words: string, day: string): number {
  const digits = /\d{4}/.exec(words)?.[0];
  const thisYear = Number(day.slice(0, 4));
  return digits === undefined ? thisYear - (/^last/i.test(words) ? 1 : 0) : Number(digits);
}

/** The race of earlier whose winner is asked for; null for one of today's card and for any other question. */
function winnerSaid({ text, card }: ChatQuestion): WinnerSaid | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const found = ASKED.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  const [, before, name = '', after] = found ?? [];
  if (
    !mayNameARace(name) ||
    OTHER.test(name) ||
    raceIn(text).number !== null ||
    horsesNamed(card, text).length > 0
  )
    return null;
  if (pastDayNamed(text, card.day) !== null) return null;
  if ((before ?? after) === undefined && !/\b(?:the|of) /i.test(text)) return null;
  const said = before ?? after;
  if (said === undefined && WINNER_LAST.test(text)) return null;
  const year = said === undefined ? null : yearOf(said, card.day);
  const isTodays = raceNamed(card, text) !== null || raceNamed(card, `the ${name}`) !== null;
  if (isTodays && (year === null || year === Number(card.day.slice(0, 4)))) return null;
  return { race: calledBy(name), year };
}

interface Run {
  readonly race: number;
  readonly runner: Runner;
  readonly past: PastPerformance;
}

/** Past races of that name on the card, the latest first. */
const runsOf = (views: readonly RaceView[], { race: called, year }: WinnerSaid): readonly Run[] =>
  views
    .filter((view) => !isCanceled(view))
    .flatMap(({ evidence, picks: { raceNumber: race } }) =>
      evidence.runners.flatMap((runner) =>
        (runner.pastPerformances ?? [])
          .filter(
            ({ raceName, day }) =>
              raceName !== null && isIt(raceName, called) && (year === null || day.startsWith(`${year}-`)),
          )
          .map((past) => ({ race, runner, past })),
      ),
    )
    .toSorted((a, b) => b.past.day.localeCompare(a.past.day));

/** Who won it: a starter of today, or the first of the line of one that ran in it. */
function winnerLines(runs: readonly Run[], title: string): readonly string[] | null {
  const latest = runs[0]?.past.day;
  const ofIt = runs.filter(({ past }) => past.day === latest);
  const won = ofIt.find(({ past }) => past.official === 1);
  const [any] = ofIt;
  if (won !== undefined) {
    const { programNumber, horseName: horse } = won.runner;
    const today = isStarter(won.runner)
      ? `today it is ${named({ programNumber, horse })} in race ${won.race}`
      : `it does not start in race ${won.race}`;
    return [`${horseName(horse)} won the ${title} on ${dateText(won.past.day)}; ${today}.`, lineOf(won.past)];
  }
  const first = any?.past.firstThree[0]?.name;
  if (any === undefined || first === undefined) return null;
  return [
    `${horseName(first)} crossed the wire first in the ${title} on ${dateText(any.past.day)}, by the past races of ${horseName(any.runner.horseName)} in race ${any.race}.`,
    lineOf(any.past),
  ];
}

/** Who won a race of an earlier day by its name, from the past races on the card; else that its result is not stored. */
export const winnerOfAPastRace: Tool = {
  name: 'winner of a past race',
  reads(question) {
    const said = winnerSaid(question);
    if (said === null) return null;
    const { card } = question;
    const title = titled(said.race.name);
    const which = said.year === null ? `the ${title}` : `the ${title} of ${said.year}`;
    return async ({ viewsOf }) => {
      const runs = runsOf(await viewsOf(card.races.map(({ number }) => number)), said);
      const lines = winnerLines(runs, title);
      return {
        answer: saying(
          lines === null
            ? [
                `Who won ${which} is not known here: no starter of the card shows it among its past races.`,
                'Results are stored by day: name the day, for instance "yesterday" or "May 3".',
              ]
            : [
                ...lines,
                said.year === null ? 'The latest of that name among the past races on the card.' : null,
                `Source: ${card.card.source}.`,
              ],
        ),
        views: [],
      };
    };
  },
};
