import type { z } from 'zod';
import type { AnswerShapes, ShapeName } from '#core/picks/model-questions/model-question.ts';
import { critique, final, opening } from './debate.ts';
import { pick } from './pick.ts';
import { analysis, strategy, summary } from './race.ts';

/** Shapes whose answers are written as plain text. */
type TextShape = 'text' | 'with-tools';

/** Every other shape, as sent to providers and as answers are checked. */
export const SHAPES: {
  readonly [Name in Exclude<ShapeName, TextShape>]: z.ZodType<AnswerShapes[Name]>;
} = {
  pick,
  'debate-opening': opening,
  'debate-critique': critique,
  'debate-final': final,
  'race-analysis': analysis,
  'betting-strategy': strategy,
  'race-summary': summary,
};

export const isText = (shape: ShapeName): shape is TextShape => shape === 'text' || shape === 'with-tools';

/** The schema of a shape; null for plain text. */
export const schemaOf = <Shape extends ShapeName>(shape: Shape): z.ZodType<AnswerShapes[Shape]> | null =>
  isText(shape)
    ? null
    : (SHAPES[shape as Exclude<Shape, TextShape>] as unknown as z.ZodType<AnswerShapes[Shape]>);
