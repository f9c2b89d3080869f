import { horseName } from '../../card/horse-name.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { raceNamed } from '../jake/race-named.ts';
import { named } from '../jake/wording.ts';
import { type HorseNamed, horsesNamed } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import { calledBy, isIt, mayNameARace, type RaceCalled, titled } from './ran-in-a-named-race.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { runnerInForm, withoutHorse } from './words-left.ts';

/** What is left of `how did Journalism run in the Preakness` without the horse. */
const IN_A_RACE =
  /^\W*(?:(?:so|and|ok|tell me)[\s,]+)*(?:how (?:did|was)|did|what did|where did|was|when)?\s*(?:it|he|she)?\s*(?:run|runs|ran|do|finish|finished|fare|place|race|win|perform|look|end up)?\s*(?:back )?in (?:the|this year'?s|last year'?s) ([\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}?)(?: (?:stakes|race))?(?: (?:this|last) year)?\W*$/iu;
const WHO_BEAT =
  /^\W*(?:(?:so|and|ok)[\s,]+)*who (?:beat|finished ahead of|did\s+lose to)\b\s*(?:him|her|it)?\s*(?:in (?:its|his|her|the) )?(?:last|previous) (?:time(?: out)?|out|race|start)\W*$/i;

/** Who won the last race of a horse, where it did not itself. */
function winnerLine(name: string, past: PastPerformance): string {
  if (past.official === 1) return `Nobody: ${name} won its last race.`;
  const [winner] = past.firstThree;
  return winner === undefined || past.official === null
    ? `Who won the last race of ${name} is not on the card.`
    : `${horseName(winner.name)} won the last race of ${name}.`;
}

const OF_STAKES = /\b(?:stakes|handicap|derby|oaks|cup)\b/i;

/** Whether words are surely meant as the name of a race: a famous one, a stakes, or a name with a capital. */
const isSurelyARace = (text: string, said: string): boolean =>
  calledBy(said).isFamous || OF_STAKES.test(text) || /^\p{Lu}/u.test(said);

/** Whether a past race of a horse goes by a name; also where its past races are not on the card. */
const hasRunIn = ({ runner }: HorseNamed, called: RaceCalled): boolean =>
  runner.pastPerformances?.some(({ raceName }) => raceName !== null && isIt(raceName, called)) ?? true;

/** The past races that a question is about with what is said of them; null where it is about none. */
function askedIn({ text, card }: ChatQuestion, horse: HorseNamed) {
  const rest = withoutHorse(text, horse.runner).replace(/\s+/g, ' ').replaceAll('’', "'").trim();
  if (WHO_BEAT.test(rest))
    return (name: string, past: readonly PastPerformance[]) => {
      const [last] = past;
      return last === undefined ? [`${name} has not raced before.`] : [winnerLine(name, last), lineOf(last)];
    };
  const [, said = ''] = IN_A_RACE.exec(rest) ?? [];
  if (!mayNameARace(said) || raceNamed(card, said) !== null) return null;
  const called = calledBy(said);
  if (!isSurelyARace(text, said) && !hasRunIn(horse, called)) return null;
  return (name: string, past: readonly PastPerformance[]) => {
    const found = past.filter(({ raceName }) => raceName !== null && isIt(raceName, called));
    if (found.length > 0) return found.map((line) => `${name}: ${lineOf(line).replace(/^- /, '')}`);
    const oldest = past.at(-1);
    const since = oldest === undefined ? '' : `, the oldest of ${dateText(oldest.day)}`;
    return [
      `${name}: no race with ${titled(called.name)} in its name among its ${counted(past.length, 'past race')} on the card${since}.`,
    ];
  };
}

/** How a horse of the card ran in a past race by the race's name, and who beat it last time. */
export const pastRaceOfAHorse: Tool = {
  name: 'a past race of a horse',
  reads(question) {
    const [horse, another] = horsesNamed(question.card, question.text);
    if (horse === undefined || another !== undefined) return null;
    const linesOf = askedIn(question, horse);
    if (linesOf === null) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf([horse.raceNumber]);
      const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
      const past = runnerInForm(views, horse)?.pastPerformances ?? null;
      const lines = past === null ? [`${name}: the card gives no past races.`] : linesOf(name, past);
      return {
        answer: saying([...lines, `Source: ${question.card.card.source}.`], [horse.raceNumber]),
        views,
      };
    };
  },
};
