import type { RaceId } from '../../card/race.ts';
import type { Clock, WithLongLock } from '../../kernel/functions.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { type Asker, makeShare } from '../../kernel/share.ts';
import type { AnswerShapes, ModelQuestion } from '../../picks/model-questions/model-question.ts';
import type { Providers } from '../../picks/ports.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import { ASSISTANT_PROMPTS } from '../debate/prompts.ts';
import {
  type Answerer,
  type AttributedAnswer,
  answererText,
  answerOrStandIn,
  builtIn,
} from '../outside-model.ts';
import { analysisOf, consensusOf, strategyOf } from '../panel/built-in-panel.ts';
import { type AiConsensus, type BettingStrategy, type RaceAnalysis, withinPercent } from '../panel/panel.ts';
import { wrongClaimsIn } from '../panel/panel-problems.ts';
import { ANALYSIS_RULES, STRATEGY_RULES } from '../panel/prompts.ts';
import type { AnswerStore, CardViews } from '../ports.ts';
import { isRun, type RaceView, raceOff } from '../race-view.ts';
import type { AnswerKind, SavedAnswer } from '../saved-answer.ts';

export interface PanelValues {
  readonly 'race-analysis': RaceAnalysis;
  readonly 'betting-strategy': BettingStrategy;
  readonly 'ai-consensus': AiConsensus;
}

export type PanelKind = keyof PanelValues;

/** A saved answer with who gave it, when, and whether card or picks have changed since. */
export interface PanelAnswer<Kind extends PanelKind> {
  readonly value: PanelValues[Kind];
  readonly raceId: string;
  readonly analysedBy: string;
  readonly isBuiltIn: boolean;
  /** ISO instant by the racing clock. */
  readonly madeAt: string;
  readonly isOutdated: boolean;
  readonly card: Provenance;
}

/** An answer, and the tokens that were paid for it now. */
interface PanelResult<Kind extends PanelKind> {
  readonly answer: PanelAnswer<Kind>;
  readonly tokens: number;
  /** A built-in answer because the budget was spent: worth another try. */
  readonly isStopgap: boolean;
}

export interface AskPanelDeps {
  readonly views: CardViews;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  readonly clock: Clock;
  /** Held while an answer is made: once, however many ask. */
  readonly withLongLock: WithLongLock;
  /** Name of the built-in analysts on screens. */
  readonly label: string;
}

export interface PanelRequest {
  readonly raceId: string;
  readonly askedBy: string | null;
  readonly asker?: Asker;
}

const cleanList = (texts: readonly string[]): readonly string[] =>
  texts.map(safeText).filter((text) => text !== '');

function cleanAnalysis(value: RaceAnalysis): RaceAnalysis {
  const { riskAssessment, analysis, reasoning, keyFactors } = value;
  return {
    confidence: withinPercent(value.confidence),
    riskAssessment: safeText(riskAssessment),
    analysis: safeText(analysis),
    reasoning: safeText(reasoning),
    keyFactors: cleanList(keyFactors),
  };
}

const cleanStrategy = (value: BettingStrategy): BettingStrategy => ({
  primaryPick: safeText(value.primaryPick),
  strategy: safeText(value.strategy),
  alternatives: cleanList(value.alternatives),
  valueOpportunities: cleanList(value.valueOpportunities),
  reasoning: safeText(value.reasoning),
});

const textsOf = (value: RaceAnalysis | BettingStrategy): readonly string[] =>
  Object.values(value)
    .flat()
    .filter((text) => typeof text === 'string');

