import type { CardViews, FindAnswer } from '#core/assistant/ports.ts';
import { type AskJake, makeAskJake } from '#core/assistant/use-cases/ask-jake.ts';
import { type AskPanel, makeAskPanel } from '#core/assistant/use-cases/ask-panel.ts';
import { makeFindAnswer } from '#core/assistant/use-cases/find-answer.ts';
import { type HoldDebate, makeHoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { makeSummariseRaces, type SummariseRaces } from '#core/assistant/use-cases/summarise-races.ts';
import { makeViewRaces } from '#core/assistant/use-cases/view-races.ts';
import { makeWordQueryAnswer, type WordQueryAnswer } from '#core/assistant/use-cases/word-query-answer.ts';
import { accountIds } from './accounts.ts';
import { providersId } from './ai.ts';
import { racingClockId, todaysCardId } from './card.ts';
import { knownAroundId } from './handicapping.ts';
import { digestId, machineClockId } from './machine.ts';
import { analysisId } from './picks.ts';
import { type Get, id, wiring } from './provide.ts';
import { answersId, cardsId, picksId, withLongLockId } from './stores.ts';

export const cardViewsId = id<CardViews>('card views');
export const findAnswerId = id<FindAnswer>('find answer');
export const askJakeId = id<AskJake>('ask jake');
export const holdDebateId = id<HoldDebate>('hold debate');
export const askPanelId = id<AskPanel>('ask panel');
export const summariseRacesId = id<SummariseRaces>('summarise races');
export const wordQueryAnswerId = id<WordQueryAnswer>('word query answer');

/** Questions put to analysts: chat, debate, the Claude panel. */
export const assistantWiring = () =>
  wiring((provide) => {
    const asked = (get: Get) => ({
      views: get(cardViewsId),
      answers: get(answersId),
      providers: get(providersId),
      label: get(analysisId).label,
    });
    provide(cardViewsId, (get) =>
      makeViewRaces({
        cards: get(cardsId),
        picks: get(picksId),
        clock: get(racingClockId),
        digest: get(digestId),
        analysis: get(analysisId),
        knownAround: get(knownAroundId),
        todaysCard: get(todaysCardId),
      }),
    );
    provide(findAnswerId, (get) => makeFindAnswer({ views: get(cardViewsId) }));
    provide(askJakeId, (get) =>
      makeAskJake({ ...asked(get), findAnswer: get(findAnswerId), clock: get(machineClockId) }),
    );
    provide(holdDebateId, (get) => makeHoldDebate(asked(get)));
    provide(askPanelId, (get) =>
      makeAskPanel({ ...asked(get), clock: get(racingClockId), withLongLock: get(withLongLockId) }),
    );
    provide(summariseRacesId, (get) =>
      makeSummariseRaces({ ...asked(get), clock: get(racingClockId), withLongLock: get(withLongLockId) }),
    );
    provide(wordQueryAnswerId, (get) => makeWordQueryAnswer(asked(get)));
  });

/** What the HTTP calls to the assistant need, by subject. */
export function assistantDeps(get: Get) {
  const noted = { admitQuery: get(accountIds.admitQuery), noteQuery: get(accountIds.noteQuery) };
  return {
    assistant: { askJake: get(askJakeId), ...noted },
    debate: { holdDebate: get(holdDebateId), ...noted },
    claude: { askPanel: get(askPanelId), summariseRaces: get(summariseRacesId), ...noted },
  };
}
