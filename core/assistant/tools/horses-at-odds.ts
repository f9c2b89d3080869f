import { horseNamePattern } from '../../card/same-name.ts';
import { readFraction, toOne } from '../../odds/fraction.ts';
import { saying } from '../jake/answer.ts';
import { raceNameWords } from '../jake/race-named.ts';
import { namedIn, priceOf } from '../jake/wording.ts';
import { isRun, racesAsked } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { ChatQuestion, Tool } from './tool.ts';

const ASKED =
  /^\W*(?:and |so |is |are )*(?:there )?(?:who|which|what|any|anyone|anybody|anything|horses?)\b/i;
const ODDS = /\b(\d{1,3})(?:\s?[-/]\s?| to )(\d{1,2})\b|\b(even money|evens)\b/i;
const COMPARED = /\b(over|above|more than|at least|longer than|under|below|less than|shorter than)\b/i;
/** `20-1 or higher`, `2-1 or less`: the odds said count too. */
const OR_MORE = /(?:\d|money|evens),? (?:or|and) (?:higher|more|better|longer|up|over|above|bigger)\b|\d\+/i;
const OR_LESS = /(?:\d|money|evens),? (?:or|and) (?:lower|less|shorter|under|below|down)\b/i;
const NO_QUESTION_OF_ITS_OWN =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|over|above|more|than|at least|longer|higher|better|bigger|up|lower|down|or|under|below|less|shorter|whos|s|last|going|off|every|and|who|which|what|any|anyone|anybody|anything|horses?|one|ones|is|are|at|the|in|on|race|number|today|listed|priced|odds|price|morning|line|board|right|now|starters?|runners?|card|here|a|there)\b|\d+|[^\p{L}\d]+/giu;
const SAME = 0.005;

/** Whether odds are those a question names, or over or under them where it says so. */
function comparedWith(text: string, wanted: number): (odds: number) => boolean {
  if (OR_MORE.test(text)) return (odds) => odds > wanted - SAME;
  if (OR_LESS.test(text)) return (odds) => odds < wanted + SAME;
  const word = COMPARED.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return (odds) => Math.abs(odds - wanted) < SAME;
  const isOver = /over|above|more|least|longer/.test(word);
  return (odds) => (isOver ? odds > wanted - (word === 'at least' ? SAME : -SAME) : odds < wanted - SAME);
}

const withoutRaceNames = (text: string, card: ChatQuestion['card']): string =>
  raceNameWords(card)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replace(horseNamePattern(name), ' '), text)
    .replace(
      /\b(?:stakes|handicap|invitational)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/gi,
      ' ',
    );

/** The horses that stand at the odds a question names: `who is 5-1 in race 3`. */
export const horsesAtOdds: Tool = {
  name: 'horses at odds',
  reads(question) {
    const { text, card, raceNumber } = question;
    const [said, top = '1', bottom = '1'] = ODDS.exec(text) ?? [];
    if (said === undefined || !ASKED.test(text) || horseOf(question) !== null || Number(bottom) === 0)
      return null;
    if (withoutRaceNames(text, card).replace(said, ' ').replace(NO_QUESTION_OF_ITS_OWN, '') !== '')
      return null;
    const wanted = toOne(readFraction(`${top}-${bottom}`));
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (!Number.isFinite(wanted) || numbers.length === 0) return null;
    const isAt = comparedWith(text, wanted);
    return async (facts) => {
      const views = await facts.viewsOf(numbers);
      const [only] = views;
      if (raceNumber !== null && only !== undefined && isRun(only)) return closedRace(only, card, facts);
      const found = views
        .filter((view) => !isRun(view))
        .flatMap((view) =>
          view.evidence.interests
            .filter(({ price }) => price !== null && isAt(price.toOne))
            .map(({ number, runners: [runner] }) => {
              const programNumber = runner?.programNumber ?? number;
              return `${namedIn(view, programNumber)} in race ${view.picks.raceNumber}: ${priceOf(view, programNumber)}.`;
            }),
        );
      const where = raceNumber === null ? 'in the races to come' : `in race ${raceNumber}`;
      return {
        answer: saying(
          found.length === 0
            ? [
                `No starter ${where} is ${COMPARED.exec(text)?.[1] === undefined ? '' : `${COMPARED.exec(text)?.[1]} `}${said}.`,
              ]
            : found,
          raceNumber === null ? [] : [raceNumber],
        ),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
