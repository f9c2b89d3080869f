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
  "(?:who(?:'s|'ve)?|who else|which horses?|what horses?|which (?:starters?|runners?)|(?:are there |is there |do we have |did |has |have )?(?:any(?:one|body)?|any (?:of (?:these|them|the|today's) )?(?:horses?|starters?|runners?)?|horses?|starters?|runners?)|list (?:the |all )?(?:horses?|starters?|runners?)?)";
const HERE =
  "(?:(?:on|from) (?:the|this|today's) card|here|today|running today|in today's races|that|who|in here|of these|is|are|has|have|also)";
const RAN =
  '(?:(?:ever )?(?:ran|run|raced|race|started|competed|was|were|been)(?: back)?(?: last)? in|(?:ever )?(?:came|come|comes|coming|is coming|are coming)(?: back)? (?:out of|from)|(?:ever )?(?:exited|exits|exiting)(?: from)?)';
const ASKED = new RegExp(
  `^\\W*(?:so |and |tell me |show me )?${WHO}(?: ${HERE})*(?: ${RAN})(?: last)? the ([\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,4}?)(?: (?:stakes|race))?( this year| last time(?: out)?| last out)?(?: (?:on|from) (?:the|this|today's) card)?\\W*$`,
  'iu',
);
/** What follows `the` in a question about a place, a surface or a moment. */
const NO_NAME = new RegExp(
  `\\b(?:${ORDINAL}|races?|last|final|next|opener|feature|featured|main|nightcap|finale|card|day|end|stretch|lane|slop|mud|wet|rain|money|photo|wire|top|turf|grass|dirt|morning|afternoon|evening|field|rail|outside|inside|lead|front|back|gate|post|pack|claim|claimers?|maidens?|allowance|stakes|sprints?|routes?|distance|track|barn|paddock|same|other|past|first|best|worst|winner|bet|bets|pick|exacta|double|trifecta|year|month|week|time|wrong|right|lasix|blinkers|pace|clouds|favou?rites?|jockeys?|trainers?|riders?|scratch\\w*|longshots?|vets?|list|east|west|most|fastest|country|farm|hunt|mix|running|bottom|middle|wild|zone|early|late|layoff|shelf|bench|works?|with|and|or|at|on|who|for|but|against|a|an|derby winner)\\b|\\d`,
  'i',
);

interface RaceSaid {
  readonly name: string;
  /** Only in its last race. */
  readonly isLast: boolean;
  readonly isThisYear: boolean;
}

/** The past race that a question names; null where it asks anything else. */
function raceSaid({ text, card, raceNumber }: ChatQuestion): RaceSaid | null {
  const [, name = '', when = ''] =
    ASKED.exec(withoutRace(text).replace(/\s+/g, ' ').replaceAll('’', "'").trim()) ?? [];
  if (name.length < 4 || NO_NAME.test(name) || raceNamed(card, text) !== null) return null;
  if (raceNumber !== null && withoutRace(text) === text) return null;
  if (horsesNamed(card, text).length > 0) return null;
  return { name, isLast: /last/i.test(when), isThisYear: /this year/i.test(when) };
}

const titled = (name: string): string =>
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

function foundIn(
  views: readonly RaceView[],
  { name, isLast, isThisYear }: RaceSaid,
  day: string,
): readonly Found[] {
  const year = day.slice(0, 4);
  return views.flatMap(({ evidence, picks: { raceNumber: race } }) =>
    evidence.runners.filter(isStarter).flatMap((runner) =>
      (runner.pastPerformances ?? [])
        .slice(0, isLast ? 1 : undefined)
        .filter(
          (past) =>
            past.raceName !== null &&
            horseNamePattern(name).test(past.raceName) &&
            (!isThisYear || past.day.startsWith(year)),
        )
        .map((past) => ({ race, runner, past })),
    ),
  );
}

function linesOf(
  found: readonly Found[],
  { name, isLast, isThisYear }: RaceSaid,
  where: string,
): readonly string[] {
  const when = `${isThisYear ? ' this year' : ''}${isLast ? ' in its last race' : ''}`;
  const horses = new Set(found.map(({ race, runner }) => `${race} ${runner.programNumber}`)).size;
  const title = titled(name);
  if (horses === 0)
    return [
      `No starter ${where} ran in a race with ${title} in its name${when}, by the past races on the card.`,
    ];
  return [
    `${counted(horses, 'starter')} ${where} ran in a race with ${title} in its name${when}, by the past races on the card:`,
    ...found.map(
      ({ race, runner: { programNumber, horseName: horse }, past }) =>
        `- Race ${race}, ${named({ programNumber, horse })}: ${lineOf(past).replace(/^- /, '')}`,
    ),
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
        : [
            `The past races on the card have no names: who ran in a race with ${titled(said.name)} in its name is not known.`,
          ];
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
