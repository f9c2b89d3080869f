import type { CardInPlay } from '../race-view.ts';
import { aboutTheChat } from './about-the-chat.ts';
import { dayInNumbers } from './day-in-numbers.ts';
import { pastDayNamed } from './day-named.ts';
import { factsOfAHorse } from './facts-of-a-horse.ts';
import { favorite } from './favorite.ts';
import { followingOurPicks } from './following-our-picks.ts';
import { glossary } from './glossary.ts';
import { horsesNamed } from './horses-named.ts';
import { howItRan } from './how-it-ran.ts';
import { inSpanish } from './in-spanish.ts';
import { oddsEarlier } from './odds-earlier.ts';
import { ourPicksThen } from './our-picks-then.ts';
import { ourRecord } from './our-record.ts';
import { pastLines } from './past-lines.ts';
import { peopleCompared } from './people-compared.ts';
import { resultsOfADay } from './results-of-a-day.ts';
import type { Tool } from './tool.ts';
import { trackBiasToday } from './track-bias.ts';
import { winnersOfToday } from './winners-of-today.ts';
import { works } from './works.ts';

/** Tools that look at days before the card's, or whose answer no day changes. */
const READ_PAST_DAYS: ReadonlySet<Tool> = new Set([
  aboutTheChat,
  dayInNumbers,
  factsOfAHorse,
  favorite,
  followingOurPicks,
  glossary,
  howItRan,
  inSpanish,
  oddsEarlier,
  ourPicksThen,
  ourRecord,
  pastLines,
  peopleCompared,
  resultsOfADay,
  trackBiasToday,
  winnersOfToday,
  works,
]);

/**
 * The words that name an earlier day where the tool that reads the question does not look at it: the card in play does not
 * answer for that day. Null where no such day is named.
 */
export function pastDayUnread(text: string, card: CardInPlay, tool: Tool | null): string | null {
  if (tool !== null && READ_PAST_DAYS.has(tool)) return null;
  const day = pastDayNamed(text, card.day);
  if (day === null || day === card.day || horsesNamed(card, text).length > 0) return null;
  return (
    /\b(?:the day before yesterday|yesterday|ayer|last night|\w+ (?:days?|weeks?) ago|(?:last|past|on|from) \w+day)\b/i.exec(
      text,
    )?.[0] ?? day
  );
}
