import { byProgramNumber } from '../../card/program-number.ts';
import { listText } from '../../kernel/text.ts';
import type { BuiltTickets } from './best-tickets.ts';

type Tickets = Pick<BuiltTickets, 'tickets'>;

const onLeg = ({ tickets }: Tickets, leg: number): ReadonlySet<string> =>
  new Set(tickets.flatMap(({ legs }) => legs[leg] ?? []));

const onlyIn = (first: ReadonlySet<string>, second: ReadonlySet<string>): readonly string[] =>
  [...first].filter((number) => !second.has(number)).toSorted(byProgramNumber);

const changeWords = (word: string, numbers: readonly string[], race: number): readonly string[] =>
  numbers.length === 0 ? [] : [`${word} ${listText(numbers)} in race ${race}`];

/**
 * How tickets for another budget differ from the best ones, by the horses on any of them: `with 4 in race 10, without 2 in
 * race 9`. `races`: the numbers of the races, leg by leg.
 */
export function changedHorses(best: Tickets, other: Tickets, races: readonly number[]): string {
  const changes = races.flatMap((race, leg) => {
    const [before, after] = [onLeg(best, leg), onLeg(other, leg)];
    return [
      ...changeWords('with', onlyIn(after, before), race),
      ...changeWords('without', onlyIn(before, after), race),
    ];
  });
  return changes.length === 0 ? 'with the same horses' : changes.join(', ');
}
