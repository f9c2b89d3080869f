import { canBeSamePerson } from '../../card/same-name.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { counted } from '../../kernel/text.ts';
import type { ShownRace, ShownStarter } from '../../results/day-results.ts';
import { saying } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import { peopleNamed } from './people-compared.ts';
import type { Tool } from './tool.ts';

const WINNERS =
  /\bhow many (?:races |winners? |wins? )*(?:has|have|did)\b.*\b(?:had|got|won|win|have|ridden|trained|today|so far)\b|\bhow many (?:winners?|wins)\b.*\b(?:today|so far)\b|\b(?:has|have|did)\b.*\b(?:won|win|had a winner|ridden a winner)\b.*\b(?:today|yet|so far)\b/i;
const LEADERS =
  /\b(?:leading|top|most|winning)\b.*\b(?:jockeys?|riders?|trainers?)\b.*\b(?:today|so far)\b|\b(?:jockeys?|riders?|trainers?)\b.*\b(?:most (?:wins|winners)|won the most|race)\b.*\b(?:today|so far)\b/i;
/** Of those ahead of them: not of today's results. */
const AHEAD = /\b(?:mounts?|rides|hot|entries|starters)\b/i;
const LISTED = 5;

type Who = 'jockey' | 'trainer';

const nameIn = ({ jockeyName, trainerName }: ShownStarter, who: Who): string | null =>
  who === 'jockey' ? jockeyName : trainerName;

interface Win {
  readonly name: string;
  readonly race: number;
}

const winsIn = (races: readonly ShownRace[], who: Who): readonly Win[] =>
  races.flatMap(({ cancelled, raceNumber, starters }) =>
    cancelled
      ? []
      : starters.flatMap((starter) => {
          const name = nameIn(starter, who);
          return starter.official === 1 && name !== null ? [{ name, race: raceNumber }] : [];
        }),
  );

const inRaces = (races: readonly number[]): string =>
  races.length === 0 ? '' : ` (${races.length === 1 ? 'race' : 'races'} ${races.join(', ')})`;

function leaderLines(wins: readonly Win[], who: Who): readonly string[] {
  const byName = groupBy(wins, ({ name }) => name);
  const rows = [...byName].toSorted(([, a], [, b]) => b.length - a.length).slice(0, LISTED);
  return rows.length === 0
    ? [`No winning ${who} is reported yet.`]
    : rows.map(
        ([name, won]) =>
          `- ${personText(name)}: ${counted(won.length, 'win')}${inRaces(won.map(({ race }) => race))}`,
      );
}

/** How many races a jockey or trainer won today, or who won the most, by the official results. */
export const winnersOfToday: Tool = {
  name: 'winners of today',
  reads({ text, card }) {
    const people = peopleNamed(card, text);
    const isOfLeaders = people.length === 0 && LEADERS.test(text) && !AHEAD.test(text);
    if (!isOfLeaders && (people.length === 0 || !WINNERS.test(text))) return null;
    if (/\b(?:year|meet|season|last|career|ever)\b/i.test(text)) return null;
    return async ({ resultsOn }) => {
      const { races } = await resultsOn(card.track, card.day);
      const official = races.filter(({ starters }) => starters.some(({ official: place }) => place === 1));
      const head = `${counted(official.length, 'race')} official today.`;
      const lines = isOfLeaders
        ? leaderLines(
            winsIn(races, /\btrainers?\b/i.test(text) ? 'trainer' : 'jockey'),
            /\btrainers?\b/i.test(text) ? 'trainer' : 'jockey',
          )
        : people.map(({ who, person }) => {
            const name = personText(person.name);
            const won = winsIn(races, who).filter((win) => canBeSamePerson(name, win.name));
            return `${name}, ${who}: ${counted(won.length, 'win')} today${inRaces(won.map(({ race }) => race))}.`;
          });
      return { answer: saying([...lines, head]), views: [] };
    };
  },
};
