import type OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionCreateParamsBase,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions/completions';
import { z } from 'zod';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import type { Written } from '../answer.ts';
import type { ProviderRequest } from '../provider.ts';
import { schemaOf } from '../shapes/index.ts';
import { callsIn, parametersOf, type WrittenCall, writtenValues } from '../tool-calls.ts';
import { partsOf } from './cache-key.ts';
import { readUsage } from './usage.ts';

const reply = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string(),
                function: z.object({ name: z.string(), arguments: z.string() }).nullish(),
              }),
            )
            .nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.unknown(),
});

const ends: Readonly<Record<string, Written['end']>> = { length: 'cut-off', content_filter: 'refused' };

function writtenIn(found: unknown, question: ModelQuestion): Written {
  const { choices, usage } = reply.parse(found);
  const [choice] = choices;
  const end = choice?.message.refusal ? 'refused' : (ends[choice?.finish_reason ?? ''] ?? 'whole');
  const calls = (choice?.message.tool_calls ?? []).map(({ id, function: called }) => ({
    id,
    name: called?.name ?? '',
    json: called?.arguments ?? '',
  }));
  return {
    text: choice?.message.content ?? '',
    end,
    calls: callsIn(calls, question),
    usage: readUsage(usage),
  };
}

/** What was called and what came back. */
const roundsOf = ({ conversation }: ModelQuestion): readonly ChatCompletionMessageParam[] =>
  (conversation?.rounds ?? []).flatMap(({ calls, replies }) => [
    {
      role: 'assistant' as const,
      tool_calls: calls.map((call) => ({
        id: call.id,
        type: 'function' as const,
        function: { name: call.name, arguments: writtenValues(call) },
      })),
    },
    ...calls.map(({ id }, nth) => ({
      role: 'tool' as const,
      tool_call_id: id,
      content: replies[nth] ?? '',
    })),
  ]);

function toolsOf({
  conversation,
}: ModelQuestion): Pick<ChatCompletionCreateParamsBase, 'tools' | 'tool_choice'> {
  if (conversation === undefined) return {};
  const tools = conversation.tools.map((tool) => ({
    type: 'function' as const,
    function: {
      name: tool.name,
      description: tool.description,
      parameters: parametersOf(tool),
      strict: true,
    },
  }));
  return { tools, tool_choice: conversation.mayCall ? 'auto' : 'none' };
}

function paramsOf({ question, model, effort, mostTokens }: ProviderRequest): ChatCompletionCreateParamsBase {
  const schema = schemaOf(question.shape);
  return {
    model,
    messages: [
      { role: 'system', content: question.instructions },
      ...partsOf(question).map((content) => ({ role: 'user' as const, content })),
      ...roundsOf(question),
    ],
    ...toolsOf(question),
    max_completion_tokens: mostTokens,
    ...(effort === null ? {} : { reasoning_effort: effort }),
    ...(schema === null ? {} : { response_format: zodResponseFormat(schema, question.shape) }),
  };
}

/** Asks through chat completions, which every compatible server supports. */
export async function writeChat(client: OpenAI, request: ProviderRequest): Promise<Written> {
  const params = paramsOf(request);
  const { signal, tryMs: timeout, receive } = request;
  if (receive === null) {
    return writtenIn(
      await client.chat.completions.create({ ...params, stream: false }, { signal, timeout }),
      request.question,
    );
  }
  const streamed = { ...params, stream: true, stream_options: { include_usage: true } } as const;
  const partial = { text: '', end: null as Written['end'] | null, usage: null as Written['usage'] };
  const written: WrittenCall[] = [];
  let isRefused = false;
  for await (const { choices, usage } of await client.chat.completions.create(streamed, {
    signal,
    timeout,
  })) {
    partial.usage = readUsage(usage) ?? partial.usage;
    const piece = choices[0]?.delta.content ?? '';
    const reason = choices[0]?.finish_reason ?? null;
    for (const { index, id, function: called } of choices[0]?.delta.tool_calls ?? []) {
      const begun = written[index ?? 0] ?? { id: '', name: '', json: '' };
      written[index ?? 0] = {
        id: begun.id || (id ?? ''),
        name: begun.name || (called?.name ?? ''),
        json: begun.json + (called?.arguments ?? ''),
      };
    }
    isRefused ||= Boolean(choices[0]?.delta.refusal);
    if (reason !== null) partial.end = ends[reason] ?? 'whole';
    if (piece === '') continue;
    partial.text += piece;
    receive(piece);
  }
  const calls = callsIn(
    written.filter(() => true),
    request.question,
  );
  return { ...partial, calls, end: isRefused ? 'refused' : (partial.end ?? 'cut-off') };
}
