import { makeMemoryAnswerShelf } from '#adapters/memory/answer-shelf.ts';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import type { AnswerShelf } from '#core/assistant/ports.ts';
import { makeAskJake } from '#core/assistant/use-cases/ask-jake.ts';
import { makeAskPanel } from '#core/assistant/use-cases/ask-panel.ts';
import { makeFindAnswer } from '#core/assistant/use-cases/find-answer.ts';
import { makeHoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { makeSummariseRaces } from '#core/assistant/use-cases/summarise-races.ts';
import { makeViewRaces } from '#core/assistant/use-cases/view-races.ts';
import { makeWordQueryAnswer } from '#core/assistant/use-cases/word-query-answer.ts';
import type { CardCalendar, CardShelf } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { PicksShelf, Providers } from '#core/picks/ports.ts';
import { aCard } from './a-card.ts';
import { makeOneAtATime } from './one-at-a-time.ts';

export const NOBODY_OUTSIDE: Providers = { claude: null, openai: null };

const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;

export interface AssistantShelves {
  readonly cards: CardShelf & CardCalendar;
  readonly picks: PicksShelf;
  readonly answers: AnswerShelf;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
}

/** The assistant as config wires it, on given shelves. */
export function assistantOn(shelves: AssistantShelves, providers: Providers = NOBODY_OUTSIDE) {
  const analysis = analysisFor({ isKeySet: (providers.claude ?? providers.openai) !== null });
  const { label } = analysis;
  const todaysCard = makeTodaysCard(shelves);
  const views = makeViewRaces({ ...shelves, digest, analysis, todaysCard });
  const doors = { ...shelves, views, providers, label, longTurn: makeOneAtATime() };
  return {
    views,
    askJake: makeAskJake({ ...doors, findAnswer: makeFindAnswer({ views }) }),
    holdDebate: makeHoldDebate(doors),
    askPanel: makeAskPanel(doors),
    summariseRaces: makeSummariseRaces(doors),
    wordQueryAnswer: makeWordQueryAnswer(doors),
  };
}

/** The assistant on shelves in memory with one card. */
export async function openAssistant(
  wishes: {
    readonly card?: Card;
    readonly providers?: Providers;
    readonly now?: Instant;
    readonly clock?: Clock;
  } = {},
) {
  const cards = makeMemoryCardShelf();
  await cards.keep(wishes.card ?? aCard(), 'hash');
  const answers = makeMemoryAnswerShelf();
  const picks = makeMemoryPicksShelf();
  const clock: Clock = wishes.clock ?? (() => wishes.now ?? NOON);
  const knownAround: KnownAround = async () => new Map();
  const shelves = { cards, picks, answers, knownAround, clock };
  return { ...shelves, ...assistantOn(shelves, wishes.providers) };
}
