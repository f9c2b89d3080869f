import type { PastPerformance } from '../../card/past-performance.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { ORDINAL } from '../../fact-check/number-words.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { raceNamed } from '../jake/race-named.ts';
import { named } from '../jake/wording.ts';
import { isCanceled, type RaceView, racesAsked } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { givesNoPast, withoutRace } from './words-left.ts';

const WHO =
  "(?:who(?:'s|'ve)?|who else|which (?:horses?|ones?|starters?|runners?)|what horses?|who all|(?:are there |is there |do we have |did |has |have )?(?:any(?:one|body)?|any (?:of (?:these|them|the|today's) )?(?:horses?|starters?|runners?)?|horses?|starters?|runners?)|list (?:the |all )?(?:horses?|starters?|runners?)?)";
const HERE =
  "(?:(?:on|from) (?:the|this|today's) card|here|today|running today|in today's races|that|who|in here|of these|is|are|has|have|also)";
/** From an earlier race: said of horses also without a word for them. */
const FROM =
  '(?:(?:(?:(?:comes?|came|coming|running|returning|is coming|are coming) )(?:back )?|back )(?:out of|from)|out of|(?:ever )?(?:exit(?:ed|s|ing)?)(?: from)?)';
const RAN =
  '(?:(?:ever )?(?:ran|run|raced|race|start|started|competed|was|were|been)(?: back)?(?: last)? in)';
const ASKED = new RegExp(
  `^\\W*(?:so |and |tell me |show me )?(?!(?:who|which \\w+)(?:'s| is| are)? out of )(?:${WHO}(?: ${HERE})* (?:${RAN}|${FROM})|${FROM})(?: last)? the ([\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,4}?)(?: (?:stakes|race))?( this year| last time(?: out)?| last out)?(?: (?:on|from) (?:the|this|today's) card)?\\W*$`,
  'iu',
);
/** What follows `the` in a question about a place, a surface or a moment. */
const NO_NAME = new RegExp(
  `\\b(?:${ORDINAL}|races?|last|final|next|opener|feature|featured|main|nightcap|finale|card|day|end|stretch|lane|slop|mud|wet|rain|money|photo|wire|top|turf|grass|dirt|morning|afternoon|evening|field|rail|outside|inside|lead|front|back|gate|post|pack|claim|claimers?|maidens?|allowance|stakes|sprints?|routes?|distance|track|barn|paddock|same|other|past|first|best|worst|winner|bet|bets|pick|exacta|double|trifecta|year|month|week|time|wrong|right|lasix|blinkers|pace|clouds|favou?rites?|jockeys?|trainers?|riders?|scratch\\w*|longshots?|vets?|list|east|west|most|fastest|country|farm|hunt|mix|running|bottom|middle|wild|zone|early|late|layoff|shelf|bench|works?|workouts?|odds|betting|speed|figures?|heat|humidity|news|with|and|or|at|on|who|for|but|against|a|an|derby winner|box|question|dead|injur\\w*|surgery|break|rest|vacation|winter|summer|spring|fall|pocket|holidays?|hospital|south|north|city|state|area|region|way|blue|yard|ground|pens?|house|sale|sales|mares?|dams?|sires?|stallions?|broodmares?|stables?|stud|superfecta|quinella)\\b|\\d`,
  'i',
);

