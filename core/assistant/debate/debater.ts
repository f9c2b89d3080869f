import type { RaceId } from '../../card/race.ts';
import type { Asker } from '../../kernel/share.ts';
import type { Opinion } from '../../picks/analysis/opinion.ts';
import type { Slot } from '../../picks/analysis/slot.ts';
import type { AnswerShapes, ModelQuestion, ShapeName } from '../../picks/model-questions/model-question.ts';
import { raceBrief } from '../../picks/prompts/race-brief.ts';
import { type AttributedAnswer, answerOrStandIn, type OutsideModel } from '../outside-model.ts';
import type { RaceView } from '../race-view.ts';
import type { BySide, DebateSide } from './debate.ts';
import { DEBATE_RULES } from './prompts.ts';

const SLOTS_OF_SIDES: BySide<Slot> = { claude: 'claude', gpt: 'openai' };

/** One side of a debate on a race. */
export interface Debater {
  readonly side: DebateSide;
  readonly opinion: Opinion;
  ask<Shape extends ShapeName>(
    shape: Shape,
    task: string,
    problemsOf: (value: AnswerShapes[Shape]) => readonly string[],
    builtInAnswer: () => AnswerShapes[Shape],
  ): Promise<AttributedAnswer<AnswerShapes[Shape]>>;
}

/** Who wants the debate. */
export interface DebateAsker {
  readonly askedBy: string | null;
  readonly asker?: Asker;
}

/** The side of a debate with its model, if one is set, and the built-in analyst that stands in for it. */
export function debaterOf(
  side: DebateSide,
  view: RaceView,
  models: Readonly<Record<Slot, OutsideModel | null>>,
  { askedBy, asker }: DebateAsker,
): Debater {
  const slot = SLOTS_OF_SIDES[side];
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
        askedBy,
        instructions: DEBATE_RULES,
        shared: '',
        question: `${brief}\n\n${task}`,
      };
      return answerOrStandIn({
        outside: models[slot],
        question,
        problemsOf,
        standIn: { name: opinion.analyst, value: builtInAnswer },
        ...(asker === undefined ? {} : { extras: { asker } }),
      });
    },
  };
}

/** The same work for each side, side by side. */
export async function both<Value>(work: (side: DebateSide) => Promise<Value>): Promise<BySide<Value>> {
  const [claude, gpt] = await Promise.all([work('claude'), work('gpt')]);
  return { claude, gpt };
}
