import type { z } from 'zod';
import type { AnswerShapes, ShapeName } from '#core/picks/model-questions/model-question.ts';
import { critique, final, opening } from './debate.ts';
import { pick } from './pick.ts';
import { analysis, strategy, summary } from './race.ts';

/** Every shape but plain text, as sent to providers and as answers are checked. */
export const SHAPES: {
  readonly [Name in Exclude<ShapeName, 'text'>]: z.ZodType<AnswerShapes[Name]>;
} = {
  pick,
  'debate-opening': opening,
  'debate-critique': critique,
  'debate-final': final,
  'race-analysis': analysis,
  'betting-strategy': strategy,
  'race-summary': summary,
};

/** The schema of a shape; null for plain text. */
export const schemaOf = <Shape extends ShapeName>(shape: Shape): z.ZodType<AnswerShapes[Shape]> | null =>
  shape === 'text'
    ? null
    : (SHAPES[shape as Exclude<Shape, 'text'>] as unknown as z.ZodType<AnswerShapes[Shape]>);
