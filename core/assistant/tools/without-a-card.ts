import type { Track } from '../../card/track.ts';
import { aboutTheChat } from './about-the-chat.ts';
import { anglesOnTheCard } from './angles-on-the-card.ts';
import { dayInNumbers } from './day-in-numbers.ts';
import { glossary } from './glossary.ts';
import { horsesNamed } from './horses-named.ts';
import { howItRan } from './how-it-ran.ts';
import { ourRecord } from './our-record.ts';
import { pastLines } from './past-lines.ts';
import { peopleNamed } from './people-named.ts';
import { otherTrackNamed } from './place-and-season.ts';
import { ranInANamedRace } from './ran-in-a-named-race.ts';
import { ranking } from './ranking.ts';
import { resultsOfADay } from './results-of-a-day.ts';
import type { ChatQuestion, Tool } from './tool.ts';

/** Tools that answer about another track, or to which its name is a word like another: `shippers from Belmont`. */
const READ_OTHER_TRACKS: ReadonlySet<Tool> = new Set([
  aboutTheChat,
  anglesOnTheCard,
  dayInNumbers,
  glossary,
  howItRan,
  ourRecord,
  pastLines,
  ranInANamedRace,
  ranking,
  resultsOfADay,
]);

/**
 * The known track that a question about a card names, where it is not the track of the card: its races are not those of the
 * card. `tool` is the one that reads the question. Null where it names none, or a horse or person of the card.
 */
export function trackWithoutCard(question: ChatQuestion, tool: Tool | null): Track | null {
  if (tool !== null && READ_OTHER_TRACKS.has(tool)) return null;
  const { card, text } = question;
  if (horsesNamed(card, text).length > 0 || peopleNamed(card, text).length > 0) return null;
  return otherTrackNamed(question);
}