/** Races that go by one word of their names; other races have it too. */
const FAMOUS: readonly (readonly [said: RegExp, name: string])[] = [
  [/^(?:kentucky )?derby$/i, 'Kentucky Derby'],
  [/^(?:kentucky )?oaks$/i, 'Kentucky Oaks'],
  [/^preakness$/i, 'Preakness'],
  [/^belmont$/i, 'Belmont'],
  [/^(?:breeders['’]? cup )?classic$/i, "Breeders' Cup Classic"],
  [/^(?:breeders['’]? cup )?distaff$/i, "Breeders' Cup Distaff"],
];
/** What follows its name in the name of another race: the Belmont Derby, the Kentucky Derby Trial. */
const ANOTHER = /^[\s-]*(?:derby|oaks|gold|turf|sprint|juvenile|trial|prep|preview|consolation|future)\b/i;
const SPONSOR = /\s+(?:presented|sponsored|brought to you) by .*$/i;
const LISTED = 30;
/** Behind every horse that was placed. */
const UNPLACED = 99;

/** What a past race is called. */
export interface RaceCalled {
  /** As it is said, or the whole name of a famous race. */
  readonly name: string;
  readonly isFamous: boolean;
}

interface RaceSaid extends RaceCalled {
  /** Only in its last race. */
  readonly isLast: boolean;
  readonly isThisYear: boolean;
}

/** A race by what it is called: the Derby is the Kentucky Derby. */
export function calledBy(name: string): RaceCalled {
  const famous = FAMOUS.find(([said]) => said.test(name))?.[1];
  return { name: famous ?? name, isFamous: famous !== undefined };
}

/** Whether words after `the` may be the name of a race. */
export const mayNameARace = (words: string): boolean => words.length >= 4 && !NO_NAME.test(words);

/** The past race that a question names; null where it asks anything else. */
function raceSaid({ text, card, raceNumber }: ChatQuestion): RaceSaid | null {
  const [, name = '', when = ''] =
    ASKED.exec(withoutRace(text).replace(/\s+/g, ' ').replaceAll('’', "'").trim()) ?? [];
  if (!mayNameARace(name) || raceNamed(card, text) !== null) return null;
  if (raceNumber !== null && withoutRace(text) === text) return null;
  if (horsesNamed(card, text).length > 0) return null;
  return {
    ...calledBy(name),
    isLast: /last/i.test(when),
    isThisYear: /this year/i.test(when),
  };
}

/** Whether a past race is the one said: by its own name, not by its sponsor's. */
export function isIt(raceName: string, { name, isFamous }: RaceCalled): boolean {
  const alone = raceName.replace(SPONSOR, '');
  const [found] = alone.matchAll(horseNamePattern(name));
  if (found === undefined) return false;
  return !isFamous || !ANOTHER.test(alone.slice(found.index + found[0].length));
}

export const titled = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** Whether past races have names at all; in some sources none has. */
const givesNames = (views: readonly RaceView[]): boolean =>
  views.some(({ evidence }) =>
    evidence.runners.some(({ pastPerformances }) =>
      (pastPerformances ?? []).some(({ raceName }) => raceName !== null && raceName !== ''),
    ),
  );

interface Found {
  readonly race: number;
  readonly runner: Runner;
  readonly past: PastPerformance;
}

/** The best finishers first, of the same place the latest. */
function foundIn(views: readonly RaceView[], said: RaceSaid, day: string): readonly Found[] {
  const year = day.slice(0, 4);
  return views
    .flatMap(({ evidence, picks: { raceNumber: race } }) =>
      evidence.runners.filter(isStarter).flatMap((runner) =>
        (runner.pastPerformances ?? [])
          .slice(0, said.isLast ? 1 : undefined)
          .filter(
            (past) =>
              past.raceName !== null &&
              isIt(past.raceName, said) &&
              (!said.isThisYear || past.day.startsWith(year)),
          )
          .map((past) => ({ race, runner, past })),
      ),
    )
    .toSorted(
      (a, b) =>
        (a.past.official ?? UNPLACED) - (b.past.official ?? UNPLACED) || b.past.day.localeCompare(a.past.day),
    );
}

/** `ran in the Kentucky Derby this year`, `ran in a race with Wood Memorial in its name`. */
function whatIsSaid({ name, isFamous, isLast, isThisYear }: RaceSaid): string {
  const race = isFamous ? `the ${name}` : `a race with ${titled(name)} in its name`;
  return `ran in ${race}${isThisYear ? ' this year' : ''}${isLast ? ' in its last race' : ''}`;
}

function linesOf(found: readonly Found[], said: RaceSaid, where: string): readonly (string | null)[] {
  const horses = new Set(found.map(({ race, runner }) => `${race} ${runner.programNumber}`)).size;
  const what = whatIsSaid(said);
  if (horses === 0) return [`No starter ${where} ${what}, by the past races on the card.`];
  return [
    `${counted(horses, 'starter')} ${where} ${what}, by the past races on the card:`,
    ...found
      .slice(0, LISTED)
      .map(
        ({ race, runner: { programNumber, horseName: horse }, past }) =>
          `- Race ${race}, ${named({ programNumber, horse })}: ${lineOf(past).replace(/^- /, '')}`,
      ),
    found.length > LISTED ? `And ${counted(found.length - LISTED, 'more start')}, farther back.` : null,
  ];
}

/** The starters that ran in a past race with a name, with where they finished. */
export const ranInANamedRace: Tool = {
  name: 'who ran in a past race',
  reads(question) {
    const { card, raceNumber } = question;
    const said = raceSaid(question);
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (said === null || numbers.length === 0) return null;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    return async ({ viewsOf }) => {
      const everywhere = (await viewsOf(card.races.map(({ number }) => number))).filter(
        (view) => !isCanceled(view),
      );
      const views = everywhere.filter(({ picks }) => numbers.includes(picks.raceNumber));
      const unknown = views
        .flatMap(({ evidence }) => evidence.runners.filter(isStarter))
        .filter(givesNoPast).length;
      const lines = givesNames(everywhere)
        ? linesOf(foundIn(views, said, card.day), said, where)
        : [`The past races on the card have no names: who ${whatIsSaid(said)} is not known.`];
      const note = unknown === 0 ? null : `The card gives no past races of ${counted(unknown, 'starter')}.`;
      return {
        answer: saying(
          [...lines, note, `Source: ${card.card.source}.`],
          raceNumber === null ? [] : [raceNumber],
        ),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
