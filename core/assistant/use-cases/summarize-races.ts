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
import type { Provider, Providers } from '../../picks/ports.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import { ASSISTANT_PROMPTS } from '../debate/prompts.ts';
import { answererText, builtIn, outsideAnswerer } from '../outside-model.ts';
import { summaryOf } from '../panel/built-in-panel.ts';
import { type RaceSummary, withinPercent } from '../panel/panel.ts';
import { wrongClaimsIn } from '../panel/panel-problems.ts';
import { SUMMARY_RULES } from '../panel/prompts.ts';
import type { AnswerStore, CardViews } from '../ports.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
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
 * A summary of every race of the card in play. With a model in the Claude slot it is made once for a state of the card
 * and of the verdict, and saved. When the model does not answer, the built-in analyst does, and the model is asked again
 * by the rule of the picks: after a while if the failure may pass, else not before one of the two changes. The built-in
 * summary is written when it is read, so that its verdict and price are those of the moment.
 */
export function makeSummarizeRaces(deps: SummarizeRacesDeps) {
  const { views, answers, providers, clock, withLongLock, label } = deps;
  const claude = providers.claude;
  const share = makeShare<readonly SavedAnswer[]>();
  const limited = limitConcurrency(AT_ONCE);

  const markOfCard = ({ cardHash }: RaceView): string =>
    `${cardHash} ${ASSISTANT_PROMPTS} ${claude?.model ?? 'built-in'}`;
  const markOf = (view: RaceView): string => {
    const { kind, programNumber, priceToTake } = view.picks.verdict;
    return `${markOfCard(view)} ${kind} ${programNumber} ${priceToTake?.text}`;
  };

  const headOf = (view: RaceView) => {
    const raceId = view.evidence.race.id;
    return { kind: 'race-summary', raceId, madeFrom: markOf(view), madeAt: clock() } as const;
  };
  const builtInSummary = (view: RaceView, by: SavedAnswerer): SavedAnswer => ({
    ...headOf(view),
    by,
    value: summaryOf(view),
  });

  async function make(view: RaceView, model: Provider): Promise<SavedAnswer> {
    const { evidence, chances } = view;
    const raceId = evidence.race.id;
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
    const answer = await askChecked((modelQuestion) => model.ask(modelQuestion), question, problemsOf);
    if (answer.is !== 'answered')
      return builtInSummary(view, { ...builtIn(label, answer.why), silence: answer.is });
    const { confidence, riskLevel, summary, keyFactor } = answer.value;
    const value = {
      confidence: withinPercent(confidence),
      riskLevel,
      summary: safeText(summary),
      keyFactor: safeText(keyFactor),
    };
    return { ...headOf(view), by: outsideAnswerer(model), value };
  }

  /**
   * Of this state of the race, and no stand-in for a model that may answer by now. What was written before the off stands
   * after it.
   */
  function isCurrent({ madeFrom, madeAt, by }: SavedAnswer, view: RaceView, model: Provider): boolean {
    if (!(isRun(view) ? madeFrom.startsWith(`${markOfCard(view)} `) : madeFrom === markOf(view)))
      return false;
    if (by.note === null) return true;
    const { silence: is = 'unavailable', note: why } = by;
    return !isWorthAsking({ is, by: model, why, at: madeAt }, clock());
  }

  async function savedAndMissing(raceViews: readonly RaceView[], model: Provider) {
    const viewBy = new Map<string, RaceView>(raceViews.map((view) => [view.evidence.race.id, view]));
    const found = await answers.answersOn('race-summary', [...viewBy.keys()]);
    const saved = found.flatMap((answer) => {
      const view = viewBy.get(answer.raceId);
      return view !== undefined && isCurrent(answer, view, model) ? [{ answer, view }] : [];
    });
    return { saved, missing: raceViews.filter((view) => !saved.some((row) => row.view === view)) };
  }

  /** What is saved; a stand-in is written anew. */
  const withStandIns = ({ answer, view }: { readonly answer: SavedAnswer; readonly view: RaceView }) =>
    answer.by.isBuiltIn ? { ...answer, value: summaryOf(view) } : answer;

  async function complete(raceViews: readonly RaceView[], model: Provider): Promise<readonly SavedAnswer[]> {
    const { saved, missing } = await savedAndMissing(raceViews, model);
    const fresh = await firstThenRest(missing, {
      ask: (view) => limited(() => make(view, model)),
      endOf: ({ by }) => by.silence ?? 'answered',
      instead: (view, { by }) => builtInSummary(view, by),
    });
    for (const answer of fresh) await answers.keep(answer);
    return [...saved.map(withStandIns), ...fresh];
  }

  async function summaries(card: CardInPlay): Promise<readonly SavedAnswer[]> {
    const raceViews = await views.viewOf(card);
    if (claude === null) return raceViews.map((view) => builtInSummary(view, builtIn(label)));
    const { saved, missing } = await savedAndMissing(raceViews, claude);
    return missing.length === 0
      ? saved.map(withStandIns)
      : withLongLock(`summaries:${card.track.slug}:${card.day}`, () => complete(raceViews, claude));
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
    const { value: savedAnswers } = await share(`${card.track.slug} ${card.day} ${card.cardHash}`, () =>
      summaries(card),
    );
    return card.races.flatMap((race) => {
      const answer = savedAnswers.find(({ raceId }) => raceId === race.id);
      return answer === undefined ? [] : [present(race, answer)];
    });
  };
}

export type SummarizeRaces = ReturnType<typeof makeSummarizeRaces>;
