import type { RaceId } from '../../card/race.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { safeText } from '../../kernel/safe-text.ts';
import type { Asker } from '../../kernel/share.ts';
import type { Opinion } from '../../picks/analysis/opinion.ts';
import type { Slot } from '../../picks/analysis/slot.ts';
import type { AnswerShapes, ModelQuestion, ShapeName } from '../../picks/model-questions/model-question.ts';
import type { Providers } from '../../picks/ports.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import { critiqueOf, finalOf, openingOf } from '../debate/built-in-debater.ts';
import { debateConsensus } from '../debate/consensus.ts';
import type { Debate, DebateSide, FinalPosition, Opening, ReportedRound } from '../debate/debate.ts';
import { faultsOfNumber, faultsOfText } from '../debate/faults.ts';
import { critiqueTask, DEBATE_RULES, finalTask, OPENING_TASK } from '../debate/prompts.ts';
import { withoutRepeats } from '../debate/repeats.ts';
import { namesOf, sideOf, speakersOf } from '../debate/side.ts';
import { checkedStatements, otherOf, starterOr } from '../debate/statements.ts';
import { type AttributedAnswer, answerOrStandIn } from '../outside-model.ts';
import type { CardViews } from '../ports.ts';
import { isRun, type RaceView, raceOff } from '../race-view.ts';

export interface HoldDebateDeps {
  readonly views: CardViews;
  readonly providers: Providers;
  /** How the built-in analysts are called together. */
  readonly label: string;
}

export interface DebateRequest {
  /** Slug or number. */
  readonly track: string;
  readonly raceNumber: number;
  readonly askedBy: string | null;
  readonly asker?: Asker;
}

const SIDES: Readonly<Record<DebateSide, Slot>> = { claude: 'claude', gpt: 'openai' };

/** One side of a debate on a race. */
interface Debater {
  readonly side: DebateSide;
  readonly opinion: Opinion;
  ask<Shape extends ShapeName>(
    shape: Shape,
    task: string,
    problemsOf: (value: AnswerShapes[Shape]) => readonly string[],
    builtInAnswer: () => AnswerShapes[Shape],
  ): Promise<AttributedAnswer<AnswerShapes[Shape]>>;
}

function debaterOf(
  side: DebateSide,
  view: RaceView,
  { providers }: HoldDebateDeps,
  debateRequest: DebateRequest,
): Debater {
  const slot = SIDES[side];
  const opinion = view.builtIn.opinions[slot];
  if (opinion === null) throw new Error('the built-in analysts always have an opinion');
  const brief = raceBrief(view.evidence, view.chances);
  return {
    side,
    opinion,
    ask: (shape, task, problemsOf, builtInAnswer) => {
      const question: ModelQuestion<typeof shape> = {
        shape,
        feature: 'debate',
        raceId: view.evidence.race.id as RaceId,
        askedBy: debateRequest.askedBy,
        instructions: DEBATE_RULES,
        shared: '',
        question: `${brief}\n\n${task}`,
      };
      const extras = debateRequest.asker === undefined ? {} : { extras: { asker: debateRequest.asker } };
      return answerOrStandIn({
        outside: providers[slot],
        question,
        problemsOf,
        standIn: { name: opinion.analyst, value: builtInAnswer },
        ...extras,
      });
    },
  };
}

type BySide<Value> = Readonly<Record<DebateSide, Value>>;

async function both<Value>(work: (side: DebateSide) => Promise<Value>): Promise<BySide<Value>> {
  const [claude, gpt] = await Promise.all([work('claude'), work('gpt')]);
  return { claude, gpt };
}

async function openings(
  debaters: BySide<Debater>,
  view: RaceView,
): Promise<BySide<AttributedAnswer<Opening>>> {
  return both(async (side) => {
    const { ask, opinion } = debaters[side];
    const answer = await ask(
      'debate-opening',
      OPENING_TASK,
      ({ programNumber, reasoning }) => [...faultsOfNumber(view, programNumber), ...faultsOfText(reasoning)],
      () => openingOf(opinion) ?? { programNumber: '', confidence: 0, reasoning: '' },
    );
    const { programNumber, confidence, reasoning } = answer.value;
    const horse = starterOr(view, programNumber).horseName;
    const value = {
      horse,
      programNumber,
      confidence: Math.min(10, Math.max(0, confidence)),
      reasoning: safeText(reasoning),
    };
    return { ...answer, value };
  });
}

const critiques = (
  debaters: BySide<Debater>,
  opened: BySide<AttributedAnswer<Opening>>,
  race: RaceView,
): Promise<BySide<AttributedAnswer<string>>> =>
  both(async (side) => {
    const { ask, opinion } = debaters[side];
    const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
    const said = [opening.reasoning, other.reasoning];
    const mustOppose = side === 'gpt' && opening.programNumber === other.programNumber;
    const answer = await ask(
      'debate-critique',
      critiqueTask(opening.reasoning, `#${other.programNumber}: ${other.reasoning}`, mustOppose),
      ({ critique }) => faultsOfText(critique),
      () => critiqueOf(opinion, opening.programNumber, other.programNumber, { side, race }),
    );
    return { ...answer, value: withoutRepeats(safeText(answer.value.critique), said) };
  });

