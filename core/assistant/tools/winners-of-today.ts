import { racesText } from '../../card/races-text.ts';
import { canBeSamePerson } from '../../card/same-name.ts';
import { dateText } from '../../kernel/day-text.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { counted } from '../../kernel/text.ts';
import type { ShownRace, ShownStarter } from '../../results/day-results.ts';
import { between, saying } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import { pastDayNamed } from './day-named.ts';
import { peopleNamed } from './people-named.ts';
import { ridingAnswer } from './people-riding.ts';
import type { Tool } from './tool.ts';

const TODAY = /\b(?:today|so far|this afternoon)\b/i;
const WINNERS = /\b(?:won|wins?|winners?)\b|\bhow (?:did|is|was)\b.*\b(?:do|doing|go|fare)\b/i;
const LEADERS =
  /\b(?:leading|top|most|winning)\b.*\b(?:jockeys?|riders?|trainers?)\b|\b(?:jockeys?|riders?|trainers?)\b.*\b(?:most (?:races|wins|winners)|won the most)\b/i;
/** Of those ahead of them, or of a kind of race or horse: not of today's results alone. */
const OTHER =
  /\b(?:mounts?|rides|hot|entries|starters|with|on (?:the )?(?:turf|dirt|grass)|year|meet|season|last|career|ever|will|can|could|going to|gonna)\b/i;
const SO_FAR = /\b(?:so far|won)\b/i;
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

const inRaces = (races: readonly number[]): string => (races.length === 0 ? '' : ` (${racesText(races)})`);

/** Official races that name a winner but not who rode or trained it. */
const unnamedIn = (races: readonly ShownRace[], who: Who): number =>
  races.filter(
    ({ cancelled, starters }) =>
      !cancelled && starters.some((starter) => starter.official === 1 && nameIn(starter, who) === null),
  ).length;

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

/** How much of the day the count is made of. */
function footOf(official: readonly ShownRace[], whos: readonly Who[], when: string): readonly string[] {
  const unnamed = whos.flatMap((who) => {
    const count = unnamedIn(official, who);
    return count === 0 ? [] : [`The winning ${who} of ${counted(count, 'race')} is not reported.`];
  });
  return [`${counted(official.length, 'race')} official ${when}.`, ...unnamed];
}

/** How many races a jockey or trainer won today, or who won the most, by the official results. */
export const winnersOfToday: Tool = {
  name: 'winners of today',
  reads({ text, card }) {
    const day = pastDayNamed(text, card.day) ?? card.day;
    if ((day === card.day && !TODAY.test(text)) || OTHER.test(text)) return null;
    const people = peopleNamed(card, text);
    const isOfLeaders = people.length === 0 && LEADERS.test(text);
    if (!isOfLeaders && (people.length === 0 || !WINNERS.test(text))) return null;
    const when = day === card.day ? 'today' : `on ${dateText(day)}`;
    const leading: Who = /\btrainers?\b/i.test(text) ? 'trainer' : 'jockey';
    return async ({ resultsOn }) => {
      const { races } = await resultsOn(card.track, day);
      const official = races.filter(({ starters }) => starters.some(({ official: place }) => place === 1));
      if (official.length === 0) {
        if (day !== card.day)
          return {
            answer: saying([`No results of ${card.track.displayName}, ${dateText(day)} are stored.`]),
            views: [],
          };
        const none = 'No race is official yet today.';
        const answer =
          isOfLeaders && !SO_FAR.test(text)
            ? between([none], ridingAnswer(card.races, text, null))
            : saying([none]);
        return { answer, views: [] };
      }
      const lines = isOfLeaders
        ? leaderLines(winsIn(official, leading), leading)
        : people.map(({ who, person }) => {
            const name = personText(person.name);
            const won = winsIn(official, who).filter((win) => canBeSamePerson(name, win.name));
            const isUnknown = won.length === 0 && unnamedIn(official, who) === official.length;
            const count = isUnknown ? `wins ${when} not known` : `${counted(won.length, 'win')} ${when}`;
            return `${name}, ${who}: ${count}${inRaces(won.map(({ race }) => race))}.`;
          });
      const whos = isOfLeaders ? [leading] : [...new Set(people.map(({ who }) => who))];
      return {
        answer: saying([...lines, ...footOf(official, whos, when)]),
        views: [],
        resultsOf: { track: card.track, day },
      };
    };
  },
};
