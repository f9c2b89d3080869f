import type { Instant } from '../kernel/instant.ts';
import { pauseSentence } from '../notebook/care.ts';
import { namesABet, SAFE_AFTER_TROUBLE } from './care-in-conversation.ts';
import type { FoundAnswer } from './found-answer.ts';
import { saying } from './jake/answer.ts';
import type { Topic } from './jake/question.ts';
import { aboutTheChat } from './tools/about-the-chat.ts';
import { beatenLastTime } from './tools/beaten-last-time.ts';
import { daysAway } from './tools/days-away.ts';
import { drewOff } from './tools/drew-off.ts';
import { factsOfAHorse } from './tools/facts-of-a-horse.ts';
import { fieldSizes } from './tools/field-sizes.ts';
import { filliesAndBoys } from './tools/fillies-and-boys.ts';
import { horsesOfAColor } from './tools/horses-of-a-color.ts';
import { horsesOfASex } from './tools/horses-of-a-sex.ts';
import { isItRunning } from './tools/is-it-running.ts';
import { lastWin } from './tools/last-win.ts';
import { metBefore } from './tools/met-before.ts';
import { myTickets } from './tools/my-tickets.ts';
import { notInTheBody } from './tools/not-in-the-body.ts';
import { numberWorn } from './tools/number-worn.ts';
import { pastLines } from './tools/past-lines.ts';
import { pastRaceOfAHorse } from './tools/past-race-of-a-horse.ts';
import { postDrawn } from './tools/post-drawn.ts';
import { racesByDistance } from './tools/races-by-distance.ts';
import { racesOfAClass } from './tools/races-of-a-class.ts';
import { ranInANamedRace } from './tools/ran-in-a-named-race.ts';
import { shippedIn } from './tools/shipped-in.ts';
import { stablemates } from './tools/stablemates.ts';
import type { Tool } from './tools/tool.ts';
import { troubledTrips } from './tools/troubled-trips.ts';
import { usingTheSite } from './tools/using-the-site.ts';
import { whichPerson } from './tools/which-person.ts';
import { whoDrawsIn } from './tools/who-draws-in.ts';
import { whoFinishedAhead } from './tools/who-finished-ahead.ts';
import { winnerOfAPastRace } from './tools/winner-of-a-past-race.ts';
import { works } from './tools/works.ts';

/** Tools that answer during a pause: facts alone, no bet, price, chance or pick of ours. */
const OPEN_IN_A_PAUSE: ReadonlySet<Tool> = new Set([
  ...SAFE_AFTER_TROUBLE,
  aboutTheChat,
  beatenLastTime,
  daysAway,
  drewOff,
  factsOfAHorse,
  fieldSizes,
  filliesAndBoys,
  horsesOfAColor,
  horsesOfASex,
  isItRunning,
  lastWin,
  metBefore,
  notInTheBody,
  numberWorn,
  pastLines,
  pastRaceOfAHorse,
  postDrawn,
  racesByDistance,
  racesOfAClass,
  ranInANamedRace,
  shippedIn,
  stablemates,
  troubledTrips,
  usingTheSite,
  whichPerson,
  whoDrawsIn,
  whoFinishedAhead,
  winnerOfAPastRace,
  works,
]);

/** Topics without a tool that name no bet. */
const OPEN_TOPICS: ReadonlySet<Topic> = new Set(['weather']);

/** A question as it was read: its words in full, and the tool or the topic that would answer it. */
export interface QuestionInAPause {
  readonly full: string;
  readonly tool: Tool | null;
  readonly topic: Topic | null;
}

/** Whether a question is answered while a pause runs: what became of a ticket that was bought, and facts. */
function isOpen({ full, tool, topic }: QuestionInAPause): boolean {
  if (tool === myTickets) return true;
  const isFact = tool === null ? topic !== null && OPEN_TOPICS.has(topic) : OPEN_IN_A_PAUSE.has(tool);
  return isFact && !namesABet(full);
}

/**
 * What is said instead of an answer to a member whose pause runs: no ticket, bet, price or pick, as on the ticket desk.
 * Null without a pause, and for a question that is answered all the same.
 */
export function pauseInConversation(question: QuestionInAPause, until: Instant | null): FoundAnswer | null {
  if (until === null || isOpen(question)) return null;
  const lines = [
    pauseSentence('The chat gives no picks, prices, tickets or bets', until),
    'It still answers post times, scratches, results, past races of a horse, and whether your tickets are alive.',
  ];
  return { answer: saying(lines), views: [], isFixed: true };
}
