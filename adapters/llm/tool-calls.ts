import { z } from 'zod';
import type { ModelQuestion, ModelTool, ToolCall } from '#core/picks/model-questions/model-question.ts';

/** JSON Schema of a tool's arguments. */
export const parametersOf = ({ parameters }: ModelTool) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, { description, oneOf }]) => [
      name,
      { type: 'string', description, ...(oneOf === undefined ? {} : { enum: oneOf }) },
    ]),
  ),
  required: Object.keys(parameters),
  additionalProperties: false,
});

/** What a tool declares, as a check of what a model gives. */
const argumentsOf = ({ parameters }: ModelTool) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(parameters).map(([name, { oneOf }]) => [
        name,
        oneOf === undefined ? z.string() : z.enum(oneOf as readonly [string, ...string[]]),
      ]),
    ),
  );

function parsed(written: string): unknown {
  try {
    return JSON.parse(written === '' ? '{}' : written);
  } catch {
    return undefined;
  }
}

/** A call as a model wrote it, with its arguments as JSON text. */
export interface WrittenCall {
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

/** Calls of the tools of a question, read and checked. */
export function callsIn(
  written: readonly WrittenCall[],
  { conversation }: ModelQuestion,
): readonly ToolCall[] {
  return written.map(({ id, name, json }) => {
    const tool = conversation?.tools.find((offered) => offered.name === name);
    const values = tool === undefined ? undefined : argumentsOf(tool).safeParse(parsed(json)).data;
    return { id, name, values: values ?? null };
  });
}

/** The arguments of a call as JSON text, as they are told back to the model. */
export const writtenValues = ({ values }: ToolCall): string => JSON.stringify(values ?? {});
