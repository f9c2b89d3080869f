import { distanceText } from '../../card/distance.ts';
import type { Race } from '../../card/race.ts';
import { courseOf } from '../../card/surface.ts';
import type { Clock, WithLongLock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { isWorthAsking } from '../../picks/analysis/slot-words.ts';
import { raceBrief } from '../../picks/brief/race-brief.ts';
import type { Providers } from '../../picks/ports.ts';
import { makeInTurn } from '../../picks/questions/asked-one-by-one.ts';
import { askChecked } from '../../picks/questions/checked-ask.ts';
import { firstAlone } from '../../picks/questions/first-alone.ts';
import type { ModelQuestion } from '../../picks/questions/model-question.ts';
import { makeSharedRun } from '../../picks/questions/shared-run.ts';
import { ASSISTANT_PROMPTS } from '../debate/prompts.ts';
import { answererText, builtIn, outsider } from '../outside.ts';
import { summaryOf } from '../panel/built-in-panel.ts';
import { type RaceSummary, withinPercent } from '../panel/panel.ts';
import { wrongClaimsIn } from '../panel/panel-problems.ts';
import { SUMMARY_RULES } from '../panel/prompts.ts';
import type { AnswerStore, CardViews } from '../ports.ts';
import type { CardInPlay, RaceInView, RacesSeen } from '../race-in-view.ts';
import type { SavedAnswer, SavedAnswerer } from '../saved-answer.ts';

export interface SummarisedRace extends RaceSummary {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly postTime: Instant | null;
  readonly surface: 'D' | 'T';
  readonly distance: string;
  readonly analysedBy: string;
  readonly isBuiltIn: boolean;
  /** ISO instant by the racing clock. */
  readonly madeAt: string;
}

export interface SummariseRacesDeps {
  readonly views: CardViews;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  readonly clock: Clock;
  /** Held while summaries are made, so that one process makes them. */
  readonly withLongLock: WithLongLock;
  readonly label: string;
}

/** A member's question finds a free place while summaries are made. */
const AT_ONCE = 3;

/**
 * A summary of every race of the card in play: made once for a state of the card, by the model of the Claude slot where
 * one is set. A model that does not answer is stood in for by the house, and asked again by the rule of the picks: after a
 * while when what stood in the way may be over, else not before the card is another.
 */
export function makeSummariseRaces(deps: SummariseRacesDeps) {
  const { views, answers, providers, clock, withLongLock, label } = deps;
  const claude = providers.claude;
  const shared = makeSharedRun<readonly SavedAnswer[]>();
  const inTurn = makeInTurn(AT_ONCE);

  const markOf = ({ cardHash }: Pick<RacesSeen, 'cardHash'>): string =>
    `${cardHash} ${ASSISTANT_PROMPTS} ${claude?.model ?? 'house'}`;

  const headOf = (view: RaceInView) => {
    const raceId = view.evidence.race.id;
    return { kind: 'race-summary', raceId, madeFrom: markOf(view), madeAt: clock() } as const;
  };
  const own = (view: RaceInView, by: SavedAnswerer): SavedAnswer => ({
    ...headOf(view),
    by,
    value: summaryOf(view),
  });

  async function make(view: RaceInView): Promise<SavedAnswer> {
    const { evidence, chances } = view;
    const raceId = evidence.race.id;
    if (claude === null) return own(view, builtIn(label));
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
    if (answer.is !== 'answered') return own(view, { ...builtIn(label, answer.why), silence: answer.is });
    const { confidence, riskLevel, summary, keyFactor } = answer.value;
    const value = {
      confidence: withinPercent(confidence),
      riskLevel,
      summary: safeText(summary),
      keyFactor: safeText(keyFactor),
    };
    return { ...headOf(view), by: outsider(claude), value };
  }

  /** Of this state of the card, and not a stand-in for a model that may answer by now. */
  function isCurrent({ madeFrom, madeAt, by }: SavedAnswer, mark: string): boolean {
    if (madeFrom !== mark) return false;
    if (claude === null || by.note === null) return true;
    const { silence: is = 'ill', note: why } = by;
    return !isWorthAsking({ is, by: claude, why, at: madeAt }, clock());
  }

  async function look(card: CardInPlay) {
    const ids = card.races.map(({ id }) => id);
    const found = await answers.answersOn('race-summary', ids);
    const savedAnswers = found.filter((savedAnswer) => isCurrent(savedAnswer, markOf(card)));
    return {
      kept: savedAnswers,
      races: card.races.filter(({ id }) => !savedAnswers.some(({ raceId }) => raceId === id)),
    };
  }

  async function complete(card: CardInPlay): Promise<readonly SavedAnswer[]> {
    const { kept: savedAnswers, races } = await look(card);
    const raceInViews = await views.viewOf({ ...card, races });
    const fresh = await firstAlone(raceInViews, {
      ask: (view) => inTurn(() => make(view)),
      endOf: ({ by }) => by.silence ?? 'answered',
      instead: (view, { by }) => own(view, by),
    });
    for (const answer of fresh) await answers.keep(answer);
    return [...savedAnswers, ...fresh];
  }

  async function summaries(card: CardInPlay): Promise<readonly SavedAnswer[]> {
    const { kept: savedAnswers, races } = await look(card);
    return races.length === 0
      ? savedAnswers
      : withLongLock(`summaries:${card.track.slug}:${card.day}`, () => complete(card));
  }

  const present = (race: Race, answer: SavedAnswer): SummarisedRace => ({
    raceId: race.id,
    raceNumber: race.number,
    postTime: race.postTime,
    surface: courseOf(race.surface).letter,
    distance: distanceText(race.distanceYards, race.isAbout),
    ...(answer.value as RaceSummary),
    analysedBy: answererText(answer.by),
    isBuiltIn: answer.by.isBuiltIn,
    madeAt: toIso(answer.madeAt),
  });

  return async function summariseRaces(track: string): Promise<readonly SummarisedRace[]> {
    const card = await views.inPlay(track);
    if (card === null) return [];
    const savedAnswers = await shared(`${card.track.slug} ${card.day} ${markOf(card)}`, () =>
      summaries(card),
    );
    return card.races.flatMap((race) => {
      const answer = savedAnswers.find(({ raceId }) => raceId === race.id);
      return answer === undefined ? [] : [present(race, answer)];
    });
  };
}

export type SummariseRaces = ReturnType<typeof makeSummariseRaces>;
