import type { FoundAnswer } from '../found-answer.ts';
import { offAnswer } from '../jake/race-answers.ts';
import type { CardInPlay, RaceView } from '../race-view.ts';
import { finishLines, resultLines, winnerText } from './result-words.ts';
import type { ToolFacts } from './tool.ts';

/**
 * The answer to a question about a bet on a race that is off: that it is closed, its winner or that there is none yet, how
 * the horse of a number finished where one is asked about, and our pick from before the off.
 */
export async function closedRace(
  view: RaceView,
  { track, day }: Pick<CardInPlay, 'track' | 'day'>,
  { resultsOn }: Pick<ToolFacts, 'resultsOn'>,
  number: string | null = null,
): Promise<FoundAnswer> {
  const { races } = await resultsOn(track, day);
  const result = races.find(({ raceNumber }) => raceNumber === view.picks.raceNumber);
  if (result?.cancelled === true) return { answer: offAnswer(view, resultLines(result)), views: [view] };
  const finish = result === undefined || number === null ? [] : finishLines(result, number);
  const winner = result === undefined ? null : winnerText(result);
  const lines =
    finish.length > 0 ? finish : [winner === null ? 'No official result yet.' : `Winner: ${winner}.`];
  return { answer: offAnswer(view, lines), views: [view] };
}
