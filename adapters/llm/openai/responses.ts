import type OpenAI from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import type { ResponseCreateParamsBase, ResponseInput } from 'openai/resources/responses/responses';
import { z } from 'zod';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import type { Written } from '../answer.ts';
import type { ProviderRequest } from '../provider.ts';
import { schemaOf } from '../shapes/index.ts';
import { callsIn, parametersOf, writtenValues } from '../tool-calls.ts';
import { cacheKey, partsOf } from './cache-key.ts';
import { readUsage } from './usage.ts';

const reply = z.object({
  status: z.string().nullish(),
  output: z.array(
    z.looseObject({
      type: z.string(),
      call_id: z.string().nullish(),
      name: z.string().nullish(),
      arguments: z.string().nullish(),
      content: z
        .array(z.object({ type: z.string(), text: z.string().nullish(), refusal: z.string().nullish() }))
        .nullish(),
    }),
  ),
  usage: z.unknown(),
});

const DEFECT = 'failed';

/** Reasoning that can be given back: without its encrypted content the provider, who stores nothing, does not know it. */
const isReasoning = ({
  type,
  encrypted_content,
}: {
  readonly type: string;
  readonly encrypted_content?: unknown;
}): boolean => type === 'reasoning' && typeof encrypted_content === 'string';

/** A finished response object, from a whole answer or from the end of a stream. */
function writtenIn(found: unknown, question: ModelQuestion): Written {
  const { status, output, usage: rawUsage } = reply.parse(found);
  const usage = readUsage(rawUsage);
  const parts = output.flatMap(({ type, content }) => (type === 'message' ? (content ?? []) : []));
  const text = parts.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join('');
  if (parts.some(({ type }) => type === 'refusal')) return { text, end: 'refused', usage };
  const isCutOff = status === 'incomplete' || status === DEFECT || status === 'cancelled';
  const calls = output.flatMap(({ type, call_id, name, arguments: json }) =>
    type === 'function_call' ? [{ id: call_id ?? '', name: name ?? '', json: json ?? '' }] : [],
  );
  const thoughts = calls.length === 0 ? [] : output.filter(isReasoning);
  return { text, end: isCutOff ? 'cut-off' : 'whole', calls: callsIn(calls, question), thoughts, usage };
}

/** What was called and what came back. */
const roundsOf = ({ conversation }: ModelQuestion): ResponseInput =>
  (conversation?.rounds ?? []).flatMap(({ calls, replies, thoughts }) => [
    ...(thoughts as ResponseInput),
    ...calls.map((call) => ({
      type: 'function_call' as const,
      call_id: call.id,
      name: call.name,
      arguments: writtenValues(call),
    })),
    ...calls.map(({ id }, nth) => ({
      type: 'function_call_output' as const,
      call_id: id,
      output: replies[nth] ?? '',
    })),
  ]);

function toolsOf({ conversation }: ModelQuestion): Pick<ResponseCreateParamsBase, 'tools' | 'tool_choice'> {
  if (conversation === undefined) return {};
  const tools = conversation.tools.map((tool) => ({
    type: 'function' as const,
    name: tool.name,
    description: tool.description,
    parameters: parametersOf(tool),
    strict: true,
  }));
  return { tools, tool_choice: conversation.mayCall ? 'auto' : 'none' };
}

function paramsOf({ question, model, effort, mostTokens }: ProviderRequest): ResponseCreateParamsBase {
  const schema = schemaOf(question.shape);
  return {
    model,
    instructions: question.instructions,
    input: [
      ...partsOf(question).map((content) => ({ role: 'user' as const, content })),
      ...roundsOf(question),
    ],
    ...toolsOf(question),
    max_output_tokens: mostTokens,
    prompt_cache_key: cacheKey(question),
    store: false,
    ...(question.conversation === undefined ? {} : { include: ['reasoning.encrypted_content' as const] }),
    ...(effort === null ? {} : { reasoning: { effort } }),
    ...(schema === null ? {} : { text: { format: zodTextFormat(schema, question.shape) } }),
  };
}

const ENDS = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** Asks through the Responses interface. */
export async function writeResponse(client: OpenAI, request: ProviderRequest): Promise<Written> {
  const params = paramsOf(request);
  const { signal, tryMs: timeout, receive } = request;
  if (receive === null) {
    return writtenIn(
      await client.responses.create({ ...params, stream: false }, { signal, timeout }),
      request.question,
    );
  }
  const stream = await client.responses.create({ ...params, stream: true }, { signal, timeout });
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') receive(event.delta);
    if (ENDS.has(event.type) && 'response' in event) return writtenIn(event.response, request.question);
  }
  return { text: '', end: 'cut-off', usage: null };
}