const finals = (
  debaters: BySide<Debater>,
  opened: BySide<AttributedAnswer<Opening>>,
  critiqued: BySide<AttributedAnswer<string>>,
  view: RaceView,
): Promise<BySide<AttributedAnswer<FinalPosition>>> =>
  both(async (side) => {
    const { ask, opinion } = debaters[side];
    const [opening, other] = [opened[side].value, opened[otherOf(side)].value];
    const said = [opening.reasoning, other.reasoning, critiqued.claude.value, critiqued.gpt.value];
    const answer = await ask(
      'debate-final',
      finalTask(
        opening.reasoning,
        `#${other.programNumber}: ${other.reasoning}`,
        critiqued[otherOf(side)].value,
      ),
      ({ programNumber, explanation }) => [
        ...faultsOfNumber(view, programNumber),
        ...faultsOfText(explanation),
      ],
      () => finalOf(opinion, opening.programNumber, other.programNumber, { side, race: view }),
    );
    const { programNumber, explanation } = answer.value;
    return {
      ...answer,
      value: {
        finalHorse: starterOr(view, programNumber).horseName,
        programNumber,
        explanation: withoutRepeats(safeText(explanation), said),
      },
    };
  });

/** A debate ready to run: rounds are reported as they end, the whole in the end. */
export interface DebateSession {
  readonly run: (onRound?: (round: ReportedRound) => void) => Promise<Debate>;
}

const roundsOf = (
  opened: BySide<AttributedAnswer<Opening>>,
  critiqued: BySide<AttributedAnswer<string>>,
  ended: BySide<AttributedAnswer<FinalPosition>>,
) => (['claude', 'gpt'] as const).flatMap((side) => [opened[side], critiqued[side], ended[side]]);

/**
 * A debate of both analysts on a race of the card in play: three rounds, their consensus, and every fact they named
 * checked against the card. Refuses ('not-found') a day without a card (`card.no-card`), a number
 * that is not on it (`card.unknown-race`), a race without starters (`assistant.no-starters`), and, while running,
 * ('unavailable') an analyst that was asked and gave no answer.
 */
export function makeHoldDebate(deps: HoldDebateDeps) {
  async function runDebate(
    view: RaceView,
    debateRequest: DebateRequest,
    onRound: (round: ReportedRound) => void,
  ): Promise<Debate> {
    const debaters = await both(async (side) => debaterOf(side, view, deps, debateRequest));
    const opened = await openings(debaters, view);
    const round1 = { claude: opened.claude.value, gpt: opened.gpt.value };
    onRound({ round1, speakers: { round1: speakersOf(opened) } });
    const critiqued = await critiques(debaters, opened, view);
    const round2 = {
      claudeCritique: { critique: critiqued.claude.value },
      gptCritique: { critique: critiqued.gpt.value },
    };
    onRound({ round2, speakers: { round2: speakersOf(critiqued) } });
    const ended = await finals(debaters, opened, critiqued, view);
    const round3 = { claudeFinal: ended.claude.value, gptFinal: ended.gpt.value };
    onRound({ round3, speakers: { round3: speakersOf(ended) } });
    const speakers = {
      round1: speakersOf(opened),
      round2: speakersOf(critiqued),
      round3: speakersOf(ended),
    };
    const analysts = { claude: sideOf(speakers, 'claude'), gpt: sideOf(speakers, 'gpt') };
    const { race, starters } = view.evidence;
    return {
      raceId: race.id,
      raceNumber: race.number,
      round1,
      round2,
      round3,
      consensus: debateConsensus(starters, round1, round3),
      checks: checkedStatements(view, { round1, round2, round3 }),
      speakers,
      analysts,
      analysedBy: namesOf(analysts, deps.label),
      tokens: sumBy(roundsOf(opened, critiqued, ended), ({ tokens }) => tokens),
    };
  }

  return async function holdDebate(debateRequest: DebateRequest): Promise<DebateSession> {
    const view = await deps.views.raceNumbered(debateRequest.track, debateRequest.raceNumber);
    if (view.evidence.starters.length === 0) {
      throw new Refusal(
        'not-found',
        'assistant.no-starters',
        `Race ${debateRequest.raceNumber} has no starters.`,
      );
    }
    if (isRun(view)) throw raceOff(view);
    return { run: (onRound = () => undefined) => runDebate(view, debateRequest, onRound) };
  };
}

export type HoldDebate = ReturnType<typeof makeHoldDebate>;