/** Answers of the Claude panel about one race; each is saved and shown until it is requested again. */
export function makeAskPanel({ views, answers, providers, clock, withLongLock, label }: AskPanelDeps) {
  const claude = providers.claude;
  const share = makeShare<PanelResult<PanelKind>>();

  function askClaude<Shape extends 'race-analysis' | 'betting-strategy'>(
    shape: Shape,
    instructions: string,
    { evidence, chances }: RaceView,
    { askedBy, asker }: PanelRequest,
    builtInAnswer: () => AnswerShapes[Shape],
  ): Promise<AttributedAnswer<AnswerShapes[Shape]>> {
    const question: ModelQuestion<Shape> = {
      shape,
      feature: shape,
      raceId: evidence.race.id as RaceId,
      askedBy,
      instructions,
      shared: '',
      question: `${raceBrief(evidence, chances)}\n\nRace ${evidence.race.number}, as of now.`,
    };
    const problemsOf = (value: AnswerShapes[Shape]) => wrongClaimsIn(textsOf(value), evidence);
    return answerOrStandIn({
      outside: claude,
      question,
      problemsOf,
      standIn: { name: label, value: builtInAnswer },
      ...(asker === undefined ? {} : { extras: { asker } }),
    });
  }

  const makers: {
    readonly [Kind in PanelKind]: (
      view: RaceView,
      panelRequest: PanelRequest,
    ) => Promise<AttributedAnswer<PanelValues[Kind]>>;
  } = {
    'race-analysis': async (view, panelRequest) => {
      const answer = await askClaude('race-analysis', ANALYSIS_RULES, view, panelRequest, () =>
        analysisOf(view),
      );
      return { ...answer, value: cleanAnalysis(answer.value) };
    },
    'betting-strategy': async (view, panelRequest) => {
      const answer = await askClaude('betting-strategy', STRATEGY_RULES, view, panelRequest, () =>
        strategyOf(view),
      );
      return { ...answer, value: cleanStrategy(answer.value) };
    },
    'ai-consensus': async (view) => ({
      value: consensusOf(view),
      by: builtIn(view.picks.analysedBy),
      tokens: 0,
    }),
  };

  const markOf = (kind: AnswerKind, { picksMark }: RaceView): string =>
    `${picksMark} ${ASSISTANT_PROMPTS} ${kind === 'ai-consensus' ? 'built-in' : (claude?.model ?? 'built-in')}`;

  const present = <Kind extends PanelKind>(
    { value, by, madeAt, madeFrom, raceId }: SavedAnswer,
    kind: Kind,
    view: RaceView,
  ): PanelAnswer<Kind> => ({
    value: value as PanelValues[Kind],
    raceId,
    analysedBy: answererText(by),
    isBuiltIn: by.isBuiltIn,
    madeAt: toIso(madeAt),
    isOutdated: madeFrom !== markOf(kind, view),
    card: view.card,
  });

  const savedFor = async (kind: PanelKind, raceId: string): Promise<SavedAnswer | null> =>
    (await answers.answersOn(kind, [raceId]))[0] ?? null;

  const isStopgap = ({ note }: Answerer): boolean => note !== null;

  /** The saved answer, while it is of this card and these picks. */
  async function currentAnswer<Kind extends PanelKind>(
    kind: Kind,
    view: RaceView,
  ): Promise<PanelResult<Kind> | null> {
    const savedAnswer = await savedFor(kind, view.evidence.race.id);
    if (savedAnswer === null || savedAnswer.madeFrom !== markOf(kind, view) || isStopgap(savedAnswer.by))
      return null;
    return { answer: present(savedAnswer, kind, view), tokens: 0, isStopgap: false };
  }

  /** The answer from before the off; a race that is off gets no other. */
  async function frozenAnswer<Kind extends PanelKind>(
    kind: Kind,
    view: RaceView,
  ): Promise<PanelResult<Kind>> {
    const savedAnswer = await savedFor(kind, view.evidence.race.id);
    if (savedAnswer === null) throw raceOff(view);
    return { answer: present(savedAnswer, kind, view), tokens: 0, isStopgap: false };
  }

  /** By whoever held the lock before, else now. */
  async function makeAnswer<Kind extends PanelKind>(
    kind: Kind,
    raceId: RaceId,
    panelRequest: PanelRequest,
  ): Promise<PanelResult<Kind>> {
    const view = await views.raceWith(raceId);
    const current = await currentAnswer(kind, view);
    if (current !== null) return current;
    const { value, by, tokens } = await makers[kind](view, panelRequest);
    const fresh: SavedAnswer = { kind, raceId, madeFrom: markOf(kind, view), madeAt: clock(), by, value };
    await answers.keep(fresh);
    return { answer: present(fresh, kind, view), tokens, isStopgap: isStopgap(by) };
  }

  return {
    /** The saved answer; null before the first request. Refuses an unknown race id ('not-found'). */
    async show<Kind extends PanelKind>(kind: Kind, raceId: string): Promise<PanelAnswer<Kind> | null> {
      const view = await views.raceWith(raceId);
      const savedAnswer = await savedFor(kind, view.evidence.race.id);
      return savedAnswer === null ? null : present(savedAnswer, kind, view);
    },
    /**
     * The saved answer while card and picks are unchanged, else a new one. Concurrent callers share it, and its refusal; a
     * spent budget may be one caller's own. Once the race is off, the answer from before it. Refuses as `show`, an analyst that
     * does not answer, and a race that is off without an answer ('conflict', `picks.race-off`).
     */
    async make<Kind extends PanelKind>(kind: Kind, panelRequest: PanelRequest): Promise<PanelResult<Kind>> {
      const view = await views.raceWith(panelRequest.raceId);
      if (isRun(view)) return frozenAnswer(kind, view);
      const current = await currentAnswer(kind, view);
      if (current !== null) return current;
      const { id } = view.evidence.race;
      const lockName = `panel:${kind}:${id}`;
      const { value: found, isOwn } = await share(
        `${lockName} ${markOf(kind, view)}`,
        (asker) => withLongLock(lockName, () => makeAnswer(kind, id, { ...panelRequest, asker })),
        panelRequest.asker,
      );
      if (isOwn) return found as PanelResult<Kind>;
      if (found.isStopgap) return withLongLock(lockName, () => makeAnswer(kind, id, panelRequest));
      return { ...(found as PanelResult<Kind>), tokens: 0 };
    },
  };
}

export type AskPanel = ReturnType<typeof makeAskPanel>;
