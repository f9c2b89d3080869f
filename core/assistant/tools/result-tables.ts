import { horseName } from '../../card/horse-name.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { type JakeAnswer, saying, sayingTable, withTable } from '../jake/answer.ts';
import { columnsOf } from '../shown/answer-table.ts';
import {
  doubtLines,
  finishSentences,
  moneyText,
  payoffRows,
  resultLines,
  winnerText,
  winPayoff,
} from './result-words.ts';

/** The winner of a race as cells; of a dead heat, a canceled race or one without a winner the words. */
function winnerCells(race: ShownRace): readonly (string | null)[] {
  const winners = race.cancelled ? [] : race.starters.filter(({ official }) => official === 1);
  const [winner, other] = winners;
  if (winner === undefined || other !== undefined) return [null, winnerText(race), null];
  const payoff = winPayoff(race, winner.bettingInterest);
  return [winner.programNumber, horseName(winner.horseName), payoff === null ? null : moneyText(payoff)];
}

/** The winners of a day; `isThisCard`: its races have pages. */
export const winnersTable = (
  races: readonly ShownRace[],
  caption: string,
  isThisCard: boolean,
  note: readonly string[],
): JakeAnswer =>
  sayingTable({
    lead: [`${caption}:`],
    caption,
    columns: columnsOf(
      ['Race', isThisCard ? 'race' : 'text'],
      ['No.', 'cloth'],
      ['Winner', 'text'],
      ['$2 to win', 'price'],
    ),
    rows: races.map((race) => ({
      line: `- Race ${race.raceNumber}: ${winnerText(race) ?? 'no official winner reported'}`,
      cells: [String(race.raceNumber), ...winnerCells(race)],
    })),
    note,
  });

const PAYOFF_COLUMNS = columnsOf(['Bet', 'text'], ['Horse or numbers', 'text'], ['Paid', 'price']);

/** The result of a race in words, its payoffs as a table; the lines before and after it, and the races it is about. */
export const raceResultAnswer = (
  race: ShownRace,
  before: readonly string[],
  after: readonly string[],
  races: readonly number[] = [],
): JakeAnswer =>
  withTable(saying([...before, ...resultLines(race), ...after], races), {
    lead: [...before, ...finishSentences(race)],
    caption: `Payoffs of race ${race.raceNumber}`,
    columns: PAYOFF_COLUMNS,
    rows: payoffRows(race).map((cells) => ({ cells })),
    note: [...doubtLines(race), ...after],
  });
