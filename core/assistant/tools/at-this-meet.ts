import { canBeSamePerson } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { counted, percentText } from '../../kernel/text.ts';
import type { ShownRace, ShownStarter } from '../../results/day-results.ts';
import { LONGEST_BREAK, meetsOf } from '../../scorecards/record/meets.ts';
import { between, type JakeAnswer } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import { isOfficial } from './how-a-pick-ran.ts';
import type { Answering, ChatQuestion, ToolFacts } from './tool.ts';

/** The meet under way, and no other span. */
const THIS_MEET =
  /\b(?:this|the current|the present) (?:\w+ )?(?:meet(?:ing)?|stand)\b|\b(?:at|of|for|in|over) the meet\b|\bmeet so far\b|\bso far (?:at|in) the meet\b/i;

/** Whether a question is of the meet under way. */
export const isOfThisMeet = (text: string): boolean => THIS_MEET.test(text);

/** How far back a meet is looked for; racing without a break for so long is not one meet that can be told. */
const LOOKED_BACK = 200;
/** Most race days that are counted, and how many are read at once. */
const MOST_DAYS = 100;
const AT_ONCE = 10;

interface DayOfMeet {
  readonly day: RaceDay;
  readonly races: readonly ShownRace[];
}

interface MeetSoFar {
  /** Those with official races, the latest first. */
  readonly days: readonly DayOfMeet[];
  /** Whether a break in the stored race days says where the meet began. */
  readonly isBegun: boolean;
}

type Facts = Pick<ToolFacts, 'raceDays' | 'resultsOn'>;

/** The official races of days, a few days at once. */
async function officialOn(
  track: Track,
  days: readonly RaceDay[],
  { resultsOn }: Facts,
): Promise<readonly DayOfMeet[]> {
  const found: DayOfMeet[] = [];
  for (let from = 0; from < days.length; from += AT_ONCE)
    found.push(
      ...(await Promise.all(
        days.slice(from, from + AT_ONCE).map(async (day) => {
          const { races } = await resultsOn(track, day);
          return { day, races: races.filter(isOfficial) };
        }),
      )),
    );
  return found.filter(({ races }) => races.length > 0);
}

/** The meet of a card up to its day: race days, by stored results and cards, without a break that ends a meet. */
async function meetSoFar(track: Track, day: RaceDay, facts: Facts): Promise<MeetSoFar> {
  const looked = { from: addDays(day, -LOOKED_BACK), to: day };
  const { all, withResults } = await facts.raceDays(track, looked);
  const [meet] = meetsOf(track, [...new Set([day, ...all])]).filter(({ span }) => span.to === day);
  const began = meet?.span.from ?? day;
  const ofMeet = withResults.filter((date) => date >= began);
  return {
    days: await officialOn(track, ofMeet.slice(0, MOST_DAYS), facts),
    isBegun: began > addDays(looked.from, LONGEST_BREAK) && ofMeet.length <= MOST_DAYS,
  };
}

/** A jockey or a trainer, as the card names them. */
interface PersonOfMeet {
  readonly who: 'jockey' | 'trainer';
  readonly person: { readonly name: string; readonly records: readonly { readonly span: string }[] };
}

const isOf = ({ who, person }: PersonOfMeet, { jockeyName, trainerName }: ShownStarter): boolean => {
  const name = who === 'jockey' ? jockeyName : trainerName;
  return name !== null && canBeSamePerson(name, person.name);
};

/** `, Jul 24, 2025 through Aug 1, 2025`. */
function throughText(days: readonly DayOfMeet[]): string {
  const [first, last] = [days.at(-1)?.day, days[0]?.day];
  return first === undefined || last === undefined ? '' : `, ${dateText(first)} through ${dateText(last)}`;
}

function lineOf(named: PersonOfMeet, { days, isBegun }: MeetSoFar, { displayName }: Track): string {
  const starts = days.flatMap(({ races }) =>
    races.flatMap(({ starters }) => starters.filter((starter) => isOf(named, starter))),
  );
  const name = personText(named.person.name);
  const where = isBegun ? `at this meet of ${displayName}` : `at ${displayName}`;
  if (starts.length === 0)
    return days.length === 0
      ? `The stored results hold no starts of ${name} ${where}.`
      : `The stored results hold no starts of ${name} ${where}: official races of ${counted(days.length, 'day')}${throughText(days)}.`;
  const wins = starts.filter(({ official }) => official === 1).length;
  return `${name} ${where}: ${wins} for ${starts.length}, ${percentText(wins / starts.length)}, by the stored results of ${counted(days.length, 'day')}${throughText(days)}.`;
}

const NOT_BEGUN = 'The stored race days show no break, so where this meet began is not known.';
const isOfMeet = ({ person }: PersonOfMeet): boolean =>
  person.records.some(({ span }) => /\bmeet\b/i.test(span));

/** Wider figures of people with what they did at the meet under way before them, or that none of it is stored. */
export const withThisMeet =
  ({ card }: ChatQuestion, people: readonly PersonOfMeet[], wider: JakeAnswer): Answering =>
  async (facts) => {
    const meet = await meetSoFar(card.track, card.day, facts);
    const lines = people.map((named) => lineOf(named, meet, card.track));
    const head = people.some(isOfMeet) ? 'By the card:' : 'Counted more widely, by the card:';
    return { answer: between([...lines, meet.isBegun ? null : NOT_BEGUN, head], wider), views: [] };
  };
