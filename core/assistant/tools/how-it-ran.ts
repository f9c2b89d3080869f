import { isOff } from '../../card/race-status.ts';
import { trackTimeText } from '../../card/track-time.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { chanceOf, named, percent } from '../jake/wording.ts';
import { type HorseNamed, horseOf, numberSaid } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import { isOfTodayHere } from './place-and-season.ts';
import { finishLines, winnerText } from './result-words.ts';
import { atOnce, type ChatQuestion, type Tool, type ToolFacts } from './tool.ts';

const ASKED =
  /\bhow (?:did|was)\b.*\b(?:run|ran|do|done|go|finish|fare|perform|place)\b|\bhow (?:did|was)\b.*\b(?:today|in (?:race \d+|the \w+))\W*$|\bhow'?d\b.*\b(?:run|do|finish)\b|\bwhat (?:happened|became) (?:to|with|of)\b|\bwhere did\b.*\b(?:finish|come in|end up|run)\b|\bdid\b.*\b(?:win|place|show|hit the board|finish|run (?:well|good|any good|big|second|third)|get beat(?:en)?|lose)\b|\b(?:has|have|is)\b.*\b(?:(?:run|raced|gone|won) (?:yet|today|already)|finished|already run)\b|\bwho beat\b|\bwho did\b.*\bbeat\b|\bwhat did\b.*\b(?:pay|finish|run)\b|\bhow much did\b.*\bpay\b/i;
/** Of the days before, or of something else than how it ran. */
const OTHER =
  /\bwhen (?:did|was)\b.*\blast\b|\b(?:last|previous|prior) (?:time|race|out|start|month|year|season|meet|trip|outing)\b|\bpast\b|\bbefore\b|\bever\b|\busually\b|\blately\b|\brecently\b|\bcareer\b|\bin (?:its|his|her) (?:last|previous)\b|\bat (?:this|the) (?:distance|track)\b|\bon (?:the |an? )?(?:turf|grass|dirt|mud|slop|wet|off|sloppy)\b|\bin the (?:mud|slop|wet)\b|\bhow (?:many|often)\b|\b(?:jockey|trainer|favou?rite)\b/i;

/** Whether a question asks how a horse ran, and not of its form. */
export const asksHowItRan = (text: string): boolean => ASKED.test(text) && !OTHER.test(text);

/** What is said of a horse whose race is still to come: when it runs, and how it ran last. */
async function stillToRun(
  { raceNumber, runner }: HorseNamed,
  { card }: ChatQuestion,
  { viewsOf }: ToolFacts,
): Promise<FoundAnswer> {
  const race = card.races.find(({ number }) => number === raceNumber);
  const views = await viewsOf([raceNumber]);
  const inForm = views[0]?.evidence.runners.find(
    ({ programNumber }) => programNumber === runner.programNumber,
  );
  const when = race?.postTime == null ? '' : `: post time ${trackTimeText(race.postTime, race.trackSlug)}`;
  const last = inForm?.pastPerformances?.[0];
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  return {
    answer: saying(
      [
        runner.isScratched
          ? `${name} is scratched from race ${raceNumber}.`
          : `${name} has not run yet today. It is in race ${raceNumber}${when}.`,
        ...(last === undefined ? [] : ['Its last race:', lineOf(last)]),
      ],
      [raceNumber],
    ),
    views,
  };
}

/** How a horse of the card ran today; before its race when it runs, before the result that there is none. */
export async function ranToday(
  horse: HorseNamed,
  question: ChatQuestion,
  facts: ToolFacts,
): Promise<FoundAnswer> {
  const { card } = question;
  const { raceNumber, runner } = horse;
  const race = card.races.find(({ number }) => number === raceNumber);
  const { races } = await facts.resultsOn(card.track, card.day);
  const result = races.find((row) => row.raceNumber === raceNumber);
  const isOver = race !== undefined && isOff(race, facts.now());
  if (result === undefined && !isOver) return stillToRun(horse, question, facts);
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  const lines = result === undefined ? null : finishLines(result, runner.programNumber);
  const winner = result === undefined ? null : winnerText(result);
  if (runner.isScratched && (lines === null || lines.length === 0))
    return { answer: saying([`${name} was scratched from race ${raceNumber}.`], [raceNumber]), views: [] };
  if (winner !== null && lines?.length === 0)
    return {
      answer: saying(
        [
          `${name} did not start: it is not in the official result of race ${raceNumber}.`,
          `Winner: ${winner}.`,
        ],
        [raceNumber],
      ),
      views: [],
    };
  const views = await facts.viewsOf([raceNumber]);
  const chance = views[0] === undefined ? null : chanceOf(views[0], runner.programNumber);
  return {
    answer: saying(
      [
        lines === null || lines.length === 0
          ? `Race ${raceNumber} is off, and there is no official result of ${name} yet.`
          : `Race ${raceNumber}, official:`,
        ...(lines ?? []),
        chance === null ? null : `Before the off we made it ${percent(chance)} to win.`,
      ],
      [raceNumber],
    ),
    views,
  };
}

/** How a horse of the card ran today, by the official result; before the race, when it runs and how it ran last. */
export const howItRan: Tool = {
  name: 'how a horse ran',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!asksHowItRan(text)) return null;
    if (!isOfTodayHere(question)) return null;
    const horse = horseOf(question);
    if (horse !== null) return (facts) => ranToday(horse, question, facts);
    return raceNumber === null && numberSaid(text) !== null
      ? atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true })
      : null;
  },
};
