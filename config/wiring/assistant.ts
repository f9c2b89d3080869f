import type { FindAnswer } from '#core/assistant/found-answer.ts';
import { type MemberFacts, VISITOR_FACTS } from '#core/assistant/member-facts.ts';
import { makePayoffOf } from '#core/assistant/payoff-of.ts';
import type { CardViews } from '#core/assistant/ports.ts';
import { type AskJake, makeAskJake } from '#core/assistant/use-cases/ask-jake.ts';
import { type AskPanel, makeAskPanel } from '#core/assistant/use-cases/ask-panel.ts';
import { makeFindAnswer } from '#core/assistant/use-cases/find-answer.ts';
import { makeRaceDays } from '#core/assistant/use-cases/find-race-days.ts';
import { type HoldDebate, makeHoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { makeMemberFacts, type ReadMemberFacts } from '#core/assistant/use-cases/read-member-facts.ts';
import { makeSummarizeRaces, type SummarizeRaces } from '#core/assistant/use-cases/summarize-races.ts';
import { makeViewRaces } from '#core/assistant/use-cases/view-races.ts';
import { makeWordQueryAnswer, type WordQueryAnswer } from '#core/assistant/use-cases/word-query-answer.ts';
import { aiChoices } from '../ai.ts';
import { handicapper, payoffs } from '../models.ts';
import { yieldToEventLoop } from './machine.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly cardViews: CardViews;
    readonly findAnswer: FindAnswer;
    readonly findAnswerFor: (memberFacts: MemberFacts) => FindAnswer;
    readonly memberFacts: ReadMemberFacts;
    readonly askJake: AskJake;
    readonly holdDebate: HoldDebate;
    readonly askPanel: AskPanel;
    readonly summarizeRaces: SummarizeRaces;
    readonly wordQueryAnswer: WordQueryAnswer;
  }
}

const jakeDeps = (get: Get) => ({
  views: get('cardViews'),
  answers: get('answers'),
  providers: get('providers'),
  label: get('analysis').label,
});

/** Questions put to analysts: chat, debate, the Claude panel. */
export const assistantWiring = () =>
  wiring({
    cardViews: (get) =>
      makeViewRaces({
        cards: get('cards'),
        picks: get('picks'),
        clock: get('racingClock'),
        digest: get('digest'),
        analysis: get('analysis'),
        knownAround: get('knownAround'),
        todaysCard: get('todaysCard'),
      }),
    memberFacts: (get) =>
      makeMemberFacts({
        book: get('book'),
        readPause: get('readPause'),
        results: get('results'),
      }),
    findAnswer: (get) => get('findAnswerFor')(VISITOR_FACTS),
    findAnswerFor: (get) => (memberFacts) =>
      makeFindAnswer({
        memberFacts,
        yieldToEventLoop,
        views: get('cardViews'),
        payoffOf: makePayoffOf(handicapper.order.exponents, payoffs),
        tracksToday: get('tracksToday'),
        showResults: get('showResults'),
        raceDays: makeRaceDays({ results: get('results'), cards: get('cards') }),
        showWhatIf: get('showSwitchedRace'),
        showBias: get('showBias'),
        showChanges: get('showChanges'),
        showOddsHistory: get('showOddsHistory'),
        showLedger: get('showLedger'),
        showScoreboard: get('showScoreboard'),
        clock: get('racingClock'),
      }),
    askJake: (get) =>
      makeAskJake({
        ...jakeDeps(get),
        findAnswerFor: (askedBy, reader) => get('findAnswerFor')(get('memberFacts')(askedBy, reader)),
        clock: get('machineClock'),
        wholeMs: aiChoices.limits.wholeMs,
        logError: reportedBy(get),
      }),
    holdDebate: (get) => makeHoldDebate(jakeDeps(get)),
    askPanel: (get) =>
      makeAskPanel({ ...jakeDeps(get), clock: get('racingClock'), withLongLock: get('withLongLock') }),
    summarizeRaces: (get) =>
      makeSummarizeRaces({ ...jakeDeps(get), clock: get('racingClock'), withLongLock: get('withLongLock') }),
    wordQueryAnswer: (get) => makeWordQueryAnswer(jakeDeps(get)),
  });

/** What the HTTP calls to the assistant need, by subject. */
export function assistantDeps(get: Get) {
  const noted = { admitQuery: get('admitQuery'), noteQuery: get('noteQuery') };
  const advised = { ...noted, refuseInPause: get('refuseInPause') };
  return {
    assistant: { askJake: get('askJake'), ...noted },
    debate: { holdDebate: get('holdDebate'), ...advised },
    claude: { askPanel: get('askPanel'), summarizeRaces: get('summarizeRaces'), ...advised },
  };
}
