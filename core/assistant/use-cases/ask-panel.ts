import type { RaceId } from '../../card/race.ts';
import type { Clock, WithLongLock } from '../../kernel/functions.ts';
import { toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { safeText } from '../../kernel/safe-text.ts';
import { raceBrief } from '../../picks/brief/race-brief.ts';
import type { Providers } from '../../picks/ports.ts';
import type { AnswerShapes, Asker, ModelQuestion } from '../../picks/questions/model-question.ts';
import { ASSISTANT_PROMPTS } from '../debate/prompts.ts';
import { type Answerer, answererText, builtIn, type Heard, hear } from '../outside.ts';
import { analysisOf, consensusOf, strategyOf } from '../panel/built-in-panel.ts';
import { type AiConsensus, type BettingStrategy, type RaceAnalysis, withinPercent } from '../panel/panel.ts';
import { wrongClaimsIn } from '../panel/panel-problems.ts';
import { ANALYSIS_RULES, STRATEGY_RULES } from '../panel/prompts.ts';
import type { AnswerStore, CardViews } from '../ports.ts';
import type { RaceInView } from '../race-in-view.ts';
import type { AnswerKind, SavedAnswer } from '../saved-answer.ts';
import { makeSharedAsking } from '../shared-asking.ts';

export interface PanelValues {
  readonly 'race-analysis': RaceAnalysis;
  readonly 'betting-strategy': BettingStrategy;
  readonly 'ai-consensus': AiConsensus;
}

export type PanelKind = keyof PanelValues;

/** A kept answer with who gave it, when, and whether card or picks are others by now. */
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
interface PanelMade<Kind extends PanelKind> {
  readonly answer: PanelAnswer<Kind>;
  readonly tokens: number;
  /** Built in only because the budget was spent: worth another try. */
  readonly isStopgap: boolean;
}

export interface AskPanelDeps {
  readonly views: CardViews;
  readonly answers: AnswerStore;
  readonly providers: Providers;
  readonly clock: Clock;
  /** Held while an answer is made, so that it is made once however many want it. */
  readonly withLongLock: WithLongLock;
  /** How the built-in analysts are called. */
  readonly label: string;
}

export interface PanelWanted {
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
    .filter((one) => typeof one === 'string');

interface Made<Value> extends Heard<Value> {}

/** Answers of the Claude panel about one race; each is kept and shown until it is asked for again. */
export function makeAskPanel({ views, answers, providers, clock, withLongLock, label }: AskPanelDeps) {
  const claude = providers.claude;
  const shared = makeSharedAsking<PanelMade<PanelKind>>();

  function asked<Shape extends 'race-analysis' | 'betting-strategy'>(
    shape: Shape,
    instructions: string,
    { evidence, chances }: RaceInView,
    { askedBy, asker }: PanelWanted,
    own: () => AnswerShapes[Shape],
  ): Promise<Heard<AnswerShapes[Shape]>> {
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
    return hear({
      outside: claude,
      question,
      problemsOf,
      own: { name: label, value: own },
      ...(asker === undefined ? {} : { extras: { asker } }),
    });
  }

  const makers: {
    readonly [Kind in PanelKind]: (
      view: RaceInView,
      panelWanted: PanelWanted,
    ) => Promise<Made<PanelValues[Kind]>>;
  } = {
    'race-analysis': async (view, panelWanted) => {
      const heard = await asked('race-analysis', ANALYSIS_RULES, view, panelWanted, () => analysisOf(view));
      return { ...heard, value: cleanAnalysis(heard.value) };
    },
    'betting-strategy': async (view, panelWanted) => {
      const heard = await asked('betting-strategy', STRATEGY_RULES, view, panelWanted, () =>
        strategyOf(view),
      );
      return { ...heard, value: cleanStrategy(heard.value) };
    },
    'ai-consensus': async (view) => ({
      value: consensusOf(view),
      by: builtIn(view.picks.analysedBy),
      tokens: 0,
    }),
  };

  const markOf = (kind: AnswerKind, { picksMark }: RaceInView): string =>
    `${picksMark} ${ASSISTANT_PROMPTS} ${kind === 'ai-consensus' ? 'house' : (claude?.model ?? 'house')}`;

  const present = <Kind extends PanelKind>(
    { value, by, madeAt, madeFrom, raceId }: SavedAnswer,
    kind: Kind,
    view: RaceInView,
  ): PanelAnswer<Kind> => ({
    value: value as PanelValues[Kind],
    raceId,
    analysedBy: answererText(by),
    isBuiltIn: by.isBuiltIn,
    madeAt: toIso(madeAt),
    isOutdated: madeFrom !== markOf(kind, view),
    card: view.card,
  });

  const kept = async (kind: PanelKind, raceId: string): Promise<SavedAnswer | null> =>
    (await answers.answersOn(kind, [raceId]))[0] ?? null;

  const isStopgap = ({ note }: Answerer): boolean => note !== null;

  /** The kept answer, while it is of this card and these picks. */
  async function standing<Kind extends PanelKind>(
    kind: Kind,
    view: RaceInView,
  ): Promise<PanelMade<Kind> | null> {
    const savedAnswer = await kept(kind, view.evidence.race.id);
    if (savedAnswer === null || savedAnswer.madeFrom !== markOf(kind, view) || isStopgap(savedAnswer.by))
      return null;
    return { answer: present(savedAnswer, kind, view), tokens: 0, isStopgap: false };
  }

  /** By whoever had the turn before, else now. */
  async function made<Kind extends PanelKind>(
    kind: Kind,
    raceId: RaceId,
    panelWanted: PanelWanted,
  ): Promise<PanelMade<Kind>> {
    const view = await views.raceWith(raceId);
    const panelMade = await standing(kind, view);
    if (panelMade !== null) return panelMade;
    const { value, by, tokens } = await makers[kind](view, panelWanted);
    const fresh: SavedAnswer = { kind, raceId, madeFrom: markOf(kind, view), madeAt: clock(), by, value };
    await answers.keep(fresh);
    return { answer: present(fresh, kind, view), tokens, isStopgap: isStopgap(by) };
  }

  return {
    /** The kept answer; null before anybody asked. Refuses an id that names no race ('not-found'). */
    async show<Kind extends PanelKind>(kind: Kind, raceId: string): Promise<PanelAnswer<Kind> | null> {
      const view = await views.raceWith(raceId);
      const savedAnswer = await kept(kind, view.evidence.race.id);
      return savedAnswer === null ? null : present(savedAnswer, kind, view);
    },
    /**
     * The kept answer while card and picks are the same, else a new one. Those who wait for it share it, and its refusal;
     * a spent budget may be the asker's own. Refuses as `show`, and a silent analyst.
     */
    async make<Kind extends PanelKind>(kind: Kind, panelWanted: PanelWanted): Promise<PanelMade<Kind>> {
      const view = await views.raceWith(panelWanted.raceId);
      const panelMade = await standing(kind, view);
      if (panelMade !== null) return panelMade;
      const { id } = view.evidence.race;
      const turn = `panel:${kind}:${id}`;
      const { answer: found, isOwn } = await shared(
        `${turn} ${markOf(kind, view)}`,
        panelWanted.asker,
        (asker) => withLongLock(turn, () => made(kind, id, { ...panelWanted, asker })),
      );
      if (isOwn) return found as PanelMade<Kind>;
      if (found.isStopgap) return withLongLock(turn, () => made(kind, id, panelWanted));
      return { ...(found as PanelMade<Kind>), tokens: 0 };
    },
  };
}

export type AskPanel = ReturnType<typeof makeAskPanel>;
