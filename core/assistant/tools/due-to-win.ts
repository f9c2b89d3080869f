import { isStarter } from '../../card/runner.ts';
import { withoutNames } from '../../card/same-name.ts';
import { counted, percentText } from '../../kernel/text.ts';
import { between, saying } from '../jake/answer.ts';
import { chanceOf, named, percent } from '../jake/wording.ts';
import { horseNamesOn, isRun, racesAsked } from '../race-view.ts';
import { type HorseNamed, horseOf } from './horses-named.ts';
import { peopleAnswer, ratesOf } from './people-compared.ts';
import { type PersonNamed, peopleNamed } from './people-named.ts';
import { ridingAnswer } from './people-riding.ts';
import { type Answering, atOnce, type ChatQuestion, type Tool } from './tool.ts';

const ASKED =
  /\b(?:over)?due\b(?! (?:to (?!win\b|hit\b|score\b|pop\b|run a\b|break\b)|date\b|dilig\w+|back\b|out\b|at \d|in \d|by\b|east\b|west\b))/i;
/** When something is expected. */
const OF_A_TIME =
  /\bwhen\b|\bwhat time\b|\b(?:scratches|entries|results|taxes|payment|fee|bill|rain\w*|storms?|records?|pace)\b/i;
/** So many losers in a row are taken as an example. */
const LOSERS = 10;

const NOT_A_THING = 'Nobody is due: losers before do not make the next race likelier to be won.';

/** How often so many losers in a row come by chance alone, at the rates of people. */
const byChance = (people: readonly PersonNamed[]): readonly string[] =>
  ratesOf(people).map(
    ({ name, rate }) =>
      `${name} wins ${percentText(rate)}: ${LOSERS} losers in a row come ${percentText((1 - rate) ** LOSERS)} of the time by chance alone.`,
  );

/** A horse by its record and our chance, the same whatever its losers before. */
const ofAHorse =
  ({ runner, raceNumber }: HorseNamed): Answering =>
  async ({ viewsOf }) => {
    const views = await viewsOf([raceNumber]);
    const [view] = views;
    const life = runner.records?.life ?? null;
    const record = life === null ? 'record not known' : `${life.wins} for ${counted(life.starts, 'start')}`;
    const chance = view === undefined || isRun(view) ? null : chanceOf(view, runner.programNumber);
    const ours = chance === null ? '' : `; we make it ${percent(chance)} to win`;
    const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
    return {
      answer: saying([NOT_A_THING, `${name}, race ${raceNumber}: ${record}${ours}.`], [raceNumber]),
      views,
    };
  };

/** Starters that have run and never won, by how often they have tried. */
function maidensLine({ card, raceNumber }: ChatQuestion): string {
  const tried = racesAsked(card, raceNumber)
    .flatMap(({ number, runners }) =>
      runners.filter(isStarter).flatMap(({ programNumber, horseName: horse, records }) => {
        const life = records?.life ?? null;
        return life === null || life.wins > 0 || life.starts === 0
          ? []
          : [
              {
                starts: life.starts,
                text: `${named({ programNumber, horse })} (race ${number}, 0 for ${life.starts})`,
              },
            ];
      }),
    )
    .toSorted((a, b) => b.starts - a.starts)
    .slice(0, 3);
  return tried.length === 0
    ? 'No starter that has run is without a win.'
    : `Still without a win: ${tried.map(({ text }) => text).join(', ')}.`;
}

/** `Which jockey is due`, `is he due for a win`: that there is no such thing, with the record. */
export const dueToWin: Tool = {
  name: 'due to win',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(withoutNames(text, horseNamesOn(card))) || OF_A_TIME.test(text)) return null;
    const people = peopleNamed(card, text).slice(0, 2);
    if (people.length > 0)
      return atOnce({
        answer: between([NOT_A_THING, ...byChance(people)], peopleAnswer(question, people)),
        views: [],
      });
    const horse = horseOf(question);
    if (horse !== null) return ofAHorse(horse);
    if (/\b(?:jockeys?|riders?|trainers?|barns?)\b/i.test(text))
      return atOnce({
        answer: between([NOT_A_THING], ridingAnswer(racesAsked(card, raceNumber), text, raceNumber)),
        views: [],
      });
    return atOnce({ answer: saying([NOT_A_THING, maidensLine(question)]), views: [] });
  },
};
