import type { FoundAnswer } from '../found-answer.ts';
import { saying } from '../jake/answer.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { winnerText } from './result-words.ts';
import type { ChatQuestion, ToolFacts } from './tool.ts';

/** That a bet over several races is closed, with the winners so far; null while all its races are still to come. */
export async function closedSequence(
  bet: string,
  views: readonly RaceView[],
  { card }: Pick<ChatQuestion, 'card'>,
  { resultsOn }: Pick<ToolFacts, 'resultsOn'>,
): Promise<FoundAnswer | null> {
  const run = views.filter(isRun);
  if (run.length === 0) return null;
  const { races } = await resultsOn(card.track, card.day);
  const lines = run.map(({ picks: { raceNumber } }) => {
    const result = races.find((race) => race.raceNumber === raceNumber);
    const winner = result === undefined ? null : winnerText(result);
    return winner === null
      ? `Race ${raceNumber}: no official result yet.`
      : `Race ${raceNumber}, winner: ${winner}.`;
  });
  return {
    answer: saying(
      [`The ${bet} is closed: a race of it is off.`, ...lines],
      views.map(({ picks }) => picks.raceNumber),
    ),
    views,
  };
}
