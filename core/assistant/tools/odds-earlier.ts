import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { horseNamePattern } from '../../card/same-name.ts';
import { zoneOf } from '../../card/track.ts';
import { dateTimeAt, timeAt } from '../../kernel/day-text.ts';
import type { Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { Board } from '../../odds/board.ts';
import { priceOn } from '../../odds/board-price.ts';
import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { named } from '../jake/wording.ts';
import { horseOf } from './horses-named.ts';
import { type MomentNamed, momentNamed, namesMoment } from './moment-named.ts';
import { finishLines } from './result-words.ts';
import { atOnce, type ChatQuestion, type Tool, type ToolFacts } from './tool.ts';

const PRICE = /\bodds\b|\bprices?\b|\bline\b/i;
/** `What was Quiet Ford at noon`: of a horse alone, its odds. */
const WAS_ALONE =
  /^\W*(?:and )?what (?:was|were) (?:HORSE(?!['’])|the \d+[a-z]?(?: horse)?|#\d+[a-z]?)(?: in race \d+)?\s+(?:at|around|about|by|before|this morning|half|an?|\d)/i;
const OPENING = /\bopen(?:ed|ing)?(?: odds| price| line| at)?\b|\bfirst (?:odds|price)\b/i;
const AT_THE_OFF =
  /\b(?:went|gone) off\b|\bdid\b.*\bgo off\b|\b(?:final|closing) (?:odds|price)\b|\bclosed at\b/i;
const MOVED =
  /\b(?:odds|price)\b.*\b(?:mov\w*|chang\w*|drift\w*|drop\w*|shorten\w*|come down|gone? (?:up|down)|earlier|history)\b|\bwhat were\b.*\bodds\b|\b(?:taking|getting|took|take|getting any|any) (?!(?:my|your|our|his|her|their|the) )(?:\w+ )?(?:money|action|support)\b(?! (?:to|left)\b)|\bgetting (?:bet|hammered|pounded)\b|\bbet down\b|\b(?:anyone|anybody|public|people|crowd|money) (?:betting|coming)\b|\b(?:is|are) (?:the )?(?:public|people|crowd|(?:any|smart) money|anyone|anybody|money) on\b|\b(?:late|smart|sharp|early) money\b|\bsteam(?:ing|ed)?\b|\bdrifting\b/i;
const OTHER =
  /\bif\b|\bmean(?:s|ing)?\b|\bneed\b|\bmorning line\b|\bwho\b|\bwhich (?:horses?|races?)\b|\bhow much\b/i;

/** The moment as a time of the racing day, with its date where it is another day. */
function timeOf(moment: Instant, { trackSlug, day }: Race): string {
  const zone = zoneOf(trackSlug);
  return raceDayAt(moment, zone) === day ? timeAt(moment, zone) : dateTimeAt(moment, zone);
}

const priceText = (board: Board, { programNumber }: Runner): string =>
  priceOn(board, programNumber)?.text ?? 'no price';

/** `7-2 at 11:52 AM ET`. */
const onBoard = (board: Board, runner: Runner, race: Race): string =>
  `${priceText(board, runner)} at ${timeOf(board.provenance.at, race)}`;

const nearest = (boards: readonly Board[], moment: Instant): Board | undefined =>
  boards.toSorted((a, b) => Math.abs(a.provenance.at - moment) - Math.abs(b.provenance.at - moment))[0];

/** What the kept boards say of a moment: the last one up to it, else that there is none, and the nearest. */
function atMoment(
  { from, to }: MomentNamed,
  runners: readonly Runner[],
  race: Race,
  boards: readonly Board[],
): readonly string[] {
  const within = boards.filter(
    ({ provenance }) => provenance.at <= to && (from === null || provenance.at >= from),
  );
  const [first, last] = [within[0], within.at(-1)];
  const nameOf = ({ programNumber, horseName }: Runner) => named({ programNumber, horse: horseName });
  if (last === undefined || first === undefined) {
    const near = nearest(boards, to);
    const when =
      from === null ? `up to ${timeOf(to, race)}` : `from ${timeOf(from, race)} to ${timeOf(to, race)}`;
    return [
      `No odds for race ${race.number} were recorded ${when}.`,
      ...(near === undefined
        ? []
        : [
            'The nearest recorded:',
            ...runners.map((runner) => `- ${nameOf(runner)}: ${onBoard(near, runner, race)}`),
          ]),
    ];
  }
  const isSpan = from !== null && first !== last;
  return [
    isSpan
      ? `Race ${race.number}, odds recorded from ${timeOf(first.provenance.at, race)} to ${timeOf(last.provenance.at, race)}:`
      : `Race ${race.number}, the last odds recorded up to ${timeOf(to, race)}:`,
    ...runners.map(
      (runner) =>
        `- ${nameOf(runner)}: ${isSpan ? `${onBoard(first, runner, race)}, ` : ''}${onBoard(last, runner, race)}`,
    ),
  ];
}

/** The first and the latest board, with the morning line before them. */
function movedLines(runner: Runner, race: Race, boards: readonly Board[]): readonly string[] {
  const [first, last] = [boards[0], boards.at(-1)];
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  if (first === undefined || last === undefined)
    return [`No board odds for race ${race.number} are recorded yet.`];
  const [before, after] = [first, last].map((board) => priceOn(board, runner.programNumber)?.toOne ?? null);
  const way =
    before == null || after == null
      ? 'so how it moved is not known'
      : before === after
        ? 'about where it opened'
        : after < before
          ? 'shorter: it is taking money'
          : 'longer: it is drifting';
  return first === last
    ? [`${name} in race ${race.number}: ${onBoard(last, runner, race)}, the only board recorded.`]
    : [
        `${name} in race ${race.number}: opened ${onBoard(first, runner, race)}, now ${onBoard(last, runner, race)}, ${way}.`,
      ];
}

async function oddsAnswer(
  race: Race,
  runner: Runner | null,
  { text, card }: ChatQuestion,
  { showOddsHistory, resultsOn, now }: ToolFacts,
) {
  const moment = momentNamed(text, card.day, zoneOf(race.trackSlug), now());
  const say = (...lines: readonly (string | null)[]) => ({ answer: saying(lines, [race.number]), views: [] });
  const { history } = await showOddsHistory({
    track: card.track.slug,
    day: card.day,
    raceNumber: race.number,
  });
  const [board] = history;
  const source = board === undefined ? null : `Source: ${board.provenance.source}.`;
  const starters = race.runners.filter(isStarter);
  const line = runner?.morningLine == null ? null : `Morning line ${runner.morningLine.text}.`;
  if (moment !== null && moment.to > now()) return say(`${timeOf(moment.to, race)} is still to come.`);
  if (moment !== null)
    return say(...atMoment(moment, runner === null ? starters : [runner], race, history), line, source);
  if (runner === null)
    return say(...new Set(starters.flatMap((starter) => movedLines(starter, race, history))), source);
  if (AT_THE_OFF.test(text) && isOff(race, now())) {
    const { races } = await resultsOn(card.track, card.day);
    const result = races.find(({ raceNumber }) => raceNumber === race.number);
    const lines = result === undefined ? [] : finishLines(result, runner.programNumber);
    if (lines.length > 0) return say(`Race ${race.number}, official:`, ...lines, line);
  }
  if (OPENING.test(text) && board !== undefined)
    return say(
      `${named({ programNumber: runner.programNumber, horse: runner.horseName })} in race ${race.number}: the first board recorded has it ${onBoard(board, runner, race)}.`,
      line,
      source,
    );
  return say(...movedLines(runner, race, history), line, source);
}

/** What the odds were at a moment before now, and how they moved, by the boards that were kept. */
export const oddsEarlier: Tool = {
  name: 'odds earlier',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (OTHER.test(text)) return null;
    const horse = horseOf(question);
    const ofHorse = horse === null ? text : text.replace(horseNamePattern(horse.runner.horseName), 'HORSE');
    const isOfMoment = (PRICE.test(text) || WAS_ALONE.test(ofHorse)) && namesMoment(text);
    const isOfOdds =
      isOfMoment || MOVED.test(text) || AT_THE_OFF.test(text) || (PRICE.test(text) && OPENING.test(text));
    if (!isOfOdds) return null;
    const race = card.races.find(({ number }) => number === (horse?.raceNumber ?? raceNumber));
    if (race !== undefined)
      return horse === null &&
        !isOfMoment &&
        !/\bodds\b|\b(?:late|smart|sharp|early) money\b|\b(?:taking|getting) (?:any )?money\b|\bbet down\b|\bsteam/i.test(
          text,
        )
        ? null
        : (facts) => oddsAnswer(race, horse?.runner ?? null, question, facts);
    return isOfMoment && raceNumber === null && /\bodds\b/i.test(text)
      ? atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true })
      : null;
  },
};
