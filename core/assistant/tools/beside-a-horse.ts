import { PLACES } from '../../tickets/wager.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { chanceOf, headOf, named, namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { type HorseNamed, horseOf, horsesNamed } from './horses-named.ts';
import { asksToLeaveOut, isNegated } from './negation.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:who|what|which|whom|anyone|anybody|someone|any horses?)\b[^.?!]{0,40}\b(?:with|under(?:neath)?|behind|below|beneath|over|on top of)\b/i;
/** `Use Journalism in the exacta`: whom with it. */
const PUT_IN =
  /\b(?:us(?:e|ing)|put(?:ting)?|play(?:ing)?|includ(?:e|ing)|want|like)\b(?! (?:a |an )?(?:line|x|pen) )[^.?!]{1,40}\bin (?:the|an?|my) (?:exacta|trifecta|superfecta)\b/i;
/** `I like the 7, who else in the trifecta`. */
const WHO_ELSE =
  /\b(?:who|what|any(?:one|body)?) else\b[^.?!]{0,30}\b(?:exacta|tri(?:fecta)?|super(?:fecta)?)\b/i;
/** `Who runs second to` directly before a horse. */
const SECOND_TO =
  /\bwho(?:['’]?s| is| runs| will (?:run|be)| comes(?: in)?| will (?:come(?: in)?|finish)| finishes)(?: (?:going|likely) to (?:run|be|finish)| gonna (?:run|be|finish))? (?:second|2nd) (?:to|behind)(?: the| number| horse| #)*\s*#?$/i;
/** A race that was run, or another order than that of the finish to come. */
const NOT_TO_COME = /\b(?:ran|finished|came|was|last|standings|figures?|odds|betting|post)\b/i;
/** What stands directly before a horse that others are put on top of. */
const ON_TOP = /\b(?:over|on top of)\s+(?:the |horse )?(?:#|number |no\.? ?)?$/i;
/** `With Silver Latch underneath`: then the others go on top. */
const IS_UNDER = /^\S+(?: \S+){0,3}? (?:under(?:neath)?|below|beneath)(?= in (?:the|my|an?)\b|\W*$)/i;
const LISTED = 4;

/** The horses likeliest to run with a horse that somebody has chosen, for one exotic bet. */
function linesOf(
  view: RaceView,
  { runner }: HorseNamed,
  wager: string,
  { isOnTop, isLeast }: { readonly isOnTop: boolean; readonly isLeast: boolean },
): readonly string[] {
  const by = isOnTop ? 'win' : wager === 'exacta' ? 'place' : 'show';
  const words = { win: 'win', place: 'run in the first two', show: 'run in the first three' }[by];
  const others = view.evidence.interests
    .map(({ runners, number }, index) => ({
      number: runners[0]?.programNumber ?? number,
      chance: view.order[by][index] ?? 0,
      isIt: runners.some(({ programNumber }) => programNumber === runner.programNumber),
    }))
    .filter(({ isIt }) => !isIt)
    .toSorted((a, b) => (isLeast ? a.chance - b.chance : b.chance - a.chance))
    .slice(0, LISTED)
    .map(({ number, chance }) => `- ${namedIn(view, number)}: ${percent(chance)} (${priceOf(view, number)})`);
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  return [
    `${headOf(view)}, ${isOnTop ? `over ${name}` : `with ${name}`} in the ${wager}, ${isLeast ? 'least likely' : 'by chance'} to ${words}:`,
    ...others,
    verdictText(view),
    ENTERTAINMENT,
  ];
}

/** Whom to use with a horse in an exacta, trifecta or superfecta. */
export const besideAHorse: Tool = {
  name: 'horses to use with another',
  reads(question) {
    const { text, card } = question;
    const horse = horseOf(question);
    if (horse === null) return null;
    const before = text.slice(0, horse.position);
    const isSecond = SECOND_TO.test(before) && !NOT_TO_COME.test(text);
    const wager = wagerIn(text) ?? (isSecond ? 'exacta' : null);
    const isAsked = isSecond || ASKED.test(text) || PUT_IN.test(text) || WHO_ELSE.test(text);
    if (!isAsked || wager === null || PLACES[wager] < 2 || severalIn(text) !== null) return null;
    if (amountsIn(text).length > 0 || horsesNamed(card, text).length > 1) return null;
    if (/\b(?:did|paid|pays?|won|cost\w*)\b/i.test(text) || (isNegated(text) && !asksToLeaveOut(text)))
      return null;
    if (IS_UNDER.test(text.slice(horse.position))) return null;
    const isOnTop = ON_TOP.test(before);
    return async (facts) => {
      const views = await facts.viewsOf([horse.raceNumber]);
      const [view] = views;
      if (view !== undefined && isRun(view)) return closedRace(view, card, facts, horse.runner.programNumber);
      const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
      const lines =
        view === undefined || horse.runner.isScratched
          ? [`${name} does not start in race ${horse.raceNumber}.`]
          : chanceOf(view, horse.runner.programNumber) === null
            ? [`${name} runs in race ${horse.raceNumber} only if it draws in.`]
            : linesOf(view, horse, wager, { isOnTop, isLeast: asksToLeaveOut(text) });
      return { answer: saying(lines, [horse.raceNumber]), views };
    };
  },
};
