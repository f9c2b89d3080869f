import { canBeSamePerson } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { counted, percentText } from '../../kernel/text.ts';
import type { ShownRace, ShownStarter } from '../../results/day-results.ts';
import { between, type JakeAnswer } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import type { Answering, ChatQuestion, ToolFacts } from './tool.ts';

/** The meet under way, and no other span. */
const THIS_MEET =
  /\b(?:this|the current|the present) (?:\w+ )?(?:meet(?:ing)?|stand)\b|\b(?:at|of|for|in|over) the meet\b|\bmeet so far\b|\bso far (?:at|in) the meet\b/i;

/** Whether a question is of the meet under way. */
export const isOfThisMeet = (text: string): boolean => THIS_MEET.test(text);

/** Dark days within a meet; a longer break begins another. */
const LONGEST_BREAK = 14;
/** No meet is longer. */
const MOST_DAYS = 200;

interface DayOfMeet {
  readonly day: RaceDay;
  readonly races: readonly ShownRace[];
}

/** The days of the meet before a day with stored results, the latest first. */
async function daysOfMeet(
  track: Track,
  day: RaceDay,
  { resultsOn }: Pick<ToolFacts, 'resultsOn'>,
): Promise<readonly DayOfMeet[]> {
  const found: DayOfMeet[] = [];
  for (let back = 0; back < MOST_DAYS; back += LONGEST_BREAK) {
    const days = Array.from({ length: LONGEST_BREAK }, (_, index) => addDays(day, -(back + index)));
    const results = await Promise.all(
      days.map(async (date) => ({ day: date, races: (await resultsOn(track, date)).races })),
    );
    const run = results.filter(({ races }) => races.length > 0);
    if (run.length === 0) break;
    found.push(...run);
  }
  return found;
}

/** A jockey or a trainer, as the card names them. */
interface PersonOfMeet {
  readonly who: 'jockey' | 'trainer';
  readonly person: { readonly name: string };
}

const isOf = ({ who, person }: PersonOfMeet, { jockeyName, trainerName }: ShownStarter): boolean => {
  const name = who === 'jockey' ? jockeyName : trainerName;
  return name !== null && canBeSamePerson(name, person.name);
};

function lineOf(named: PersonOfMeet, days: readonly DayOfMeet[], { displayName }: Track): string {
  const starters = days.flatMap(({ races }) =>
    races.flatMap((race) => (race.cancelled ? [] : race.starters)),
  );
  const starts = starters.filter((starter) => isOf(named, starter));
  const name = personText(named.person.name);
  if (starts.length === 0)
    return `The stored results hold no starts of ${name} at this meet of ${displayName}.`;
  const wins = starts.filter(({ official }) => official === 1).length;
  const [first, last] = [days.at(-1)?.day, days[0]?.day];
  const span = first === undefined || last === undefined ? '' : `, ${dateText(first)} to ${dateText(last)}`;
  return `${name} at this meet of ${displayName}: ${wins} for ${starts.length}, ${percentText(wins / starts.length)}, by the stored results of ${counted(days.length, 'day')}${span}.`;
}

/** Wider figures of people with what they did at the meet under way before them, or that none of it is stored. */
export const withThisMeet =
  ({ card }: ChatQuestion, people: readonly PersonOfMeet[], wider: JakeAnswer): Answering =>
  async (facts) => {
    const days = await daysOfMeet(card.track, card.day, facts);
    const lines = people.map((named) => lineOf(named, days, card.track));
    return { answer: between([...lines, 'Counted more widely, by the card:'], wider), views: [] };
  };
