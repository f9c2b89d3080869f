import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import { peopleNamed } from './people-named.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { givesNoPast, onlySays, runnerInForm, withHorseWord, withoutHorse } from './words-left.ts';

const ASKED =
  /\bwhy (?:didn'?t|did not|did|couldn'?t|could not|was|wasn'?t|has|hasn'?t)\b|\b(?:how come|what happened|what went wrong|what(?:'s| is| was) the (?:excuse|reason|story))\b/i;
const LAST_TIME =
  /\b(?:(?:the|its|it's|his|her|in|on) )*(?:last|previous|most recent) (?:time(?: out)?|out(?:ing)?|race(?: out)?|start|run|trip|effort)\b/i;
/** Not to have run is another thing than not to have run well. */
const HOW =
  /\b(?:run|ran|race|raced|do|perform|show up|fire)\b(?! (?:so |that |very |much |any |really )*(?:well|good|better|best|bad(?:ly)?|poor(?:ly)?|big|faster?|slow(?:ly)?|awful(?:ly)?|lousy|terrible|terribly))/i;
/** `In the last race` is a race of the card. */
const LAST_OF_CARD = /\b(?:in|of) the last race\b/i;
const WORDS =
  /\b(?:why|didn'?t|did|not|couldn'?t|could|was|wasn'?t|how|come|what|happened|happen|went|wrong|the|excuse|reason|story|to|with|for|about|win|won|finish|finished|place|show|hit|board|lose|lost|losing|loss|beat|beaten|get|got|eased|pulled|up|fade|faded|tire|tired|quit|stop|stopped|run|ran|race|raced|do|perform|fire|in|well|good|better|best|bad|badly|poor|poorly|big|faster?|slow|slowly|awful|awfully|lousy|terrible|terribly|so|that|very|much|any|really|it|he|she|they|its|his|her|is|'?s|horse|number|and|but|hey|jake|tell|me|please|there|an?|off|of|first|out|even|close|closer)\b/gi;

function readLoss({ text: said, card, raceNumber }: ChatQuestion) {
  const text = withHorseWord(said);
  const byName = horsesNamed(card, text);
  const [horse, another] = byName.length > 0 ? byName : horsesNumbered(card, text, raceNumber);
  if (horse === undefined || another !== undefined) return null;
  const rest = withoutHorse(text, horse.runner);
  if (
    LAST_OF_CARD.test(rest) ||
    !ASKED.test(rest) ||
    !LAST_TIME.test(rest) ||
    peopleNamed(card, rest).length > 0
  )
    return null;
  const left = rest.replace(LAST_TIME, ' ');
  if (/\bwhy\b|\bhow come\b/i.test(left) && HOW.test(left)) return null;
  return onlySays(left, WORDS) ? horse : null;
}

/** What the card has of the last race: its line, how far the horse was beaten, the longer comments. */
function linesOf(past: PastPerformance): readonly (string | null)[] {
  const { crossed, official, comment, longComment, extraComment } = past;
  const isBeaten = official !== null && official > 1 && (crossed.position ?? 1) > 1;
  const comments = [longComment, extraComment].filter((words) => words !== '' && words !== comment);
  const hasNone = comment === '' && comments.length === 0;
  return [
    lineOf(past),
    isBeaten && crossed.lengths !== null
      ? `Behind the winner at the wire: ${counted(crossed.lengths, 'length')}.`
      : null,
    ...comments.map((words) => `The chart also says: ${words}`),
    hasNone
      ? 'The card has no chart comment for that race: nothing more is known about it.'
      : 'The chart comment is all that the card says about it.',
  ];
}

function lastRaceOf(head: string, runner: Runner | undefined): readonly (string | null)[] {
  if (runner === undefined || givesNoPast(runner)) return [`${head}: the card gives no past races.`];
  const [last] = runner.pastPerformances ?? [];
  if (last === undefined) return [`${head}, has not raced before.`];
  return [
    `${head}, its last race before today${last.official === 1 ? ', which it won' : ''}:`,
    ...linesOf(last),
  ];
}

/** What happened to a horse in its last race: the past line with its finish, and what the chart says of it. */
export const whyItLost: Tool = {
  name: 'why it lost last time',
  reads(question) {
    const horse = readLoss(question);
    if (horse === null) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf([horse.raceNumber]);
      const { programNumber, horseName } = horse.runner;
      const head = `${named({ programNumber, horse: horseName })}, race ${horse.raceNumber}`;
      const lines = lastRaceOf(head, runnerInForm(views, horse));
      return {
        answer: saying([...lines, `Source: ${question.card.card.source}.`], [horse.raceNumber]),
        views,
      };
    };
  },
};
