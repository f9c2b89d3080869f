import { announcedDistance } from '../../card/announced.ts';
import type { Race } from '../../card/race.ts';
import { courseOf } from '../../card/surface.ts';
import type { Clock, WithLongLock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { makeShare } from '../../kernel/share.ts';
import { askChecked } from '../../picks/model-questions/checked-ask.ts';
import { firstThenRest } from '../../picks/model-questions/first-then-rest.ts';
import { limitConcurrency } from '../../picks/model-questions/limit-concurrency.ts';
import type { ModelQuestion } from '../../picks/model-questions/model-question.ts';
import { isWorthAsking } from '../../picks/outside-analysts/slot-answers.ts';
import type { Providers } from '../../picks/ports.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import { ASSISTANT_PROMPTS } from '../debate/prompts.ts';
import { answererText, builtIn, outsideAnswerer } from '../outside-model.ts';
import { summaryOf } from '../panel/built-in-panel.ts';
import { type RaceSummary, withinPercent } from '../panel/panel.ts';
import { wrongClaimsIn } from '../panel/panel-problems.ts';
import { SUMMARY_RULES } from '../panel/prompts.ts';
import type { AnswerStore, CardViews } from '../ports.ts';
import type { CardInPlay, CardRaces, RaceView } from '../race-view.ts';
import type { SavedAnswer, SavedAnswerer } from '../saved-answer.ts';

export interface SummarizedRace extends RaceSummary {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly postTime: Instant | null;
  /** Null until announced. */
  readonly surface: 'D' | 'T' | null;
  readonly distance: string;
  readonly analysedBy: string;
  readonly isBuiltIn: boolean;
  /** ISO instant by the racing clock. */
  readonly madeAt: string;
}

export interface SummarizeRacesDeps {
  readonly views: CardViews;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  readonly clock: Clock;
  /** Held while summaries are made, so that one process makes them. */
  readonly withLongLock: WithLongLock;
  readonly label: string;
}

/** Leaves a place free for a member's question while summaries are made. */
const AT_ONCE = 3;

/**
 * A summary of every race of the card in play: made once for a state of the card, by the model of the Claude slot where
 * one is set. When it does not answer, the built-in analyst does, and the model is asked again by the rule of the picks:
 * after a while if the failure may pass, else not before the card changes.
 */
export function makeSummarizeRaces(deps: SummarizeRacesDeps) {
  const { views, answers, providers, clock, withLongLock, label } = deps;
  const claude = providers.claude;
  const share = makeShare<readonly SavedAnswer[]>();
  const limited = limitConcurrency(AT_ONCE);

  const markOf = ({ cardHash }: Pick<CardRaces, 'cardHash'>): string =>
    `${cardHash} ${ASSISTANT_PROMPTS} ${claude?.model ?? 'built-in'}`;

  const headOf = (view: RaceView) => {
    const raceId = view.evidence.race.id;
    return { kind: 'race-summary', raceId, madeFrom: markOf(view), madeAt: clock() } as const;
  };
  const builtInSummary = (view: RaceView, by: SavedAnswerer): SavedAnswer => ({
    ...headOf(view),
    by,
    value: summaryOf(view),
  });

  async function make(view: RaceView): Promise<SavedAnswer> {
    const { evidence, chances } = view;
    const raceId = evidence.race.id;
    if (claude === null) return builtInSummary(view, builtIn(label));
    const question: ModelQuestion<'race-summary'> = {
      shape: 'race-summary',
      feature: 'race-summary',
      raceId,
      askedBy: null,
      instructions: SUMMARY_RULES,
      shared: '',
      question: `${raceBrief(evidence, chances)}\n\nRace ${evidence.race.number}, as of now.`,
    };
    const problemsOf = ({ summary, keyFactor }: RaceSummary) => wrongClaimsIn([summary, keyFactor], evidence);
    const answer = await askChecked((modelQuestion) => claude.ask(modelQuestion), question, problemsOf);
    if (answer.is !== 'answered')
      return builtInSummary(view, { ...builtIn(label, answer.why), silence: answer.is });
    const { confidence, riskLevel, summary, keyFactor } = answer.value;
    const value = {
      confidence: withinPercent(confidence),
      riskLevel,
      summary: safeText(summary),
      keyFactor: safeText(keyFactor),
    };
    return { ...headOf(view), by: outsideAnswerer(claude), value };
  }

  /** Of this state of the card, and no stand-in for a model that may answer by now. */
  function isCurrent({ madeFrom, madeAt, by }: SavedAnswer, mark: string): boolean {
    if (madeFrom !== mark) return false;
    if (claude === null || by.note === null) return true;
    const { silence: is = 'unavailable', note: why } = by;
    return !isWorthAsking({ is, by: claude, why, at: madeAt }, clock());
  }

  async function savedAndMissing(card: CardInPlay) {
    const ids = card.races.map(({ id }) => id);
    const found = await answers.answersOn('race-summary', ids);
    const savedAnswers = found.filter((savedAnswer) => isCurrent(savedAnswer, markOf(card)));
    return {
      savedAnswers,
      races: card.races.filter(({ id }) => !savedAnswers.some(({ raceId }) => raceId === id)),
    };
  }

  async function complete(card: CardInPlay): Promise<readonly SavedAnswer[]> {
    const { savedAnswers, races } = await savedAndMissing(card);
    const raceViews = await views.viewOf({ ...card, races });
    const fresh = await firstThenRest(raceViews, {
      ask: (view) => limited(() => make(view)),
      endOf: ({ by }) => by.silence ?? 'answered',
      instead: (view, { by }) => builtInSummary(view, by),
    });
    for (const answer of fresh) await answers.keep(answer);
    return [...savedAnswers, ...fresh];
  }

  async function summaries(card: CardInPlay): Promise<readonly SavedAnswer[]> {
    const { savedAnswers, races } = await savedAndMissing(card);
    return races.length === 0
      ? savedAnswers
      : withLongLock(`summaries:${card.track.slug}:${card.day}`, () => complete(card));
  }

  const present = (race: Race, answer: SavedAnswer): SummarizedRace => ({
    raceId: race.id,
    raceNumber: race.number,
    postTime: race.postTime,
    surface: race.surface === null ? null : courseOf(race.surface).letter,
    distance: announcedDistance(race),
    ...(answer.value as RaceSummary),
    analysedBy: answererText(answer.by),
    isBuiltIn: answer.by.isBuiltIn,
    madeAt: toIso(answer.madeAt),
  });

  return async function summarizeRaces(track: string): Promise<readonly SummarizedRace[]> {
    const card = await views.inPlay(track);
    if (card === null) return [];
    const { value: savedAnswers } = await share(`${card.track.slug} ${card.day} ${markOf(card)}`, () =>
      summaries(card),
    );
    return card.races.flatMap((race) => {
      const answer = savedAnswers.find(({ raceId }) => raceId === race.id);
      return answer === undefined ? [] : [present(race, answer)];
    });
  };
}

export type SummarizeRaces = ReturnType<typeof makeSummarizeRaces>;
